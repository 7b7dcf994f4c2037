"""Vide-gousset, in the order of its rules. Every paragraph is told in rules.md."""

from __future__ import annotations

from typing import Final

from larcin.kernel.events import Secret
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance
from larcin.kernel.steps import Script, Step
from larcin.kernel.table import Outcome, places

from . import steps
from .data import BOX, HAND, Card
from .events import Dealt, Revealed, Stayed, Taken
from .moves import Lay
from .state import Options, Table

# -- 1. Setting up --------------------------------------------------------------------------


def setup(seats: int, options: Options, rng: Chance) -> Table:
    """An empty table: dealing is the first step."""
    return Table(seats=seats, options=options, rng=rng, coins=[0] * seats)


def deal(t: Table) -> None:
    """[VG-1.2] Everyone is dealt three cards; the rest stays in the box, unseen."""
    cards: list[Card] = list(BOX)
    t.rng.shuffle(cards)
    t.hands = [sorted(cards.pop() for _ in range(HAND)) for _ in range(t.seats)]
    t.laid = [[] for _ in range(t.seats)]
    t.rest = cards
    for seat, hand in enumerate(t.hands):
        t.tell(Dealt, "VG-1.2", seat, Secret(tuple(hand), (seat,)))


# -- 2. A round -----------------------------------------------------------------------------


def fill_purse(t: Table) -> None:
    """[VG-2.1] One coin goes into the purse."""
    t.purse += 1


def may_lay(t: Table) -> dict[Seat, tuple[Lay, ...]]:
    """[VG-2.2] Everyone chooses a card from the hand, at the same time and face down."""
    return {seat: tuple(map(Lay, dict.fromkeys(hand))) for seat, hand in enumerate(t.hands)}


def lay(t: Table, seat: Seat, move: Lay) -> None:
    """[VG-2.3] When all have chosen, the cards are turned over together."""
    t.hands[seat].remove(move.card)
    t.laid[seat].append(move.card)
    t.tell(Revealed, "VG-2.3", seat, move.card)


def take_purse(t: Table) -> str | None:
    """[VG-2.4] [VG-2.5] Equal cards cancel each other; the highest one left takes the purse."""
    shown = [cards[-1] for cards in t.laid]
    left = [card for card in shown if shown.count(card) == 1]
    if left:
        give_purse(t, shown.index(winning_card(t, left)))
    else:
        t.tell(Stayed, "VG-2.5", t.purse)
    return steps.FILLING if any(t.hands) else None


def winning_card(t: Table, left: list[Card]) -> Card:
    """[VG-2.4] The highest card; [VG-R2] the lowest, if the players like that better."""
    return min(left) if t.options.lowest else max(left)


def give_purse(t: Table, seat: Seat) -> None:
    """[VG-2.4] Whoever takes the purse keeps the coins in it."""
    t.tell(Taken, "VG-2.4", seat, t.laid[seat][-1], t.purse)
    t.coins[seat] += t.purse
    t.purse = 0


# -- 3. The end -----------------------------------------------------------------------------


def name_winner(t: Table) -> None:
    """[VG-3.1] Whoever has the most coins wins; [VG-R1] several share the victory."""
    alone = t.coins.count(max(t.coins)) == 1
    t.outcome = Outcome("VG-3.1" if alone else "VG-R1", tuple(t.coins), places(t.coins))


def bound(seats: int, options: Options) -> int:
    """[VG-3.1] Everyone lays every card of the hand."""
    return seats * HAND


SCRIPT: Final = Script(
    Step(steps.DEALING, resolve=deal),
    Step(steps.FILLING, resolve=fill_purse),
    Step(steps.LAYING, may_lay, lay, take_purse, facedown=True),
    Step(steps.WINNING, resolve=name_winner),
)
