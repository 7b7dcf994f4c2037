"""A game's drawings, with its words in them."""

from __future__ import annotations

from typing import Any

from rich.markup import escape
from rich.text import Text

from larcin.kernel.game import Canvas
from larcin.kernel.pieces import Piece, Seat
from larcin.words import Words


class Escaped:
    """Words for a drawing: a bracket in a player's name is a bracket, not markup."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def __call__(self, key: str, **facts: object) -> str:
        """The message with this key."""
        return escape(self._words(key, **facts))

    def player(self, seat: Seat) -> str:
        """What the player in this seat is called."""
        return escape(self._words.player(seat))

    def piece(self, kind: str, piece: Piece) -> str:
        """What a piece of this kind is called."""
        return escape(self._words.piece(kind, piece))


def draw_table(words: Words, view: Any, canvas: Canvas) -> Text:
    """What lies on the table."""
    return Text.from_markup(words.game.drawing.table(view, Escaped(words), canvas))


def draw_hand(words: Words, view: Any, canvas: Canvas) -> Text:
    """What the viewer holds."""
    return Text.from_markup(words.game.drawing.hand(view, Escaped(words), canvas))
