"""Ends what a test run has started, however the run itself ends.

A run puts a mark into its environment, and every process that it starts inherits it: servers,
PostgreSQL, which leaves its parent at once, Valkey, browsers. A guardian beside the run waits
until the run is gone, in whatever way, and then ends whoever still has the mark. The processes of
one run are `pytest` and its workers; each has a guardian, since each can be killed alone.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

MARKS = "LARCIN_TEST_RUN"
"""The variable with the marks of all runs that a process belongs to."""

PROCESSES = Path("/proc")
OFTEN, PATIENCE = 0.25, 2.0


def watch_over_this_run() -> str | None:
    """Mark what this process will start, and begin to watch; the mark. Linux alone can do it."""
    if not (PROCESSES / "self" / "environ").exists():
        return None
    mark = uuid4().hex
    _start(mark)
    os.environ[MARKS] = f"{os.environ.get(MARKS, '')} {mark}".strip()
    return mark


def _start(mark: str) -> None:
    """In a session of its own: Ctrl-C is not meant for the guardian."""
    unmarked = {name: value for name, value in os.environ.items() if name != MARKS}
    command = [sys.executable, "-I", "-S", __file__, str(os.getpid()), mark]
    watching = subprocess.Popen(
        command,
        env=unmarked,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    watching.returncode = 0  # it outlives us: nobody will wait for it, and nobody should be warned


def marked(mark: str) -> Iterator[int]:
    """The processes that were started with this mark."""
    for environment in PROCESSES.glob("[0-9]*/environ"):
        with suppress(OSError):  # it has just ended, or is none of ours
            if mark.encode() in environment.read_bytes():
                yield int(environment.parent.name)


def end(mark: str) -> None:
    """Ask them to stop; after a while, do not ask."""
    patience = time.monotonic() + PATIENCE
    how = signal.SIGTERM
    while left := list(marked(mark)):
        for process in left:
            with suppress(OSError):
                os.kill(process, how)
        time.sleep(OFTEN)
        if time.monotonic() > patience:
            how = signal.SIGKILL


def main(run: int, mark: str) -> None:
    while os.getppid() == run:
        time.sleep(OFTEN)
    end(mark)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
