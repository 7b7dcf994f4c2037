"""A copy of all that a server keeps, made while it runs: `larcin backup`."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from larcin.kernel.errors import LarcinError
from larcin.server.storage.database import POSTGRES, BadDatabase
from larcin.server.storage.own_files import keep_private


class BadBackup(LarcinError):
    """The copy cannot be made, or not there."""


def back_up(database: str, file: Path) -> int:
    """Copy the database as it is at one moment into a new file; how many matches it has.

    The file appears when it is whole. To go back to it, give it to `larcin serve --database`.
    """
    if database.startswith(POSTGRES):
        raise BadBackup(
            "PostgreSQL makes its own backups, also while the server runs:"
            " pg_dump --format=custom --file=FILE and the address of the database."
        )
    source = Path(database.removeprefix("sqlite:"))
    if not source.is_file():
        raise BadDatabase(f"There is no database at {source}.")
    if file.exists():
        raise BadBackup(f"{file} exists already; a backup replaces nothing.")
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        keep_private(unfinished)
        matches = _copy(source, unfinished)
        unfinished.rename(file)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise BadBackup(f"The backup cannot be made: {error}.") from None
    return matches


def _copy(source: Path, target: Path) -> int:
    """A page after the other, and a look whether the copy is sound."""
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    with closing(reading), closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")  # one file, and nothing beside it
        ((verdict,),) = writing.execute("PRAGMA quick_check").fetchall()
        if verdict != "ok":
            raise sqlite3.DatabaseError(str(verdict))
        ((matches,),) = writing.execute("SELECT COUNT(*) FROM matches").fetchall()
    return int(matches)
