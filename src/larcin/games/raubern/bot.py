"""Numbers for bots, no search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import comb, exp

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import BOX, COPIES, HAND, MOTIFS, PILES, PLAYERS
from .moves import Lay
from .rules import LAYS
from .state import Table
from .view import View, unseen_cards

SAFE, SHAKY, BURIED, THEFT, FIND, DOOMED, TURN = range(7)
DUEL = (0.41, 0.0, -1.32, -0.17, 0.35, -0.26, 0.24)
CROWD = (0.60, 0.28, -1.50, 0.49, 0.41, -0.25, 0.27)
"""What a card is worth in a pile that nobody can steal, and in one that somebody can; how much
the copies in the deck are to be feared; the best theft from an owner, and from the middle; a pile
that is about to be stolen; and being on turn. Fitted to who won 250 matches of two, and of four."""

FAR = 4
"""With so many cards still to be laid, the lead counts half as much as in the end."""

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
    hand, owners = t.hands[seat], t.owners
    loot = prey = own = -1
    highest = mine = most = 0
    for number, pile in enumerate(t.piles):
        height = len(pile)
        if owners[number] == seat:
            if height > mine:
                own, mine = number, height
        elif height > highest or pile[-1] in hand:
            if height > highest:
                prey, highest = number, height
            if height > most and pile[-1] in hand:
                loot, most = number, height
    if most:
        return LAYS[t.piles[loot][-1]][loot]
    if highest:
        for motif in hand:
            if hand.count(motif) > 1:
                return LAYS[motif][prey]
    if mine:
        return LAYS[rng.choice(hand)][own]
    return rng.choice(moves)


def judge(t: Table) -> list[float]:
    """The share of the victory that each seat may hope for: most, who owns most that is safe."""
    hands, deck, turn = t.hands, t.deck, t.turn
    weight = DUEL if t.seats == 2 else CROWD
    buried = weight[BURIED] / max(8, len(deck))
    worth = [weight[SAFE] * total for total in t.totals]
    thefts, finds, doomed = [0] * t.seats, [0] * t.seats, [0] * t.seats
    for pile, owner in zip(t.piles, t.owners, strict=True):
        height, top = len(pile), pile[-1]
        best = finds if owner is None else thefts
        is_safe = True
        for seat, hand in enumerate(hands):
            if seat != owner and top in hand:
                is_safe = False
                best[seat] = max(best[seat], height)
        if owner is not None:
            if not is_safe and owner != turn and top in hands[turn]:
                doomed[owner] = max(doomed[owner], height)
            worth[owner] += height * (weight[SAFE if is_safe else SHAKY] + buried * deck.count(top))
    worth[turn] += weight[TURN]
    nearness = 1 / (1 + (len(deck) + sum(map(len, hands))) / FAR)
    hopes = [
        exp(nearness * (each + weight[THEFT] * theft + weight[FIND] * find + weight[DOOMED] * doom))
        for each, theft, find, doom in zip(worth, thefts, finds, doomed, strict=True)
    ]
    total = sum(hopes)
    return [hope / total for hope in hopes]


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
