"""What can happen."""

from __future__ import annotations

from typing import Literal

from larcin.kernel.events import Event, Secret
from larcin.kernel.pieces import Scores, Seat

from .data import Card

Ending = Literal["alone", "together", "without-cards"]


class Opened(Event, frozen=True):
    """A deal begins, the first one being number 1."""

    deal: int
    deals: int


class Dealt(Event, frozen=True):
    """A seat takes up its first cards."""

    seat: Seat
    hand: Secret[tuple[Card, ...]]


class Laid(Event, frozen=True):
    """A card was turned over."""

    seat: Seat
    card: Card


class Cancelled(Event, frozen=True):
    """Jewels of one value met, and are discarded."""

    value: int
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


class Stolen(Event, frozen=True):
    """A thief took a jewel, which is now in the safe of whoever sent it."""

    seat: Seat
    thief: Card
    card: Card
    victim: Seat


class Missed(Event, frozen=True):
    """A thief found nothing to its taste."""

    seat: Seat
    thief: Card


class Added(Event, frozen=True):
    """Jewels were laid on the one already there."""

    seat: Seat
    cards: tuple[Card, ...]


class Filled(Event, frozen=True):
    """What lay before a seat went into its safe, which holds so many jewels now."""

    seat: Seat
    cards: tuple[Card, ...]
    jewels: int


class Closed(Event, frozen=True):
    """A safe was closed, with so many jewels of this worth in it."""

    seat: Seat
    card: Card
    jewels: int
    worth: int


class Wasted(Event, frozen=True):
    """A closed safe did not fit so many jewels, and was discarded."""

    seat: Seat
    card: Card
    jewels: int


class Returned(Event, frozen=True):
    """The hand of who closed a safe went under the pile, or to the discard without one."""

    seat: Seat
    cards: Secret[tuple[Card, ...]]
    count: int


class Drawn(Event, frozen=True):
    """A seat filled up its hand from the pile."""

    seat: Seat
    cards: Secret[tuple[Card, ...]]
    count: int
    left: int


class Exhausted(Event, frozen=True):
    """The pile is used up: hands were filled to so many cards, and the rest was discarded."""

    target: int
    rest: int


class Ended(Event, frozen=True):
    """The deal is over: one safe was left, all wanted to close, or no cards were left.

    The safes of these seats are still open.
    """

    how: Ending
    seats: tuple[Seat, ...]


class Counted(Event, frozen=True):
    """What the closed safes of a deal are worth; totals are of the match so far."""

    deal: int
    points: Scores
    totals: Scores


AnyEvent = (
    Opened
    | Dealt
    | Laid
    | Cancelled
    | Stolen
    | Missed
    | Added
    | Filled
    | Closed
    | Wasted
    | Returned
    | Drawn
    | Exhausted
    | Ended
    | Counted
)
