"""Numbers for bots, no search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import comb

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import BOX, COPIES, HAND, MOTIFS, PILES, PLAYERS
from .moves import Lay
from .rules import LAYS
from .state import Table
from .view import View, unseen_cards

HOPE = 0.8
"""[RB-R19] What a pile to be stolen on one's own next turn is worth, against one owned already."""


def heuristic(v: View, move: Lay) -> float:
    """The cards this move may be expected to keep, less what the others keep.

    It counts cards: a pile is as safe as its top motif is unlikely to be in another hand.
    """
    hand = list(v.hand)
    hand.remove(move.motif)
    unseen = Counter(unseen_cards(v))
    worth = hope = 0.0
    for number, pile in enumerate(v.piles):
        top, owner, height = pile.cards[-1], pile.owner, len(pile.cards)
        if number == move.pile:
            owner = v.turn if top == move.motif else owner
            top, height = move.motif, height + 1
        danger = chance_held(unseen[top], unseen.total(), cards_against(v))
        if owner == v.turn:
            worth += height * (1 - danger)
            continue
        gain = float(height)
        if owner is not None:
            worth -= height / (v.seats - 1)
            gain += height / (v.seats - 1)
        if top in hand:
            hope = max(hope, gain * (1 - danger))
    return worth + HOPE * hope


def cards_against(v: View) -> int:
    """How many cards the other players hold."""
    return sum(v.hand_sizes) - v.hand_sizes[v.turn]


@cache
def chance_held(copies: int, unseen: int, held: int) -> float:
    """The chance that the others hold one of these unseen copies."""
    return 1 - comb(unseen - copies, held) / comb(unseen, held) if unseen else 0.0


def playout(t: Table, seat: Seat, moves: Sequence[Lay], rng: Chance) -> Lay:
    """Steal the highest pile that can be stolen; otherwise lay any card anywhere."""
    hand = t.hands[seat]
    best, loot = -1, 0
    for number, pile in enumerate(t.piles):
        if len(pile) > loot and pile[-1] in hand and t.owners[number] != seat:
            best, loot = number, len(pile)
    return LAYS[t.piles[best][-1]][best] if loot else rng.choice(moves)


def features(v: View) -> list[float]:
    """Hand, unseen cards, and each pile's top, height and owner as seen from this seat."""
    hand, unseen = Counter(v.hand), Counter(unseen_cards(v))
    numbers = [hand[motif] / COPIES for motif in MOTIFS]
    numbers += [unseen[motif] / COPIES for motif in MOTIFS]
    for pile in v.piles:
        numbers += [float(pile.cards[-1] == motif) for motif in MOTIFS]
        numbers += _owner_features(v, pile.owner)
        numbers.append(len(pile.cards) / (len(BOX) - PILES + 1))
    return [*numbers, v.deck_size / len(BOX), len(v.hand) / HAND]


def _owner_features(v: View, owner: Seat | None) -> list[float]:
    """One of: the middle, this seat, the next one clockwise, and so on."""
    place = 0 if owner is None else 1 + (owner - (v.seat or 0)) % v.seats
    return [float(place == each) for each in range(PLAYERS[-1] + 1)]
