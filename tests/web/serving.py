"""A server of its own for whoever needs one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def served(database: Path, **environment: str) -> Iterator[str]:
    """The address of a real server, whose bots answer at once; the environment is what differs."""
    options = ["--port", "0", "--database", str(database), "--thinking", "0.05", "--thinkers", "1"]
    command = [sys.executable, "-m", "larcin", "serve", *options, "--rate", "10000"]
    server = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | environment,
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().rpartition(" ")[2].strip()
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
