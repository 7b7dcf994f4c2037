"""A puzzle as it is put: one seat's view, and what its moves are worth once it has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from larcin.kernel.game import AnyGame
from larcin.kernel.vocabulary import vocabulary_of
from larcin.lessons import Frame, frame_of
from larcin.puzzles.puzzle import Puzzle, Valued, match_of

DIFFICULTIES: Final = ("easy", "medium", "hard")


@dataclass(frozen=True, slots=True)
class Asked:
    """The table, and who sits at it."""

    names: tuple[str, ...]
    me: int
    frame: Frame


@dataclass(frozen=True, slots=True)
class Option:
    """Moves that do the same, and what they are worth."""

    moves: tuple[Any, ...]
    value: Valued


@dataclass(frozen=True, slots=True)
class Told:
    """What came of a move."""

    is_good: bool
    options: tuple[Option, ...]
    """All legal moves, the best first."""

    frame: Frame | None
    """The table after it. None, where it would turn over what others have laid face down: the
    answer is for who cannot know, and what lies there is luck."""


def ask(game: AnyGame, puzzle: Puzzle) -> Asked:
    """What whoever is asked may know."""
    match = match_of(game, puzzle)
    return Asked(tuple(match.names), puzzle.seat, frame_of(match, puzzle.seat))


def tell(game: AnyGame, puzzle: Puzzle, move: Any) -> Told:
    """What this move is worth beside all others, or `IllegalMove` with the rule behind it."""
    match = match_of(game, puzzle)
    match.staged = True
    is_hidden = bool(match.table.chosen) and len(match.to_act) == 1
    before = len(match.events)
    match.play(puzzle.seat, move)
    options = options_of(game, puzzle)
    frame = None if is_hidden else frame_of(match, puzzle.seat, before)
    return Told(move in options[0].moves, options, frame)


def options_of(game: AnyGame, puzzle: Puzzle) -> tuple[Option, ...]:
    """What all moves are worth."""
    moves = vocabulary_of(game).moves
    return tuple(
        Option(tuple(moves[number] for number in value.moves), value) for value in puzzle.values
    )


def difficulty(puzzle: Puzzle, among: Sequence[Puzzle]) -> str:
    """How hard it is among those of its game, which are sorted: a third of them each."""
    return DIFFICULTIES[len(DIFFICULTIES) * among.index(puzzle) // len(among)]
