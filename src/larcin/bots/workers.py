"""Bots think in their own processes, several at once, and whoever waits for them is free.

A process is sent what a browser is sent, bytes, and the name of a bot. The bot of a seat stays in
one process, so that it may remember; should that process die, another bot takes its place.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final
from zlib import crc32

from larcin.bots.bot import Bot
from larcin.bots.factory import make_bot
from larcin.bots.thinking import Opinion
from larcin.kernel.codec import decode, encode
from larcin.kernel.match import observation_type
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Rng

SEATED: Final = 256
"""How many bots a process remembers; the one that was asked longest ago is forgotten first."""

_seated: OrderedDict[str, Bot] = OrderedDict()
"""The bots of this process, by the seats that they play."""


class Workers:
    """Processes that think for bots. Use it as a context manager, or close it."""

    def __init__(self, count: int | None = None) -> None:
        self._pools = [_pool() for _ in range(count or os.cpu_count() or 1)]

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes."""
        for pool in self._pools:
            pool.shutdown(cancel_futures=True)

    async def choose(
        self, seat: str, bot: str, game: str, observation: bytes, seconds: float, seed: bytes
    ) -> bytes:
        """The move of the bot in this seat (any name that no other seat has), encoded."""
        return (await self.think(seat, bot, game, observation, seconds, seed))[0]

    async def think(
        self, seat: str, bot: str, game: str, observation: bytes, seconds: float, seed: bytes
    ) -> tuple[bytes, tuple[Opinion, ...]]:
        """The move, encoded, and what the bot thinks of the best ones."""
        question = (seat, bot, game, observation, seconds, seed)
        number = crc32(seat.encode()) % len(self._pools)
        loop = asyncio.get_running_loop()
        pool = self._pools[number]
        try:
            return await loop.run_in_executor(pool, think, *question)
        except BrokenProcessPool:  # somebody killed it; nothing is lost but its memory
            if self._pools[number] is pool:
                self._pools[number] = _pool()
            return await loop.run_in_executor(self._pools[number], think, *question)


def think(
    seat: str, bot: str, game: str, observation: bytes, seconds: float, seed: bytes
) -> tuple[bytes, tuple[Opinion, ...]]:
    """In a worker: the bot's move, and its opinions. The time counts from now."""
    deadline = time.monotonic() + seconds
    seen: Any = decode(observation, observation_type(find_game(game)))
    player = _seated.get(seat) or make_bot(bot)
    _seated[seat] = player
    _seated.move_to_end(seat)
    if len(_seated) > SEATED:
        _seated.popitem(last=False)
    move = player.choose(seen, deadline, Rng(seed))
    return encode(move), getattr(player, "opinions", ())


def _pool() -> ProcessPoolExecutor:
    """One process; started anew and not forked, so that it knows nothing of this one."""
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_end_with_parent)


def _end_with_parent() -> None:
    """In a worker: should whoever asks be killed, nobody would ever end this process."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
