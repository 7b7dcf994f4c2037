"""Positions as short text: the hands by seat, as in `1 5 | 5 6`."""

from __future__ import annotations

from larcin.kernel.rng import QuickRng

from .data import NUMBERS
from .rules import SCRIPT
from .state import Options, Table
from .steps import FILLING


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
