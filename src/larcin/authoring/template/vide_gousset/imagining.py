"""The worlds that a seat cannot rule out."""

from __future__ import annotations

from larcin.kernel.rng import Chance
from larcin.kernel.showing import restore, unseen_pieces

from .data import BOX, HAND
from .rules import SCRIPT
from .state import Table
from .view import View


def imagine(v: View, rng: Chance) -> Table:
    """A table that this view cannot rule out: the unseen cards are dealt out at random."""
    unseen = unseen_pieces(BOX, v)
    rng.shuffle(unseen)
    hands = [
        list(v.hand) if seat == v.seat else sorted(unseen.pop() for _ in range(HAND - len(laid)))
        for seat, laid in enumerate(v.laid)
    ]
    return restore(Table, SCRIPT, v, rng, hands=hands, rest=unseen)
