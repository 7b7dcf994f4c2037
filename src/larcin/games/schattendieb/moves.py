"""What a player may say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from larcin.kernel.pieces import Seat
from larcin.kernel.table import Move

from .data import CARDS, COPIES, HAND, JEWELS, KIND, KINDS, PLAYERS, Card, Kind


class Play(Move, frozen=True):
    """Lay this card from the hand face down before oneself."""

    card: Card


class Steal(Move, frozen=True):
    """Take the jewel that lies before this player."""

    victim: Seat


class Add(Move, frozen=True):
    """Lay these jewels from the hand on the one already laid; none at all is an answer, too."""

    cards: tuple[Card, ...]


class HandIn(Move, frozen=True):
    """Hand in one's cards for the next deal."""


AnyMove = Play | Steal | Add | HandIn


def vocabulary() -> Iterator[AnyMove]:
    """Every move there is; only of the jewels to add there are more than the types can tell."""
    yield from map(Play, CARDS)
    yield from map(Steal, range(PLAYERS[-1]))
    yield Add(())
    for kind in KINDS:
        yield from additions(kind)
    yield HandIn()


def additions(kind: Kind) -> Iterator[Add]:
    """[SD-4.1] Up to three jewels of one kind, from the lowest to the highest."""
    jewels = [jewel for jewel in JEWELS if KIND[jewel] == kind]
    for number in range(1, HAND):  # of the hand, one card is already laid
        for cards in combinations_with_replacement(jewels, number):
            if all(cards.count(card) <= COPIES[card] for card in cards):
                yield Add(cards)
