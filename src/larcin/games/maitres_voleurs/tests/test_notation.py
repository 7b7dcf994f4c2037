"""Positions as short text, and how a table looks in a terminal."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings, strategies as st

from larcin.games.maitres_voleurs import GAME, notation
from larcin.games.maitres_voleurs.box import Rotation, turn
from larcin.games.maitres_voleurs.data import DIAMOND, DRAWERS, NUMBER_OF_DRAWER, RUBY, SAPPHIRE
from larcin.games.maitres_voleurs.drawing import (
    Standing,
    Stock,
    Whereabouts,
    draw_hand,
    draw_table,
    prospect,
)
from larcin.games.maitres_voleurs.moves import Choose, Open, Place, Turn
from larcin.games.maitres_voleurs.notation import read_position, write_position
from larcin.games.maitres_voleurs.rules import SCRIPT
from larcin.games.maitres_voleurs.state import Options, Table
from larcin.games.maitres_voleurs.steps import (
    CHOOSING,
    JEWELLER_PLACING,
    OPENING,
    TAKING_RUBY,
    TURNING,
)
from larcin.games.maitres_voleurs.tests.playing import deal, play, random_play, until
from larcin.games.maitres_voleurs.view import view
from larcin.kernel.game import Canvas
from larcin.kernel.pieces import Piece, Seat


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table as a round begins, in the middle of a match."""
    t = deal(draw(st.sampled_from(GAME.players)), draw(st.integers(0, 99)))
    rounds = draw(st.integers(1, 12))
    last = t.copy()
    for _ in random_play(t, draw(st.integers(0, 99))):
        if SCRIPT.rule(t) == CHOOSING and not t.chosen and t.outcome is None:
            last = t.copy()
            if t.round >= rounds:
                break
    return last


@settings(deadline=None, max_examples=40)
@given(tables())
def test_a_position_is_read_as_it_was_written(t: Table) -> None:
    text = write_position(t)
    again = read_position(text)
    assert write_position(again) == text
    for field in ("sets", "left", "alarms", "secrets", "posture", "asked"):
        assert getattr(again, field) == getattr(t, field)
    for field in ("white", "black", "trays"):
        assert list(map(sorted, getattr(again, field))) == list(map(sorted, getattr(t, field)))
    assert sorted(again.red) == sorted(t.red)


def test_the_example_is_what_it_is_said_to_be() -> None:
    text = next(line for line in (notation.__doc__ or "").splitlines() if ";" in line)
    t = read_position(text)
    assert t.white == [(DIAMOND,) * 5 + (SAPPHIRE,), (DIAMOND,) * 8 + (SAPPHIRE,) * 2]
    assert t.black == [(DIAMOND, DIAMOND, RUBY), ()]
    assert t.left[0] == ("smuggler", "thief", "master-thief")
    assert t.sets == [(1,) * 6, (2,) * 6]
    assert t.red == (DIAMOND, DIAMOND, SAPPHIRE)
    assert t.posture == 1
    assert t.trays[2 * NUMBER_OF_DRAWER["A"] + 1] == (DIAMOND,) * 3
    assert t.trays[2 * NUMBER_OF_DRAWER["B"]] == (SAPPHIRE,)
    assert t.alarms[NUMBER_OF_DRAWER["B"]] == 0
    assert t.secrets[2 * NUMBER_OF_DRAWER["F"] + 1] == (RUBY,)


# -- In a terminal --------------------------------------------------------------------------


class Keys:
    """A language in which everything is called by its key."""

    def __call__(self, key: str, **facts: object) -> str:
        return " ".join([key, *map(str, facts.values())])

    def player(self, seat: Seat) -> str:
        return f"seat-{seat}"

    def piece(self, kind: str, piece: Piece) -> str:
        return f"{kind}-{piece}"


CANVAS = Canvas(48, 24)
AIDED = Canvas(48, 24, memory_aid=True)


def plain(markup: str) -> str:
    """What is read on the screen."""
    return re.sub(r"\[[^\]]*\]", "", markup)


def drawn(t: Table, canvas: Canvas = CANVAS, eye: Seat | None = 0) -> str:
    return plain(draw_table(view(t, eye), Keys(), canvas))


def test_closed_drawers_are_drawn_closed_unless_memory_is_aided() -> None:
    """[MV-R14]"""
    t = read_position("| ; ; A^3d B_2s!2 F__")
    assert "◇3" not in drawn(t)
    assert "●2" not in drawn(t).split("table-red")[0]
    assert "▲" not in drawn(t)
    for sign in ("↑◇3", "↓●2♪", "↓▲1"):
        assert sign in drawn(t, AIDED)


def test_every_drawer_is_drawn_where_it_is() -> None:
    """[MV-R33] [MV-15.1]"""
    t = read_position("| ; ; ; 0")
    assert rows_drawn(t) == [["E", "G", "J", "C"], ["L", "H", "B", "I"], ["D", "A", "K", "F"]]
    t.posture = 1
    assert rows_drawn(t)[0] == ["D", "F", "K", "A"]
    faces = ["face-west", "face-south", "face-east", "face-north"]
    assert re.findall(r"face-[a-z]+?(?=face|\s|$)", drawn(t).splitlines()[1]) == faces


@pytest.mark.parametrize("posture", [0, 1, 37, 90])
@pytest.mark.parametrize(("rotation", "levels", "first"), [
    ("top-left", 1, 1), ("top-right", 1, 3), ("two-left", 2, 1), ("two-right", 2, 3),
])  # fmt: skip
def test_what_is_turned_to_the_left_goes_to_the_left_on_the_screen(
    posture: int, rotation: Rotation, levels: int, first: int
) -> None:
    """[MV-R36]"""
    t = read_position(f"| ; ; ; {posture}")
    before = rows_drawn(t)
    t.posture = turn(posture, rotation, "never")
    for height, (old, new) in enumerate(zip(before, rows_drawn(t), strict=True)):
        assert new == (old[first:] + old[:first] if height < levels else old)


def rows_drawn(t: Table) -> list[list[str]]:
    """The letters of the drawers from left to right, the top level first."""
    rows = [re.findall(r" ([A-L]) . ", line) for line in drawn(t).splitlines()]
    return [row for row in rows if row]


def test_nobody_is_marked_as_playing_once_the_match_is_over() -> None:
    """[MV-R66b]"""
    t = read_position("+3r | +2r ; ; A^^", Options(immediate_end=True))
    play(t, "master-thief A pull", "master-thief B")
    assert (t.queue, "◀" in drawn(t)) == ((), False)


def test_every_drawer_has_a_grain_of_its_own() -> None:
    """[MV-15.1]"""
    grains = re.findall(r" [A-L] (.) ", drawn(read_position("| ")))
    assert len(grains) == len(set(grains)) == len(DRAWERS)


def test_the_length_of_a_drawer_is_drawn_once_it_was_opened() -> None:
    """[MV-R33]"""
    t = read_position("| ")
    assert "▬" not in drawn(t)
    assert "▪" not in drawn(t)
    play(t, "thief A", "thief B")
    assert drawn(t).count("▬") == drawn(t).count("▪") == 1
    assert drawn(t, AIDED).count("▬") == drawn(t, AIDED).count("▪") == 6


def test_an_open_drawer_shows_what_lies_on_top() -> None:
    """[MV-R33]"""
    t = until(read_position("| ; ; A^3d!2 A^^"), JEWELLER_PLACING, "jeweller A", "thief B")
    assert "table-open A ◇3 ♪ table-alarm" in drawn(t)
    assert "▲" not in drawn(t)
    t = until(read_position("| ; ; A^3d A^^"), TAKING_RUBY, "master-thief A pull", "thief B")
    assert "table-secret ▲1" in drawn(t)


def test_cards_are_drawn_face_down_until_they_are_turned_over() -> None:
    """[MV-R26]"""
    t = until(read_position("#555555 | #666666"), OPENING, "smuggler A", "thief B")
    assert "seat-0 ◀ · card-smuggler-5" in drawn(t)
    assert "seat-1 · ▮" in drawn(t, eye=None)
    until(t, OPENING, "smuggler A", "thief B", seat=1)
    assert "card-thief-6" in drawn(t, eye=None)


def test_played_cards_are_not_drawn_unless_memory_is_aided() -> None:
    """[MV-R26]"""
    t = read_position("ST | TG")
    play(t, "smuggler A", "thief B")
    assert "table-left" not in drawn(t)
    assert "table-left role-gemologist" in drawn(t, AIDED)


def test_the_hand_shows_the_cards_that_are_left() -> None:
    hand = plain(draw_hand(view(read_position("TSD #123456 | "), 0), Keys(), CANVAS))
    assert hand.split() == ["card-smuggler-1", "card-thief-4", "card-detective-6"]
    assert draw_hand(view(read_position("| "), None), Keys(), CANVAS) == ""


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_position_can_be_drawn_in_its_columns(seats: int) -> None:
    t = deal(seats)
    for number, _ in enumerate(random_play(t)):
        if number % 5 == 0:
            v = view(t, 0)
            assert draw_table(v, Keys(), AIDED)
            box = plain(draw_table(v, Keys(), CANVAS)).splitlines()[2:5]
            assert all(len(line) <= len("height-bottom ") + 4 * 10 for line in box)


def test_what_a_move_would_do() -> None:
    t = until(read_position("| ; ; ; 0"), OPENING, "jeweller A", "thief B")
    assert prospect(view(t, 0), Open("A")) == Whereabouts("bottom", "south")
    assert prospect(view(t, 0), Open("E")) == Whereabouts("top", "west")
    until(t, JEWELLER_PLACING, "jeweller A", "thief B")
    assert prospect(view(t, 0), Place(DIAMOND)) == Stock(10, 0)
    until(t, TURNING, "jeweller A", "thief B")
    assert prospect(view(t, 0), Turn("none", "first")) == Standing(1)
    assert prospect(view(t, 0), Choose("thief")) is None
