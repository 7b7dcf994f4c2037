"""Ratings as they are kept. They follow from the matches, and can be computed anew at any time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec

from larcin.kernel.errors import LarcinError
from larcin.kernel.table import Outcome
from larcin.server.common.damage import reading
from larcin.server.common.errors import Conflict
from larcin.server.storage.database import Database, Row, Statement
from larcin.server.storage.rating_formula import MILLION, UNRATED, Rating, rate
from larcin.wire import GameRating, Rated, RatingChange, RatingPage

log = logging.getLogger("larcin.store")

RIVALS: Final = 5
"""How often a match is rated again when its players have ended one at another process meanwhile."""

_RATED: Final = (
    "SELECT game, player, mu, sigma, worth, matches, users.name, users.program FROM ratings"
    " LEFT JOIN users ON users.id = SUBSTR(player, 3) AND player LIKE 'u:%'"
)
_ON_BOARD: Final = (
    "(player LIKE 'b:%' OR ((users.claimed IS NOT NULL OR users.program = 1)"
    " AND users.deleted IS NULL))"
)


class RatingStore:
    """Ratings of users and bots, game by game."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()
        """One after the other: matches of the same bot would be in each other's way."""

    async def page(self, game: str, offset: int, limit: int) -> RatingPage:
        """A leaderboard, from this rank on."""
        rows = await self._database.read(
            f"{_RATED} WHERE game = ? AND {_ON_BOARD} ORDER BY worth DESC, player LIMIT ? OFFSET ?",
            game,
            limit + 1,
            offset,
        )
        listed = [_rated(row, offset + at) for at, row in enumerate(rows[:limit], start=1)]
        more = str(offset + limit) if len(rows) > limit else None
        return RatingPage(game=game, ratings=tuple(listed), next=more)

    async def of_user(self, user: str) -> list[GameRating]:
        """All ratings of a user."""
        rows = await self._database.read(f"{_RATED} WHERE player = ? ORDER BY game", f"u:{user}")
        return [GameRating(game=row[0], rated=_rated(row, await self._rank(row))) for row in rows]

    async def rate_all(self) -> int:
        """Rate every match that has ended and is not rated yet, in order; how many."""
        rows = await self._database.read(
            "SELECT matches.id FROM matches LEFT JOIN rated ON rated.match_id = matches.id"
            " WHERE outcome IS NOT NULL AND rated.match_id IS NULL ORDER BY ended, matches.id"
        )
        for (match,) in rows:
            try:
                await self.rate(str(match))
            except LarcinError:  # it concerns no other match
                log.exception("match %s cannot be rated", match)
        return len(rows)

    async def rate(self, match: str) -> None:
        """Rate a match that has ended; a second time changes nothing."""
        for _ in range(RIVALS):
            with suppress(Conflict):
                async with self._lock:
                    await self._rate(match)
                return
            if await self._is_rated(match):
                return
        raise Conflict("Too many matches of the same players end at once.")

    async def of_match(self, match: str) -> tuple[RatingChange, ...]:
        """What a match did to the ratings of its seats; nothing if it is not rated."""
        rows = await self._database.read("SELECT changes FROM rated WHERE match_id = ?", match)
        stored = rows[0][0] if rows else None
        return msgspec.json.decode(stored or "[]", type=tuple[RatingChange, ...])

    async def is_advised(self, match: str) -> bool:
        """Whether somebody took advice in a match: then it is not rated."""
        return bool(await self._database.read("SELECT 1 FROM hints WHERE match_id = ?", match))

    async def forget(self) -> None:
        """Throw all ratings away, so that they can be computed anew."""
        await self._database.write(Statement("DELETE FROM ratings"), Statement("DELETE FROM rated"))

    async def _rate(self, match: str) -> None:
        changes: list[Statement] = []
        told: tuple[RatingChange, ...] = ()
        if not await self.is_advised(match):
            changes, told = await self._changes(match)
        stored = msgspec.json.encode(told).decode()
        rated = Statement("INSERT INTO rated (match_id, changes) VALUES (?, ?)", (match, stored))
        await self._database.write(rated, *changes)

    async def _changes(self, match: str) -> tuple[list[Statement], tuple[RatingChange, ...]]:
        rows = await self._database.read(
            "SELECT game, outcome, user_id, bot FROM matches"
            " JOIN seats ON seats.table_id = matches.table_id WHERE matches.id = ? ORDER BY seat",
            match,
        )
        game = str(rows[0][0])
        with reading(f"match {match}"):
            outcome = msgspec.json.decode(rows[0][1], type=Outcome)
            if len(outcome.places) != len(rows):
                raise ValueError("It ended with other seats than its table has.")
        players = [f"b:{bot}" if user is None else f"u:{user}" for _, _, user, bot in rows]
        before = {player: await self._of(game, player) for player in set(players)}
        known = {player: each for player, each in before.items() if each is not None}
        after = rate(players, outcome.places, known)
        changes = [_change(game, player, before[player], new) for player, new in after.items()]
        worths = [(known.get(each, UNRATED).worth, after[each].worth) for each in players if after]
        told = tuple(RatingChange(before=old / MILLION, after=new / MILLION) for old, new in worths)
        return changes, told

    async def _of(self, game: str, player: str) -> Rating | None:
        rows = await self._database.read(
            "SELECT mu, sigma, matches FROM ratings WHERE game = ? AND player = ?", game, player
        )
        return Rating(*rows[0]) if rows else None

    async def _is_rated(self, match: str) -> bool:
        return bool(await self._database.read("SELECT 1 FROM rated WHERE match_id = ?", match))

    async def _rank(self, row: Row) -> int | None:
        """On the leaderboard, if it is there."""
        listed = await self._database.read(
            f"{_RATED} WHERE game = ? AND player = ? AND {_ON_BOARD}", row[0], row[1]
        )
        if not listed:
            return None
        ((better,),) = await self._database.read(
            f"SELECT COUNT(*) FROM ({_RATED} WHERE game = ? AND {_ON_BOARD}"
            " AND (worth > ? OR (worth = ? AND player < ?))) AS better",
            row[0],
            row[4],
            row[4],
            row[1],
        )
        return int(better) + 1


def _change(game: str, player: str, before: Rating | None, after: Rating) -> Statement:
    """It must be what it was when the new one was computed, or all is tried again."""
    values = (after.mu, after.sigma, after.worth, after.matches)
    if before is None:
        sql = "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?)"
        return Statement(sql, (game, player, *values))
    return Statement(
        "UPDATE ratings SET mu = ?, sigma = ?, worth = ?, matches = ?"
        " WHERE game = ? AND player = ? AND matches = ?",
        (*values, game, player, before.matches),
        rows=1,
    )


def _rated(row: Row, rank: int | None) -> Rated:
    kind, _, who = str(row[1]).partition(":")
    return Rated(
        rank=rank,
        name=who if kind == "b" else str(row[6]),
        user=who if kind == "u" else None,
        bot=who if kind == "b" else None,
        program=bool(row[7]),
        rating=row[4] / MILLION,
        mu=row[2] / MILLION,
        sigma=row[3] / MILLION,
        matches=row[5],
    )
