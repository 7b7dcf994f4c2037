"""Positions as short text, and how a table looks in a terminal."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from larcin.games.adel import GAME, notation
from larcin.games.adel.drawing import (
    GOLD,
    Burglary,
    Choice,
    Exhibition,
    Outlook,
    Purchase,
    draw_hand,
    draw_table,
    prospect,
)
from larcin.games.adel.moves import Buy, Exhibit, Go, Keep, Show, Steal
from larcin.games.adel.notation import read_position, write_position
from larcin.games.adel.rules import SCRIPT
from larcin.games.adel.state import Table
from larcin.games.adel.steps import BUYING, GOING, PICKING, STEALING
from larcin.games.adel.tests.playing import deal, random_play, until
from larcin.games.adel.view import view
from larcin.kernel.game import Canvas
from larcin.kernel.pieces import Piece, Seat
from larcin.kernel.rng import QuickRng


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table as a round begins, in the middle of a game."""
    seats = draw(st.sampled_from(GAME.players))
    chance = QuickRng(draw(st.integers(0, 2**64 - 1)))
    t = deal(seats, draw(st.integers(0, 99)))
    for _ in range(draw(st.integers(0, 300))):
        if t.round == 1 or SCRIPT.rule(t) != GOING or t.chosen:
            seat = GAME.to_act(t)[0]
            GAME.apply(t, seat, chance.choice(GAME.moves(t, seat)))
        if t.outcome is not None:
            return deal(seats)
    while SCRIPT.rule(t) != GOING or t.chosen:
        seat = GAME.to_act(t)[0]
        GAME.apply(t, seat, chance.choice(GAME.moves(t, seat)))
        if t.outcome is not None:
            return deal(seats)
    return t


@settings(deadline=None, max_examples=50)
@given(tables())
def test_a_position_is_read_as_it_was_written(t: Table) -> None:
    again = read_position(write_position(t))
    for field in ("colours", "pawns", "hidden", "known", "cheques", "thieves", "houses"):
        assert getattr(again, field) == getattr(t, field)
    assert (again.till, again.prison, again.asked) == (t.till, t.prison, t.asked)


@settings(deadline=None, max_examples=50)
@given(tables())
def test_a_text_is_written_as_it_was_read(t: Table) -> None:
    text = write_position(t)
    assert write_position(read_position(text)) == text


def test_the_example_is_what_it_is_said_to_be() -> None:
    text = next(line for line in (notation.__doc__ or "").splitlines() if ";" in line)
    t = read_position(text)
    assert t.pawns == [11, 4]
    assert t.known == [("C1468",), ("A1595",)]
    assert t.hidden == [("C1530", "C1625"), ()]
    assert t.cheques == [(22_000,), ()]
    assert t.thieves == [(4,), (5, 6)]
    assert t.houses == [("B1540", "A1712"), ("F1934",)]
    assert (t.till, t.prison) == ((21_000, 14_000), (7,))
    assert t.colours == ("red", "blue")


def test_what_is_not_written_is_that_of_the_colour_and_not_elsewhere() -> None:
    t = read_position("| green $21 |; ; ; $3; T8")
    assert t.cheques == [(12_000, 13_000, 22_000), (21_000,), (5_000, 10_000, 15_000, 20_000)]
    assert t.thieves == [(4, 7), (3,), (3,)]


class Keys:
    """A language in which everything is called by its key."""

    def __call__(self, key: str, **facts: object) -> str:
        return key

    def player(self, seat: Seat) -> str:
        return f"seat-{seat}"

    def piece(self, kind: str, piece: Piece) -> str:
        return f"{kind}-{piece}"


CANVAS = Canvas(80, 24)
AIDED = Canvas(80, 24, memory_aid=True)


@pytest.mark.parametrize("eye", [None, 0, 1])
def test_everything_known_is_drawn_with_the_memory_aid(eye: Seat | None) -> None:
    t = read_position("@11 A1595 ?C1468 | @22 B1540 $0; E1688 D1925; ; $21; T7")
    drawn = draw_table(view(t, eye), Keys(), AIDED)
    for word in ("A 1595", "B 1540", "object-D1925", "Inveraray 4/2", "table-chair", "table-empty"):
        assert word in drawn
    assert "1468" not in drawn
    assert "1688" not in drawn


def test_without_the_memory_aid_only_ones_own_cards_are_drawn() -> None:
    t = read_position("A1595 ?C1468 | B1540 ; E1688; D1925")
    drawn = draw_table(view(t, 0), Keys(), CANVAS)
    assert "A 1595" in drawn
    assert "B 1540" not in drawn


def test_the_hand_is_drawn_by_letters() -> None:
    v = view(read_position("A1595 ?C1468 ?A1637 | B1540"), 0)
    lines = draw_hand(v, Keys(), CANVAS).splitlines()
    assert ["A 1595" in lines[0], "A 1637" in lines[0], "C 1468" in lines[1]] == [True] * 3


def test_only_what_could_be_shown_is_golden() -> None:
    """[AV-7.4]"""
    pair, three = "A1595 ?A1637 ?C1468 | B1540", "A1595 ?A1637 ?A1712 ?C1468 | B1540"
    assert GOLD not in draw_hand(view(read_position(pair), 0), Keys(), CANVAS)
    assert draw_hand(view(read_position(three), 0), Keys(), CANVAS).count(GOLD) == 3


def test_every_position_can_be_drawn() -> None:
    for seats in (2, 5, 10):
        for t in random_play(deal(seats)):
            v = view(t, 0)
            assert draw_table(v, Keys(), CANVAS)
            assert draw_table(v, Keys(), AIDED)
            draw_hand(v, Keys(), CANVAS)


def test_what_a_move_would_do() -> None:
    t = read_position("A1595 A1637 A1712 | | ; D1925; E1688 F1867")
    assert prospect(view(t, 0), Go("castle")) == Outlook((), ())
    players = ("castle exhibit", "castle T5", "auction $20")
    assert prospect(view(t, 0), Exhibit()) == Exhibition(3)
    assert prospect(view(t, 1), Exhibit()) == Exhibition(0)
    until(t, BUYING, *players)
    assert prospect(view(t, 2), Buy("fine")) == Purchase("F1867", 1)
    until(t, PICKING, *players)
    choice = Choice(0, 2, 3, ("A",), (), "salon", (3, 1), (), (), ())
    assert prospect(view(t, 0), Show("A1595")) == choice
    assert prospect(view(t, 0), Keep("A1595")) == choice
    until(t, STEALING, *players)
    assert prospect(view(t, 1), Steal("A1595")) == Burglary(0)
