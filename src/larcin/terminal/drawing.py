"""A game's drawings, with its words in them."""

from __future__ import annotations

import re
from typing import Any, Final

from rich.markup import escape
from rich.text import Text

from larcin.kernel.game import Canvas
from larcin.kernel.pieces import Piece, Seat
from larcin.words import Words

ESCAPED: Final = re.compile(r"(\\+)(?=\[[a-z#/@][^[]*?])")
"""What `escape` puts before a bracket, with the backslashes that were there."""


class Escaped:
    """Words for a drawing: a bracket in a player's name is a bracket, not markup."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def __call__(self, key: str, **facts: object) -> str:
        """The message with this key."""
        # A name among the facts comes from this class, too, and is to be escaped only once.
        plain = {
            name: _unescape(fact) if isinstance(fact, str) else fact for name, fact in facts.items()
        }
        return escape(self._words(key, **plain))

    def player(self, seat: Seat) -> str:
        """What the player in this seat is called."""
        return escape(self._words.player(seat))

    def piece(self, kind: str, piece: Piece) -> str:
        """What a piece of this kind is called."""
        return escape(self._words.piece(kind, piece))


def _unescape(markup: str) -> str:
    return ESCAPED.sub(lambda found: "\\" * (len(found[1]) // 2), markup)


def draw_table(words: Words, view: Any, canvas: Canvas) -> Text:
    """What lies on the table."""
    return Text.from_markup(words.game.drawing.table(view, Escaped(words), canvas))


def draw_hand(words: Words, view: Any, canvas: Canvas) -> Text:
    """What the viewer holds."""
    return Text.from_markup(words.game.drawing.hand(view, Escaped(words), canvas))
