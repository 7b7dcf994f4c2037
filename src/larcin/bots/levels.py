"""Four levels for people, from a friendly beginner to the strongest there is.

What plays at a level is said by the game: the levels differ in what they overlook, in how well
they remember and how far they look ahead, and not only in how long they think.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from larcin.bots.bot import Bot
from larcin.bots.thinking import Opinion
from larcin.kernel.match import Observation
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Chance

LEVELS: Final = ("apprentice", "pickpocket", "burglar", "mastermind")
"""The names of the levels, the weakest first."""


class Levelled:
    """The bot that plays at this level, whatever the game is."""

    def __init__(self, level: int) -> None:
        self.level = level
        self.bot: Bot | None = None

    @property
    def opinions(self) -> tuple[Opinion, ...]:
        """What it thought of its last move, if it thinks."""
        return getattr(self.bot, "opinions", ())

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """What the bot behind it chooses."""
        if self.bot is None:
            from larcin.bots.factory import make_bot  # it makes levels, too

            self.bot = make_bot(find_game(observation.game).brain.levels[self.level])
        return self.bot.choose(observation, deadline, rng)


MAKERS: Final = {name: partial(Levelled, number) for number, name in enumerate(LEVELS)}
