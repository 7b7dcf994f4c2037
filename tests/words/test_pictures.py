"""Drawings that know which piece and which player they name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

from larcin.kernel.codec import convert
from larcin.kernel.game import Canvas
from larcin.kernel.pieces import Seat, marked
from larcin.kernel.registry import LANGUAGES, find_game, games
from larcin.kernel.table import View
from larcin.terminal.drawing import Escaped
from larcin.wire import Stroke
from larcin.words import Words
from larcin.words.pictures import FIRST_LETTER, BadDrawing, Marking, _read, draw_hand, draw_table

CANVAS = Canvas(46, 30)


def views(slug: str) -> Iterator[tuple[Any, Words]]:
    """Views of stored positions, each with words in another language."""
    game = find_game(slug)
    for number, path in enumerate(sorted((game.folder / "ui" / "positions").glob("*.json"))):
        view: View = convert(
            json.loads(path.read_text("utf-8"))["observation"]["view"], game.view_type
        )
        names = [f"Ann{'a' * seat}" for seat in range(view.seats)]
        yield view, Words(game, LANGUAGES[number % len(LANGUAGES)], names, view.seat)


def plain(lines: tuple[tuple[Stroke, ...], ...]) -> list[str]:
    return ["".join(stroke.text for stroke in line) for line in lines]


@pytest.mark.parametrize("slug", games())
def test_a_picture_says_letter_for_letter_what_a_terminal_shows(slug: str) -> None:
    for view, words in views(slug):
        drawing = words.game.drawing
        for drawn, draw in ((draw_table, drawing.table), (draw_hand, drawing.hand)):
            shown = Text.from_markup(draw(view, Escaped(words), CANVAS)).plain
            lines = drawn(words, view, CANVAS)
            assert plain(lines) == [line.rstrip() for line in shown.split("\n")]
            assert not any(ord(letter) >= FIRST_LETTER for line in plain(lines) for letter in line)


@pytest.mark.parametrize("name", ["[b]", "a[b]c", r"\[b]", r"\\[b]", "[1]", "plain"])
def test_a_bracket_in_a_name_is_shown_once(name: str) -> None:
    words = Words(next(iter(games().values())), "en", [name, "Ann"], 1)
    said = Escaped(words)
    fact = said.player(Seat(0))
    assert Text.from_markup(fact).plain == name
    assert Text.from_markup(said("waiting", players=fact)).plain == f"Waiting for {name}…"


@pytest.mark.parametrize("slug", games())
def test_pieces_in_hand_are_pieces_that_the_view_shows(slug: str) -> None:
    for view, words in views(slug):
        shown = {(mark, repr(piece)) for mark, piece in marked(view)}
        for line in draw_hand(words, view, CANVAS):
            drawn = {(each.piece[0], repr(each.piece[1])) for each in line if each.piece}
            assert drawn <= shown


@pytest.mark.parametrize("slug", games())
def test_players_are_told_by_their_seats(slug: str) -> None:
    for view, words in views(slug):
        strokes = [stroke for line in draw_table(words, view, CANVAS) for stroke in line]
        named = {stroke.seat: stroke.text for stroke in strokes if stroke.seat is not None}
        assert named
        for seat, text in named.items():
            assert words.player(seat).startswith(text)


def test_brackets_in_a_name_are_brackets() -> None:
    game = next(iter(games().values()))
    say = Marking(Words(game, "en", ("[b]Anna[/b]",)))
    assert plain(_read(f"{say.player(0)} {say('seat', number=say.player(0))}", say.letters)) == [
        "[b]Anna[/b] seat [b]Anna[/b]"
    ]


def test_two_equal_pieces_side_by_side_stay_two() -> None:
    game = next(iter(games().values()))
    say = Marking(Words(game, "en", ("Anna", "Bruno")))
    lines = _read(f"{say.player(0)}{say.player(0)}[b]{say.player(1)}[/b] x", say.letters)
    assert lines == (
        (
            Stroke(text="Anna", seat=0),
            Stroke(text="Anna", seat=0),
            Stroke(text="Bruno", seat=1, bold=True),
            Stroke(text=" x"),
        ),
    )


def test_colours_are_told_as_css_writes_them() -> None:
    (line,) = _read("[#26221a on #efe6d0]card[/] [dim]rest[/dim]", [])
    assert line[0] == Stroke(text="card", ink="#26221a", paper="#efe6d0")
    assert line[-1] == Stroke(text="rest", dim=True)


@pytest.mark.parametrize("markup", ["[/b]", "[no such colour]x[/]", "x" * 200_000])
def test_a_drawing_that_cannot_be_read_is_one_sentence(markup: str) -> None:
    with pytest.raises(BadDrawing, match=r"^The drawing .*\.$"):
        _read(markup, [])
