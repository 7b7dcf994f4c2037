"""Lessons, step by step. The server keeps nothing of who learns: each request names its step."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from larcin.wire.tables import Wire


class LessonMatch(Wire, frozen=True):
    """What the learner plays after a lesson: short, against the easiest robots."""

    seats: int
    options: dict[str, Any]


class LessonInfo(Wire, frozen=True):
    """A lesson of a game. What it says stands in the game's words, `lesson-…`."""

    name: str
    minutes: int
    steps: tuple[str, ...]
    """Their names: the message of one is `lesson-NAME-STEP`."""

    rules: tuple[str, ...]
    """The paragraphs that it teaches."""

    match: LessonMatch | None = None


class LessonFrame(Wire, frozen=True):
    """What a screen at this table would be sent."""

    since: int
    """The number of its first event."""

    observation: Raw
    prospects: tuple[Raw, ...]
    scenes: tuple[Raw, ...]
    reckoning: Raw | None = None


class LessonFact(Wire, frozen=True):
    """Something that a step speaks of."""

    value: Any
    tell: str
    """How it is told, as in `GameWords.tells`."""


class LessonStep(Wire, frozen=True):
    """A step before anything is done."""

    step: int
    names: tuple[str, ...]
    """Who sits there, the learner among them."""

    me: int
    look: tuple[str, ...]
    """What it speaks of, as the board calls it."""

    do: tuple[Raw, ...]
    """The moves that it is about; none, if it only tells."""

    facts: dict[str, LessonFact]
    rule: str | None
    begins: bool
    """Whether the table is another one than at the step before."""

    frame: LessonFrame


class LessonMove(Wire, frozen=True):
    """What the learner does; null at a step that only tells."""

    move: dict[str, Any] | None = None


class LessonAnswer(Wire, frozen=True):
    """What came of it."""

    good: bool
    say: str | None
    """Where it was another move than the step is about: the words `lesson-NAME-STEP-SAY` answer;
    null: the page has its own."""

    frames: tuple[LessonFrame, ...]
    """After the move, and after each answer to it."""
