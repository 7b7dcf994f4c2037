"""Bots at a table: they are asked when it is their turn, and answer as people do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from math import inf
from typing import Final, Protocol

from msgspec import Raw

from larcin.kernel.errors import StaleAnswer
from larcin.server.common.errors import NotPlaying
from larcin.server.matches.live_match import Answer, LiveMatch
from larcin.server.tables.table_data import TableData
from larcin.wire import Play

log = logging.getLogger("larcin.tables")

AFTER_FAILURE: Final = 1.0
"""Seconds until a bot is asked again whose move could not be played or stored."""


class Bots(Protocol):
    """Whoever answers for bots."""

    async def choose(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> bytes:
        """The move of the bot in this seat, encoded. It plays for a person, who shares with all."""

    async def advise(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> tuple[tuple[bytes, float | None], ...]:
        """The moves that this bot likes best, encoded, and its estimated share of the victory."""


class Seated(Protocol):
    """All that bots and timeouts see of a table: they come in by the same door as people."""

    @property
    def data(self) -> TableData:
        """What is known of it."""

    async def look(self, seat: int, since: int) -> tuple[bytes, int]:
        """What this seat may see of what is stored, and how many events it has heard with that."""

    async def answer(self, seat: int, answer: Answer, bot: str | None = None) -> bool:
        """Carry out a move."""

    async def stand_in(self, seat: int, stand_in: bool) -> None:
        """A bot sits in."""


class BotPlayers:
    """Asks the bots of one table. Among themselves they play for who looks, and else pause."""

    def __init__(
        self, table: Seated, bots: Bots, is_watched: Callable[[], bool], patience: float
    ) -> None:
        self._table = table
        self._bots = bots
        self._is_watched = is_watched
        self._patience = patience
        self._seen_at = -inf
        """When somebody looked last; at a table that is read after a restart, nobody has yet."""

        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._heard: dict[int, int] = {}
        self._stopped = False

    @property
    def is_idle(self) -> bool:
        """Whether no bot thinks."""
        return not self._thinking

    def go_on(self) -> None:
        """Ask the bots whose turn it is."""
        if self._stopped:
            return
        data = self._table.data
        live = data.live
        if live is None or live.outcome is not None or self.is_paused:
            return
        for seat in live.match.to_act:
            bot = data.stored.bot_in(seat)
            question = None if bot is None else live.match.question(seat)
            if bot is not None and question is not None and not self._thinks(seat, question):
                thinking = self._let_think(live, seat, bot, question)
                self._thinking[seat] = (question, asyncio.ensure_future(thinking))

    def wake(self) -> None:
        """Somebody has begun a match here."""
        self._seen_at = time.monotonic()

    @property
    def is_paused(self) -> bool:
        """Whether there are only bots, and nobody has looked for a while."""
        if self._is_watched():
            self._seen_at = time.monotonic()
            return False
        if time.monotonic() - self._seen_at <= self._patience:
            return False
        stored = self._table.data.stored
        return all(map(stored.bot_in, range(len(stored.seats))))

    def count_at_work(self) -> int:
        """How many bots play here now."""
        data = self._table.data
        if not data.is_played or self.is_paused:
            return 0
        return sum(seat.bot is not None for seat in data.stored.seats)

    def stop(self) -> None:
        """Nobody is asked any more."""
        self._stopped = True
        for _, task in self._thinking.values():
            task.cancel()

    def _thinks(self, seat: int, question: int) -> bool:
        return seat in self._thinking and self._thinking[seat][0] == question

    async def _let_think(self, live: LiveMatch, seat: int, bot: str, question: int) -> None:
        """A bot is sent what a browser is sent, and its answer comes in like anyone's."""
        try:
            seen, self._heard[seat] = await self._table.look(seat, self._heard.get(seat, 0))
            game = live.match.game.slug
            person = self._table.data.stored.host
            move = await self._bots.choose(f"{live.id}/{seat}", bot, game, seen, person)
            if self._table.data.stored.bot_in(seat) == bot:  # nobody came back meanwhile
                await self._table.answer(seat, Play(question=question, move=Raw(move)), bot)
        except (StaleAnswer, NotPlaying):
            pass  # somebody else has answered, or the match was closed
        except Exception:
            log.exception("bot %s could not play", bot)
            await asyncio.sleep(AFTER_FAILURE)
        finally:
            if self._thinks(seat, question):
                del self._thinking[seat]
        self.go_on()
