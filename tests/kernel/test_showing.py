"""From a table to a view and back: what has one name in both is copied, and nothing else."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Struct

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Seat, again, piece
from larcin.kernel.rng import QuickRng
from larcin.kernel.showing import own, restore, show, unseen_pieces
from larcin.kernel.steps import Script, Step
from larcin.kernel.table import Move

Card = Annotated[int, piece("card")]


class Say(Move, frozen=True):
    number: int


class Options(kernel.Options, frozen=True):
    fast: bool = False


class Table(kernel.Table):
    options: Options
    hands: list[list[Card]] = []
    laid: list[list[Card]] = []
    seen: set[int] = set()
    by_name: dict[str, int] = {}
    purse: int = 0
    secret: int = 7


class View(kernel.View, frozen=True):
    options: Options
    hand: tuple[Card, ...]
    laid: tuple[tuple[Card, ...], ...]
    seen: frozenset[int]
    by_name: dict[str, int]
    purse: int
    chosen: tuple[Seat, ...]
    choice: Annotated[Say | None, again()]


def may_say(t: Table) -> dict[Seat, tuple[Say, ...]]:
    return {seat: (Say(1), Say(2)) for seat in range(t.seats)}


def say(t: Table, seat: Seat, move: Say) -> None:
    t.purse += move.number


SCRIPT: Script[Table] = Script(Step("AB-1", may_say, say, facedown=True))


@pytest.fixture
def table() -> Table:
    t = Table(
        seats=2,
        options=Options(),
        rng=QuickRng(1),
        hands=[[3], [4]],
        laid=[[1, 1], []],
        seen={5},
        by_name={"a": 1},
        purse=2,
    )
    SCRIPT.begin(t)
    SCRIPT.apply(t, 1, Say(2))
    return t


def see(t: Table, seat: Seat | None) -> View:
    return show(View, SCRIPT, t, seat, hand=own(t.hands, seat))


def test_what_both_have_is_copied_and_cannot_change(table: Table) -> None:
    v = see(table, 0)
    assert (v.laid, v.seen, v.by_name, v.purse) == (((1, 1), ()), frozenset((5,)), {"a": 1}, 2)
    table.laid[0].append(9)
    table.by_name["b"] = 2
    assert (v.laid[0], v.by_name) == ((1, 1), {"a": 1})


def test_a_face_down_choice_is_seen_by_who_made_it(table: Table) -> None:
    assert [see(table, eye).choice for eye in (None, 0, 1)] == [None, None, Say(2)]
    assert [see(table, eye).chosen for eye in (None, 0, 1)] == [(1,)] * 3


def test_a_spectator_holds_nothing(table: Table) -> None:
    assert [see(table, eye).hand for eye in (None, 0, 1)] == [(), (3,), (4,)]


def test_a_table_comes_back_with_its_question(table: Table) -> None:
    for eye in (None, 0, 1):
        again_seen = see(
            restore(Table, SCRIPT, see(table, eye), QuickRng(2), hands=[[3], [4]]), eye
        )
        assert again_seen == see(table, eye)
    world = restore(Table, SCRIPT, see(table, 1), QuickRng(2), hands=[[3], [4]])
    assert (world.asked, world.chosen) == (table.asked, {1: Say(2)})
    world.laid[0].append(9)
    assert table.laid[0] == [1, 1]


def test_what_is_not_seen_is_left_of_the_box(table: Table) -> None:
    assert unseen_pieces([1, 1, 1, 3, 4], see(table, 0)) == [1, 4]


class Pile(Struct):
    height: int


class Piles(Table):
    piles: list[Pile] = []


class PilesView(View, frozen=True):
    piles: tuple[Pile, ...]


def test_what_can_change_inside_is_not_shown_by_name(table: Table) -> None:
    piles = Piles(seats=2, options=Options(), rng=QuickRng(1), piles=[Pile(1)])
    with pytest.raises(TypeError, match=r"Piles\.piles holds a Pile, which can change"):
        show(PilesView, SCRIPT, piles, None, hand=())
