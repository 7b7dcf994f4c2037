"""Processes that think for bots, several at once, while whoever waits for them is free.

A process is sent what a browser is sent, bytes, and the name of a bot. The bot of a seat stays in
one process, so that it may remember; should that process die, another bot takes its place. Where
the processes are is the business of `workers` (on this machine) and `cluster` (on many).
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from typing import Any, Final, NamedTuple, Self
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


class Question(NamedTuple):
    """What a bot is asked, as it is sent to its process."""

    seat: str
    """Any name that no other seat has."""

    bot: str
    game: str
    observation: bytes
    seconds: float
    seed: bytes


Thought = tuple[bytes, tuple[Opinion, ...]]
"""A move, encoded, and what the bot thinks of the best ones."""


class Thinkers(ABC):
    """Some processes. Use it as a context manager, or close it."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None:
        """End the processes."""

    @abstractmethod
    async def ask(self, number: int, question: Question) -> Thought:
        """What the process with this number answers."""

    async def choose(
        self, seat: str, bot: str, game: str, observation: bytes, seconds: float, seed: bytes
    ) -> bytes:
        """The move of the bot in this seat, encoded."""
        return (await self.think(seat, bot, game, observation, seconds, seed))[0]

    async def think(
        self, seat: str, bot: str, game: str, observation: bytes, seconds: float, seed: bytes
    ) -> Thought:
        """The move, and what the bot thinks of the best ones."""
        question = Question(seat, bot, game, observation, seconds, seed)
        return await self.ask(self.number_of(seat), question)

    def number_of(self, seat: str) -> int:
        """The process in which the bot of this seat thinks."""
        return crc32(seat.encode()) % self.count


def think(question: Question) -> Thought:
    """In a process: the bot's move, and its opinions. The time counts from now."""
    deadline = time.monotonic() + question.seconds
    seen: Any = decode(question.observation, observation_type(find_game(question.game)))
    player = _seated.get(question.seat) or make_bot(question.bot)
    _seated[question.seat] = player
    _seated.move_to_end(question.seat)
    if len(_seated) > SEATED:
        _seated.popitem(last=False)
    move = player.choose(seen, deadline, Rng(question.seed))
    return encode(move), getattr(player, "opinions", ())
