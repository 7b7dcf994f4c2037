"""What the server asks of a database: to read, and to write several statements as one.

All SQL of the server is written once, for SQLite and PostgreSQL alike: text and whole numbers,
question marks for values. What differs between the two is behind this interface.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from larcin.kernel.errors import LarcinError

Value = str | int | None
Row = Sequence[Any]

POSTGRES: Final = ("postgresql://", "postgres://")
"""How the address of a PostgreSQL begins; any other is the path of a file."""


class BadDatabase(LarcinError):
    """There is no database there, or none for this program."""


class Statement(NamedTuple):
    """A change. If it must concern `rows` rows and does not, all that came with it is undone."""

    sql: str
    values: tuple[Value, ...] = ()
    rows: int | None = None


class Database(Protocol):
    """Rows that outlive the program."""

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """The rows that this query finds, as committed."""

    async def write(self, *statements: Statement) -> None:
        """Carry out all of these or none. On return they are committed.

        `Conflict` if a key is taken or a statement concerns not as many rows as it must.
        """

    async def scrub(self, *, rewrite: bool = False) -> None:
        """Let nothing that was deleted stay in a file, as far as this database can.

        `rewrite` makes its file anew, for what was deleted before it was made so.
        """

    async def close(self) -> None:
        """Finish what is being written."""
