"""Keeping a match going: bots are asked, and bots sit in for people whose time is up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final, Protocol

from msgspec import Raw

from larcin.kernel.errors import StaleAnswer
from larcin.server.common.models import now
from larcin.server.matches.live_match import LiveMatch
from larcin.wire import Play

log = logging.getLogger("larcin.tables")

AFTER_FAILURE: Final = 1.0
"""Seconds until a bot is asked again whose move could not be played or stored."""


class Bots(Protocol):
    """Whoever answers for bots."""

    async def choose(self, seat: str, bot: str, game: str, observation: bytes) -> bytes:
        """The move of the bot in this seat, encoded."""

    async def advise(
        self, seat: str, bot: str, game: str, observation: bytes
    ) -> tuple[tuple[bytes, float | None], ...]:
        """The moves that this bot likes best, encoded, and its estimated share of the victory."""


class Seated(Protocol):
    """What a prompter needs of its table."""

    @property
    def live(self) -> LiveMatch | None:
        """The match, if there is one."""

    def bot_in(self, seat: int) -> str | None:
        """The bot that plays here now."""

    async def look(self, seat: int, since: int) -> tuple[bytes, int]:
        """What this seat may see of what is stored, and how many events it has heard with that."""

    async def answer(self, seat: int, answer: Play, bot: str | None = None) -> bool:
        """Carry out a move."""

    async def stand_in(self, seat: int, stand_in: bool) -> None:
        """A bot sits in."""


class Prompter:
    """Asks the bots of one table, and looks at its clocks."""

    def __init__(self, table: Seated, bots: Bots) -> None:
        self._table = table
        self._bots = bots
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._heard: dict[int, int] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._stopped = False
        self._seating: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether nothing would happen by itself."""
        return not (self._thinking or self._alarm or self._seating)

    def go_on(self) -> None:
        """Ask the bots whose turn it is, and set the alarm for the people."""
        self._cancel_alarm()
        live = self._table.live
        if self._stopped or live is None or live.outcome is not None:
            return
        for seat in live.match.to_act:
            bot = self._table.bot_in(seat)
            question = None if bot is None else live.match.question(seat)
            if bot is not None and question is not None and not self._thinks(seat, question):
                thinking = self._let_think(live, seat, bot, question)
                self._thinking[seat] = (question, asyncio.ensure_future(thinking))
        self._set_alarm(live)

    def stop(self) -> None:
        """Nobody is asked any more."""
        self._stopped = True
        self._cancel_alarm()
        for _, task in self._thinking.values():
            task.cancel()

    def _thinks(self, seat: int, question: int) -> bool:
        return seat in self._thinking and self._thinking[seat][0] == question

    async def _let_think(self, live: LiveMatch, seat: int, bot: str, question: int) -> None:
        """A bot is sent what a browser is sent, and its answer comes in like anyone's."""
        try:
            seen, self._heard[seat] = await self._table.look(seat, self._heard.get(seat, 0))
            game = live.match.game.slug
            move = await self._bots.choose(f"{live.id}/{seat}", bot, game, seen)
            if self._table.bot_in(seat) == bot:  # nobody came back meanwhile
                await self._table.answer(seat, Play(question=question, move=Raw(move)), bot)
        except StaleAnswer:
            pass  # somebody else has answered
        except Exception:
            log.exception("bot %s could not play", bot)
            await asyncio.sleep(AFTER_FAILURE)
        finally:
            if self._thinks(seat, question):
                del self._thinking[seat]
        self.go_on()

    def _set_alarm(self, live: LiveMatch) -> None:
        if live.clocks is None:
            return
        deadlines = live.clocks.deadlines()
        people = [at for seat, at in deadlines.items() if self._table.bot_in(seat) is None]
        if people:
            wait = max(0, min(people) - now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        live = self._table.live
        if live is None or live.clocks is None:
            return
        for seat, deadline in live.clocks.deadlines().items():
            if deadline <= now() and self._table.bot_in(seat) is None:
                self._run(self._table.stand_in(seat, True))
        if not self._seating:
            self._set_alarm(live)  # it rang a little early

    def _run(self, change: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(_awaited(change))
        self._seating.add(task)
        task.add_done_callback(self._seating.discard)

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


async def _awaited(change: Awaitable[None]) -> None:
    try:
        await change
    except Exception:
        log.exception("no bot could sit in")
