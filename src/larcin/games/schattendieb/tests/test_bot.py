"""The numbers for bots: sensible where it is plain what is sensible, and better than chance."""

from __future__ import annotations

import pytest

from larcin.games.schattendieb import GAME
from larcin.games.schattendieb.bot import features, heuristic, playout
from larcin.games.schattendieb.moves import Add, AnyMove, HandIn, Play, Steal
from larcin.games.schattendieb.notation import read_position
from larcin.games.schattendieb.state import Table
from larcin.games.schattendieb.view import view
from larcin.kernel.rng import QuickRng


def best_move(t: Table) -> AnyMove:
    """The move of the first seat that looks best; the first of several."""
    v = view(t, 0)
    return max(GAME.moves(t, 0), key=lambda move: heuristic(v, move))


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
    best = best_move(read_position(position, step))
    assert isinstance(best, Play)
    assert best.card.startswith(move)


def test_the_best_jewel_is_stolen() -> None:
    t = read_position("holds n1 S9 lays T* / lays r5 / lays w9 / lays t6", "SD-3")
    assert best_move(t) == Steal(2)


def test_all_jewels_are_added_that_a_closed_safe_in_hand_can_hold() -> None:
    t = read_position("holds r8 r9 S9 lays r5 / holds n1 n2", "SD-4")
    assert best_move(t) == Add(("ring-8", "ring-9"))


def test_jewels_are_held_back_that_it_cannot_hold() -> None:
    t = read_position("holds r1 r9 S4 lays r5 keeps w10 w9 / holds n1 n2; pile", "SD-4")
    assert best_move(t) == Add(("ring-9",))


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


# -- The playout policy ---------------------------------------------------------------------


def test_a_playout_steals_the_best_jewel_and_adds_all_there_are() -> None:
    t = read_position("holds r1 lays T* / holds r8 r9 lays r5 / lays w9 / lays t6", "SD-3")
    theft = playout(t, 0, GAME.moves(t, 0), QuickRng())
    assert theft == Steal(2)
    GAME.apply(t, 0, theft)
    assert playout(t, 1, GAME.moves(t, 1), QuickRng()) == Add(("ring-8", "ring-9"))


@pytest.mark.parametrize(
    "position",
    [
        "holds n1 S9 keeps w1 / holds t1 / holds t2",
        "holds n1 S9 keeps w10 w9 / holds t1 / holds t2",
        "holds n1 S9 T* keeps w1 / holds t1",
        "holds n1 n2 r9 T* / holds t1 keeps w9 w8 / holds t2 S9",
    ],
)
def test_a_playout_lays_what_the_heuristic_likes_best(position: str) -> None:
    t = read_position(position)
    moves = GAME.moves(t, 0)
    seen = view(t, 0)
    best = max(heuristic(seen, move) for move in moves)
    assert heuristic(seen, playout(t, 0, moves, QuickRng())) == best


# -- The features ---------------------------------------------------------------------------


def test_features_do_not_tell_in_which_seat_one_sits() -> None:
    here = read_position("holds n1 n2 / holds r1 keeps w1 / holds t1 keeps w2 w3")
    there = read_position("holds t1 keeps w2 w3 / holds n1 n2 / holds r1 keeps w1")
    assert features(view(here, 0)) == features(view(there, 1))
