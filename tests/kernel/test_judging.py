"""Judging: each trait counts by the weight of its own name."""

from __future__ import annotations

from math import e
from typing import NamedTuple

import pytest

from larcin.kernel.game import BySeats
from larcin.kernel.judging import Judge
from larcin.kernel.rng import QuickRng
from larcin.kernel.table import Options, Table


class Traits(NamedTuple):
    """Two traits, of which the second is a burden."""

    gold: float
    debts: float


def first_is_rich(table: Table) -> list[Traits]:
    """The first seat has something, and the others owe something."""
    others = [Traits(debts=1, gold=0)] * (table.seats - 1)
    return [Traits(debts=0, gold=1), *others]


JUDGE = Judge(
    first_is_rich,
    BySeats(duel=Traits(debts=0, gold=1), crowd=Traits(debts=-1, gold=0)),
)


def at_table(seats: int) -> Table:
    return Table(seats=seats, options=Options(), rng=QuickRng(1))


def test_what_is_apart_for_two() -> None:
    assert [BySeats("two", "more").at(seats) for seats in (2, 3, 10)] == ["two", "more", "more"]
    assert BySeats.same("any") == BySeats("any", "any")


def test_weights_count_by_name_and_shares_make_one() -> None:
    assert JUDGE(at_table(2)) == pytest.approx([e / (e + 1), 1 / (e + 1)])
    assert JUDGE(at_table(3)) == pytest.approx([e / (e + 2), 1 / (e + 2), 1 / (e + 2)])
