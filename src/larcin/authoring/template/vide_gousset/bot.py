"""Numbers for bots, no search."""

from __future__ import annotations

from larcin.kernel.showing import unseen_pieces

from .data import BOX, NUMBERS
from .moves import AnyMove
from .view import View


def heuristic(v: View, move: AnyMove) -> float:
    """How good a move looks: a card is as good as it is high, and as its likes are seen already."""
    strength = -move.card if v.options.lowest else move.card
    return strength - unseen_pieces(BOX, v).count(move.card)


def features(v: View) -> list[float]:
    """How many of each number are in hand and unseen, the purse, and the best coins.

    Always as many numbers, whoever looks and however many play.
    """
    unseen = unseen_pieces(BOX, v)
    counts = [cards.count(number) for cards in (v.hand, unseen) for number in NUMBERS]
    return [*map(float, counts), float(v.purse), float(max(v.coins))]
