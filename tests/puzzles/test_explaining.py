"""Why a move is better: what happens more often after it, and what that is worth."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from larcin.kernel.codec import convert
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game, games
from larcin.puzzles.explaining import CLEAR, explain
from larcin.puzzles.puzzle import Puzzle, puzzles_of
from larcin.words import Words

KNOWN = [(game, puzzle) for game in games().values() for puzzle in puzzles_of(game).values()]


@pytest.mark.parametrize(("game", "puzzle"), KNOWN, ids=lambda each: getattr(each, "id", None))
def test_every_reason_can_be_told(game: AnyGame, puzzle: Puzzle) -> None:
    words = Words(game, "en", [f"seat {number}" for number in range(puzzle.seats)], puzzle.seat)
    for value in puzzle.values:
        assert value.points is not None
        assert value.rival is not None
        if value.because is not None:
            assert abs(value.because.often - value.because.other) >= CLEAR - 0.01
            assert words.event(convert(value.because.event, game.event_type))


def test_the_same_reason_is_found_again_and_none_in_nothing() -> None:
    game = find_game("raubern")
    puzzle = next(each for each in puzzles_of(game).values() if each.values[0].because is not None)
    bare = tuple(replace(value, because=None, points=None) for value in puzzle.values)
    assert explain(game.slug, replace(puzzle, values=bare)) == explain(game.slug, puzzle)
    same = replace(puzzle, values=(puzzle.values[0], puzzle.values[0]))
    assert [value.because for value in explain(game.slug, same).values] == [None, None]
