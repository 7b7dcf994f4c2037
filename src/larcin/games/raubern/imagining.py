"""The worlds that a seat cannot rule out."""

from __future__ import annotations

from functools import lru_cache

from larcin.kernel.rng import Chance

from .data import COPIES, MOTIFS, Motif
from .rules import SCRIPT
from .state import Table
from .view import View


def imagine(v: View, rng: Chance) -> Table:
    """A table that this view cannot rule out: the unseen cards lie in any order."""
    unseen = list(unseen_cards(v))
    rng.shuffle(unseen)
    hands = [
        list(v.hand) if seat == v.seat else [unseen.pop() for _ in range(size)]
        for seat, size in enumerate(v.hand_sizes)
    ]
    table = Table(
        seats=v.seats,
        options=v.options,
        rng=rng,
        step=SCRIPT.index(v.step),
        outcome=v.outcome,
        game=v.game,
        starter=v.starter,
        turn=v.turn,
        piles=[pile.cards for pile in v.piles],
        owners=[pile.owner for pile in v.piles],
        hands=hands,
        deck=unseen[: v.deck_size],
        totals=list(v.totals),
        highest=list(v.highest),
    )
    SCRIPT.ask_again(table, {}, rng)
    return table


@lru_cache(maxsize=8)
def unseen_cards(v: View) -> tuple[Motif, ...]:
    """[RB-1.4] Each motif four times, less those this seat has seen: the others hold the rest."""
    left = dict.fromkeys(MOTIFS, COPIES)
    for pile in v.piles:
        for motif in pile.cards:
            left[motif] -= 1
    for motif in v.hand:
        left[motif] -= 1
    return tuple([motif for motif, copies in left.items() for _ in range(copies)])
