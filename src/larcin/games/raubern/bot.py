"""Numbers for bots, no search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, inf
from operator import add
from typing import Final, NamedTuple

from larcin.kernel.game import BySeats
from larcin.kernel.judging import Judge
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import BOX, COPIES, HAND, MOTIFS, PILES, PLAYERS, Motif
from .imagining import unseen_cards
from .moves import Lay
from .rules import LAYS
from .state import Table
from .view import View

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
    hands = t.hands
    unseen = t.deck.copy()
    for other, held in enumerate(hands):
        if other != seat:
            unseen += held
    hand, others = hands[seat], len(unseen) - len(t.deck)
    outlook = Outlook(seat, hand, t.piles, t.owners, t.seats - 1, others, unseen)
    return outlook.best()


class Outlook:
    """What one player can hope for, before and after laying a card."""

    __slots__ = (
        "hand", "heights", "hopes", "now", "own", "parts", "safety", "tops", "worths",
    )  # fmt: skip

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
        self.hand = hand
        self.tops = tops = [pile[-1] for pile in piles]
        self.own = own = [place for place, owner in enumerate(owners) if owner == seat]
        count, safe = unseen.count, safeties(len(unseen), held)
        self.safety = safety = {m: safe[count(m)] for m in {*hand, *[tops[n] for n in own]}}
        self.heights = heights = [len(pile) + 1 for pile in piles]
        """How high each pile is with one card more."""

        loss = -1 / rivals
        self.parts = parts = [0.0 if owner is None else loss for owner in owners]
        """What a card more on each pile is worth to this player, if the pile is not its own."""

        self.worths = worths = [
            part * (high - 1) for part, high in zip(parts, heights, strict=True)
        ]
        """What each pile is worth as it lies."""

        for place in own:
            worths[place] = (heights[place] - 1) * safety[tops[place]]
        self.now = sum(worths)
        self.hopes = [
            ((heights[place] - 1 - worths[place]) * safety[top], place, top)
            for place, top in enumerate(tops)
            if top in hand and place not in own
        ]
        """What it gains to steal a pile on the own next turn, if it is still there then."""

        self.hopes.sort(reverse=True)

    def after(self, move: Lay) -> float:
        """What all is worth once this card is laid."""
        motif, place = move.motif, move.pile
        first, hoped_for, second, again = self.prospects(motif)
        hope = second if place == hoped_for else first
        if place in self.own or self.tops[place] == motif:
            return self.taken(motif, place) + HOPE * hope
        left = self.now - self.worths[place] + self.parts[place] * self.heights[place]
        return left + HOPE * max(hope, self.gain(place) * again)

    def gain(self, place: int) -> float:
        """What it would gain to take this pile on the turn after a card was left there."""
        return self.heights[place] - self.parts[place] * self.heights[place]

    def best(self) -> Lay:
        """The card and the pile after which all is worth most.

        As `after` would find it, but without asking for every pile what is the same for all: a
        card that takes nothing is lost in the middle, or makes a rival's pile higher.
        """
        tops, own = self.tops, self.own
        left, idle = self.best_to_leave(0.0, -1, 0.0, 0.0)
        most, best, where = -inf, self.hand[0], 0
        for motif in dict.fromkeys(self.hand):
            first, hoped_for, second, again = self.prospects(motif)
            hope = HOPE * first
            worth, place = left + hope, idle
            if again or idle == hoped_for:
                worth, place = self.best_to_leave(hope, hoped_for, HOPE * second, HOPE * again)
            if worth > most:
                most, best, where = worth, motif, place
            places = own
            if motif in tops:
                places = [*own, *[place for place, top in enumerate(tops) if top == motif]]
            for place in places:
                worth = self.taken(motif, place) + hope
                if place == hoped_for:
                    worth += HOPE * second - hope
                if worth > most:
                    most, best, where = worth, motif, place
        return LAYS[best][where]

    def best_to_leave(
        self, hope: float, hoped_for: int, other: float, again: float
    ) -> tuple[float, int]:
        """What all is worth at best with a card left where it takes nothing, and where that is.

        On the pile `hoped_for` there is only the `other` hope left.
        """
        hopes = [hope] * PILES
        if hoped_for >= 0:
            hopes[hoped_for] = other
        if again:
            hopes = [max(each, again * self.gain(place)) for place, each in enumerate(hopes)]
        worths = list(map(add, hopes, self.parts))
        for place in self.own:
            worths[place] = -inf
        worth = max(worths)
        return self.now + worth, worths.index(worth)

    def taken(self, motif: Motif, place: int) -> float:
        """What all is worth with a card on a pile that is one's own then."""
        return self.now - self.worths[place] + self.heights[place] * self.safety[motif]

    def prospects(self, motif: Motif) -> tuple[float, int, float, float]:
        """The best hope once such a card is laid and where it lies, the hope if it is elsewhere,
        and how safely another card of this motif could take what this one is laid on.
        """
        hopes = self.hopes
        again = 0.0
        if self.hand.count(motif) > 1:
            again = self.safety[motif]
        elif hopes and motif in self.tops:
            hopes = [each for each in hopes if each[2] != motif]
        if not hopes:
            return 0.0, -1, 0.0, again
        first, hoped_for, _ = hopes[0]
        return first, hoped_for, hopes[1][0] if len(hopes) > 1 else 0.0, again


@cache
def safeties(unseen: int, held: int) -> tuple[float, ...]:
    """How safe a motif is of which so many copies are unseen: that no other hand has one."""
    return tuple(1 - chance_held(copies, unseen, held) for copies in range(min(COPIES, unseen) + 1))


@cache
def chance_held(copies: int, unseen: int, held: int) -> float:
    """The chance that the others hold one of these unseen copies."""
    return 1 - comb(unseen - copies, held) / comb(unseen, held) if unseen else 0.0


class Traits(NamedTuple):
    """What makes a seat strong. All of it counts the more, the fewer cards are still to come."""

    safe: float
    """Cards in piles that nobody can steal now."""

    shaky: float
    """Cards in piles that somebody can."""

    feared: float
    """What may be stolen with cards of the deck."""

    theft: float
    """The highest pile that it can steal from somebody."""

    find: float
    """The highest pile that it can take from the middle."""

    doomed: float
    """Its highest pile that whoever is to move can steal."""

    is_active: float


def traits(t: Table) -> list[Traits]:
    """What a seat owns safely, what others can steal, what it can steal, and whose turn it is."""
    hands, deck, turn, seats = t.hands, t.deck, t.turn, t.seats
    near = 1 / (1 + (len(deck) + sum(map(len, hands))) / FAR)
    safe, shaky, feared = list(t.totals), [0] * seats, [0.0] * seats
    thefts, finds, doomed = [0] * seats, [0] * seats, [0] * seats
    behind = max(HAND, len(deck))
    for pile, owner in zip(t.piles, t.owners, strict=True):
        height, top = len(pile), pile[-1]
        best = finds if owner is None else thefts
        is_safe = True
        for seat, hand in enumerate(hands):
            if seat != owner and top in hand:
                is_safe = False
                if height > best[seat]:
                    best[seat] = height
                if seat == turn and owner is not None and height > doomed[owner]:
                    doomed[owner] = height
        if owner is not None:
            (safe if is_safe else shaky)[owner] += height
            feared[owner] += height * deck.count(top) / behind
    return [
        Traits(
            safe=near * safe[seat],
            shaky=near * shaky[seat],
            feared=near * feared[seat],
            theft=near * thefts[seat],
            find=near * finds[seat],
            doomed=near * doomed[seat],
            is_active=near * (seat == turn),
        )
        for seat in range(seats)
    ]


JUDGE: Final = Judge(
    traits,
    BySeats(
        duel=Traits(
            safe=0.31,
            shaky=-0.08,
            feared=-0.82,
            theft=-0.26,
            find=0.80,
            doomed=-0.22,
            is_active=0.0,
        ),
        crowd=Traits(
            safe=0.65,
            shaky=0.25,
            feared=-4.0,
            theft=0.51,
            find=0.40,
            doomed=-0.15,
            is_active=0.44,
        ),
    ),
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
