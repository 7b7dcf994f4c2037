"""A server of its own for whoever needs one."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def served(database: Path, **environment: str) -> Iterator[str]:
    """The address of a real server, whose bots answer at once; the environment is what differs."""
    options = ["--port", "0", "--database", str(database), "--thinking", "0.05", "--thinkers", "1"]
    command = [sys.executable, "-m", "larcin", "serve", *options, "--rate", "10000", "--no-limits"]
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


@contextmanager
def own_server() -> Iterator[str]:
    """The address of one with a database that nobody keeps."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "larcin.sqlite") as address:
        yield address
