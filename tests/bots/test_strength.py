"""Every game's numbers for bots: better than chance, legal, and of one shape."""

from __future__ import annotations

from math import isfinite

import pytest

from larcin.kernel.game import AnyGame
from larcin.kernel.judging import Judge
from larcin.kernel.registry import find_game, games
from larcin.kernel.rng import QuickRng
from tests.duel import at_random, cheaply, greedily, share_won, skilfully

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)


@every_game
def test_the_heuristic_beats_chance_at_two_seats(game: AnyGame) -> None:
    # 0.8 is asked for over 200 deals (`python -m tests.duel`); fewer leave more to luck.
    assert share_won(game, greedily, at_random, seats=2, deals=40) >= 0.75


@every_game
def test_the_heuristic_wins_more_than_twice_its_share_at_four_seats(game: AnyGame) -> None:
    assert share_won(game, greedily, at_random, seats=4, deals=8) >= 2 / 4


@every_game
def test_the_heuristic_is_no_weaker_than_the_playout_policy(game: AnyGame) -> None:
    # A playout may be the heuristic itself, where that is cheap enough; then luck decides.
    assert share_won(game, greedily, cheaply, seats=2, deals=30) >= 0.4


@every_game
def test_the_playout_policy_beats_chance(game: AnyGame) -> None:
    assert share_won(game, cheaply, at_random, seats=2, deals=30) >= 0.6


@pytest.mark.parametrize("slug", ["schattendieb", "couronnes"])
def test_skill_wins_more_than_its_share_among_three_greedy_players(slug: str) -> None:
    assert share_won(find_game(slug), skilfully, greedily, seats=4, deals=24) >= 0.29


@every_game
def test_a_judge_has_a_weight_for_every_trait(game: AnyGame) -> None:
    judge = game.brain.judge
    assert isinstance(judge, Judge)
    rows = judge.traits(game.start(game.players[0], rng=QuickRng(1)))
    assert {len(row) for row in rows} == {len(judge.duel)} == {len(judge.crowd)}


@every_game
def test_a_playout_is_made_of_legal_moves_and_features_have_one_length(game: AnyGame) -> None:
    lengths = set()
    for seats in game.players:
        table, chance = game.start(seats, rng=QuickRng(seats)), QuickRng(seats)
        while table.outcome is None:
            seat = game.to_act(table)[0]
            move = cheaply(game, table, seat, chance)
            assert move in game.moves(table, seat)
            for eye in (None, *range(seats)):
                features = game.brain.features(game.view(table, eye))
                assert all(map(isfinite, features))
                lengths.add(len(features))
            game.apply(table, seat, move)
    assert len(lengths) == 1
