"""4. Additional jewels."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

from larcin.games.schattendieb.data import KIND, WORTH, Card, Kind
from larcin.games.schattendieb.events import Added
from larcin.games.schattendieb.moves import Add
from larcin.games.schattendieb.state import Table
from larcin.kernel.pieces import Seat

from .remembering import take_from_hand


def may_add(t: Table) -> dict[Seat, tuple[Add, ...]]:
    """[SD-4.1] [SD-4.2] [SD-R12] Who still has a jewel may lay more of its kind, or none.

    Everyone with such a jewel and a card in hand is asked: being asked betrays nothing.
    """
    asked: dict[Seat, tuple[Add, ...]] = {}
    for seat, cards in enumerate(t.laid):
        hand = t.hands[seat]
        if hand and cards and cards[0] in WORTH:
            asked[seat] = adds_of(jewels_of(KIND[cards[0]], hand))
    return asked


def jewels_of(kind: Kind, cards: Iterable[Card]) -> tuple[Card, ...]:
    """[SD-4.1] Those of these cards that are jewels of one kind, from the lowest to the highest."""
    return tuple(sorted([card for card in cards if KIND.get(card) == kind], key=WORTH.__getitem__))


def add(t: Table, seat: Seat, move: Add) -> None:
    """[SD-4.1] [SD-R12] They go on the jewel already laid; none of them cancels or is stolen."""
    if not move.cards:
        return
    for card in move.cards:
        take_from_hand(t, seat, card)
        t.laid[seat] += (card,)
    t.tell(Added, "SD-4.1", seat, move.cards)


@cache
def adds_of(jewels: tuple[Card, ...]) -> tuple[Add, ...]:
    """Every choice among these jewels, from none to all; there are three of them at most."""
    chosen = (some for number in range(len(jewels) + 1) for some in combinations(jewels, number))
    return tuple(map(Add, dict.fromkeys(chosen)))
