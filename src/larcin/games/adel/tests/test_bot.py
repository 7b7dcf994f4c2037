"""The numbers for bots: sensible where it is plain what is sensible, and better than chance."""

from __future__ import annotations

import pytest

from larcin.games.adel import GAME
from larcin.games.adel.appraisal import (
    expected_bonus,
    expected_size,
    planned_collection,
)
from larcin.games.adel.bot import features, heuristic, playout
from larcin.games.adel.moves import AnyMove, Bid, Buy, Exhibit, Keep, Sneak, Steal
from larcin.games.adel.notation import read_position
from larcin.games.adel.state import Table
from larcin.games.adel.steps import ACTING, BUYING, PICKING, STEALING
from larcin.games.adel.tests.playing import deal, until
from larcin.games.adel.view import view
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng


def best_move(t: Table, seat: Seat) -> AnyMove:
    """The move that looks best to this seat; the first of several."""
    v = view(t, seat)
    return max(GAME.moves(t, seat), key=lambda move: heuristic(v, move))


# -- The heuristic --------------------------------------------------------------------------


def test_the_buyer_takes_what_makes_a_collection() -> None:
    t = read_position("A1637 A1712 E1688 | ; D1925; B1612")
    until(t, BUYING, "auction $22", "castle watch")
    assert best_move(t, 0) == Buy("fine")


def test_a_thief_takes_the_oldest_object_where_letters_do_not_matter() -> None:
    t = read_position("C1468 C1763 C1830 | A1748")
    until(t, STEALING, "castle exhibit", "castle T5")
    assert best_move(t, 1) == Steal("C1468")


def test_where_a_thief_waits_the_oldest_object_stays_at_home() -> None:
    t = read_position("C1468 C1763 C1830 C1911 | A1748")
    until(t, PICKING, "castle exhibit", "castle T5")
    assert best_move(t, 0) == Keep("C1468")


def test_without_a_thief_the_whole_collection_is_shown_to_win() -> None:
    t = read_position("C1468 C1763 C1830 C1911 | A1712 A1748 A1785")
    until(t, PICKING, "castle exhibit", "castle exhibit")
    assert len(planned_collection(view(t, 0))) == 4


def test_alone_in_the_auction_house_the_smallest_cheque_is_enough() -> None:
    t = read_position("A1637 A1712 | ; D1925; B1612")
    until(t, ACTING, "auction x", "castle x")
    assert best_move(t, 0) == Bid(3000)


def test_alone_in_the_castle_one_exhibits() -> None:
    t = read_position("A1637 A1712 A1748 | ; D1925; B1612")
    until(t, ACTING, "castle x", "auction x")
    assert best_move(t, 0) == Exhibit()


def test_without_a_collection_one_does_not_exhibit() -> None:
    t = read_position("A1637 C1530 E1688 | C1625; D1925; B1612")
    until(t, ACTING, "castle x", "castle x")
    assert best_move(t, 0) != Exhibit()


def test_a_collection_is_expected_of_what_was_seen_and_of_what_may_be_hidden() -> None:
    assert expected_size("AAB", 0, "CDEF") == 3
    assert expected_size("AAB", 2, "CDEF") > 3
    assert expected_size("AAC", 0, "BDEF") == 2
    assert expected_size("AAC", 4, "BBBF") > expected_size("AAC", 4, "DEFF") > 2


def test_the_oldest_object_of_all_is_sure_of_the_bonus() -> None:
    v = view(read_position("C1468 | B1540; D1925; D1938"), 0)
    assert expected_bonus(v, 0, 1468) == 8
    assert expected_bonus(v, 1, 1540) == 4


def test_an_arrested_thief_is_not_looked_for_twice() -> None:
    t = read_position("A1637 A1712 A1748 | ; D1925; B1612; ; T5 T6")
    until(t, ACTING, "castle x", "castle x")
    v = view(t, 0)
    assert all(heuristic(v, Exhibit()) > heuristic(v, Sneak(thief)) for thief in (4, 7))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_those_who_play_by_the_heuristic_reach_the_table(seats: int) -> None:
    t = deal(seats)
    while t.outcome is None:
        seat = GAME.to_act(t)[0]
        GAME.apply(t, seat, best_move(t, seat))
    assert t.round < 50


# -- The playout policy ---------------------------------------------------------------------


def test_a_playout_does_what_the_heuristic_might_in_some_mood() -> None:
    """Alone in the castle one exhibits, whatever the mood; in company it depends."""
    t = read_position("A1637 A1712 A1748 | ; D1925; B1612")
    until(t, ACTING, "castle x", "auction x")
    assert whims_of(t) == {Exhibit()}
    t = read_position("A1637 A1712 A1748 | A1690 B1540; D1925; B1612")
    until(t, ACTING, "castle x", "castle x")
    assert len(whims_of(t)) > 1


def whims_of(t: Table) -> set[AnyMove]:
    """All that the first player's moods may lead to."""
    return {playout(t, 0, GAME.moves(t, 0), QuickRng.numbered(n)) for n in range(100)}


# -- The features ---------------------------------------------------------------------------


def test_features_do_not_tell_in_which_seat_one_sits() -> None:
    here = read_position("red @4 A1595 ?B1540 | blue @2 C1468 | green @7; D1925; D1938")
    there = read_position("green @7 | red @4 A1595 ?B1540 | blue @2 C1468; D1925; D1938")
    assert features(view(here, 0)) == features(view(there, 1))
