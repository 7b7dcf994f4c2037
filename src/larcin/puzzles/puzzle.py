"""A puzzle as it is kept: `puzzles/*.json` in the game's folder, one line for each.

A position is a seed and what was played since, never something that somebody wrote down: so it is
one that can come about. Moves are numbers of the game's vocabulary.
"""

from __future__ import annotations

import hashlib
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from larcin.files import NotSaved, reason
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.options import read_options
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import read_seed
from larcin.kernel.vocabulary import vocabulary_of
from larcin.lessons import seat_names

FOLDER: Final = "puzzles"
MINED: Final = "mined.json"


class BadPuzzle(LarcinError):
    """A puzzle that cannot be put, and why."""


class Because(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens more often, or less, after a move than after another."""

    event: dict[str, Any]
    """One instance of it, as whoever is asked would hear it."""

    often: float
    """In what part of the matches something like it happens."""

    other: float
    """The same after the best move; for that one, after the next best."""


class Valued(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that do the same, or are surely as good, and what they are worth."""

    moves: tuple[int, ...]
    share: float
    """The share of the victory that whoever plays it may expect."""

    less: float
    """How much that is less than with the best move."""

    error: float
    """The standard error of `less`; of the best move, that of its share."""

    worlds: int
    ties: float = 0.0
    """In what part of the matches the victory is shared."""

    points: float | None = None
    """What whoever plays it has in the end, on average, and the best of the others."""

    rival: float | None = None
    because: Because | None = None


class Checked(Struct, frozen=True, forbid_unknown_fields=True):
    """How it was checked."""

    chance: str
    """The name of the worlds: with it they can be imagined again."""

    fallible: float
    """What the best move wins more than the next one if everybody overlooks things now and then."""

    fallible_error: float
    fallible_worlds: int


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position with one move that is clearly the best, for who knows only their own view."""

    id: str
    seats: int
    seed: str
    before: tuple[int, ...]
    """What was played before it, each by the first of those who had to act."""

    seat: Seat
    values: tuple[Valued, ...]
    """All legal moves, the best first."""

    found: tuple[float, ...]
    """How often each level finds the best move, the weakest level first."""

    rank: int
    """The place of the best move in the eyes of greedy, counted from 1; it is never the first."""

    checked: Checked
    options: dict[str, Any] = {}

    @property
    def hardness(self) -> float:
        """How often the levels miss it."""
        return 1 - sum(self.found) / len(self.found)

    @property
    def lead(self) -> float:
        """How much the best move wins more than the next one."""
        return self.values[1].less


class Collection(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of puzzles."""

    rules_version: int
    matches: int = 0
    """How many matches were looked through: mining goes on with the next."""

    puzzles: tuple[Puzzle, ...] = ()


def puzzle_id(seed: str, before: tuple[int, ...]) -> str:
    """The same position has the same name, wherever it was found."""
    return hashlib.sha256(f"{seed} {before}".encode()).hexdigest()[:8]


def match_of(game: AnyGame, puzzle: Puzzle) -> Match:
    """The match as it stands when the puzzle is put."""
    options = read_options(game, puzzle.options, strict=True)
    names = seat_names(puzzle.seats, puzzle.seat)
    match = Match(game, names, options, read_seed(puzzle.seed))
    moves = vocabulary_of(game).moves
    try:
        for number in puzzle.before:
            match.play(match.to_act[0], moves[number])
    except (LarcinError, LookupError) as error:
        raise BadPuzzle(f"Puzzle {puzzle.id} of {game.title} cannot be reached: {error}") from None
    if puzzle.seat not in match.to_act:
        raise BadPuzzle(f"In puzzle {puzzle.id} of {game.title} nobody asks seat {puzzle.seat}.")
    return match


def read_collection(path: Path, game: AnyGame) -> Collection:
    """What is in this file; nothing, where there is none."""
    if not path.exists():
        return Collection(game.rules_version)
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Collection)
    except (OSError, msgspec.DecodeError) as error:
        raise BadPuzzle(f"{path.name} of {game.title}: {error}") from None
    if found.rules_version != game.rules_version:
        raise BadPuzzle(f"{path.name} was made for other rules of {game.title}.")
    return found


def write_collection(path: Path, collection: Collection) -> None:
    """Keep it, a line for each puzzle; a reader never sees half of it."""
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in collection.puzzles)
    head = f'{{"rules_version":{collection.rules_version},"matches":{collection.matches}'
    draft = path.with_suffix(".draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(f'{head},"puzzles":[\n{lines}\n]}}\n', encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise NotSaved(f"{path} cannot be written: {reason(error)}.") from None


@cache
def puzzles_of(game: AnyGame) -> dict[str, Puzzle]:
    """All puzzles of a game by their id, the easiest first; there may be none."""
    files = sorted((game.folder / FOLDER).glob("*.json"))
    found = [puzzle for path in files for puzzle in read_collection(path, game).puzzles]
    found.sort(key=lambda each: (each.hardness, each.rank, each.id))
    return {puzzle.id: puzzle for puzzle in found}


def daily(game: AnyGame, day: date) -> Puzzle | None:
    """The puzzle of a day: all take turns, and not in the order of how hard they are."""
    found = sorted(
        puzzles_of(game).values(), key=lambda each: hashlib.sha256(each.id.encode()).digest()
    )
    return found[day.toordinal() % len(found)] if found else None
