"""The numbers for bots: sensible where it is plain what is sensible, and better than chance."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

import pytest

from larcin.games.schattendieb import GAME
from larcin.games.schattendieb.bot import features, heuristic, playout
from larcin.games.schattendieb.moves import Add, AnyMove, HandIn, Play, Steal
from larcin.games.schattendieb.notation import read_position
from larcin.games.schattendieb.state import Options, Table
from larcin.games.schattendieb.view import view
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance, QuickRng

Policy = Callable[[Table, Seat, Chance], AnyMove]


def greedily(t: Table, seat: Seat, chance: Chance) -> AnyMove:
    """The move that looks best; the first of several."""
    v = view(t, seat)
    return max(GAME.moves(t, seat), key=lambda move: heuristic(v, move))


def cheaply(t: Table, seat: Seat, chance: Chance) -> AnyMove:
    """The move of the playout policy."""
    return playout(t, seat, GAME.moves(t, seat), chance)


def at_random(t: Table, seat: Seat, chance: Chance) -> AnyMove:
    """Any move."""
    return chance.choice(GAME.moves(t, seat))


def share_won(one: Policy, others: Policy, seats: int, deals: int) -> float:
    """The share of victory of one player who sits in every seat of every deal once."""
    shares = [
        share_of(seat, one, others, seats, deal) for deal in range(deals) for seat in range(seats)
    ]
    return sum(shares) / len(shares)


def share_of(me: Seat, one: Policy, others: Policy, seats: int, deal: int) -> float:
    """What the player in this seat gets of the victory: half of it, if it is shared by two."""
    t = GAME.start(seats, rng=QuickRng(deal))
    chance = QuickRng(deal)
    while t.outcome is None:
        seat = GAME.to_act(t)[0]
        GAME.apply(t, seat, (one if seat == me else others)(t, seat, chance))
    return (me in t.outcome.winners) / len(t.outcome.winners)


# -- The heuristic --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "step", "move"),
    [
        pytest.param(
            "holds n2 n9 n8 r7 / holds t1 t2 t3 t4 / holds w1 w2 w3 w4",
            "SD-1",
            "necklace",
            id="the kind of which most can be laid is laid",
        ),
        pytest.param(
            "holds n1 S9 keeps w10 w9 w8 w7 / holds t1 t2 t3 t4 keeps r1",
            "SD-1",
            "safe-9",
            id="a full safe is closed",
        ),
        pytest.param(
            "holds n9 S9 / holds t1 t2 t3 t4 / holds r1 r2 r3 r4",
            "SD-1",
            "necklace-9",
            id="an empty safe is not",
        ),
        pytest.param(
            "holds n1 S4 keeps w1 w2 w3 / holds t1 t2 t3 t4 keeps r1",
            "SD-1",
            "safe-4",
            id="a safe is closed before it is too full for the only closed safe in hand",
        ),
        pytest.param(
            "holds n9 n8 S4 keeps w1 w2 w3 w4 w5 / holds t1 t2 t3 t4 / holds r1 r2 r3 r4",
            "SD-1",
            "necklace",
            id="a closed safe that does not fit is not wasted",
        ),
    ],
)
def test_the_best_card_is_laid_where_it_is_plain(position: str, step: str, move: str) -> None:
    best = greedily(read_position(position, step), 0, QuickRng())
    assert isinstance(best, Play)
    assert best.card.startswith(move)


def test_the_best_jewel_is_stolen() -> None:
    t = read_position("holds n1 S9 lays T* / lays r5 / lays w9 / lays t6", "SD-3")
    assert greedily(t, 0, QuickRng()) == Steal(2)


def test_all_jewels_are_added_that_a_closed_safe_in_hand_can_hold() -> None:
    t = read_position("holds r8 r9 S9 lays r5 / holds n1 n2", "SD-4")
    assert greedily(t, 0, QuickRng()) == Add(("ring-8", "ring-9"))


def test_jewels_are_held_back_that_it_cannot_hold() -> None:
    t = read_position("holds r1 r9 S4 lays r5 keeps w10 w9 / holds n1 n2; pile", "SD-4")
    assert greedily(t, 0, QuickRng()) == Add(("ring-9",))


def test_it_counts_cards() -> None:
    """A value that can no longer be met is safer than one that can."""
    gone = "gone n5 r5 w5 w5 t5 t5 r5"
    safe = view(read_position(f"holds n5 r6 S9 / holds t1 t2; {gone}"), 0)
    unsafe = view(read_position("holds n5 r6 S9 / holds t1 t2"), 0)
    assert heuristic(safe, Play("necklace-5")) > heuristic(unsafe, Play("necklace-5"))


def test_a_safe_that_comes_too_late_is_worth_nothing() -> None:
    """[SD-R25]"""
    late = view(read_position("holds S9 keeps n10 / holds t1; pile"), 0)
    risky = view(read_position("holds S9 keeps n10 / holds t1 t2; pile"), 0)
    assert heuristic(late, Play("safe-9")) == 0 < heuristic(risky, Play("safe-9"))


def test_spectators_and_handing_in_are_worth_nothing() -> None:
    t = read_position("holds n5 / holds t1")
    assert heuristic(view(t, None), Play("necklace-5")) == 0
    assert heuristic(view(t, 0), HandIn()) == 0


def test_the_heuristic_beats_chance_at_two_seats() -> None:
    assert share_won(greedily, at_random, seats=2, deals=50) >= 0.8


def test_the_heuristic_wins_more_than_twice_its_share_at_four_seats() -> None:
    assert share_won(greedily, at_random, seats=4, deals=25) >= 2 / 4


def test_the_heuristic_beats_the_playout_policy() -> None:
    assert share_won(greedily, cheaply, seats=2, deals=40) >= 0.6


# -- The playout policy ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_a_playout_is_made_of_legal_moves(seats: int) -> None:
    t = GAME.start(seats, Options(deals=2), rng=QuickRng(seats))
    chance = QuickRng(0)
    while t.outcome is None:
        seat = GAME.to_act(t)[0]
        moves = GAME.moves(t, seat)
        move = playout(t, seat, moves, chance)
        assert move in moves
        GAME.apply(t, seat, move)


def test_a_playout_steals_the_best_jewel_and_adds_all_there_are() -> None:
    t = read_position("holds r1 lays T* / holds r8 r9 lays r5 / lays w9 / lays t6", "SD-3")
    theft = playout(t, 0, GAME.moves(t, 0), QuickRng())
    assert theft == Steal(2)
    GAME.apply(t, 0, theft)
    assert playout(t, 1, GAME.moves(t, 1), QuickRng()) == Add(("ring-8", "ring-9"))


def test_a_playout_closes_when_it_has_enough() -> None:
    rich = read_position("holds n1 S9 keeps w10 w9 / holds t1")
    poor = read_position("holds n1 S9 keeps w1 / holds t1")
    assert playout(rich, 0, GAME.moves(rich, 0), QuickRng()) == Play("safe-9")
    assert playout(poor, 0, GAME.moves(poor, 0), QuickRng()) == Play("necklace-1")


# -- The features ---------------------------------------------------------------------------


def test_features_are_always_as_many_and_finite() -> None:
    lengths = set()
    for seats in GAME.players:
        t = GAME.start(seats, Options(deals=1), rng=QuickRng(seats))
        chance = QuickRng(0)
        while t.outcome is None:
            seat = GAME.to_act(t)[0]
            GAME.apply(t, seat, chance.choice(GAME.moves(t, seat)))
            for eye in (None, *range(seats)):
                numbers = features(view(t, eye))
                assert all(map(isfinite, numbers))
                lengths.add(len(numbers))
    assert len(lengths) == 1


def test_features_do_not_tell_in_which_seat_one_sits() -> None:
    here = read_position("holds n1 n2 / holds r1 keeps w1 / holds t1 keeps w2 w3")
    there = read_position("holds t1 keeps w2 w3 / holds n1 n2 / holds r1 keeps w1")
    assert features(view(here, 0)) == features(view(there, 1))
