"""Numbers for bots, no search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final

from larcin.kernel.judging import Judge
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import BOX, COPIES, HAND, MOTIFS, PILES, PLAYERS
from .moves import Lay
from .rules import LAYS
from .state import Table
from .view import View, unseen_cards

FAR = 4
"""With so many cards still to be laid, the lead counts half as much as in the end."""

NOTHING = (0, 0)

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
    """Steal the highest pile that can be stolen, or prepare to; or cover one's own highest."""
    hand = t.hands[seat]
    loot = prey = own = NOTHING
    for number, pile in enumerate(t.piles):
        found = (len(pile), number)
        if t.owners[number] == seat:
            own = max(own, found)
        else:
            prey = max(prey, found)
            if pile[-1] in hand:
                loot = max(loot, found)
    if loot[0]:
        return LAYS[t.piles[loot[1]][-1]][loot[1]]
    if prey[0]:
        for motif in hand:
            if hand.count(motif) > 1:
                return LAYS[motif][prey[1]]
    return LAYS[rng.choice(hand)][own[1]] if own[0] else rng.choice(moves)


def traits(t: Table) -> list[tuple[float, ...]]:
    """What a seat owns safely and what others can steal, what it can steal, and whose turn it is.

    All of it counts the more, the fewer cards are still to come.
    """
    hands, deck, turn, seats = t.hands, t.deck, t.turn, t.seats
    near = 1 / (1 + (len(deck) + sum(map(len, hands))) / FAR)
    safe, shaky, feared = list(t.totals), [0] * seats, [0.0] * seats
    thefts, finds, doomed = [0] * seats, [0] * seats, [0] * seats
    for pile, owner in zip(t.piles, t.owners, strict=True):
        height, top = len(pile), pile[-1]
        best = finds if owner is None else thefts
        thieves = [seat for seat, hand in enumerate(hands) if seat != owner and top in hand]
        for seat in thieves:
            best[seat] = max(best[seat], height)
        if owner is not None:
            (shaky if thieves else safe)[owner] += height
            feared[owner] += height * deck.count(top) / max(HAND, len(deck))
            if turn in thieves:
                doomed[owner] = max(doomed[owner], height)
    rows = zip(safe, shaky, feared, thefts, finds, doomed, strict=True)
    return [
        (*[near * each for each in row], near * (seat == turn)) for seat, row in enumerate(rows)
    ]


JUDGE: Final = Judge(
    traits,
    duel=(0.31, -0.08, -0.82, -0.26, 0.80, -0.22, 0.0),
    crowd=(0.65, 0.25, -4.0, 0.51, 0.40, -0.15, 0.44),
)


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
