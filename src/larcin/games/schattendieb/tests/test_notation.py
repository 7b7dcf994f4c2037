"""Positions as short text, drawings, and what a move would do."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings, strategies as st

from larcin.games.schattendieb import GAME, notation
from larcin.games.schattendieb.data import BOX, CARDS, COPIES
from larcin.games.schattendieb.drawing import (
    Adding,
    Playing,
    Stealing,
    draw_hand,
    draw_table,
    prospect,
)
from larcin.games.schattendieb.moves import Add, AnyMove, HandIn, Play, Steal
from larcin.games.schattendieb.notation import read_position, write_position
from larcin.games.schattendieb.state import Table
from larcin.games.schattendieb.view import view
from larcin.kernel.game import Canvas
from larcin.kernel.pieces import Piece, Seat
from larcin.kernel.rng import QuickRng


class Keys:
    """A language in which everything is called by its key."""

    def __call__(self, key: str, **facts: object) -> str:
        return key

    def player(self, seat: Seat) -> str:
        return f"seat-{seat}"

    def piece(self, kind: str, piece: Piece) -> str:
        return str(piece)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table in the middle of a match."""
    chance = QuickRng(draw(st.integers(0, 2**64 - 1)))
    t = GAME.start(draw(st.sampled_from(GAME.players)), rng=chance)
    for _ in range(draw(st.integers(0, 120))):
        if t.outcome is None:
            seat = GAME.to_act(t)[0]
            GAME.apply(t, seat, chance.choice(GAME.moves(t, seat)))
    return t


# -- Positions ------------------------------------------------------------------------------


@settings(deadline=None)
@given(tables())
def test_a_position_is_read_as_it_was_written(t: Table) -> None:
    again = read_position(write_position(t), step=GAME.script.rule(t))
    for name in ("hands", "laid", "safes", "locks", "pile", "under", "discard", "away", "asked"):
        assert getattr(again, name) == getattr(t, name), name


@settings(deadline=None)
@given(tables())
def test_a_text_is_written_as_it_was_read(t: Table) -> None:
    text = write_position(t)
    assert write_position(read_position(text, step=GAME.script.rule(t))) == text


def test_the_example_is_what_it_is_said_to_be() -> None:
    text = next(line for line in (notation.__doc__ or "").splitlines() if ";" in line)
    t = read_position(text, step="SD-4")
    assert t.hands == [("necklace-7", "safe-5"), (), ()]
    assert t.laid == [("ring-5",), ("ring-thief",), ()]
    assert t.safes == [("watch-1", "watch-2"), (), ("tiara-10",)]
    assert t.locks == [None, None, "safe-9"]
    assert t.pile == ["necklace-1", "necklace-2"]
    assert t.under == ((2, 1),)


def test_a_pile_that_is_not_written_is_all_that_is_left_of_the_box() -> None:
    t = read_position("holds n7 S5 / holds Tr keeps w1 / closed S9; gone T*")
    assert len(t.pile) == len(BOX) - 6
    assert read_position("holds n7 / holds n8; pile").pile == []


def test_whose_hand_lies_under_the_pile_knows_it() -> None:
    t = read_position(
        "closed S9 / closed S8 / holds n1 / holds n2; pile r1 r2 t3 w4; under 0:1 1:2"
    )
    assert view(t, 0).given == ("tiara-3",)
    assert view(t, 1).given == ("ring-1", "ring-2")


def test_every_card_has_a_code_of_its_own() -> None:
    assert len(set(notation.CODE_OF.values())) == len(CARDS) == len(COPIES)
    assert [notation.CODE_OF[card] for card in ("ring-10", "safe-12", "tiara-thief")] == [
        "r10",
        "S12",
        "Tt",
    ]
    assert notation.CARD_OF["T*"] == "shadow-thief"


# -- What a move would do -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        ("holds n7 keeps r1 / holds n1", Play("necklace-7"), Playing("jewel", 1)),
        ("holds T* / holds n1", Play("shadow-thief"), Playing("thief", 0)),
        ("holds S4 keeps r1 / holds n1", Play("safe-4"), Playing("close", 1)),
        ("holds S4 / holds n1", Play("safe-4"), Playing("waste", 0)),
        ("holds S4 keeps r1 r2 r3 r4 r5 / holds n1", Play("safe-4"), Playing("waste", 5)),
        ("holds S4 n9 keeps r1 / holds n1 n2; pile", Play("safe-4"), Playing("close", 1)),
        ("holds S4 n9 keeps r1 / holds n1; pile", Play("safe-4"), Playing("close", 1)),
        ("holds S4 keeps r1 / holds n1 n2; pile", Play("safe-4"), Playing("risky", 1)),
        ("holds S4 keeps r1 / holds n1 / holds t1 t2; pile", Play("safe-4"), Playing("risky", 1)),
        ("holds S4 keeps r1 / holds n1; pile", Play("safe-4"), Playing("late", 1)),
    ],
)
def test_what_a_card_would_do(position: str, move: AnyMove, expected: Playing) -> None:
    """[SD-6.1] [SD-6.6] [SD-6.7] [SD-R25]"""
    assert prospect(view(read_position(position), 0), move) == expected


def test_what_a_theft_would_bring() -> None:
    t = read_position("lays Tr / lays r5 / lays r6", step="SD-3")
    assert prospect(view(t, 0), Steal(2)) == Stealing("ring-6")


def test_how_many_jewels_there_would_be() -> None:
    t = read_position("holds r1 r2 lays r5 keeps n1 n2 / holds n1", step="SD-4")
    assert prospect(view(t, 0), Add(("ring-1", "ring-2"))) == Adding(5, most=2)


def test_handing_in_does_nothing_that_needs_saying() -> None:
    v = view(read_position("holds r1 / holds n1"), 0)
    assert prospect(v, HandIn()) is None


# -- Drawings -------------------------------------------------------------------------------

POSITION = "holds n7 S5 keeps w1 w2 / closed S9 keeps t10; pile r1 n2; under 1:1; gone r9 T*"


def plain(drawing: str) -> str:
    """Without the markup."""
    return re.sub(r"\[/?[^\]]*\]", "", drawing)


def test_the_table_shows_safes_and_who_has_chosen() -> None:
    t = read_position(f"{POSITION.replace(' / ', ' / holds r3 / ', 1)}")
    GAME.apply(t, 1, Play("ring-3"))
    drawn = plain(draw_table(view(t, 0), Keys(), Canvas(80, 40)))
    assert "■1" in drawn
    assert "▲10" in drawn
    assert "safe-9" in drawn
    assert drawn.count("▒▒▒") == 1
    assert "ring-3" not in drawn


def test_who_has_chosen_a_card_sees_it() -> None:
    t = read_position("holds n7 S5 / holds r3")
    GAME.apply(t, 0, Play("safe-5"))
    mine, others = (draw_table(view(t, seat), Keys(), Canvas(80, 40)) for seat in (0, 1))
    assert "▒ safe-5 ▒" in mine
    assert "safe-5" not in others


def test_the_hand_shows_its_cards_by_name() -> None:
    drawn = plain(
        draw_hand(view(read_position("holds n7 S5 / holds r1"), 0), Keys(), Canvas(80, 9))
    )
    assert "● necklace-7" in drawn
    assert "safe-5" in drawn


def test_only_the_memory_aid_shows_what_was_seen_once() -> None:
    """[SD-R5]"""
    v = view(
        read_position("closed S9 keeps t10 / holds n1 / holds n2; pile r1 w3; under 0:1; gone r9"),
        0,
    )
    bare = plain(draw_table(v, Keys(), Canvas(80, 40)))
    aided = plain(draw_table(v, Keys(), Canvas(80, 40, memory_aid=True)))
    assert "◆9" not in bare
    assert "◆1" not in bare
    assert "◆9" in aided
    assert "◆1" in aided


@pytest.mark.parametrize("columns", [40, 60, 100])
@settings(deadline=None, max_examples=20)
@given(t=tables())
def test_cards_are_drawn_in_rows_that_fit(columns: int, t: Table) -> None:
    for seat in (None, *range(t.seats)):
        canvas = Canvas(columns, 40, memory_aid=True)
        v = view(t, seat)
        drawn = f"{draw_table(v, Keys(), canvas)}\n{draw_hand(v, Keys(), canvas)}"
        rows = [line for line in plain(drawn).splitlines() if line.startswith("  ")]
        assert all(len(row) <= columns for row in rows)
