"""The worlds that a seat cannot rule out."""

from __future__ import annotations

from collections import Counter

from larcin.kernel.rng import Chance

from .data import BOX, HAND, Card
from .rules import SCRIPT
from .state import Table
from .view import View


def imagine(v: View, rng: Chance) -> Table:
    """A table that this view cannot rule out: unseen cards and others' choices are drawn."""
    unseen = unseen_cards(v)
    rng.shuffle(unseen)
    hands = [
        list(v.hand) if seat == v.seat else sorted(unseen.pop() for _ in range(HAND - len(laid)))
        for seat, laid in enumerate(v.laid)
    ]
    table = Table(
        seats=v.seats,
        options=v.options,
        rng=rng,
        step=SCRIPT.index(v.step),
        outcome=v.outcome,
        hands=hands,
        laid=[list(cards) for cards in v.laid],
        rest=unseen,
        purse=v.purse,
        coins=list(v.coins),
    )
    chosen = {seat: v.choice if seat == v.seat else None for seat in v.chosen}
    SCRIPT.ask_again(table, chosen, rng)
    return table


def unseen_cards(v: View) -> list[Card]:
    """[VG-1.1] The box, less what this seat has seen of it."""
    seen = Counter(v.hand)
    for cards in v.laid:
        seen.update(cards)
    return list((Counter(BOX) - seen).elements())
