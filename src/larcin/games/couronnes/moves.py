"""What a player may say."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from larcin.kernel.pieces import Seat
from larcin.kernel.table import Move

from .board import Direction
from .data import Card, Figure, Guard

Circle = Annotated[int, Meta(ge=1, le=8)]
Gate = Annotated[int, Meta(ge=1, le=12)]
Where = Literal["here", "north", "east", "south", "west"]
Means = Literal["key", "card"]


class Place(Move, frozen=True):
    """[CO-C.7.1] Put the own thief on this red circle."""

    circle: Circle


class Roll(Move, frozen=True):
    """[CO-D.2] Throw the white and the green die."""


# -- Movement -------------------------------------------------------------------------------


class Walk(Move, frozen=True):
    """[CO-E.1.1] One step of this figure."""

    figure: Figure
    direction: Direction


class Reach(Move, frozen=True):
    """[CO-E.5] Take the key from the occupied square in this direction."""

    direction: Direction


class Take(Move, frozen=True):
    """[CO-E.9] Take the crown from here, [CO-E.5] or from an occupied square beside."""

    where: Where
    means: Means


class Teleport(Move, frozen=True):
    """[CO-E.10.1] Go from one red circle to another."""

    circle: Circle


class EndTurn(Move, frozen=True):
    """[CO-D.7.1] Be done, and draw a card."""


# -- Attacks --------------------------------------------------------------------------------


class Fight(Move, frozen=True):
    """[CO-F.4.a] Attack the thief beside this figure, [CO-F.4.b.2] perhaps with a «+2»."""

    figure: Figure
    target: Seat
    boosted: bool


class Shoot(Move, frozen=True):
    """[CO-F.5.f] Shoot at a thief, from a tower or else with a card."""

    figure: Figure
    target: Seat


class Boost(Move, frozen=True):
    """[CO-F.4.b.2] Defend oneself with a «+2»."""


class Break(Move, frozen=True):
    """[CO-F.5.k.2] Counter the arrow with a broken bow."""


class Pass(Move, frozen=True):
    """[CO-RD7b] Play no card against the attack, whatever the reason."""


class Wear(Move, frozen=True):
    """[CO-F.4.d] Put the crown that was won on the own head."""


class Return(Move, frozen=True):
    """[CO-F.4.d] Put the crown that was won back with the others."""


# -- Cards ----------------------------------------------------------------------------------


class March(Move, frozen=True):
    """[CO-G.2] Two more points for this figure."""

    figure: Figure


class Close(Move, frozen=True):
    """[CO-G.4] Put a door into this gate."""

    gate: Gate


class Open(Move, frozen=True):
    """[CO-G.4] Take the door out of this gate."""

    gate: Gate


class Hide(Move, frozen=True):
    """[CO-G.5.1] Hide the own thief."""


class Block(Move, frozen=True):
    """[CO-G.6.1] Block the thief of somebody else."""

    target: Seat


class Lull(Move, frozen=True):
    """[CO-G.7.1] Send a guard to sleep."""

    guard: Guard


class Slip(Move, frozen=True):
    """[CO-G.11.1] Go through the secret door beside the own thief."""


class Find(Move, frozen=True):
    """[CO-G.12.1] Take the marker off a hidden thief."""

    target: Seat


class Wake(Move, frozen=True):
    """[CO-G.13.1] Take one marker of this player off a sleeping guard."""

    guard: Guard
    owner: Seat


class Discard(Move, frozen=True):
    """[CO-D.7.3] Lay off a card above the limit."""

    card: Card


AnyMove = (
    Place
    | Roll
    | Walk
    | Reach
    | Take
    | Teleport
    | EndTurn
    | Fight
    | Shoot
    | Boost
    | Break
    | Pass
    | Wear
    | Return
    | March
    | Close
    | Open
    | Hide
    | Block
    | Lull
    | Slip
    | Find
    | Wake
    | Discard
)
