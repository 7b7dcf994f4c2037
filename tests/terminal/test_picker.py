"""Narrowing legal moves down, field by field."""

from __future__ import annotations

from larcin.kernel.table import Move
from larcin.terminal.picker import Fork, Picker, fork


class Lay(Move, frozen=True):
    card: str
    pile: int


class Pass(Move, frozen=True):
    pass


A1, A2, B1, B2 = (Lay(card, pile) for card in "AB" for pile in (1, 2))


def test_moves_fork_in_the_first_field_that_differs() -> None:
    assert fork((A1, A2, B1)) == Fork("card", ((A1, A2), (B1,)))
    assert fork((A1, A2)) == Fork("pile", ((A1,), (A2,)))


def test_kinds_of_moves_come_first() -> None:
    assert fork((A1, Pass(), B1)) == Fork(None, ((A1, B1), (Pass(),)))


def test_a_single_move_is_a_fork_with_one_way() -> None:
    assert fork((A1,)) == Fork(None, ((A1,),))


def test_picking_goes_on_until_one_move_is_left() -> None:
    picker = Picker([A1, A2, B1, B2])
    assert picker.pick((B1, B2)) is None
    assert picker.left == (B1, B2)
    assert picker.pick((B2,)) == B2


def test_picking_can_be_undone() -> None:
    picker = Picker([A1, A2, B1, B2])
    picker.pick((B1, B2))
    picker.back()
    assert picker.left == (A1, A2, B1, B2)
    assert not picker.has_begun


def test_there_is_nothing_before_the_beginning() -> None:
    picker = Picker([A1, A2])
    picker.back()
    assert picker.left == (A1, A2)


def test_a_move_that_is_offered_twice_is_shown_once() -> None:
    assert Picker([A1, A1]).left == (A1,)
