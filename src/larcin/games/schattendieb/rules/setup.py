"""C. Setting up."""

from __future__ import annotations

from larcin.games.schattendieb.data import BOX, HAND, Card
from larcin.games.schattendieb.events import Dealt, Opened
from larcin.games.schattendieb.state import Options, Table
from larcin.kernel.events import Secret
from larcin.kernel.rng import Chance


def setup(seats: int, options: Options, rng: Chance) -> Table:
    """[SD-C.1] [SD-C.2] Everyone has an open safe; those left over stay in the box."""
    return Table(seats=seats, options=options, rng=rng, points=[0] * seats, totals=[0] * seats)


def shuffle(t: Table) -> None:
    """[SD-C.3] [SD-R29] All other cards, closed safes included, are shuffled together."""
    cards: list[Card] = list(BOX)
    t.rng.shuffle(cards)
    t.laid, t.safes, t.locks = [()] * t.seats, [()] * t.seats, [None] * t.seats
    t.discard, t.away = [], []
    t.under, t.memories = (), {}
    t.turn = 1
    t.tell(Opened, "SD-C.3", t.deal + 1, t.options.deals)
    deal(t, cards)


def deal(t: Table, cards: list[Card]) -> None:
    """[SD-C.4] [SD-C.5] Everyone draws four cards; the rest is the pile, face down."""
    t.hands = [tuple([cards.pop() for _ in range(HAND)]) for _ in range(t.seats)]
    t.pile = cards
    for seat, hand in enumerate(t.hands):
        t.tell(Dealt, "SD-C.4", seat, Secret(hand, (seat,)))
