"""PostgreSQL: for several processes that serve the same tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import Any, Final

import asyncpg

from larcin.server.common.errors import Conflict, NotStored
from larcin.server.storage.database import BadDatabase, Row, Statement, Value

EXISTS: Final = (asyncpg.DuplicateTableError, asyncpg.DuplicateObjectError)
"""What `CREATE TABLE IF NOT EXISTS` may still meet when several make it in the same moment."""

CONNECTIONS: Final = 20
PATIENCE: Final = 10.0
"""Seconds after which a database that does not answer counts as broken."""


class PostgresDatabase:
    """A pool of connections; each write is a transaction of its own, durable on return."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """See `Database.read`."""
        if _has_nul(values):
            return []
        with _sentences():
            return [tuple(row) for row in await self._pool.fetch(_numbered(sql), *values)]

    async def write(self, *statements: Statement) -> None:
        """See `Database.write`."""
        if any(_has_nul(statement.values) for statement in statements):
            raise Conflict("Nothing is called so.")
        with _sentences():
            async with self._pool.acquire() as connection, connection.transaction():
                for statement in statements:
                    done = await connection.execute(_numbered(statement.sql), *statement.values)
                    changed = int(done.rpartition(" ")[2]) if statement.rows is not None else None
                    if changed != statement.rows:
                        raise Conflict("Somebody was faster.")

    async def scrub(self, *, rewrite: bool = False) -> None:
        """See `Database.scrub`.

        Nothing: rows that are deleted are out of reach at once, and their bytes are overwritten
        when PostgreSQL needs the room. `VACUUM FULL` does more, and stops everybody meanwhile.
        """

    async def close(self) -> None:
        """See `Database.close`."""
        await self._pool.close()


async def connect(url: str) -> PostgresDatabase:
    """Connections to the database at this address."""
    try:
        return PostgresDatabase(
            await asyncpg.create_pool(
                url, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE
            )
        )
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        # The address is not repeated: there may be a password in it.
        raise BadDatabase(f"PostgreSQL does not let us in: {error}.") from None


@contextmanager
def _sentences() -> Iterator[None]:
    """The errors of this database as the ones of the interface."""
    try:
        yield
    except (asyncpg.IntegrityConstraintViolationError, *EXISTS):
        raise Conflict("This is taken already.") from None
    except (TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise NotStored(f"The database does not work: {error}.") from error


def _has_nul(values: Iterable[Value]) -> bool:
    """Whether there is a character that PostgreSQL has no text with: so nothing is called so."""
    return any(isinstance(value, str) and "\0" in value for value in values)


@cache
def _numbered(sql: str) -> str:
    """`?, ?` as PostgreSQL writes it: `$1, $2`. A question mark in a text or a comment stays."""
    numbers = count(1)
    found = r"""'[^']*'|"[^"]*"|--.*|\?"""
    return re.sub(found, lambda it: f"${next(numbers)}" if it[0] == "?" else it[0], sql)
