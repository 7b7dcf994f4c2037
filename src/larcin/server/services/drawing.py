"""Drawing a view for a screen that has no board for the game.

The view comes with the request: whoever asks has been sent it before, and nothing else is at hand
here, no table and no match. So a drawing can tell nobody anything that they do not know.
"""

from __future__ import annotations

from typing import Any, Final

from larcin.kernel.codec import convert
from larcin.kernel.errors import BadMessage
from larcin.kernel.game import AnyGame, Canvas
from larcin.kernel.table import View
from larcin.wire import Drawing, ToDraw
from larcin.words import Words, find_language
from larcin.words.pictures import BadDrawing, draw_hand, draw_table

MOST: Final = 1_000_000
"""How much all numbers and texts of a view may come to: a drawing is as long as what it counts."""


def draw(game: AnyGame, wanted: ToDraw) -> Drawing:
    """The table and the hand of this view, as text."""
    if _weight(wanted.view) > MOST:
        raise BadMessage("view", "There is more in this view than in any match.")
    view: View = convert(wanted.view, game.view_type)
    if view.seats not in game.players or view.seat not in (None, *range(view.seats)):
        raise BadMessage("view.seats", "Nobody sits like this.")
    words = Words(game, find_language(wanted.language), wanted.names, view.seat)
    canvas = Canvas(wanted.columns, wanted.rows, wanted.memory_aid)
    try:
        table = draw_table(words, view, canvas)
        hand = () if view.seat is None else draw_hand(words, view, canvas)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, BadDrawing):
        raise BadMessage("view", "This view does not come from a match.") from None
    return Drawing(table=table, hand=hand)


def _weight(value: Any) -> float:
    """What a value comes to: numbers count by their size, texts by their length."""
    match value:
        case dict():
            return sum(1 + len(key) + _weight(held) for key, held in value.items())
        case list():
            return sum(1 + _weight(held) for held in value)
        case str():
            return len(value)
        case int() | float():
            return abs(value)
        case _:
            return 1
