"""Matches that are over: lists of them, page by page, and all of them for an export."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from larcin.kernel.table import Outcome
from larcin.server.common.damage import reading
from larcin.server.common.errors import Damaged
from larcin.server.common.models import now
from larcin.server.storage.database import Database, Row, Statement, Value
from larcin.wire import MatchListed, MatchPage, Player

_MATCHES: Final = (
    "SELECT matches.id, matches.table_id, game, rules_version, options, names, started, ended,"
    " outcome, closed, is_public FROM matches JOIN tables ON tables.id = matches.table_id"
)
_MINE: Final = "matches.table_id IN (SELECT table_id FROM seats WHERE user_id = ?)"
_PUBLIC: Final = "is_public = 1"


class FinishedMatches:
    """Matches that have ended or were closed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, *, user: str | None, game: str | None, after: str | None, limit: int
    ) -> MatchPage:
        """The matches of this user, or the public ones, the latest first."""
        where, values = (_PUBLIC, ()) if user is None else (_MINE, (user,))
        conditions, given = [where, "ended IS NOT NULL"], [*values]
        if game is not None:
            conditions.append("game = ?")
            given.append(game)
        rows = await self._before(conditions, given, after, limit + 1)
        listed = [each for each in await self._list(rows[:limit], user) if each is not None]
        more = len(rows) > limit
        return MatchPage(matches=tuple(listed), next=_cursor(rows[limit - 1]) if more else None)

    async def all(self, user: str | None, batch: int = 50) -> AsyncIterator[MatchListed]:
        """All matches of this user, or all public ones, the latest first."""
        after: str | None = None
        while True:
            page = await self.page(user=user, game=None, after=after, limit=batch)
            for match in page.matches:
                yield match
            after = page.next
            if after is None:
                return

    async def match(self, match: str, user: str | None) -> MatchListed | None:
        """One match that is over."""
        rows = await self._database.read(
            f"{_MATCHES} WHERE matches.id = ? AND ended IS NOT NULL", match
        )
        if not rows:
            return None
        (found,) = await self._list(rows, user)
        if found is None:
            raise Damaged("What is stored of this match is damaged.")
        return found

    async def hinted(self, match: str, seat: int, question: int) -> None:
        """Remember that somebody asked for advice; `Conflict` if they did before."""
        await self._database.write(
            Statement("INSERT INTO hints VALUES (?, ?, ?, ?)", (match, seat, question, now()))
        )

    async def _before(
        self, conditions: list[str], values: list[Value], after: str | None, limit: int
    ) -> list[Row]:
        if after is not None:
            ended, match = _read_cursor(after)
            conditions.append("(ended < ? OR (ended = ? AND matches.id < ?))")
            values += [ended, ended, match]
        return await self._database.read(
            f"{_MATCHES} WHERE {' AND '.join(conditions)}"
            " ORDER BY ended DESC, matches.id DESC LIMIT ?",
            *values,
            limit,
        )

    async def _list(self, rows: Sequence[Row], user: str | None) -> list[MatchListed | None]:
        """These matches; nothing for one that is damaged."""
        if not rows:
            return []
        marks = ", ".join("?" for _ in rows)
        seats: dict[str, list[Row]] = {}
        for table, *seat in await self._database.read(
            "SELECT table_id, user_id, bot, program FROM seats"
            f" LEFT JOIN users ON users.id = user_id WHERE table_id IN ({marks})"
            " ORDER BY table_id, seat",
            *[row[1] for row in rows],
        ):
            seats.setdefault(table, []).append(seat)
        return [_listed(row, seats.get(row[1], []), user) for row in rows]


def _listed(row: Row, seats: Sequence[Row], user: str | None) -> MatchListed | None:
    with suppress(Damaged), reading(f"match {row[0]}"):
        return _list_match(row, seats, user)
    return None


def _list_match(row: Row, seats: Sequence[Row], user: str | None) -> MatchListed:
    names: Any = msgspec.json.decode(row[5])
    users = [seat[0] for seat in seats]
    return MatchListed(
        id=row[0],
        table=row[1],
        game=row[2],
        rules_version=row[3],
        options=msgspec.json.decode(row[4]),
        players=tuple(
            Player(name=name, user=seat[0], bot=seat[1], program=bool(seat[2]))
            for name, seat in zip(names, seats, strict=True)
        ),
        started=row[6],
        ended=row[7],
        outcome=None if row[8] is None else msgspec.json.decode(row[8], type=Outcome),
        closed=row[9],
        public=bool(row[10]),
        seat=users.index(user) if user is not None and user in users else None,
    )


def _cursor(row: Row) -> str:
    return f"{row[7]}.{row[0]}"


def _read_cursor(after: str) -> tuple[int, str]:
    """Whatever it is, it names a place in the list; what is no number names the end."""
    ended, _, match = after.partition(".")
    return (int(ended) if ended.isascii() and ended.isdigit() and len(ended) < 16 else 0), match
