"""Guides: a page to play from in one language, and paragraphs shown on a board."""

from __future__ import annotations

from typing import Any

from larcin.wire.bodies import Why
from larcin.wire.lessons import LessonFrame
from larcin.wire.tables import Wire


class GuidePiece(Wire, frozen=True):
    """A piece of the game."""

    kind: str
    value: Any
    name: str
    about: str
    """What is told of this very piece; may be empty."""


class GuidePart(Wire, frozen=True):
    """Something that one must know to play."""

    name: str
    title: str
    lines: tuple[str, ...]
    """A paragraph each; with a dash and a space before it, an item of a list."""

    rules: tuple[str, ...]
    """The paragraphs that say it exactly."""

    pieces: tuple[GuidePiece, ...]


class GuideInfo(Wire, frozen=True):
    """What there is to read before the rules; all may be empty."""

    parts: tuple[GuidePart, ...]
    shown: tuple[str, ...]
    """The paragraphs that can be seen on a board."""

    taught: tuple[str, ...]
    """Of the paragraphs that bind, those that the lessons teach."""

    rare: tuple[str, ...]
    """And those that they leave out."""


class ShownRule(Wire, frozen=True):
    """A paragraph on a board: the table before a move and after it."""

    rule: str
    by: str
    """The paragraph that is cited there: mostly the same."""

    says: str
    """What to look at; may be empty."""

    names: tuple[str, ...]
    me: int | None
    """Through whose eyes; null: nobody's."""

    room: tuple[int, int]
    """How wide and how high a board is drawn, before it is made small."""

    before: LessonFrame | None
    """Null, where it is the deal that is shown."""

    after: LessonFrame | None
    """Null, where the move is refused."""

    refusal: Why | None = None
    """Why the move is refused there."""
