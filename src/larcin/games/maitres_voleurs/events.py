"""What can happen."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from larcin.kernel.events import Event, Secret, Weight
from larcin.kernel.pieces import Scores, Seat

from .box import Rotation, Upending
from .data import Alarm, Card, DrawerName, Jewel

Cushion = Literal["red", "black"]
Ending = Literal["no-imitation", "sixth-ruby", "both"]
NEWLY_TOLD: Final = frozenset({"type"})
"""Records of the first edition are without these events."""


class Dealt(Event, frozen=True):
    """A seat took up its six cards."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    cards: Secret[tuple[Card, ...]]


class Filled(Event, frozen=True):
    """The rubies are in the box, and this seat begins to hide diamonds."""

    seat: Seat


class Hidden(Event, frozen=True):
    """A diamond was put into a drawer in the set-up."""

    seat: Seat
    drawer: DrawerName


class Stowed(Event, frozen=True):
    """A seat has hidden its last diamond in the set-up: everybody is told once more where."""

    weight: ClassVar[Weight] = "decisive"
    added: ClassVar[frozenset[str]] = NEWLY_TOLD

    seat: Seat
    drawers: tuple[DrawerName, ...]
    """One for each diamond, in the order in which they were hidden."""


class Turned(Event, frozen=True):
    """The box was turned, or left as it was."""

    weight: ClassVar[Weight] = "quiet"

    seat: Seat
    rotation: Rotation
    upending: Upending


class Begun(Event, frozen=True):
    """A round begins."""

    weight: ClassVar[Weight] = "along"

    round: int


class Revealed(Event, frozen=True):
    """Cards are turned over together: those of the smugglers, all the others, or all there are."""

    weight: ClassVar[Weight] = "decisive"
    added: ClassVar[frozenset[str]] = NEWLY_TOLD | {
        "jewellers", "gemologists", "thieves", "master_thieves", "detectives",
    }  # fmt: skip

    who: Literal["smugglers", "others", "all"]
    seats: tuple[Seat, ...]
    jewellers: tuple[Seat, ...] = ()
    gemologists: tuple[Seat, ...] = ()
    thieves: tuple[Seat, ...] = ()
    master_thieves: tuple[Seat, ...] = ()
    detectives: tuple[Seat, ...] = ()
    """[MV-5.6] [MV-5.7] Who is what of those that are not smugglers, in the order of play."""


class Shown(Event, frozen=True):
    """A card was turned over."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    card: Card


class Opened(Event, frozen=True):
    """A drawer was opened; this lay on top in its first compartment."""

    added: ClassVar[frozenset[str]] = frozenset({"owner"})

    seat: Seat
    drawer: DrawerName
    diamonds: int
    sapphires: int
    alarm: Alarm | None
    owner: Seat | None = None
    """Whose alarm it is: colours of alarms are not those of seats on a screen."""


class Spilled(Event, frozen=True):
    """Jewels fell out of a drawer, on the red cushion."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    drawer: DrawerName
    diamonds: int
    sapphires: int


class Barred(Event, frozen=True):
    """Jewels fell for a smuggler, who will get no share in this round."""

    weight: ClassVar[Weight] = "personal"
    added: ClassVar[frozenset[str]] = NEWLY_TOLD

    seat: Seat


class Alarmed(Event, frozen=True):
    """An alarm fell out of a drawer: the jewels that fell with it are its owner's."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    drawer: DrawerName
    owner: Seat
    alarm: Alarm
    diamonds: int
    sapphires: int


class Returned(Event, frozen=True):
    """An alarm went back to its owner."""

    weight: ClassVar[Weight] = "personal"

    owner: Seat
    alarm: Alarm


class Emptied(Event, frozen=True):
    """The first compartment of the open drawer was emptied on a cushion."""

    weight: ClassVar[Weight] = "decisive"

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


class Unsearched(Event, frozen=True):
    """A master thief did not look into the secret compartment of a long drawer."""

    added: ClassVar[frozenset[str]] = NEWLY_TOLD

    seat: Seat
    drawer: DrawerName


class Searched(Event, frozen=True):
    """A secret compartment was opened, and no ruby was there."""

    seat: Seat
    drawer: DrawerName


class RubyFound(Event, frozen=True):
    """A ruby lies on the upper side of the secret compartment: whether it is taken is the news."""

    seat: Seat
    drawer: DrawerName


class RubyTaken(Event, frozen=True):
    """A ruby went on a black cushion; so many are left in the box."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    left: int


class RubyLeft(Event, frozen=True):
    """A ruby was left where it is."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat


class RubyFell(Event, frozen=True):
    """A ruby fell out of the secret compartment, and went back on its upper side."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    drawer: DrawerName


class Foiled(Event, frozen=True):
    """There are more detectives than smugglers, who get nothing."""

    weight: ClassVar[Weight] = "decisive"

    smugglers: tuple[Seat, ...]
    detectives: tuple[Seat, ...]


class Prevailed(Event, frozen=True):
    """There are as many smugglers as detectives or more: those for whom nothing fell share."""

    weight: ClassVar[Weight] = "decisive"
    added: ClassVar[frozenset[str]] = NEWLY_TOLD | {"loot", "out"}

    smugglers: tuple[Seat, ...]
    detectives: tuple[Seat, ...]
    sharers: tuple[Seat, ...]
    """Who shares; nobody, if there is nothing to share."""

    loot: int = 0
    """How many jewels lie on the red cushion."""

    out: tuple[Seat, ...] = ()
    """[MV-8.10] The smugglers for whom jewels fell."""


class Excluded(Event, frozen=True):
    """All smugglers had jewels fall: nobody shares."""

    weight: ClassVar[Weight] = "decisive"

    smugglers: tuple[Seat, ...]


class Shared(Event, frozen=True):
    """A share of the red cushion."""

    weight: ClassVar[Weight] = "personal"

    seat: Seat
    diamonds: int
    sapphires: int


class Remained(Event, frozen=True):
    """No detective: what lies on the red cushion stays there."""

    diamonds: int
    sapphires: int


class Passed(Event, frozen=True):
    """All sets of cards went to the neighbours on the left."""

    weight: ClassVar[Weight] = "decisive"
    added: ClassVar[frozenset[str]] = frozenset({"seats"})

    seats: tuple[Seat, ...]


class Ended(Event, frozen=True):
    """The match is over."""

    weight: ClassVar[Weight] = "decisive"

    why: Ending
    seats: tuple[Seat, ...]
    """Who ended it by having no imitation left."""


class Counted(Event, frozen=True):
    """What everybody's cushions are worth."""

    weight: ClassVar[Weight] = "along"

    points: Scores
    rubies: Scores
    sapphires: Scores


class Tied(Event, frozen=True):
    """Several have the most points: rubies, then sapphires decide between these, or nothing."""

    weight: ClassVar[Weight] = "decisive"

    seats: tuple[Seat, ...]
    by: Literal["rubies", "sapphires", "nothing"]


AnyEvent = (
    Dealt
    | Filled
    | Hidden
    | Stowed
    | Turned
    | Begun
    | Revealed
    | Shown
    | Opened
    | Spilled
    | Barred
    | Alarmed
    | Returned
    | Emptied
    | Placed
    | Unsearched
    | Searched
    | RubyFound
    | RubyTaken
    | RubyLeft
    | RubyFell
    | Foiled
    | Prevailed
    | Excluded
    | Shared
    | Remained
    | Passed
    | Ended
    | Counted
    | Tied
)
