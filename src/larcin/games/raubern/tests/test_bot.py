"""The numbers for bots: sensible where it is plain what is sensible, and better than chance."""

from __future__ import annotations

import pytest

from larcin.games.raubern import GAME
from larcin.games.raubern.bot import chance_held, features, heuristic, playout
from larcin.games.raubern.moves import Lay
from larcin.games.raubern.notation import read_position
from larcin.games.raubern.state import Table
from larcin.games.raubern.view import view
from larcin.kernel.rng import QuickRng


def best_move(t: Table) -> Lay:
    """The move that looks best; the first of several."""
    v = view(t, t.turn)
    return max(GAME.moves(t, t.turn), key=lambda move: heuristic(v, move))


# -- The heuristic --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "move"),
    [
        pytest.param(
            "Wi.Ch@1 Cw.Ha.Wi.Ba@1; > Ch Ba | Co Co; Pu Pu",
            Lay("barrel", 1),
            id="the higher of two piles is stolen",
        ),
        pytest.param(
            "Wi.Ha.Ch Wi.Ha.Cw@1; > Ch Cw | Co Co; Pu Pu",
            Lay("cow", 1),
            id="a pile is rather stolen from a player than from the middle",
        ),
        pytest.param(
            "Wi.Ha.Ch@0 Wi.Ha.Cw@1; > Ch Cw | Co Co; Pu Pu",
            Lay("cow", 1),
            id="a pile is rather stolen than one's own made higher",
        ),
        pytest.param(
            "Ba.Pa.Cr.Ba.Pa.Cw@1 Ha.Ch Ha.Co; > Ha Ha Wi | Cl Ca Wi; Cl Pu",
            Lay("ham", 0),
            id="with two alike cards, the trick is begun on the high pile",
        ),
        pytest.param(
            "Ba.Pa.Cr.Pa.Cw@0 Ha.Ch Ha.Co Ha.Ca; > Ha Wi | Cl Ca Wi Co; Cl Pu",
            Lay("ham", 0),
            id="one's own high pile is covered with a card whose like nobody can hold",
        ),
    ],
)
def test_the_best_move_is_where_it_is_plain(position: str, move: Lay) -> None:
    assert best_move(read_position(position)) == move


def test_the_trick_looks_better_when_it_is_safe() -> None:
    """[RB-7.5]"""
    safe = view(read_position("Ba.Pa.Cw@1 Ha.Ch Ha.Co; > Ha Ha | Cl Ca; Cl Pu"), 0)
    unsafe = view(read_position("Ba.Pa.Cw@1 Cr.Ch Cr.Co; > Ha Ha | Cl Ca; Cl Pu"), 0)
    assert heuristic(safe, Lay("ham", 0)) > heuristic(unsafe, Lay("ham", 0))


@pytest.mark.parametrize(
    ("copies", "unseen", "held", "chance"),
    [
        (0, 10, 5, 0.0),
        (1, 10, 5, 0.5),
        (2, 4, 2, 5 / 6),
        (1, 5, 5, 1.0),
        (3, 4, 2, 1.0),
        (0, 0, 0, 0.0),
    ],
)
def test_the_chance_that_others_hold_a_card(
    copies: int, unseen: int, held: int, chance: float
) -> None:
    assert chance_held(copies, unseen, held) == pytest.approx(chance)


# -- The playout policy ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_a_playout_does_what_the_heuristic_likes_best(seats: int) -> None:
    rng = QuickRng.numbered(seats)
    t = GAME.start(seats, rng=rng)
    while t.outcome is None:
        moves = GAME.moves(t, t.turn)
        seen = view(t, t.turn)
        best = max(heuristic(seen, move) for move in moves)
        assert heuristic(seen, playout(t, t.turn, moves, rng)) == pytest.approx(best)
        GAME.apply(t, t.turn, rng.choice(moves))


# -- The features ---------------------------------------------------------------------------


def test_features_do_not_tell_in_which_seat_one_sits() -> None:
    here = read_position("Wi.Ch@0 Cw@1 Ba@2; > Ch Cw | Wi Pu | Wi Co")
    there = read_position("Wi.Ch@1 Cw@2 Ba@0; Wi Co | > Ch Cw | Wi Pu")
    assert features(view(here, 0)) == features(view(there, 1))
