"""The lines of the log: what happened and what was refused, each with the rule behind it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from larcin.kernel.errors import IllegalMove
from larcin.kernel.events import Event
from larcin.words import Passage, Words


class Line(Protocol):
    """One line, which can be said in any language at any time."""

    @property
    def rule(self) -> str | None:
        """The rule behind it, if it comes from the rules."""

    def text(self, words: Words) -> str:
        """The line in words."""

    def passages(self, words: Words) -> list[Passage]:
        """What is behind it."""


@dataclass(frozen=True, slots=True)
class Promise:
    """The commitment to the seed, made before the deal."""

    commitment: str
    rule: None = None

    def text(self, words: Words) -> str:
        """The promise."""
        return words("promise", commitment=self.commitment)

    def passages(self, words: Words) -> list[Passage]:
        """What the promise is good for: a rule of this house, not of a game."""
        return [Passage("", words("promise-title"), says=words("promise-help"))]


@dataclass(frozen=True, slots=True)
class Happened:
    """An event, as the person may hear it."""

    event: Event

    @property
    def rule(self) -> str:
        """The rule that made it happen."""
        return self.event.rule

    def text(self, words: Words) -> str:
        """What happened."""
        return words.event(self.event)

    def passages(self, words: Words) -> list[Passage]:
        """The paragraph behind it."""
        return words.passages(self.rule)


@dataclass(frozen=True, slots=True)
class Refused:
    """Something that could not be done."""

    error: IllegalMove

    @property
    def rule(self) -> str:
        """The rule that refuses it."""
        return self.error.rule

    def text(self, words: Words) -> str:
        """Why it was refused."""
        return words("refused", reason=words.refusal(self.error))

    def passages(self, words: Words) -> list[Passage]:
        """The paragraph behind it."""
        return words.passages(self.rule)


@dataclass(frozen=True, slots=True)
class Asked:
    """The question that stands under the table, or what stands there instead."""

    rule: str
    sentence: str

    def text(self, words: Words) -> str:
        """As it stands there."""
        return self.sentence

    def passages(self, words: Words) -> list[Passage]:
        """The paragraph or chapter behind it."""
        return words.passages(self.rule)


class Log:
    """All lines so far, the newest last."""

    def __init__(self, commitment: str) -> None:
        self.lines: list[Line] = [Promise(commitment)]
        self._heard = 0

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what happened since the beginning; what was heard before is not repeated."""
        told = list(events)
        self.lines += map(Happened, told[self._heard :])
        self._heard = max(self._heard, len(told))

    def refuse(self, error: IllegalMove) -> None:
        """Take in a refusal."""
        self.lines.append(Refused(error))
