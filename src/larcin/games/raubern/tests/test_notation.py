"""Positions as short text: written and read back, and shortened for tests."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from larcin.games.raubern import GAME, notation
from larcin.games.raubern.data import MOTIFS
from larcin.games.raubern.drawing import Prospect, prospect
from larcin.games.raubern.moves import Lay
from larcin.games.raubern.notation import read_position, write_position
from larcin.games.raubern.state import Table
from larcin.games.raubern.view import view
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table in the middle of a game."""
    seats = draw(st.sampled_from(GAME.players))
    chance = QuickRng(draw(st.integers(0, 2**64 - 1)))
    t = GAME.start(seats, rng=chance)
    for _ in range(draw(st.integers(0, 35))):
        GAME.apply(t, t.turn, chance.choice(GAME.moves(t, t.turn)))
    return t


@settings(deadline=None)
@given(tables())
def test_a_position_is_read_as_it_was_written(t: Table) -> None:
    again = read_position(write_position(t))
    assert (again.piles, again.owners) == (t.piles, t.owners)
    assert (again.hands, again.deck, again.turn) == (t.hands, t.deck, t.turn)
    assert again.asked == t.asked


@settings(deadline=None)
@given(tables())
def test_a_text_is_written_as_it_was_read(t: Table) -> None:
    text = write_position(t)
    assert write_position(read_position(text)) == text


def test_the_example_is_what_it_is_said_to_be() -> None:
    text = next(line for line in (notation.__doc__ or "").splitlines() if ";" in line)
    t = read_position(text)
    assert t.piles[:3] == [("cow",), ("barrel", "chest"), ("ham", "ham", "ham")]
    assert t.owners == [None, 0, 1, *[None] * 5]
    assert t.hands == [["chest", "cow"], ["ham", "wine"]]
    assert (t.turn, t.deck) == (0, ["purse", "purse"])


def test_the_last_card_written_is_the_top_card() -> None:
    t = read_position("Cw.Ha; > Ch | Wi; Ba Cr")
    assert t.piles[0][-1] == "ham"
    GAME.apply(t, 0, Lay("chest", 0))
    assert t.hands[0] == ["crown"]


def test_piles_not_written_are_single_cards_of_other_motifs_in_the_middle() -> None:
    t = read_position("Ch@0; > Cw Ha | Wi")
    assert len(t.piles) == 8
    assert len({pile[-1] for pile in t.piles}) == 8
    assert not {"cow", "ham", "wine"} & {pile[-1] for pile in t.piles}
    assert t.owners[1:] == [None] * 7


def test_without_a_mark_it_is_the_first_seats_turn() -> None:
    assert read_position("; Ch | Wi").turn == 0
    assert read_position("; Ch | > Wi").turn == 1


def test_every_motif_has_a_code_of_its_own() -> None:
    assert list(notation.MOTIF_OF.values()) == list(MOTIFS)
    assert all(notation.MOTIF_OF[notation.CODE_OF[motif]] == motif for motif in MOTIFS)


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (Lay("chest", 0), Prospect(0, "chest", 3, 0, "raise")),
        (Lay("chest", 1), Prospect(0, "chest", 2, 1, "steal")),
        (Lay("chest", 2), Prospect(0, "chest", 1, None, "steal")),
        (Lay("chest", 3), Prospect(0, "ham", 1, 1, "leave")),
        (Lay("ham", 0), Prospect(0, "chest", 3, 0, "leave")),
    ],
)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_a_move_would_do(move: Lay, expected: Prospect, seat: Seat | None) -> None:
    v = view(read_position("Ch*3@0 Ch*2@1 Ch Ha@1; > Ch Ha | Wi"), seat)
    assert prospect(v, move) == expected


def test_piles_that_look_alike_are_told_apart() -> None:
    """[RB-4.4] What is offered together needs different words."""
    v = view(read_position("Ch Ch Ch*2 Ch@1; > Ha | Wi"), 0)
    assert [prospect(v, Lay("ham", pile)).which for pile in range(4)] == [1, 2, 0, 0]
