"""Numbers for bots, no search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import Final

from larcin.kernel.judging import Judge
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import BOX, COPIES, HAND, MOTIFS, PILES, PLAYERS, Motif
from .moves import Lay
from .state import Table
from .view import View, unseen_cards

FAR = 4
"""With so many cards still to be laid, the lead counts half as much as in the end."""

HOPE = 0.8
"""[RB-R19] What a pile to be stolen on one's own next turn is worth, against one owned already."""


def heuristic(v: View, move: Lay) -> float:
    """The cards this move may be expected to keep, less what the others keep.

    It counts cards: a pile is as safe as its top motif is unlikely to be in another hand.
    """
    return outlook_of(v).after(move)


@lru_cache(maxsize=8)
def outlook_of(v: View) -> Outlook:
    """What whoever is to move can hope for."""
    held = sum(v.hand_sizes) - v.hand_sizes[v.turn]
    piles = [pile.cards for pile in v.piles]
    owners = [pile.owner for pile in v.piles]
    return Outlook(v.turn, v.hand, piles, owners, v.seats - 1, held, unseen_cards(v))


def playout(t: Table, seat: Seat, moves: Sequence[Lay], rng: Chance) -> Lay:
    """What the heuristic likes best; on an imagined table the unseen cards are there to count."""
    others = [motif for other, hand in enumerate(t.hands) if other != seat for motif in hand]
    hand, rivals, unseen = t.hands[seat], t.seats - 1, others + t.deck
    outlook = Outlook(seat, hand, t.piles, t.owners, rivals, len(others), unseen)
    return max(moves, key=outlook.after)


class Outlook:
    """What one player can hope for, before and after laying a card."""

    def __init__(
        self,
        seat: Seat,
        hand: Sequence[Motif],
        piles: Sequence[Sequence[Motif]],
        owners: Sequence[Seat | None],
        rivals: int,
        held: int,
        unseen: Sequence[Motif],
    ) -> None:
        """`held` is how many of the unseen cards the other players hold."""
        self.seat = seat
        self.owners = owners
        self.rivals = rivals
        self.tops = tops = [pile[-1] for pile in piles]
        self.heights = [len(pile) for pile in piles]
        self.last = {motif for motif in hand if hand.count(motif) == 1}
        """The motifs that are gone from the hand once one is laid."""

        total = len(unseen)
        self.safety = {m: 1 - chance_held(unseen.count(m), total, held) for m in {*hand, *tops}}
        self.worths = list(map(self.worth, tops, owners, self.heights))
        self.now = sum(self.worths)
        self.hopes = sorted(
            [
                (self.hope(top, owner, height), place, top)
                for place, (top, owner, height) in enumerate(
                    zip(tops, owners, self.heights, strict=True)
                )
                if owner != seat and top in hand
            ],
            reverse=True,
        )

    def worth(self, top: Motif, owner: Seat | None, height: int) -> float:
        """What a pile is worth to this player as it lies."""
        if owner == self.seat:
            return height * self.safety[top]
        return 0.0 if owner is None else -height / self.rivals

    def hope(self, top: Motif, owner: Seat | None, height: int) -> float:
        """What it gains to steal this pile on the own next turn, if it is still there then."""
        gain = height if owner is None else height + height / self.rivals
        return gain * self.safety[top]

    def after(self, move: Lay) -> float:
        """What all is worth once this card is laid."""
        motif, place = move.motif, move.pile
        owner, height = self.owners[place], self.heights[place] + 1
        is_last, hope = motif in self.last, 0.0
        for each, where, top in self.hopes:
            if where != place and not (is_last and top == motif):
                hope = each
                break
        if owner == self.seat or self.tops[place] == motif:
            worth = height * self.safety[motif]
        else:
            worth = 0.0 if owner is None else -height / self.rivals
            if not is_last:
                hope = max(hope, self.hope(motif, owner, height))
        return self.now - self.worths[place] + worth + HOPE * hope


@cache
def chance_held(copies: int, unseen: int, held: int) -> float:
    """The chance that the others hold one of these unseen copies."""
    return 1 - comb(unseen - copies, held) / comb(unseen, held) if unseen else 0.0


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
