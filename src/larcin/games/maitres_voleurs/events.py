"""What can happen."""

from __future__ import annotations

from typing import Literal

from larcin.kernel.events import Event, Secret
from larcin.kernel.pieces import Scores, Seat

from .box import Rotation, Upending
from .data import Alarm, Card, DrawerName, Jewel

Cushion = Literal["red", "black"]
Ending = Literal["no-imitation", "sixth-ruby", "both"]


class Dealt(Event, frozen=True):
    """A seat took up its six cards."""

    seat: Seat
    cards: Secret[tuple[Card, ...]]


class Filled(Event, frozen=True):
    """The rubies are in the box, and this seat begins to hide diamonds."""

    seat: Seat


class Hidden(Event, frozen=True):
    """A diamond was put into a drawer in the set-up."""

    seat: Seat
    drawer: DrawerName


class Turned(Event, frozen=True):
    """The box was turned, or left as it was."""

    seat: Seat
    rotation: Rotation
    upending: Upending


class Begun(Event, frozen=True):
    """A round begins."""

    round: int


class Shown(Event, frozen=True):
    """A card was turned over."""

    seat: Seat
    card: Card


class Opened(Event, frozen=True):
    """A drawer was opened; this lay on top in its first compartment."""

    seat: Seat
    drawer: DrawerName
    diamonds: int
    sapphires: int
    alarm: Alarm | None


class Spilled(Event, frozen=True):
    """Jewels fell out of a drawer, on the red cushion."""

    seat: Seat
    drawer: DrawerName
    diamonds: int
    sapphires: int


class Alarmed(Event, frozen=True):
    """An alarm fell out of a drawer: the jewels that fell with it are its owner's."""

    seat: Seat
    drawer: DrawerName
    owner: Seat
    alarm: Alarm
    diamonds: int
    sapphires: int


class Returned(Event, frozen=True):
    """An alarm went back to its owner."""

    owner: Seat
    alarm: Alarm


class Emptied(Event, frozen=True):
    """The first compartment of the open drawer was emptied on a cushion."""

    seat: Seat
    drawer: DrawerName
    diamonds: int
    sapphires: int
    cushion: Cushion


class Placed(Event, frozen=True):
    """An imitation went into the open drawer, perhaps with an alarm; so many are left."""

    seat: Seat
    drawer: DrawerName
    jewel: Jewel
    alarm: Alarm | None
    left: int


class Searched(Event, frozen=True):
    """A secret compartment was opened, and no ruby was there."""

    seat: Seat
    drawer: DrawerName


class RubyFound(Event, frozen=True):
    """A ruby lies on the upper side of the secret compartment."""

    seat: Seat
    drawer: DrawerName


class RubyTaken(Event, frozen=True):
    """A ruby went on a black cushion; so many are left in the box."""

    seat: Seat
    left: int


class RubyLeft(Event, frozen=True):
    """A ruby was left where it is."""

    seat: Seat


class RubyFell(Event, frozen=True):
    """A ruby fell out of the secret compartment, and went back on its upper side."""

    seat: Seat
    drawer: DrawerName


class Foiled(Event, frozen=True):
    """There are more detectives than smugglers, who get nothing."""

    smugglers: tuple[Seat, ...]
    detectives: tuple[Seat, ...]


class Excluded(Event, frozen=True):
    """All smugglers had jewels fall: nobody shares."""

    smugglers: tuple[Seat, ...]


class Shared(Event, frozen=True):
    """A share of the red cushion."""

    seat: Seat
    diamonds: int
    sapphires: int


class Remained(Event, frozen=True):
    """No detective: what lies on the red cushion stays there."""

    diamonds: int
    sapphires: int


class Passed(Event, frozen=True):
    """All sets of cards went to the neighbours on the left."""


class Ended(Event, frozen=True):
    """The match is over."""

    why: Ending
    seats: tuple[Seat, ...]
    """Who ended it by having no imitation left."""


class Counted(Event, frozen=True):
    """What everybody's cushions are worth."""

    points: Scores
    rubies: Scores
    sapphires: Scores


class Tied(Event, frozen=True):
    """Several have the most points: rubies, then sapphires decide between these, or nothing."""

    seats: tuple[Seat, ...]
    by: Literal["rubies", "sapphires", "nothing"]


AnyEvent = (
    Dealt
    | Filled
    | Hidden
    | Turned
    | Begun
    | Shown
    | Opened
    | Spilled
    | Alarmed
    | Returned
    | Emptied
    | Placed
    | Searched
    | RubyFound
    | RubyTaken
    | RubyLeft
    | RubyFell
    | Foiled
    | Excluded
    | Shared
    | Remained
    | Passed
    | Ended
    | Counted
    | Tied
)
