"""What can happen. Squares are told by their names, `h4`."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from larcin.kernel.events import Event, Secret, Weight
from larcin.kernel.pieces import Seat, again, piece

from .data import Card, Colour, Figure, Guard, Mode, Objective
from .moves import Means

Bow = Literal["tower", "card"]
Face = Literal["target", "flop"]


class Dealt(Event, frozen=True):
    """A seat takes up its objectives and its first action cards."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    objectives: Secret[tuple[Objective, ...]]
    cards: Secret[tuple[Card, ...]]


class Started(Event, frozen=True):
    """This seat places and plays first."""

    seat: Seat


class Placed(Event, frozen=True):
    """A thief stands on its first circle."""

    seat: Seat
    circle: int


class Begun(Event, frozen=True):
    """A turn begins."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    turn: int


class Recovered(Event, frozen=True):
    """So many markers came back to their owner, and what that ended."""

    weight: ClassVar[Weight] = "quiet"

    seat: Seat
    markers: int
    hidden: bool = False
    """Whether the owner's thief was hidden, and is no longer."""

    freed: tuple[Seat, ...] = ()
    """Whose thieves are blocked no longer."""

    woken: Annotated[tuple[Annotated[Guard, piece("guard")], ...], again()] = ()
    """Which guards sleep no longer; they are told by name, and stand on the board all along."""


class Rolled(Event, frozen=True):
    """The white and the green die."""

    weight: ClassVar[Weight] = "quiet"

    seat: Seat
    mode: Mode
    number: int


# -- Movement -------------------------------------------------------------------------------


class Walked(Event, frozen=True):
    """A figure went from one square to another, in so many steps."""

    weight: ClassVar[Weight] = "quiet"

    seat: Seat
    figure: Figure
    start: str
    end: str
    steps: int


class Unlocked(Event, frozen=True):
    """A seat got a key; it reached for it if somebody stood on that square."""

    seat: Seat
    colour: Colour
    how: Literal["passing", "reaching"]


class Taken(Event, frozen=True):
    """A seat took a crown, with a key or with a card; it reached for it as for a key."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    colour: Colour
    means: Means
    how: Literal["passing", "reaching"]


class Delivered(Event, frozen=True):
    """A crown is home, and so is its objective; so many are still missing."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    objective: Objective
    left: int


class Teleported(Event, frozen=True):
    """A thief went to another circle."""

    seat: Seat
    circle: int


# -- Attacks --------------------------------------------------------------------------------


class Attacked(Event, frozen=True):
    """A fight was declared, perhaps with a «+2»."""

    seat: Seat
    figure: Figure
    target: Seat
    boosted: bool


class Boosted(Event, frozen=True):
    """The defender played a «+2»."""

    seat: Seat


class Fought(Event, frozen=True):
    """Both rolled: the numbers count the cards, and what is of the cards is told apart."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    figure: Figure
    target: Seat
    attack: int
    defence: int
    won: bool
    attack_bonus: int = 0
    defence_bonus: int = 0


class Beaten(Event, frozen=True):
    """The defender put a marker on the guard that lost."""

    seat: Seat
    guard: Guard


class Aimed(Event, frozen=True):
    """An arrow was declared."""

    seat: Seat
    figure: Figure
    target: Seat
    distance: int
    bow: Bow


class Broken(Event, frozen=True):
    """The target countered the arrow."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat


class Shot(Event, frozen=True):
    """An arrow flew: what the white die showed, and the black one."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    figure: Figure
    target: Seat
    face: Face
    number: int
    hit: bool


class Lost(Event, frozen=True):
    """A thief lost a crown."""

    weight: ClassVar[Weight] = "personal"

    seat: Seat
    colour: Colour


class Worn(Event, frozen=True):
    """The winner of a fight wears the crown."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    colour: Colour


class Returned(Event, frozen=True):
    """A crown went back with the others."""

    colour: Colour


# -- Cards ----------------------------------------------------------------------------------


class Marched(Event, frozen=True):
    """A figure got two points more."""

    weight: ClassVar[Weight] = "quiet"

    seat: Seat
    figure: Figure


class Closed(Event, frozen=True):
    """A door was put into a gate."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    gate: int


class Opened(Event, frozen=True):
    """A door was taken out of a gate."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    gate: int


class Hid(Event, frozen=True):
    """A thief is hidden."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat


class Blocked(Event, frozen=True):
    """A thief is blocked."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    target: Seat


class Lulled(Event, frozen=True):
    """A guard sleeps."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    guard: Guard


class Slipped(Event, frozen=True):
    """A thief went through a secret door."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    start: str
    end: str


class Found(Event, frozen=True):
    """A thief is no longer hidden."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    target: Seat


class Woken(Event, frozen=True):
    """A marker was taken off a guard; it may still carry another."""

    weight: ClassVar[Weight] = "decisive"

    seat: Seat
    guard: Guard
    owner: Seat
    sleeps: bool


class Drawn(Event, frozen=True):
    """A seat drew an action card; so many are left in the pile."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    card: Secret[Card]
    left: int


class Reshuffled(Event, frozen=True):
    """The discard became the pile."""

    weight: ClassVar[Weight] = "along"

    cards: int


class Discarded(Event, frozen=True):
    """A seat laid off a card, face up."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    card: Card


# -- The end --------------------------------------------------------------------------------


class Revealed(Event, frozen=True):
    """What a seat still had in secret."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    objectives: tuple[Objective, ...]
    cards: tuple[Card, ...]


AnyEvent = (
    Dealt
    | Started
    | Placed
    | Begun
    | Recovered
    | Rolled
    | Walked
    | Unlocked
    | Taken
    | Delivered
    | Teleported
    | Attacked
    | Boosted
    | Fought
    | Beaten
    | Aimed
    | Broken
    | Shot
    | Lost
    | Worn
    | Returned
    | Marched
    | Closed
    | Opened
    | Hid
    | Blocked
    | Lulled
    | Slipped
    | Found
    | Woken
    | Drawn
    | Reshuffled
    | Discarded
    | Revealed
)
