"""Bots. They choose among the legal moves of an observation, and know nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from larcin.bots.greedy import Greedy
from larcin.bots.random import Random
from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Observation, observation_type
from larcin.kernel.rng import Chance

__all__ = ["BOTS", "Bot", "UnknownBot", "ask", "find_bot"]


class Bot(Protocol):
    """A player that is a program."""

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """One of the observation's moves, before the deadline on the monotonic clock."""


class UnknownBot(LarcinError):
    """No bot has this name."""


BOTS: Final[Mapping[str, Bot]] = MappingProxyType({"random": Random(), "greedy": Greedy()})
"""All bots by name, the weakest first."""


def find_bot(name: str) -> Bot:
    """The bot with this name."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot called {name!r}; the bots are: {', '.join(BOTS)}.")
    return BOTS[name]


def ask(
    bot: Bot,
    game: AnyGame,
    observation: Observation[Any, Any, Any],
    rng: Chance,
    deadline: float | None = None,
) -> Any:
    """The bot's move. It is sent the observation as bytes, like anyone: no truth slips through."""
    received = decode(encode(observation), observation_type(game))
    return bot.choose(received, deadline, rng)
