"""What lies on the table: data and queries, never changes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Seat

from .data import (
    CARDS_A_TURN,
    CROWNS,
    HEAD,
    MARKERS,
    Card,
    CardName,
    Colour,
    Figure,
    Guard,
    Mode,
    Objective,
)


class Options(kernel.Options, frozen=True):
    """What the players may agree on."""

    objectives: Annotated[int, Meta(ge=1, le=4)] = 2
    """[CO-RC2] How many crowns everybody has to bring home."""

    colours: Literal["eight", "four"] = "eight"
    """[CO-RC9] [CO-RC9b] With four colours one more often wants the crown of somebody else."""

    arrows: Literal["even", "sharp"] = "even"
    """[CO-RC10] [CO-RC10b] Three targets on the white die for arrows, or four."""

    @property
    def colour_count(self) -> int:
        """How many colours there are."""
        return 8 if self.colours == "eight" else 4

    @property
    def targets(self) -> int:
        """On how many faces of the white die for arrows is a target."""
        return 3 if self.arrows == "even" else 4


class Attack(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack that was declared and is not yet decided."""

    figure: Figure
    target: Seat
    is_arrow: bool = False
    boosted: bool = False
    """[CO-RD7] Whether the attacker has played a «+2»."""

    countered: bool = False
    """[CO-RD6] Whether the target has played a card against it."""


class Table(kernel.Table):
    """The truth. Squares are numbers (see board.py); guards are listed in their order."""

    options: Options
    turn: int = 0
    active: Seat = 0
    thieves: list[int] = []
    guards: list[int] = []
    doors: tuple[int, ...] = ()
    """The gates that have a door."""

    # -- What everybody has -----------------------------------------------------------------

    crowns: list[Colour | None] = []
    """The treasure crown on each thief's head."""

    keys: list[tuple[Colour, ...]] = []
    home: list[tuple[Objective, ...]] = []
    """Objectives under crowns that were brought home."""

    proved: list[tuple[Objective, ...]] = []
    """[CO-RC4] Objectives that everybody knows, since their crowns were taken once."""

    objectives: list[tuple[Objective, ...]] = []
    """All others: secret."""

    hands: list[tuple[Card, ...]] = []
    played: list[tuple[Card, ...]] = []
    """[CO-RD6] What each seat has played in this turn, its own or another's."""

    # -- Markers ----------------------------------------------------------------------------

    hidden: list[bool] = []
    blocked: list[tuple[Seat, ...]] = []
    """Whose markers block each thief."""

    asleep: list[tuple[Seat, ...]] = []
    """Whose markers each guard carries."""

    # -- Piles ------------------------------------------------------------------------------

    pile: list[Card] = []
    """From the bottom card to the top card."""

    discard: tuple[Card, ...] = ()
    recycled: tuple[int, ...] = ()
    """[CO-RD10] How many cards of each kind were in the pile after the last reshuffle, if any."""

    since: tuple[tuple[Seat, CardName | None], ...] = ()
    """[CO-RG15] Which cards have left which hands since then; `None` where one was drawn."""

    kept: tuple[tuple[CardName, ...], ...] = ()
    """What each seat held at that moment."""

    rest: tuple[Objective, ...] = ()
    """Objectives that nobody has."""

    # -- The turn ---------------------------------------------------------------------------

    mode: Mode | None = None
    """[CO-E.1.1] What the white die showed; `None` before the roll."""

    number: int = 0
    pool: int = 0
    """[CO-RD3] Points that thief and guard share."""

    thief_points: int = 0
    guard_points: int = 0
    guard: Guard | None = None
    """[CO-RD4b] The guard of this turn."""

    guard_paid: bool = False
    """[CO-E.6] Whether it has moved, or paid for not moving."""

    fought: tuple[Figure, ...] = ()
    shot: tuple[Figure, ...] = ()
    """[CO-F.3] The figures that have fought, and those that have shot."""

    passing: Figure | None = None
    """[CO-RE4b] The figure that stands on an occupied square, on its way to a free one."""

    visited: tuple[int, ...] = ()
    """[CO-RE10b] The circles that the thief has teleported to since its last step."""

    attack: Attack | None = None
    prize: Colour | None = None
    """[CO-RF7b] The crown that a thief has won and not yet put anywhere."""

    trail: tuple[Figure, int, int] | None = None
    """Who walks, from where, and how many steps so far: told when the walk is over."""

    # -- Heads ------------------------------------------------------------------------------

    def load(self, seat: Seat) -> int:
        """[CO-G.5.3] [CO-RG11] How many crowns of any kind are on this thief's head."""
        return (self.crowns[seat] is not None) + self.hidden[seat] + len(self.blocked[seat])

    def has_room(self, seat: Seat) -> bool:
        """[CO-RG11] Whether one more crown fits on this thief's head."""
        return self.load(seat) < HEAD

    def markers_left(self, seat: Seat) -> int:
        """[CO-C.2] How many of its markers a seat still has."""
        used = int(self.hidden[seat])
        for marks in self.blocked:
            used += marks.count(seat)
        for marks in self.asleep:
            used += marks.count(seat)
        return MARKERS - used

    # -- Crowns and cards -------------------------------------------------------------------

    def unfinished(self, seat: Seat) -> tuple[Objective, ...]:
        """The objectives whose crowns are not home."""
        return self.proved[seat] + self.objectives[seat]

    def stock(self, colour: Colour) -> int:
        """[CO-RC8] How many crowns of this colour are beside the board."""
        out = self.crowns.count(colour) + sum([home.count(colour) for home in self.home])
        return CROWNS // self.options.colour_count - out - (self.prize == colour)

    def may_play(self, seat: Seat, card: CardName) -> bool:
        """[CO-G.1.2] [CO-RD6] Two cards a turn, and none twice."""
        played = self.played[seat]
        return card in self.hands[seat] and len(played) < CARDS_A_TURN and card not in played

    def is_occupied(self, square: int) -> bool:
        """Whether a figure stands there."""
        return square in self.thieves or square in self.guards
