"""A run that is killed leaves nothing behind."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.guardian import PROCESSES, marked

ROOT = Path(__file__).parent.parent

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (PROCESSES / "self" / "environ").exists(), reason="the guardian needs Linux's /proc"
    ),
]

RUN = """
import signal, subprocess, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # who is run in the background ignores it
from tests.guardian import watch_over_this_run
mark = watch_over_this_run()
subprocess.Popen([sys.executable, "-c", CHILD], start_new_session=True)
print(mark, flush=True)
time.sleep(600)
"""
DEAF = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
OBEDIENT = "import time; time.sleep(600)"


@pytest.mark.parametrize(
    ("how", "child"),
    [(signal.SIGKILL, OBEDIENT), (signal.SIGKILL, DEAF), (signal.SIGINT, OBEDIENT)],
    ids=["kill -9", "kill -9, with a deaf child", "Ctrl-C"],
)
def test_what_a_killed_run_has_started_ends_with_it(how: signal.Signals, child: str) -> None:
    command = [sys.executable, "-c", RUN.replace("CHILD", repr(child))]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as run:
        assert run.stdout is not None
        mark = run.stdout.readline().strip()
        assert list(marked(mark))
        run.send_signal(how)
    while list(marked(mark)):
        time.sleep(0.05)
