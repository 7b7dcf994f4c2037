"""What a step says, in words: the key of its message, and the facts that go into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from larcin.lessons.lesson import BadLesson, Lesson, Step
from larcin.words.catalogue import message_key
from larcin.words.facts import Told, spread, tell_plainly, tell_seat
from larcin.words.words import Words

PIECE: Final = "piece:"


def lesson_key(lesson: Lesson, step: Step, say: str | None = None) -> str:
    """The message of a step, or of the answer to a poor move there."""
    return message_key("lesson", lesson.name, step.name, *([] if say is None else [say]))


def told_facts(words: Words, facts: Mapping[str, tuple[object, str]]) -> dict[str, Any]:
    """The facts of a step, as its message wants them."""
    told: dict[str, Any] = {}
    for name, (value, tell) in facts.items():
        told |= spread(name, _told(words, value, tell))
    return told


def _told(words: Words, value: Any, tell: str) -> Told:
    if tell == "seat":
        return tell_seat(words, value)
    if tell.startswith(PIECE):
        return Told(words.piece(tell.removeprefix(PIECE), value), str(value))
    if tell == "plain":
        return tell_plainly(words, value)
    raise BadLesson(f"A fact is told as seat, piece:KIND or plain, not as {tell!r}.")
