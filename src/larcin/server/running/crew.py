"""Bots in processes of their own, with the time that this server gives them, shared fairly."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict, defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from larcin.bots.cluster import Cluster
from larcin.bots.thinking import Opinion
from larcin.bots.workers import Workers
from larcin.kernel.codec import encode
from larcin.server.common.metrics import FIGURES
from larcin.server.running.pace import Pace, is_secret


class Turns:
    """Who may ask a process next: people take turns, however much each of them asks."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it until the end of the block."""
        if self._busy:
            await self._wait(person)
        self._busy = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, person: str) -> None:
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it came in the same moment: somebody else may have it
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The next person's first question; who has more comes last again."""
        while self._waiting:
            person, asked = self._waiting.popitem(last=False)
            first = asked.popleft()
            if asked:
                self._waiting[person] = asked
            if not first.done():
                first.set_result(None)
                return
        self._busy = False


class _Thought(NamedTuple):
    """What a bot has thought, and since when: from its turn on, not from the question."""

    move: bytes
    opinions: tuple[Opinion, ...]
    began: float


class Crew:
    """Whoever answers for bots: see `tables.bot_players.Bots`."""

    def __init__(self, workers: Workers | Cluster, seconds: float, *, steady: bool = False) -> None:
        self._workers = workers
        self._seconds = seconds
        self._steady = steady
        self._paces: defaultdict[tuple[str, str], Pace] = defaultdict(Pace)
        self._turns = [Turns() for _ in range(workers.count)]

    async def choose(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> bytes:
        """See `Bots.choose`."""
        asked = time.perf_counter()
        thought = await self._think(seat, bot, game, observation, person)
        FIGURES.time("larcin_bot_seconds", time.perf_counter() - asked)
        if self._steady:
            await self._hold_back(self._paces[game, bot], observation, thought.began)
        return thought.move

    async def _hold_back(self, pace: Pace, observation: bytes, began: float) -> None:
        """Until the interval is over. It is looked up first: this thought counts for the next."""
        until = began + pace.interval
        pace.note(time.perf_counter() - began)
        if is_secret(observation):
            await asyncio.sleep(until - time.perf_counter())

    async def advise(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> tuple[tuple[bytes, float | None], ...]:
        """See `Bots.advise`."""
        thought = await self._think(seat, bot, game, observation, person)
        liked = tuple((encode(each.move), each.share) for each in thought.opinions)
        return liked or ((thought.move, None),)

    async def _think(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> _Thought:
        async with self._turns[self._workers.number_of(seat)].turn(person):
            began, seed = time.perf_counter(), secrets.token_bytes(32)
            thought = self._workers.think(seat, bot, game, observation, self._seconds, seed)
            return _Thought(*await thought, began)
