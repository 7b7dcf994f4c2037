"""Files that hold what a server keeps: for their owner's eyes, and for one server at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from larcin.server.storage.database import POSTGRES, BadDatabase

OWNER_ONLY: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm")
"""What belongs to a database of SQLite; the write-ahead log is made with the rights of the file."""


def keep_private(path: Path) -> None:
    """Make this file if it is not there, and let nobody but its owner read it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for each in BESIDE:
        with suppress(OSError):  # not ours, or not there
            (path.parent / f"{path.name}{each}").chmod(OWNER_ONLY)


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Nobody else serves this file: two would each ask the bots, and not hear of each other.

    PostgreSQL is made for several. The lock is the system's, and ends with the process.
    """
    if database.startswith(POSTGRES):
        yield
        return
    path = Path(database.removeprefix("sqlite:"))
    lock = path.with_name(f"{path.name}.lock")
    try:
        keep_private(lock)
        held = lock.open("rb")
    except OSError as error:
        raise BadDatabase(f"{path} cannot be used as a database: {error}.") from None
    with held:
        if not _take(held.fileno()):
            raise BadDatabase(f"Another server uses {path} already; stop it first.")
        yield


def _take(file: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
