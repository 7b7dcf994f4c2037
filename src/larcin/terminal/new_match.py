"""What a person would like to play: everything that can be chosen before a match starts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from larcin.bots import LEVELS
from larcin.kernel.game import AnyGame
from larcin.kernel.options import choices, read_options
from larcin.kernel.registry import LANGUAGES
from larcin.terminal.local import Plan
from larcin.terminal.players import USUAL_BOT, seat_players, usual_seats
from larcin.words import Words


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing to choose: what it is called, what is chosen, and what can be."""

    name: str
    label: str
    value: Any
    shown: str
    values: Sequence[Any]
    help: str = ""

    def turned(self, by: int) -> Any:
        """The value so many places on."""
        return self.values[(self.values.index(self.value) + by) % len(self.values)]


class NewMatch:
    """The choices for one game, and the plan that they amount to."""

    def __init__(self, game: AnyGame, person: str, language: str) -> None:
        self.game = game
        self.person = person
        self._chosen: dict[str, Any] = {"language": language, "seats": usual_seats(game)}

    @property
    def language(self) -> str:
        """The language to speak."""
        language: str = self._chosen["language"]
        return language

    @property
    def bots(self) -> tuple[str, ...]:
        """A bot for each seat but the person's."""
        seats = range(1, self._chosen["seats"])
        return tuple(self._chosen.get(f"bot-{seat}", USUAL_BOT) for seat in seats)

    def choose(self, name: str, value: Any) -> None:
        """Choose something else."""
        self._chosen[name] = value

    def plan(self) -> Plan:
        """What is to be started."""
        names = [choice.name for choice in choices(self.game.options)]
        given = {name: self._chosen[name] for name in names if name in self._chosen}
        return Plan(self.game, self.person, self.bots, read_options(self.game, given))

    def all(self, words: Words) -> Iterator[Setting]:
        """Everything there is to choose, from the top to the bottom."""
        seats = self._chosen["seats"]
        language = words(f"language-{self.language}")
        yield Setting("language", words("setting-language"), self.language, language, LANGUAGES)
        yield Setting("seats", words("setting-seats"), seats, str(seats), self.game.players)
        for seat, bot in enumerate(seat_players(self.person, self.bots)[1:], start=1):
            level = words(f"bot-{bot.bot}")
            help_ = words(f"bot-help-{bot.bot}")
            yield Setting(f"bot-{seat}", bot.name, bot.bot, level, LEVELS, help_)
        yield from self._options(words)

    def _options(self, words: Words) -> Iterator[Setting]:
        for choice in choices(self.game.options):
            value = self._chosen.get(choice.name, choice.default)
            yield Setting(
                choice.name,
                words.option(choice.name),
                value,
                words.option_value(choice.name, value),
                choice.values,
                words.option_help(choice.name),
            )
