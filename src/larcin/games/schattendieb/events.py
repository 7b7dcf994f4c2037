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

    weight = "along"

    seat: Seat
    hand: Secret[tuple[Card, ...]]


class Turned(Event, frozen=True):
    """All cards of a turn are turned over together, the first turn of a deal being number 1."""

    weight = "decisive"
    added = frozenset({"type"})

    turn: int


class Laid(Event, frozen=True):
    """A card was turned over: what it is, is told after `Turned`."""

    weight = "along"

    seat: Seat
    card: Card


class Cancelled(Event, frozen=True):
    """Jewels of one value met, and are discarded."""

    weight = "personal"

    value: int
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


class Stolen(Event, frozen=True):
    """A thief took a jewel, which is now in the safe of whoever sent it."""

    weight = "personal"

    seat: Seat
    thief: Card
    card: Card
    victim: Seat


class Missed(Event, frozen=True):
    """A thief found nothing to its taste."""

    weight = "personal"

    seat: Seat
    thief: Card


class Added(Event, frozen=True):
    """Jewels were laid on the one already there."""

    seat: Seat
    cards: tuple[Card, ...]


class Secured(Event, frozen=True):
    """The jewels that still lie before these seats go into their safes, all at once."""

    weight = "quiet"
    added = frozenset({"type"})

    seats: tuple[Seat, ...]


class Filled(Event, frozen=True):
    """What lay before a seat went into its safe, which holds so many jewels now."""

    weight = "along"

    seat: Seat
    cards: tuple[Card, ...]
    jewels: int


class Closed(Event, frozen=True):
    """A safe was closed, with so many jewels of this worth in it."""

    weight = "decisive"

    seat: Seat
    card: Card
    jewels: int
    worth: int


class Wasted(Event, frozen=True):
    """A closed safe did not fit so many jewels, and was discarded."""

    weight = "personal"

    seat: Seat
    card: Card
    jewels: int


class Returned(Event, frozen=True):
    """The hand of who closed a safe went under the pile, or to the discard without one."""

    weight = "quiet"

    seat: Seat
    cards: Secret[tuple[Card, ...]]
    count: int


class Refilled(Event, frozen=True):
    """All hands are filled up to so many cards, as far as the pile goes."""

    weight = "quiet"
    added = frozenset({"type"})

    target: int


class Drawn(Event, frozen=True):
    """A seat filled up its hand from the pile."""

    weight = "along"

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

    weight = "decisive"

    how: Ending
    seats: tuple[Seat, ...]


class Counted(Event, frozen=True):
    """What the closed safes of a deal are worth; totals are of the match so far."""

    weight = "decisive"

    deal: int
    points: Scores
    totals: Scores


AnyEvent = (
    Opened
    | Dealt
    | Turned
    | Laid
    | Cancelled
    | Stolen
    | Missed
    | Added
    | Secured
    | Filled
    | Closed
    | Wasted
    | Returned
    | Refilled
    | Drawn
    | Exhausted
    | Ended
    | Counted
)
