"""What everybody can work out about hands once the discard has been shuffled into a new pile.

[CO-RD10] [CO-RG15] When the pile is empty, all cards are in hands or lie open. So from then on
it is known what others held together at that moment, their old cards, and what was in the new
pile, from which all later ones come. Of a card that leaves a hand nobody sees whether it was an
old or a new one, but both have their chance, and the chances add up: `Past` counts them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import CARDS, COPIES, ORDER, CardName
from .view import View

Counts = tuple[int, ...]
"""Of each kind of card, or of each seat, so many."""

Since = tuple[tuple[Seat, CardName | None], ...]

FINE = 1 << 30
"""Chance is drawn this finely."""


class Leave(NamedTuple):
    """A card that left a hidden hand."""

    seat: Seat
    kind: int
    held: int
    """How many cards the hand had before."""

    alike: int
    """How many cards of this kind were unseen before."""

    unseen: int
    """How many cards were unseen before."""


class Held(NamedTuple):
    """How the unseen cards are split."""

    slots: Counts
    """How many old cards each seat has."""

    old: Counts
    """Which cards are old: held by others since the reshuffle."""


class Past:
    """Everything that left hidden hands since the reshuffle, and what it may have been.

    Every way to deal the old cards and to shuffle the new pile counts alike, and so does each
    card of a hand to be the one that left it. `Past` looks ahead: the chance of a choice counts
    all that comes later, so no choice leads to where the true cards could not have left.

    At the next reshuffle all this begins anew. Nothing is lost by it between two players; with
    more, who of the others held which card is forgotten, though not what they held together.
    """

    def __init__(self, leaves: tuple[Leave, ...], start: Held) -> None:
        self.leaves = leaves
        self.start = start
        self.hopes: list[dict[tuple[int, Counts, Counts], float]] = [{} for _ in leaves]
        self.chances: list[dict[Held, int]] = [{} for _ in leaves]
        self.later: list[tuple[tuple[Seat, ...], tuple[int, ...]]] = []
        seats: dict[Seat, None] = {}
        kinds: dict[int, None] = {}
        for leave in reversed(leaves):
            seats[leave.seat] = kinds[leave.kind] = None
            self.later.append((tuple(seats), tuple(kinds)))
        self.later.reverse()

    def recall(self, rng: Chance) -> tuple[Held, list[Leave]]:
        """A past that may have been: which old cards are still in hands, and which have left."""
        held = self.start
        gone = []
        for number, leave in enumerate(self.leaves):
            chances = self.chances[number]
            if held not in chances:
                as_old, as_new = self._ways(number, held)
                chances[held] = round(FINE * as_old / (as_old + as_new))
            chance = chances[held]
            if chance == FINE or (chance and rng.below(FINE) < chance):
                held = _without(held, leave)
                gone.append(leave)
        return held, gone

    def _ways(self, number: int, held: Held) -> tuple[float, float]:
        """How likely it is that an old card left, and a new one, with all that came later."""
        leave = self.leaves[number]
        old, slots = held.old[leave.kind], held.slots[leave.seat]
        size = sum(held.slots)
        as_old = as_new = 0.0
        if old and slots:
            as_old = old * slots / size * self._hope(number + 1, _without(held, leave))
        if leave.alike > old and leave.held > slots:
            as_new = (leave.alike - old) * (leave.held - slots) / (leave.unseen - size)
            as_new *= self._hope(number + 1, held)
        return as_old, as_new

    def _hope(self, number: int, held: Held) -> float:
        """How likely all is that left from here on; only what matters for it is looked at."""
        if number == len(self.leaves):
            return 1.0
        hopes = self.hopes[number]
        seats, kinds = self.later[number]
        slots, old = held
        key = (sum(slots), tuple([slots[seat] for seat in seats]), tuple([old[n] for n in kinds]))
        if key not in hopes:
            hopes[key] = sum(self._ways(number, held))
        return hopes[key]


def _without(held: Held, leave: Leave) -> Held:
    """One old card less."""
    return Held(_less(held.slots, leave.seat), _less(held.old, leave.kind))


def _less(counts: Counts, place: int) -> Counts:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


# -- From a view ----------------------------------------------------------------------------


def past_of(v: View) -> Past:
    """What this view tells of the time since the reshuffle."""
    cards = tuple([each.cards for each in v.players])
    hand = () if v.seat is None else v.me.hand
    return _past(v.seat, cards, hand or (), v.recycled, v.since, v.kept or ())


@lru_cache(maxsize=64)
def _past(
    eye: Seat | None,
    cards: Counts,
    hand: tuple[CardName, ...],
    recycled: Counts,
    since: Since,
    kept: tuple[CardName, ...],
) -> Past:
    """Many worlds are imagined from one view, so what it tells is worked out once."""
    alike = [COPIES[card] - hand.count(card) for card in CARDS]
    held = [0 if seat == eye else count for seat, count in enumerate(cards)]
    for seat, card in since:
        if seat != eye:
            held[seat] += 1 if card is not None else -1
        elif card is not None:
            alike[ORDER[card]] -= 1
    old = [COPIES[card] - recycled[kind] - kept.count(card) for kind, card in enumerate(CARDS)]
    start = Held(tuple(held), tuple(old))
    leaves = []
    unseen = sum(alike)
    for seat, card in since:
        if seat == eye:
            continue
        if card is None:
            held[seat] += 1
            continue
        kind = ORDER[card]
        leaves.append(Leave(seat, kind, held[seat], alike[kind], unseen))
        held[seat] -= 1
        alike[kind] -= 1
        unseen -= 1
    return Past(tuple(leaves), start)
