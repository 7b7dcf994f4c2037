"""Shares of the victory with honest intervals, and ratings."""

from __future__ import annotations

from statistics import fmean

import pytest

from larcin.arena.ratings import Share, estimate, rate
from larcin.kernel.rng import QuickRng
from tests.arena.matches import result


def test_an_interval_holds_the_mean_and_narrows_with_deals() -> None:
    few, many = (estimate([1.0, 0.5, 0.5, 0.0] * times) for times in (5, 500))
    assert few.mean == many.mean == 0.5
    assert few.low < many.low < 0.5 < many.high < few.high
    assert many.high - many.low < 0.04


def test_deals_count_and_not_matches() -> None:
    """A deal that its seat decides says nothing about bots, however often it is played."""
    by_matches = estimate([1.0, 0.0] * 50)
    by_deals = estimate([0.5] * 50)
    assert by_matches.high - by_matches.low > 0.15
    assert by_deals == Share(0.5, 0.5, 0.5)


def test_who_won_everything_is_not_certain_to_go_on() -> None:
    best, worst = estimate([1.0] * 10), estimate([0.0] * 10)
    assert best.low == pytest.approx(0.7225, abs=1e-4)
    assert worst.high == pytest.approx(0.2775, abs=1e-4)
    assert (worst.low, best.high) == (0, 1)


def test_one_deal_tells_little() -> None:
    for share in (0.0, 0.5, 1.0):
        alone = estimate([share])
        assert alone.high - alone.low > 0.75


def test_the_interval_holds_the_truth_in_95_of_100_cases() -> None:
    rng = QuickRng.numbered(5)
    truth, held = 0.3, 0
    for _ in range(300):
        shares = [fmean(rng.below(10) < 3 for _ in range(2)) for _ in range(60)]
        interval = estimate(shares)
        held += interval.low <= truth <= interval.high
    assert 275 <= held <= 295


def test_the_winner_is_rated_higher_and_a_tie_is_a_tie() -> None:
    won = rate([result(deal, 0, "ab", (1, 2)) for deal in range(10)])
    assert won["a"].mu > 30 > 20 > won["b"].mu
    tied = rate([result(deal, 0, "ab", (1, 1)) for deal in range(10)])
    assert tied["a"] == tied["b"]


def test_many_players_are_rated_in_their_order() -> None:
    rated = rate([result(deal, 0, "abcd", (3, 1, 4, 1)) for deal in range(20)])
    assert rated["b"].mu == pytest.approx(rated["d"].mu)
    assert rated["b"].mu > rated["a"].mu > rated["c"].mu


def test_a_bot_in_several_seats_has_one_rating() -> None:
    rated = rate([result(deal, 0, "abbb", (1, 2, 3, 4)) for deal in range(10)])
    assert set(rated) == {"a", "b"}
    assert rated["a"].mu > rated["b"].mu
    alone = rate([result(0, 0, "bb", (1, 2))])
    assert alone["b"].mu == pytest.approx(25)
