"""What the server keeps of talk at tables: lines, who mutes whom, and reports."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from larcin.server.common.errors import Conflict
from larcin.server.common.models import now
from larcin.server.storage.database import Database, Statement
from larcin.wire import ChatLine, ReportedLine, User

KEPT: Final = 200
"""How many lines are kept at a table."""

RIVALS: Final = 5
"""How often a line is tried again when somebody else was faster."""

_LINES: Final = (
    "SELECT number, user_id, users.name, seat, said, made FROM chats"
    " JOIN users ON users.id = chats.user_id"
)


class Chats:
    """Lines of talk, bounded."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: str, user: User, seat: int | None, text: str) -> ChatLine:
        """Keep a line, and forget one that is too old."""
        at = now()
        for _ in range(RIVALS):
            ((number,),) = await self._database.read(
                "SELECT COALESCE(MAX(number) + 1, 0) FROM chats WHERE table_id = ?", table
            )
            with suppress(Conflict):
                await self._database.write(
                    Statement(
                        "INSERT INTO chats VALUES (?, ?, ?, ?, ?, ?)",
                        (table, number, user.id, seat, text, at),
                    ),
                    Statement(
                        "DELETE FROM chats WHERE table_id = ? AND number <= ?",
                        (table, number - KEPT),
                    ),
                )
                return ChatLine(
                    number=number, user=user.id, name=user.name, seat=seat, text=text, at=at
                )
        raise Conflict("Too many speak at once.")

    async def lines(self, table: str) -> list[ChatLine]:
        """What was said at a table, the oldest first."""
        rows = await self._database.read(
            f"{_LINES} WHERE table_id = ? AND said <> '' ORDER BY number", table
        )
        return [
            ChatLine(number=number, user=user, name=name, seat=seat, text=said, at=made)
            for number, user, name, seat, said, made in rows
        ]

    async def report(self, table: str, number: int, reporter: str, reason: str) -> bool:
        """Keep a report of a line; whether there is such a line. Twice is the same as once."""
        rows = await self._database.read(
            "SELECT user_id, said FROM chats WHERE table_id = ? AND number = ? AND said <> ''",
            table,
            number,
        )
        if not rows:
            return False
        author, said = rows[0]
        with suppress(Conflict):
            await self._database.write(
                Statement(
                    "INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (table, number, reporter, author, said, reason, now()),
                )
            )
        return True

    async def reports(self) -> list[ReportedLine]:
        """All reports, the oldest first, for whoever runs the server, and moderators."""
        rows = await self._database.read(
            "SELECT made, table_id, number, user_id, users.name, said, reason, reporter"
            " FROM reports JOIN users ON users.id = user_id ORDER BY made, table_id, number"
        )
        fields = ReportedLine.__struct_fields__
        return [ReportedLine(**dict(zip(fields, row, strict=True))) for row in rows]

    async def mute(self, user: str, muted: str) -> None:
        """This user reads no more of that one; `Conflict` if there is no such user."""
        if muted in await self.muted(user):
            return
        await self._database.write(Statement("INSERT INTO mutes VALUES (?, ?)", (user, muted)))

    async def unmute(self, user: str, muted: str) -> None:
        """Read that user again; `Conflict` if they were not muted."""
        await self._database.write(
            Statement("DELETE FROM mutes WHERE user_id = ? AND muted = ?", (user, muted), rows=1)
        )

    async def muted(self, user: str) -> frozenset[str]:
        """Whom this user does not want to read."""
        rows = await self._database.read("SELECT muted FROM mutes WHERE user_id = ?", user)
        return frozenset(row[0] for row in rows)
