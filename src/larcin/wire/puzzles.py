"""Puzzles: a position, and what its moves are worth. Nothing is kept of who solves them."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from larcin.wire.lessons import LessonFrame
from larcin.wire.tables import Wire


class PuzzleInfo(Wire, frozen=True):
    """A puzzle of a game."""

    id: str
    seats: int
    difficulty: str
    """`easy`, `medium` or `hard`: a third of the game's puzzles each."""


class PuzzleList(Wire, frozen=True):
    """All puzzles of a game, the easiest first; there may be none."""

    daily: str | None
    """Today's: the id of one of them."""

    day: str
    """Which day that is, in Universal Time."""

    puzzles: tuple[PuzzleInfo, ...]


class PuzzleShown(Wire, frozen=True):
    """What whoever is asked may know."""

    id: str
    names: tuple[str, ...]
    """Who sits there, the one who is asked among them."""

    me: int
    frame: LessonFrame


class PuzzleMove(Wire, frozen=True):
    """What somebody would do."""

    move: dict[str, Any]


class PuzzleReason(Wire, frozen=True):
    """What happens more often, or less, after a move than after another."""

    event: Raw
    """One instance of it."""

    often: float
    """In what part of the matches something like it happens."""

    other: float
    """The same after the best move; for that one, after the next best."""


class PuzzleOption(Wire, frozen=True):
    """Moves that do the same, and what they are worth to who knows only this view."""

    moves: tuple[Raw, ...]
    share: float
    """The share of the victory that may be expected."""

    less: float
    """How much that is less than with the best move."""

    error: float
    """The standard error of `less`; of the best move, that of its share."""

    worlds: int
    """In how many imagined worlds it was tried."""

    ties: float
    """In what part of the matches the victory is shared."""

    points: float | None
    """What one has in the end, on average."""

    rival: float | None
    """The same for the best of the others."""

    because: PuzzleReason | None
    """Null, where nothing that happens tells it."""


class PuzzleAnswer(Wire, frozen=True):
    """What the move was worth."""

    good: bool
    options: tuple[PuzzleOption, ...]
    """All legal moves, the best first."""

    frame: LessonFrame | None
    """The table after the move; null, where it would turn over what others have laid face down."""
