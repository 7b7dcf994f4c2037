"""What can happen."""

from __future__ import annotations

from larcin.kernel.events import Event, Secret
from larcin.kernel.pieces import Seat

from .data import Card


class Dealt(Event, frozen=True):
    """A seat takes up its hand."""

    weight = "along"

    seat: Seat
    hand: Secret[tuple[Card, ...]]


class Revealed(Event, frozen=True):
    """A seat's card is turned over."""

    seat: Seat
    card: Card


class Taken(Event, frozen=True):
    """A seat takes the purse."""

    weight = "decisive"

    seat: Seat
    card: Card
    coins: int


class Stayed(Event, frozen=True):
    """All cards cancelled each other, and the purse stays where it is."""

    coins: int


AnyEvent = Dealt | Revealed | Taken | Stayed
