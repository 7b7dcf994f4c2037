"""Positions as short text: the hands by seat, as in `1 5 | 5 6`; and drawings."""

from __future__ import annotations

from larcin.kernel.game import Canvas, Say
from larcin.kernel.rng import QuickRng

from .data import NUMBERS, Card
from .moves import Lay
from .rules import FILLING, SCRIPT
from .state import Options, Table
from .view import View


def read_position(text: str, options: Options | None = None) -> Table:
    """A table with these hands, at the start of a round."""
    hands = [[NUMBERS[int(card) - 1] for card in hand.split()] for hand in text.split("|")]
    table = Table(
        seats=len(hands),
        options=options or Options(),
        rng=QuickRng(),
        hands=hands,
        laid=[[] for _ in hands],
        coins=[0] * len(hands),
    )
    SCRIPT.begin(table, FILLING)
    return table


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
