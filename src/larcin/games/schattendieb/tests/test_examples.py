"""Whole turns as the rulebook tells them, and the arithmetic of the box.

Our copy of the rulebook has lost its drawings, so the examples that it refers to are told
here in the order of its actions.
"""

from __future__ import annotations

from math import perm, prod

import pytest

from larcin.games.schattendieb import GAME
from larcin.games.schattendieb.data import BOX, NUMBER, WORTH
from larcin.games.schattendieb.events import (
    Added,
    Cancelled,
    Closed,
    Counted,
    Drawn,
    Ended,
    Filled,
    Laid,
    Missed,
    Refilled,
    Returned,
    Secured,
    Stolen,
    Turned,
    Wasted,
)
from larcin.games.schattendieb.moves import Add, AnyMove, Play, Steal
from larcin.games.schattendieb.notation import CARD_OF, CODE_OF, read_position
from larcin.games.schattendieb.state import Table
from larcin.kernel.game import tell_events
from larcin.kernel.perft import perft
from larcin.kernel.rng import QuickRng

TURN = """
    holds r5 r9 n1 n2 / holds n5 t1 t2 t3 / holds w8 w3 w4 S9 / holds T* r1 r2 r3
    / holds Tw n8 n9 S7 / holds S4 t7 t8 t9 keeps n10 t10
    / holds S6 w1 w2 n3
"""
"""Seven players, each with something else in mind."""


def everyone(t: Table, *moves: AnyMove) -> list[type]:
    """Those who are asked answer in the order of seats; answers the kinds of what happened."""
    for seat, move in zip(GAME.to_act(t), moves, strict=True):
        assert move in GAME.moves(t, seat)
        GAME.apply(t, seat, move)
    return [type(event) for event in tell_events(t)]


def play_all(t: Table, codes: str) -> list[type]:
    """Everyone lays the card with this code."""
    return everyone(t, *(Play(CARD_OF[code]) for code in codes.split()))


# -- One turn, action by action -------------------------------------------------------------


def test_a_turn_of_seven_actions_in_their_order() -> None:
    """[SD-D.1] [SD-D.2] [SD-2.4] [SD-3.8] [SD-4.3] [SD-5.3] [SD-6.8]"""
    t = read_position(TURN, listen=True)
    # 1 and 2: the fives of seats 1 and 2 cancel each other; 3: the shadow thief may choose.
    assert play_all(t, "r5 n5 w8 T* Tw S4 S6") == [Turned, *[Laid] * 7, Cancelled]
    # It takes the only watch, so that the specialist comes too late. Nobody has a jewel left.
    assert everyone(t, Steal(2)) == [
        Stolen,
        Missed,
        Closed,
        Returned,
        Wasted,
        Refilled,
        *[Drawn] * 6,
    ]
    assert t.locks == [None, None, None, None, None, "safe-4", None]
    assert [CODE_OF[card] for card in t.safes[3]] == ["w8"]
    assert [CODE_OF[card] for card in t.discard] == ["r5", "n5", "T*", "Tw", "S6"]
    assert [len(hand) for hand in t.hands] == [4, 4, 4, 4, 4, 0, 4]


def test_a_turn_in_which_jewels_are_added() -> None:
    """[SD-4.1] [SD-4.3] [SD-5.3]"""
    t = read_position(TURN, listen=True)
    # The watch is stolen by the specialist, and two players may add to what they have laid.
    assert play_all(t, "r9 t1 w8 r1 Tw S4 w1") == [Turned, *[Laid] * 7, Cancelled]
    assert everyone(t, Steal(2)) == [Stolen]
    assert GAME.to_act(t) == (0,)
    assert everyone(t, Add(("ring-5",))) == [
        Added,
        Secured,
        Filled,
        Closed,
        Returned,
        Refilled,
        *[Drawn] * 6,
    ]
    assert [CODE_OF[card] for card in t.safes[0]] == ["r9", "r5"]


def test_a_whole_deal_for_two() -> None:
    """[SD-8.1] [SD-9.1] [SD-9.4] [SD-R1]"""
    t = read_position("holds r5 r9 S4 / holds n8 n1 S9; pile n3 w3 t3 t4 w4 r4", listen=True)
    play_all(t, "r5 n8")
    assert everyone(t, Add(("ring-9",)), Add(())) == [
        Added,
        Secured,
        Filled,
        Filled,
        Refilled,
        Drawn,
        Drawn,
    ]
    assert play_all(t, "S4 n1") == [Turned, Laid, Laid]
    told = everyone(t, Add(()))
    assert told == [Secured, Filled, Closed, Returned, Ended, Counted]
    assert t.totals == [14, 0]


# -- The arithmetic of the box --------------------------------------------------------------


def test_the_box_is_worth_440_points() -> None:
    """[SD-A.4] [SD-9.1]"""
    assert sum(WORTH.get(card, 0) for card in BOX) == 4 * 2 * 55


def test_the_closed_safes_hold_174_jewels_far_more_than_there_are() -> None:
    """[SD-A.4] [SD-6.1]"""
    assert sum(NUMBER.get(card, 0) for card in BOX) == 2 * sum(range(4, 12)) + sum(range(12, 16))


@pytest.mark.parametrize("seats", GAME.players)
def test_the_choices_of_the_first_action_multiply(seats: int) -> None:
    """[SD-1.1] Nobody's choice depends on another's."""
    t = GAME.start(seats, rng=QuickRng(2001))
    choices = [len(set(hand)) for hand in t.hands]
    assert perft(GAME, t, seats) == prod(choices)


def test_of_three_different_jewels_there_are_eight_ways_to_add() -> None:
    """[SD-R12]"""
    t = read_position("holds r1 r2 r3 lays r5 / holds n1", "SD-4")
    assert len(GAME.moves(t, 0)) == sum(perm(3, n) // perm(n, n) for n in range(4)) == 8
    t = read_position("holds r1 r1 r3 lays r5 / holds n1", "SD-4")
    assert len(GAME.moves(t, 0)) == 6
