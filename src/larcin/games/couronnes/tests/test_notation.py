"""Positions as short text, and how a table looks in a terminal."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from larcin.games.couronnes import GAME, notation
from larcin.games.couronnes.board import NAMES, SQUARE_OF
from larcin.games.couronnes.drawing import (
    Ahead,
    Chances,
    Flight,
    Loot,
    Unused,
    draw_board,
    draw_hand,
    draw_table,
    prospect,
)
from larcin.games.couronnes.moves import (
    Boost,
    Break,
    EndTurn,
    Fight,
    Pass,
    Reach,
    Return,
    Roll,
    Shoot,
    Slip,
    Take,
    Walk,
    Wear,
)
from larcin.games.couronnes.notation import read_position, write_position
from larcin.games.couronnes.rules import SCRIPT
from larcin.games.couronnes.steps import ROLLING
from larcin.games.couronnes.tests.playing import FOUR, at, deal, dice, lively_play, play
from larcin.games.couronnes.view import View, view
from larcin.kernel.game import Canvas
from larcin.kernel.pieces import Piece, Seat

# -- Positions ------------------------------------------------------------------------------

WRITTEN = (
    "turn", "active", "thieves", "guards", "doors", "crowns", "keys", "home", "proved",
    "objectives", "hands", "hidden", "blocked", "asleep", "pile", "discard",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_a_position_is_read_as_it_was_written(seed: int) -> None:
    for t in lively_play(deal(2 + seed % 3, seed)):
        if SCRIPT.rule(t) == ROLLING and not any(t.played) and t.outcome is None:
            text = write_position(t)
            again = read_position(text)
            for field in WRITTEN:
                assert getattr(again, field) == getattr(t, field), field
            assert again.asked == t.asked
            assert write_position(again) == text


def test_the_example_is_what_it_is_said_to_be() -> None:
    text = next(line for line in (notation.__doc__ or "").splitlines() if ";" in line)
    t = read_position(text)
    assert [NAMES[square] for square in t.thieves] == ["h2", "j5"]
    assert (t.objectives, t.keys) == ([("red",), ()], [("red",), ()])
    assert (t.hands[0], t.crowns, t.hidden) == (("arrow",), [None, "green"], [False, True])
    assert t.asleep == [(1,), (), (), ()]
    assert {NAMES[door] for door in t.doors} == {"j4", "p10"}
    assert (t.mode, t.thief_points, t.guard_points) == ("each", 5, 5)


def test_what_is_not_written_is_left_of_the_box() -> None:
    t = read_position("h2 wants red holds arrow | l2; gone door")
    assert len(t.pile) == 42
    assert len(t.rest) == 15
    assert len(read_position("h2 wants red | l2", FOUR).rest) == 15


# -- Drawings -------------------------------------------------------------------------------


class Keys:
    """A language in which everything is called by its key."""

    def __call__(self, key: str, **facts: object) -> str:
        return key

    def player(self, seat: Seat) -> str:
        return f"seat-{seat}"

    def piece(self, kind: str, piece: Piece) -> str:
        return f"{kind}-{piece}"


CANVAS, WIDE, LOW = Canvas(50, 40), Canvas(80, 30), Canvas(50, 14)
AIDED = Canvas(50, 40, memory_aid=True)
ONE, OTHER = "h5 wears red wants blue keys blue holds arrow", "j5 proved green wants white hidden"
TEXT = f"{ONE} | {OTHER}; doors 12; alone 2"


def plain(drawn: str) -> list[str]:
    """A drawing without its markup."""
    return re.sub(r"\[[^\]]*\]", "", drawn).splitlines()


@pytest.mark.parametrize("canvas", [CANVAS, LOW, WIDE])
def test_a_drawing_keeps_within_its_columns(canvas: Canvas) -> None:
    t = at(TEXT)
    assert max(map(len, plain(draw_table(view(t, 0), Keys(), canvas)))) <= canvas.columns


def test_every_figure_is_drawn_where_it_stands() -> None:
    lines = plain("\n".join(draw_board(view(at(TEXT), 0), range(19))))
    for figure, square in (("A●", "h5"), ("B ", "j5"), ("G1", "i9"), ("12", "j4"), ("♛●", "i7")):
        row, column = divmod(SQUARE_OF[square], 19)
        assert lines[row + 1][2 + 2 * column : 4 + 2 * column] == figure


def test_a_sleeping_guard_looks_asleep() -> None:
    board = "\n".join(
        draw_board(view(at("h5 wants red | j5 wants red; guards i9/0"), 0), range(19))
    )
    assert "z1" in board
    assert "G2" in board


def test_where_rows_are_few_the_part_around_the_thief_comes_first() -> None:
    lines = plain(draw_table(view(at("h18 wants red | j5 wants red"), 0), Keys(), LOW))
    shown = lines[: LOW.rows]
    assert any(line.startswith("18") for line in shown)
    assert not any(line.startswith(" 5") for line in shown)
    assert any(line.startswith(" 5") for line in lines)


def test_what_was_proved_and_discarded_is_shown_with_the_memory_aid_alone() -> None:
    t = at(TEXT + "; gone door door")
    seen = view(t, 0)
    assert "drawn-proved" not in draw_table(seen, Keys(), CANVAS)
    assert "card-door" not in draw_table(seen, Keys(), CANVAS)
    assert "drawn-proved" in draw_table(seen, Keys(), AIDED)
    assert "2 × card-door" in draw_table(seen, Keys(), AIDED)


def test_closed_gates_are_told_in_words_too() -> None:
    assert "drawn-doors" in draw_table(view(at(TEXT), 0), Keys(), CANVAS)
    asleep = plain(draw_table(view(at("h5 | j5; guards i9/1 k9/0/1"), 0), Keys(), CANVAS))
    assert any("drawn-asleep z1 B  z2 AB" in line for line in asleep)
    assert "drawn-doors" not in draw_table(view(at("h5 | j5"), 0), Keys(), CANVAS)


def test_the_hand_shows_objectives_and_cards() -> None:
    t = at("h5 home white proved red wants blue holds arrow | j5 wants red")
    drawn = draw_hand(view(t, 0), Keys(), CANVAS)
    for word in ("objective-red", "objective-blue", "✓", "card-arrow"):
        assert word in drawn
    assert draw_hand(view(t, None), Keys(), CANVAS) == ""


def test_every_position_can_be_drawn() -> None:
    for seats in GAME.players:
        for number, t in enumerate(lively_play(deal(seats, 1))):
            if number % 9 == 0 or t.outcome is not None:
                for eye in (None, 0):
                    assert draw_table(view(t, eye), Keys(), AIDED)
                    draw_hand(view(t, eye), Keys(), CANVAS)


def _step(seen: View, step: Walk) -> Ahead:
    """Where a step leads, without the ways on from there."""
    ahead = prospect(seen, step)
    assert isinstance(ahead, Ahead)
    return replace(ahead, ways=())


def test_what_a_move_would_do() -> None:
    seen = view(at("h7 wants red keys red | i6 wants red; guards i9; each 2"), 0)
    assert _step(seen, Walk("thief", "east")) == Ahead("i7", "crown", "red")
    assert _step(seen, Walk("thief", "north")) == Ahead("h6", "nothing", None)
    assert _step(seen, Walk("guard-1", "south")) == Ahead("i10", "nothing", None)
    assert prospect(seen, EndTurn()) == Unused(4, cards=0)
    assert prospect(seen, Roll()) is None
    seen = view(at("j10 wants red | a1 wants red; guards i10; alone 2"), 0)
    assert _step(seen, Walk("thief", "east")) == Ahead("k10", "key", "violet")
    assert prospect(seen, Reach("west")) == Loot("yellow")
    seen = view(at("h3 wears red | i5 wears blue; alone 2"), 0)
    assert _step(seen, Walk("thief", "north")) == Ahead("h2", "home", "red")
    seen = view(at("i5 wants red holds secret-door | h5 wears blue; alone 2"), 0)
    assert prospect(seen, Slip()) == Ahead("i3", "nothing", None)
    assert prospect(seen, Fight("thief", 1, False)) == Chances(42)
    assert prospect(seen, Fight("thief", 1, True)) == Chances(72)
    assert prospect(seen, Shoot("thief", 1)) == Flight(1, 50, "card")
    seen = view(at("h7 wants red keys red | a1 wants red; guards i7; each 2"), 0)
    assert prospect(seen, Take("east", "key")) == Loot("red")


def test_what_an_answer_would_do() -> None:
    t = play(at("h5 wants red | i5 wears red; alone 1"), Fight("thief", 1, False))
    assert prospect(view(t, 1), Boost()) == Chances(42)
    play(dice(t, 6, 1), Pass())
    assert prospect(view(t, 0), Wear()) == prospect(view(t, 0), Return()) == Loot("red")
    t = play(at("h4 wants red | h7 wears red; alone 1"), Shoot("thief", 1))
    assert prospect(view(t, 1), Break()) == Chances(33)
