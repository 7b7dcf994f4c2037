"""What can happen."""

from __future__ import annotations

from typing import Literal

from larcin.kernel.events import Event, Secret
from larcin.kernel.pieces import Seat

from .data import Cheque, Colour, HouseName, Object, Place, Thief


class Coloured(Event, frozen=True):
    """A seat drew its colour, and takes the cheques and thieves of it."""

    seat: Seat
    colour: Colour
    cheques: tuple[Cheque, ...]
    thieves: tuple[Thief, ...]


class Dealt(Event, frozen=True):
    """A seat takes up its first objects."""

    seat: Seat
    objects: Secret[tuple[Object, ...]]


class Uncovered(Event, frozen=True):
    """The top object of an auction house was turned up; so many lie under it."""

    house: HouseName
    object: Object
    left: int


class Begun(Event, frozen=True):
    """A round begins."""

    round: int


class Gathered(Event, frozen=True):
    """The places were turned over."""

    auction: tuple[Seat, ...]
    castle: tuple[Seat, ...]


class Offered(Event, frozen=True):
    """A cheque was turned over in the auction house."""

    seat: Seat
    cheque: Cheque


class Sent(Event, frozen=True):
    """A thief was turned over."""

    seat: Seat
    thief: Thief
    place: Place


class Announced(Event, frozen=True):
    """An exhibition was turned over."""

    seat: Seat


class Posted(Event, frozen=True):
    """A detective was turned over."""

    seat: Seat


class Bought(Event, frozen=True):
    """The buyer took the top object of a house."""

    seat: Seat
    object: Object
    house: HouseName
    cheque: Cheque


class Unsold(Event, frozen=True):
    """Both houses are empty: nothing is sold or stolen."""


class Paid(Event, frozen=True):
    """The buyer's cheque went into the till; `thieves` got in each other's way."""

    seat: Seat
    cheque: Cheque
    thieves: tuple[Seat, ...]


class Pinched(Event, frozen=True):
    """A thief took the buyer's cheque."""

    seat: Seat
    victim: Seat
    cheque: Cheque


class Exhibited(Event, frozen=True):
    """A collection was shown."""

    seat: Seat
    objects: tuple[Object, ...]


class Missed(Event, frozen=True):
    """An exhibitor had no collection."""

    seat: Seat


class Advanced(Event, frozen=True):
    """A pawn advanced to a castle, or to a chair of the table (0 before the table)."""

    seat: Seat
    steps: int
    why: Literal["best", "second", "detective", "bonus"]
    castle: str
    chair: int


class Stolen(Event, frozen=True):
    """A thief took an object out of a collection."""

    seat: Seat
    victim: Seat
    object: Object


class Arrested(Event, frozen=True):
    """A thief went to prison."""

    seat: Seat
    thief: Thief


class Freed(Event, frozen=True):
    """A thief was pushed out of the last cell."""

    seat: Seat
    thief: Thief


class Honoured(Event, frozen=True):
    """A player earned the bonus with an old object.

    Those of the 1900s, `younger`, made it count as `year`; it may be one of them itself.
    """

    seat: Seat
    object: Object
    younger: tuple[Object, ...]
    year: int


class Crowned(Event, frozen=True):
    """A collection was found at the end, and shown."""

    seat: Seat
    objects: tuple[Object, ...]


AnyEvent = (
    Coloured
    | Dealt
    | Uncovered
    | Begun
    | Gathered
    | Offered
    | Sent
    | Announced
    | Posted
    | Bought
    | Unsold
    | Paid
    | Pinched
    | Exhibited
    | Missed
    | Advanced
    | Stolen
    | Arrested
    | Freed
    | Honoured
    | Crowned
)
