"""What a bot is, and how it is asked."""

from __future__ import annotations

from typing import Any, Protocol

from larcin.kernel.codec import decode, encode
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Observation, observation_type
from larcin.kernel.rng import Chance


class Bot(Protocol):
    """A player that is a program. It sits in one seat of one match, and may remember."""

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """One of the observation's moves, before the deadline on the monotonic clock."""


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
