"""A game's drawing as strokes of text that still know which piece and which player they name.

A terminal needs only letters. Another screen can do better, if it is told what they stand for: it
draws pieces as cards, and players with their emblems. So every name is written in letters of its
own, as many as it has, from a range that no text uses; a game that counts letters to line things
up counts right, and when it has finished, the letters tell what they are part of.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace
from rich.errors import MarkupError, StyleSyntaxError
from rich.markup import escape
from rich.style import Style
from rich.text import Text

from larcin.kernel.errors import LarcinError
from larcin.kernel.game import Canvas
from larcin.kernel.pieces import Piece, Seat
from larcin.wire import Stroke
from larcin.words.words import Words

FIRST_LETTER: Final = 0xF0000
LAST_LETTER: Final = 0x10FFFD
"""Planes of Unicode for private use."""


LONGEST: Final = 100_000
"""So many letters are more than any screen can show."""


class BadDrawing(LarcinError):
    """A drawing that cannot be read."""


Line = tuple[Stroke, ...]


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter of a name: which one, and of what."""

    letter: str
    number: int
    piece: tuple[str, Piece] | None = None
    seat: Seat | None = None


class Marking:
    """Words for a drawing, see `Say`: names in letters of their own, brackets are brackets."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._names: dict[tuple[str, object], str] = {}
        self.letters: list[Letter] = []

    def __call__(self, key: str, **facts: object) -> str:
        """The message with this key."""
        return escape(self._words(key, **facts))

    def player(self, seat: Seat) -> str:
        """What the player in this seat is called."""
        return self._marked(("", seat), self._words.player(seat), seat=seat)

    def piece(self, kind: str, piece: Piece) -> str:
        """What a piece of this kind is called."""
        return self._marked((kind, piece), self._words.piece(kind, piece), piece=(kind, piece))

    def _marked(self, what: tuple[str, object], name: str, **marks: Any) -> str:
        if what not in self._names:
            first = FIRST_LETTER + len(self.letters)
            if first + len(name) > LAST_LETTER:
                return escape(name)
            self.letters += [Letter(each, number, **marks) for number, each in enumerate(name)]
            self._names[what] = "".join(chr(first + number) for number in range(len(name)))
        return self._names[what]


def draw_table(words: Words, view: Any, canvas: Canvas) -> tuple[Line, ...]:
    """What lies on the table."""
    say = Marking(words)
    return _read(words.game.drawing.table(view, say, canvas), say.letters)


def draw_hand(words: Words, view: Any, canvas: Canvas) -> tuple[Line, ...]:
    """What the viewer holds."""
    say = Marking(words)
    return _read(words.game.drawing.hand(view, say, canvas), say.letters)


def _read(markup: str, letters: list[Letter]) -> tuple[Line, ...]:
    if len(markup) > LONGEST:
        raise BadDrawing("The drawing is too long.")
    try:
        lines = Text.from_markup(markup, emoji=False).split("\n", allow_blank=True)
        return tuple(tuple(_joined(_letters_of(line, letters))) for line in lines)
    except (MarkupError, StyleSyntaxError) as error:
        raise BadDrawing(f"The drawing cannot be read: {error}.") from None


def _letters_of(line: Text, letters: list[Letter]) -> Iterator[tuple[Stroke, int]]:
    """Each letter as a stroke, and which one of its name it is; 0 for what is no name."""
    plain = line.plain.rstrip()
    styles = [Style.null()] * len(plain)
    for span in line.spans:
        style = Style.parse(span.style) if isinstance(span.style, str) else span.style
        for at in range(span.start, min(span.end, len(plain))):
            styles[at] += style
    for each, style in zip(plain, styles, strict=True):
        stroke = _styled(each, style)
        number = ord(each) - FIRST_LETTER
        if 0 <= number < len(letters):
            mark = letters[number]
            stroke = replace(stroke, text=mark.letter, piece=mark.piece, seat=mark.seat)
            yield stroke, mark.number
        else:
            yield stroke, 0


def _styled(text: str, style: Style) -> Stroke:
    ink, paper = style.color, style.bgcolor
    if style.reverse:
        ink, paper = paper, ink
    return Stroke(
        text=text,
        bold=bool(style.bold),
        dim=bool(style.dim),
        ink=None if ink is None or ink.is_default else ink.get_truecolor().hex,
        paper=None if paper is None or paper.is_default else paper.get_truecolor().hex,
    )


def _joined(letters: Iterator[tuple[Stroke, int]]) -> Iterator[Stroke]:
    """Letters of one manner together; two equal pieces side by side stay two."""
    current: Stroke | None = None
    for stroke, number in letters:
        begins_name = (stroke.piece is not None or stroke.seat is not None) and number == 0
        if current is None:
            current = stroke
        elif not begins_name and replace(current, text="") == replace(stroke, text=""):
            current = replace(current, text=current.text + stroke.text)
        else:
            yield current
            current = stroke
    if current is not None:
        yield current
