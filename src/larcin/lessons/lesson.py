"""A lesson as it is written: `lessons/NAME.toml` in the game's folder.

It says what is shown and what is expected. What is *said* stands in the game's words, and every
number in it comes from the view.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from larcin.kernel.errors import LarcinError

FOLDER: Final = "lessons"


class BadLesson(LarcinError):
    """A lesson that cannot be given, and why."""


class Scripted(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody plays, whatever they would rather do."""

    seat: int
    move: dict[str, Any]


class Fact(Struct, frozen=True, forbid_unknown_fields=True, rename={"is_": "is"}):
    """Something that a step speaks of: where it stands in the view, and what must stand there."""

    at: str
    """The way there, as `piles.3.height` or `hand.#`: the sign asks how many there are."""

    is_: bool | int | str
    tell: str = "plain"
    """How it is told, as in `larcin.words.tells`: `seat`, `piece:card`, `plain`."""


class Poor(Struct, frozen=True, forbid_unknown_fields=True):
    """A legal move that is not what the step is about, and which words answer it."""

    like: dict[str, Any]
    """The fields that such a move has; all others may be anything."""

    say: str


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing at a time: something to look at, and perhaps something to do."""

    name: str
    look: tuple[str, ...] = ()
    """What it speaks of, as the board calls it; nothing: the table as a whole."""

    do: tuple[dict[str, Any], ...] = ()
    """The moves that it is about, the first of which is shown to who asks. None: it only tells."""

    facts: dict[str, Fact] = {}
    poor: tuple[Poor, ...] = ()
    then: tuple[Scripted, ...] = ()
    """What the others answer, and what the learner goes on with: the rest of a walk, a turn."""

    rule: str | None = None
    """The paragraph that it is about."""


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, dealt from a seed and played on from there: so it is one that can come about."""

    seats: int
    seed: str
    steps: tuple[Step, ...]
    options: dict[str, Any] = {}
    me: int = 0
    before: tuple[Scripted, ...] = ()
    """What was played before it is shown."""


class ShortMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner plays afterwards, against the easiest robots: it should not take long."""

    seats: int
    options: dict[str, Any] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Scenes one after the other, and which paragraphs they teach."""

    rules: tuple[str, ...]
    scenes: tuple[Scene, ...]
    minutes: int = 4
    match: ShortMatch | None = None
    """None: as many seats as anybody gets who only clicks on Play."""

    name: str = ""
    """As its file is called."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, counted through."""
        return tuple(step for scene in self.scenes for step in scene.steps)


def read_lesson(text: str, name: str) -> Lesson:
    """A lesson, or a sentence that says what is wrong with it."""
    try:
        lesson = msgspec.toml.decode(text, type=Lesson)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadLesson(f"{FOLDER}/{name}.toml: {error}") from None
    names = [step.name for step in lesson.steps]
    if not names:
        raise BadLesson(f"{FOLDER}/{name}.toml: it has no steps.")
    twice = sorted({each for each in names if names.count(each) > 1})
    if twice:
        raise BadLesson(f"{FOLDER}/{name}.toml: two steps are called {twice[0]}.")
    return msgspec.structs.replace(lesson, name=name)


@cache
def lessons_of(folder: Path) -> dict[str, Lesson]:
    """The lessons in a game's folder by name, in alphabetical order; there may be none."""
    files = sorted((folder / FOLDER).glob("*.toml"))
    return {path.stem: read_lesson(path.read_text(encoding="utf-8"), path.stem) for path in files}
