"""What need not be kept any more is deleted: counted first, then deleted, subject by subject."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from larcin.server.common.errors import Conflict
from larcin.server.common.keep import Keep
from larcin.server.storage.accounts import Accounts
from larcin.server.storage.database import Database, Statement

DAY: Final = 24 * 3_600_000
"""In milliseconds, as times are stored."""

AT_ONCE: Final = 50
"""How many tables are deleted in one go, so that moves are stored in between."""

_LINES: Final = "FROM chats WHERE made < ?"
_REPORTS: Final = "FROM reports WHERE made < ?"
_ACTS: Final = "FROM acts WHERE made < ? AND number < (SELECT MAX(number) FROM acts)"
_BANS: Final = "FROM bans WHERE until < ?"
_WAITING: Final = "FROM tables WHERE match_id IS NULL AND created < ?"
_OVER: Final = (
    "FROM tables WHERE match_id IS NOT NULL"
    " AND EXISTS (SELECT 1 FROM matches WHERE matches.id = match_id AND ended < ?)"
)
_GUESTS: Final = "FROM users WHERE claimed IS NULL AND deleted IS NULL AND program = 0 AND seen < ?"
_FORGOTTEN: Final = (
    "FROM users WHERE deleted IS NOT NULL AND"
    " NOT EXISTS (SELECT 1 FROM seats WHERE user_id = users.id)"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = users.id)"
    " AND NOT EXISTS (SELECT 1 FROM links WHERE giver = users.id)"
    " AND NOT EXISTS (SELECT 1 FROM grants WHERE user_id = users.id)"
    " AND NOT EXISTS (SELECT 1 FROM chats WHERE user_id = users.id)"
    " AND NOT EXISTS (SELECT 1 FROM tokens WHERE user_id = users.id)"
    " AND NOT EXISTS (SELECT 1 FROM mutes WHERE user_id = users.id OR muted = users.id)"
    " AND NOT EXISTS (SELECT 1 FROM reports WHERE user_id = users.id OR reporter = users.id)"
)
"""Whose account is deleted, and to whom nothing refers any more."""

_UNKNOWN: Final = (
    "FROM ratings WHERE player LIKE 'u:%'"
    " AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = SUBSTR(player, 3))"
)
"""Ratings of those."""


class Swept(NamedTuple):
    """How much of each was deleted, or would be."""

    guests: int = 0
    tables: int = 0
    matches: int = 0
    lines: int = 0
    reports: int = 0
    acts: int = 0
    bans: int = 0


class Sweeping(NamedTuple):
    """How much was deleted; the tables that are gone, and the users who are forgotten."""

    swept: Swept
    tables: list[str]
    users: list[str]


class Sweeper:
    """Finds what is older than it may be, and deletes it."""

    def __init__(self, database: Database, accounts: Accounts) -> None:
        self._database = database
        self._accounts = accounts

    async def count(self, keep: Keep, at: int) -> Swept:
        """What `sweep` would delete; nothing is."""
        return Swept(
            guests=await self._count(_GUESTS, keep.guests, at),
            tables=await self._count(_WAITING, keep.tables, at),
            matches=await self._count(_OVER, keep.matches, at),
            lines=await self._count(_LINES, keep.chat, at),
            reports=await self._count(_REPORTS, keep.reports, at),
            acts=await self._count(_ACTS, keep.acts, at),
            bans=await self._count(_BANS, None, at),
        )

    async def sweep(self, keep: Keep, at: int) -> Sweeping:
        """Delete what is older than it may be."""
        swept, users = await self.count(keep, at), list[str]()
        tables = await self._ids(_WAITING, keep.tables, at) + await self._ids(
            _OVER, keep.matches, at
        )
        for some in _parts(tables):
            await asyncio.gather(*map(self._delete_table, some))
        for old, days in ((_LINES, keep.chat), (_REPORTS, keep.reports), (_ACTS, keep.acts)):
            if days:
                await self._database.write(Statement(f"DELETE {old}", (at - days * DAY,)))
        for guest in await self._ids(_GUESTS, keep.guests, at):
            users += (await self._accounts.forget(guest))[0]
        await self._database.write(Statement(f"DELETE {_BANS}", (at,)))
        with suppress(Conflict):  # something began to refer to one: the next time
            await self._database.write(
                Statement(f"DELETE {_FORGOTTEN}"), Statement(f"DELETE {_UNKNOWN}")
            )
        await self._database.scrub()
        return Sweeping(swept, tables, users)

    async def _count(self, what: str, days: int | None, at: int) -> int:
        if days == 0:
            return 0
        ((count,),) = await self._database.read(f"SELECT COUNT(*) {what}", at - (days or 0) * DAY)
        return int(count)

    async def _ids(self, what: str, days: int, at: int) -> list[str]:
        if not days:
            return []
        return [row[0] for row in await self._database.read(f"SELECT id {what}", at - days * DAY)]

    async def _delete_table(self, table: str) -> None:
        with suppress(Conflict):  # its match has begun meanwhile
            await self._database.write(*deleting_table(table))


def deleting_table(table: str) -> tuple[Statement, ...]:
    """A table and all about it, unless a match is being played there; `Conflict` then."""
    of_table = "SELECT id FROM links WHERE table_id = ?"
    of_match = "SELECT id FROM matches WHERE table_id = ?"
    return (
        Statement(f"DELETE FROM grants WHERE link_id IN ({of_table})", (table,)),
        Statement("DELETE FROM links WHERE table_id = ?", (table,)),
        Statement("DELETE FROM chats WHERE table_id = ?", (table,)),
        Statement("DELETE FROM seats WHERE table_id = ?", (table,)),
        Statement(f"DELETE FROM moves WHERE match_id IN ({of_match})", (table,)),
        Statement(f"DELETE FROM hints WHERE match_id IN ({of_match})", (table,)),
        Statement(f"DELETE FROM rated WHERE match_id IN ({of_match})", (table,)),
        Statement("DELETE FROM matches WHERE table_id = ? AND ended IS NOT NULL", (table,)),
        Statement("UPDATE tables SET rematch = NULL WHERE rematch = ?", (table,)),
        Statement("UPDATE tables SET previous = NULL WHERE previous = ?", (table,)),
        Statement(
            "DELETE FROM tables WHERE id = ?"
            " AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = tables.id)",
            (table,),
            rows=1,
        ),
    )


def _parts(ids: Sequence[str]) -> list[Sequence[str]]:
    return [ids[at : at + AT_ONCE] for at in range(0, len(ids), AT_ONCE)]
