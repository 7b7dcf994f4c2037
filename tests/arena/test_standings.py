"""The standings: what is counted, and for whom."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from larcin.arena.standings import standings_of
from tests.arena.matches import SETTINGS, result

RESULTS = [
    result(0, 0, "ab", (1, 2), moves=10),
    result(0, 1, "ba", (2, 1), moves=12),
    result(1, 0, "ab", (1, 1), moves=12),
    result(1, 1, "ba", (1, 2), moves=14),
]


def test_bots_are_listed_the_best_first() -> None:
    standings = standings_of(SETTINGS, RESULTS)
    assert [(row.bot, row.share.mean) for row in standings.rows] == [("a", 0.625), ("b", 0.375)]
    assert (standings.deals, standings.matches, standings.even) == (2, 4, 0.5)
    assert standings.rows[0].score == pytest.approx((9 + 9 + 9 + 8) / 4)


def test_seats_are_told_from_bots() -> None:
    standings = standings_of(SETTINGS, RESULTS)
    assert [seat.mean for seat in standings.seats] == [0.625, 0.375]


def test_a_bot_in_several_seats_is_counted_by_the_seat() -> None:
    settings = replace(SETTINGS, bots=tuple("abbb"))
    results = [
        result(0, 0, "abbb", (1, 2, 2, 2)),
        result(0, 1, "bbba", (1, 2, 2, 2)),
        result(0, 2, "bbab", (2, 2, 1, 2)),
        result(0, 3, "babb", (2, 2, 2, 1)),
    ]
    standings = standings_of(settings, results)
    shares = {row.bot: row.share.mean for row in standings.rows}
    assert shares == {"a": 0.5, "b": pytest.approx(0.5 / 3)}
    assert {row.bot: row.seats for row in standings.rows} == {"a": 1, "b": 3}
    assert sum(seat.mean for seat in standings.seats) == pytest.approx(1)


def test_a_certain_loser_leaves_its_doubt_to_the_others() -> None:
    settings = replace(SETTINGS, bots=tuple("abb"))
    results = [
        result(deal, rotation, bots, tuple(2 if bot == "a" else 1 for bot in bots))
        for deal in range(10)
        for rotation, bots in enumerate(("abb", "bba", "bab"))
    ]
    rows = {row.bot: row.share for row in standings_of(settings, results).rows}
    assert rows["b"].mean == 0.5
    assert rows["b"].low == pytest.approx((1 - rows["a"].high) / 2)


def test_length_endings_and_time() -> None:
    standings = standings_of(SETTINGS, RESULTS)
    assert standings.length.counts == {10: 1, 12: 2, 14: 1}
    assert (standings.length.shortest, standings.length.mean, standings.length.longest) == (
        10,
        12,
        14,
    )
    assert standings.endings == {RESULTS[0].reason: 4}
    assert (standings.seconds, standings.moves_per_second) == (4, 12)
    assert standings.rows[0].questions == 5 + 6 + 6 + 7
    assert standings.rows[0].seconds_per_move == pytest.approx(0.4 / 24)


def test_whoever_was_never_asked_took_no_time() -> None:
    silent = [replace(each, questions=(0, 0), thinking=(0.0, 0.0)) for each in RESULTS]
    assert standings_of(SETTINGS, silent).rows[0].seconds_per_move == 0
