"""Numbers for bots, no search."""

from __future__ import annotations

from collections.abc import Sequence

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import NUMBERS
from .imagining import unseen_cards
from .moves import Lay
from .state import Table
from .view import View


def heuristic(v: View, move: Lay) -> float:
    """A card is as good as it is high, and as its likes are seen already."""
    strength = -move.card if v.options.lowest else move.card
    return strength - unseen_cards(v).count(move.card)


def playout(t: Table, seat: Seat, moves: Sequence[Lay], rng: Chance) -> Lay:
    """Any card."""
    return rng.choice(moves)


def features(v: View) -> list[float]:
    """How many of each number are in hand and unseen, the purse, and the best coins."""
    unseen = unseen_cards(v)
    counts = [cards.count(number) for cards in (v.hand, unseen) for number in NUMBERS]
    return [*map(float, counts), float(v.purse), float(max(v.coins))]
