"""The number of a move stays as long as the rules do: `larcin.authoring.numbers` says why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from larcin.authoring.files import drifted
from larcin.authoring.numbers import number_file
from larcin.authoring.template.vide_gousset import GAME
from larcin.authoring.template.vide_gousset.data import NUMBERS
from larcin.authoring.template.vide_gousset.moves import Lay
from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import BrokenGame
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from larcin.kernel.table import Move
from larcin.kernel.vocabulary import vocabulary_of

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)


@each_game
def test_the_numbers_are_those_stored(game: AnyGame) -> None:
    made = number_file(game)  # refuses a line that may not change
    assert drifted(made) == [], f"`larcin author vocabulary {game.slug}` writes it"


@each_game
def test_no_move_is_listed_twice(game: AnyGame) -> None:
    words = vocabulary_of(game)
    assert [words.numbers[move] for move in words.moves] == list(range(len(words)))


@each_game
def test_every_move_is_one_of_the_game_and_survives_json(game: AnyGame) -> None:
    moves = vocabulary_of(game).moves
    assert tuple(decode(encode(move), game.move_type) for move in moves) == moves


def test_a_move_is_read_off_its_type() -> None:
    assert vocabulary_of(GAME).moves == tuple(map(Lay, NUMBERS))


class Point(Move, frozen=True):
    """A move that nobody can list: any number is one."""

    number: int


def test_moves_without_bounds_must_be_listed_by_the_game() -> None:
    boundless: AnyGame = replace(GAME, move_type=Point)
    with pytest.raises(BrokenGame, match=r"Vide-gousset cannot be listed: Point\.number: an int"):
        vocabulary_of(boundless)
    listed = replace(boundless, vocabulary=lambda: [Point(7)])
    assert vocabulary_of(listed).moves == (Point(7),)
