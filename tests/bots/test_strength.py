"""Every game's numbers for bots: better than chance, legal, and of one shape."""

from __future__ import annotations

from math import isfinite

import pytest

import larcin.games
from larcin.kernel.game import AnyGame
from larcin.kernel.judging import Judge
from larcin.kernel.registry import find_game, games
from larcin.kernel.rng import QuickRng
from tests.duel import Policy, at_random, cheaply, greedily, share_won, skilfully

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)


def is_shipped(game: AnyGame) -> bool:
    return game.folder.is_relative_to(larcin.games.__path__[0])


@every_game
def test_the_heuristic_beats_chance_with_the_fewest_seats(game: AnyGame) -> None:
    # 0.8 is asked for over 200 deals (`python -m tests.duel`); fewer leave more to luck.
    assert_strong(game, greedily, game.players[0], deals=40, at_least=1.5)


@every_game
def test_the_heuristic_wins_more_than_twice_its_share_at_four_seats(game: AnyGame) -> None:
    assert_strong(game, greedily, min(4, game.players[-1]), deals=8, at_least=2)


def assert_strong(
    game: AnyGame, policy: Policy, seats: int, *, deals: int, at_least: float
) -> None:
    """Against random players: so many times what chance would win, in the games that are shipped.

    In another one, which may be short and full of luck, it is at least not worse than chance.
    """
    if not game.folder.is_relative_to(larcin.games.__path__[0]):
        deals, at_least = 150, 0.85
    share = share_won(game, policy, at_random, seats, deals)
    assert share >= at_least / seats, (
        f"{game.folder / 'bot.py'}: with {seats} seats, who plays by its `heuristic` wins "
        f"{share:.2f} of {deals} deals against random players"
    )


@every_game
def test_the_heuristic_is_no_weaker_than_the_playout_policy(game: AnyGame) -> None:
    # A playout may be the heuristic itself, where that is cheap enough; then luck decides.
    assert share_won(game, greedily, cheaply, game.players[0], deals=30) >= 0.8 / game.players[0]


@every_game
def test_the_playout_policy_beats_chance(game: AnyGame) -> None:
    assert_strong(game, cheaply, game.players[0], deals=30, at_least=1.2)


@pytest.mark.parametrize("slug", ["schattendieb", "couronnes"])
def test_skill_wins_more_than_its_share_among_three_greedy_players(slug: str) -> None:
    assert share_won(find_game(slug), skilfully, greedily, seats=4, deals=24) >= 0.29


@every_game
def test_a_judge_has_a_weight_for_every_trait(game: AnyGame) -> None:
    judge = game.brain.judge
    if not isinstance(judge, Judge):
        assert judge is None or callable(judge)  # none at all, or one without weights
        return
    rows = judge.traits(game.start(game.players[0], rng=QuickRng(1)))
    kinds = {type(row) for row in (*rows, judge.weights.duel, judge.weights.crowd)}
    assert len(kinds) == 1


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
