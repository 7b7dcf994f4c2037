"""How the game looks in a terminal."""

from __future__ import annotations

from larcin.kernel.game import Canvas, Say

from .data import Card
from .moves import Lay
from .view import View


def draw_table(v: View, say: Say, canvas: Canvas) -> str:
    """The purse, then a line for each seat with its open cards and the one face down."""
    lines = [say("table-purse", coins=v.purse)]
    for seat, cards in enumerate(v.laid):
        shown = draw_cards(cards, say) + (" ▒" if seat in v.chosen else "")
        lines.append(f"{say('table-seat', player=say.player(seat), coins=v.coins[seat])} {shown}")
    return "\n".join(lines)


def draw_hand(v: View, say: Say, canvas: Canvas) -> str:
    """The cards in hand, side by side."""
    return draw_cards(v.hand, say)


def draw_cards(cards: tuple[Card, ...], say: Say) -> str:
    """Cards side by side."""
    return " ".join(say.piece("card", card) for card in cards)


def prospect(v: View, move: Lay) -> None:
    """Nobody can tell what a card will do before all are turned over."""
