"""What can happen."""

from __future__ import annotations

from typing import ClassVar, Literal

from larcin.kernel.events import Event, Secret, Weight
from larcin.kernel.pieces import Seat

from .data import Cheque, Colour, HouseName, Object, Place, Thief


class Coloured(Event, frozen=True):
    """A seat drew its colour, and takes the cheques and thieves of it."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    colour: Colour
    cheques: tuple[Cheque, ...]
    thieves: tuple[Thief, ...]


class Dealt(Event, frozen=True):
    """A seat takes up its first objects."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    objects: Secret[tuple[Object, ...]]


class Uncovered(Event, frozen=True):
    """The top object of an auction house was turned up; so many lie under it."""

    weight: ClassVar[Weight] = "along"

    house: HouseName
    object: Object
    left: int


class Begun(Event, frozen=True):
    """A round begins."""

    weight: ClassVar[Weight] = "along"

    round: int


class Gathered(Event, frozen=True):
    """The places were turned over."""

    auction: tuple[Seat, ...]
    castle: tuple[Seat, ...]


class Revealed(Event, frozen=True):
    """The actions were turned over, all at once; what each of them is comes next."""

    added: ClassVar[frozenset[str]] = frozenset(("type",))


class Offered(Event, frozen=True):
    """A cheque was turned over in the auction house."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    cheque: Cheque


class Sent(Event, frozen=True):
    """A thief was turned over."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    thief: Thief
    place: Place


class Announced(Event, frozen=True):
    """An exhibition was turned over."""

    weight: ClassVar[Weight] = "along"

    seat: Seat


class Posted(Event, frozen=True):
    """A detective was turned over."""

    weight: ClassVar[Weight] = "along"

    seat: Seat


class Bought(Event, frozen=True):
    """The buyer took the top object of a house; those who bid less were `outbid`."""

    added: ClassVar[frozenset[str]] = frozenset(("outbid",))
    weight: ClassVar[Weight] = "personal"

    seat: Seat
    object: Object
    house: HouseName
    cheque: Cheque
    outbid: tuple[Seat, ...]


class Emptied(Event, frozen=True):
    """A house sold its last object."""

    added: ClassVar[frozenset[str]] = frozenset(("type",))

    house: HouseName


class Unsold(Event, frozen=True):
    """Both houses are empty: nothing is sold or stolen."""


class Paid(Event, frozen=True):
    """The buyer's cheque went into the till; `thieves` got in each other's way."""

    seat: Seat
    cheque: Cheque
    thieves: tuple[Seat, ...]


class Pinched(Event, frozen=True):
    """A thief took the buyer's cheque."""

    weight: ClassVar[Weight] = "personal"

    seat: Seat
    victim: Seat
    cheque: Cheque


class Lurked(Event, frozen=True):
    """A thief found nothing to steal: nobody bought, or nothing was on show."""

    added: ClassVar[frozenset[str]] = frozenset(("type",))
    weight: ClassVar[Weight] = "personal"

    seat: Seat
    thief: Thief
    place: Place


class Exhibited(Event, frozen=True):
    """A collection was shown."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    objects: tuple[Object, ...]


class Missed(Event, frozen=True):
    """An exhibitor had no collection."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat


class Advanced(Event, frozen=True):
    """A pawn advanced to a castle, or to a chair of the table (0 before the table)."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    steps: int
    why: Literal["best", "second", "detective", "bonus"]
    castle: str
    chair: int


class Stolen(Event, frozen=True):
    """A thief took an object out of a collection."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    victim: Seat
    object: Object


class Arrested(Event, frozen=True):
    """A thief went to prison."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    thief: Thief


class Dozed(Event, frozen=True):
    """A detective found no thief."""

    added: ClassVar[frozenset[str]] = frozenset(("type",))
    weight: ClassVar[Weight] = "personal"

    seat: Seat


class Freed(Event, frozen=True):
    """A thief was pushed out of the last cell."""

    weight: ClassVar[Weight] = "personal"

    seat: Seat
    thief: Thief


class Honoured(Event, frozen=True):
    """A player earned a bonus of so many squares with the oldest object, or the next one.

    Those of the 1900s, `younger`, made it count as `year`; it may be one of them itself.
    """

    weight: ClassVar[Weight] = "decisive"
    added: ClassVar[frozenset[str]] = frozenset(("bonus",))

    seat: Seat
    object: Object
    younger: tuple[Object, ...]
    year: int
    bonus: int


class Compared(Event, frozen=True):
    """A player's oldest object, where it decides between pawns on one square; as above."""

    added: ClassVar[frozenset[str]] = frozenset(("type",))
    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    object: Object
    younger: tuple[Object, ...]
    year: int


class Crowned(Event, frozen=True):
    """A collection was found at the end, and shown."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    objects: tuple[Object, ...]


AnyEvent = (
    Coloured
    | Dealt
    | Uncovered
    | Begun
    | Gathered
    | Revealed
    | Offered
    | Sent
    | Announced
    | Posted
    | Bought
    | Emptied
    | Unsold
    | Paid
    | Pinched
    | Lurked
    | Exhibited
    | Missed
    | Advanced
    | Stolen
    | Arrested
    | Dozed
    | Freed
    | Honoured
    | Compared
    | Crowned
)
