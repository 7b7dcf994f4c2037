"""OpenSpiel's search as a bot: it sees what a bot sees, and stops when it should."""

from __future__ import annotations

import time
from typing import Any

import pytest

from larcin.adapters.openspiel import OpenSpielIsmcts
from larcin.adapters.openspiel.bot import NoLimit
from larcin.bots import ask
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match, Observation
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng

pytestmark = pytest.mark.slow

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)


def opening(game: AnyGame) -> Observation[Any, Any, Any]:
    match = Match(game, game.players[0], seed=bytes(32))
    return match.observe(match.to_act[0])


@each_game
def test_it_plays_the_same_move_with_the_same_chance(game: AnyGame) -> None:
    bots = [OpenSpielIsmcts(simulations=5) for _ in range(2)]
    first, second = (ask(bot, game, opening(game), QuickRng(7)) for bot in bots)
    assert first == second
    assert first in opening(game).moves
    assert bots[0].simulations == 5
    assert bots[0].simulations_per_second > 0


@each_game
def test_it_answers_even_when_it_is_late(game: AnyGame) -> None:
    bot = OpenSpielIsmcts(seconds=60)
    assert bot.choose(opening(game), time.monotonic() - 1, QuickRng(7)) in opening(game).moves
    assert bot.simulations <= 1


@each_game
def test_a_search_without_a_limit_is_refused(game: AnyGame) -> None:
    with pytest.raises(NoLimit, match="needs a number of simulations"):
        OpenSpielIsmcts().choose(opening(game), None, QuickRng(7))
