"""Every game in which one can forget: a blurred view is still a view of its game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from larcin.kernel.game import AnyGame
from larcin.kernel.pieces import Seat, pieces_in
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng

FORGETFUL = [game for game in games().values() if game.brain.forget is not None]
every_forgetful_game = pytest.mark.parametrize("game", FORGETFUL, ids=lambda game: game.slug)

EVERY = 7
"""Of so many positions of a match one is looked at."""


def positions(game: AnyGame) -> Iterator[tuple[Any, Seat, Any]]:
    """Positions of random matches, each with the seat that is asked and what it sees."""
    for seats in game.players:
        table, chance = game.start(seats, rng=QuickRng(seats)), QuickRng(seats)
        while table.outcome is None:
            seat = game.to_act(table)[0]
            if chance.below(EVERY) == 0:
                yield table, seat, game.view(table, seat)
            game.apply(table, seat, chance.choice(game.moves(table, seat)))


def forget(game: AnyGame, view: Any, strength: float, seed: int = 1) -> Any:
    assert game.brain.forget is not None
    return game.brain.forget(view, strength, QuickRng(seed))


@every_forgetful_game
def test_a_perfect_memory_forgets_nothing(game: AnyGame) -> None:
    assert all(forget(game, view, 1.0) == view for _, _, view in positions(game))


@every_forgetful_game
def test_a_weaker_memory_is_mistaken_more_often(game: AnyGame) -> None:
    seen = [view for _, _, view in positions(game)]
    mistakes = [sum(forget(game, view, each) != view for view in seen) for each in (0.9, 0.5, 0.0)]
    assert 0 < mistakes[0] < mistakes[1] < mistakes[2]


@every_forgetful_game
def test_what_is_forgotten_is_neither_lost_nor_invented(game: AnyGame) -> None:
    for _, _, view in positions(game):
        assert Counter(pieces_in(forget(game, view, 0.3))) == Counter(pieces_in(view))


@every_forgetful_game
def test_a_world_can_be_imagined_from_what_is_remembered(game: AnyGame) -> None:
    for table, seat, view in positions(game):
        blurred = forget(game, view, 0.3)
        world = game.imagine(blurred, QuickRng(2))
        pieces = chain.from_iterable(zone.pieces for zone in game.zones(world))
        assert game.view(world, seat) == blurred
        assert Counter(pieces) == Counter(game.box(table.seats, table.options))
        assert game.to_act(world) == game.to_act(table)
        assert game.moves(world, seat) == game.moves(table, seat)


@every_forgetful_game
def test_the_same_chance_forgets_the_same(game: AnyGame) -> None:
    for _, _, view in positions(game):
        assert forget(game, view, 0.5) == forget(game, view, 0.5)
