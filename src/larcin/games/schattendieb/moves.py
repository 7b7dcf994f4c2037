"""What a player may say."""

from __future__ import annotations

from larcin.kernel.pieces import Seat
from larcin.kernel.table import Move

from .data import Card


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
