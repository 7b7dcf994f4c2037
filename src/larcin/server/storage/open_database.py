"""Opening a database at its address, and bringing its tables up to this program's version."""

from __future__ import annotations

import re
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from larcin.server.common.errors import Conflict
from larcin.server.common.models import now
from larcin.server.storage.database import POSTGRES, BadDatabase, Database, Statement
from larcin.server.storage.sqlite import SqliteDatabase

SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS schema (version BIGINT PRIMARY KEY, applied BIGINT NOT NULL)"
)
MIGRATIONS: Final = Path(__file__).parent / "migrations"


async def open_database(url: str) -> Database:
    """The database at this address: the path of a file or `postgresql://...`."""
    database: Database
    if url.startswith(POSTGRES):
        try:
            from larcin.server.storage.postgres import connect
        except ImportError:
            sentence = "PostgreSQL needs an extra: pip install 'larcin[postgres]'."
            raise BadDatabase(sentence) from None
        database = await connect(url)
    else:
        database = SqliteDatabase(Path(url.removeprefix("sqlite:")))
    try:
        await migrate(database)
    except BaseException:
        await database.close()
        raise
    return database


# -- Migrations -----------------------------------------------------------------------------


async def migrate(database: Database) -> None:
    """Bring the tables of the database up to this program's version, step by step."""
    with suppress(Conflict):  # PostgreSQL, when several make it in the same moment
        await database.write(Statement(SCHEMA))
    scripts = sorted(MIGRATIONS.glob("*.sql"))
    if await schema_version(database) > len(scripts):
        raise BadDatabase("The database was made by a newer larcin; this one cannot read it.")
    for version, script in enumerate(scripts, start=1):
        if version > await schema_version(database):
            await _apply(database, version, script.read_text(encoding="utf-8"))


async def schema_version(database: Database) -> int:
    """How many scripts of migration the database has seen."""
    ((version,),) = await database.read("SELECT COALESCE(MAX(version), 0) FROM schema")
    return int(version)


async def _apply(database: Database, version: int, script: str) -> None:
    statements = [Statement(each) for each in statements_of(script)]
    # The version comes first: of two programs that start at once, one waits here and then stops.
    first = Statement("INSERT INTO schema VALUES (?, ?)", (version, now()))
    try:
        await database.write(first, *statements)
    except Conflict:
        if await schema_version(database) < version:
            raise


def statements_of(script: str) -> list[str]:
    """The statements of a script, one by one, as both databases take them within a transaction.

    Where one ends is SQLite's to say: a semicolon within a text, a name, a comment or a trigger
    ends none. The last one may do without; comments after it are none.
    """
    found, begun = [], ""
    for piece in re.split(r"(?<=;)", script):
        begun += piece
        if sqlite3.complete_statement(begun):
            found.append(begun.strip())
            begun = ""
    if re.sub(r"--.*|/\*[\s\S]*?\*/", "", begun).strip():
        found.append(begun.strip())
    return found
