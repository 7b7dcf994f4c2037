"""What can happen. Squares are told by their names, `h4`."""

from __future__ import annotations

from typing import Literal

from larcin.kernel.events import Event, Secret
from larcin.kernel.pieces import Seat

from .data import Card, Colour, Figure, Guard, Mode, Objective
from .moves import Means

Bow = Literal["tower", "card"]
Face = Literal["target", "flop"]


class Dealt(Event, frozen=True):
    """A seat takes up its objectives and its first action cards."""

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

    seat: Seat
    turn: int


class Recovered(Event, frozen=True):
    """So many markers came back to their owner."""

    seat: Seat
    markers: int


class Rolled(Event, frozen=True):
    """The white and the green die."""

    seat: Seat
    mode: Mode
    number: int


# -- Movement -------------------------------------------------------------------------------


class Walked(Event, frozen=True):
    """A figure went from one square to another, in so many steps."""

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

    seat: Seat
    colour: Colour
    means: Means
    how: Literal["passing", "reaching"]


class Delivered(Event, frozen=True):
    """A crown is home, and so is its objective; so many are still missing."""

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
    """Both rolled: the numbers count the cards."""

    seat: Seat
    figure: Figure
    target: Seat
    attack: int
    defence: int
    won: bool


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

    seat: Seat


class Shot(Event, frozen=True):
    """An arrow flew: what the white die showed, and the black one."""

    seat: Seat
    figure: Figure
    target: Seat
    face: Face
    number: int
    hit: bool


class Lost(Event, frozen=True):
    """A thief lost a crown."""

    seat: Seat
    colour: Colour


class Worn(Event, frozen=True):
    """The winner of a fight wears the crown."""

    seat: Seat
    colour: Colour


class Returned(Event, frozen=True):
    """A crown went back with the others."""

    colour: Colour


# -- Cards ----------------------------------------------------------------------------------


class Marched(Event, frozen=True):
    """A figure got two points more."""

    seat: Seat
    figure: Figure


class Closed(Event, frozen=True):
    """A door was put into a gate."""

    seat: Seat
    gate: int


class Opened(Event, frozen=True):
    """A door was taken out of a gate."""

    seat: Seat
    gate: int


class Hid(Event, frozen=True):
    """A thief is hidden."""

    seat: Seat


class Blocked(Event, frozen=True):
    """A thief is blocked."""

    seat: Seat
    target: Seat


class Lulled(Event, frozen=True):
    """A guard sleeps."""

    seat: Seat
    guard: Guard


class Slipped(Event, frozen=True):
    """A thief went through a secret door."""

    seat: Seat
    start: str
    end: str


class Found(Event, frozen=True):
    """A thief is no longer hidden."""

    seat: Seat
    target: Seat


class Woken(Event, frozen=True):
    """A marker was taken off a guard; it may still carry another."""

    seat: Seat
    guard: Guard
    owner: Seat
    sleeps: bool


class Drawn(Event, frozen=True):
    """A seat drew an action card; so many are left in the pile."""

    seat: Seat
    card: Secret[Card]
    left: int


class Reshuffled(Event, frozen=True):
    """The discard became the pile."""

    cards: int


class Discarded(Event, frozen=True):
    """A seat laid off a card, face up."""

    seat: Seat
    card: Card


# -- The end --------------------------------------------------------------------------------


class Revealed(Event, frozen=True):
    """What a seat still had in secret."""

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
