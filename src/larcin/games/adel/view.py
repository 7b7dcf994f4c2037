"""What each seat sees, and where the pieces are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Final

from msgspec import Struct

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Piece, Seat, again
from larcin.kernel.zones import EVERYBODY, NOBODY, Zone

from .data import SERIES, Cheque, Colour, Object, Place, Thief
from .moves import Action, AnyMove
from .rules import SCRIPT
from .rules.setup import colours_in_box, objects_in_play
from .state import Options, Table
from .steps import PICKING_BLIND


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """[AV-R10] What everybody knows of a seat."""

    colour: Colour
    pawn: int
    objects: tuple[Object, ...]
    """Those that everybody has seen."""

    hidden: int
    """How many others there are."""

    cheques: tuple[Cheque, ...]
    thieves: tuple[Thief, ...]
    barren: tuple[str, ...]
    """[AV-R74] Letters that, with the hidden objects, made no collection."""


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """An auction house: the object on top, and how many lie under it."""

    top: Object | None
    under: int


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """A collection on show, without what was stolen from it."""

    seat: Seat
    objects: tuple[Object, ...]


class Theft(Struct, frozen=True, forbid_unknown_fields=True):
    """A theft to come."""

    thief: Seat
    victim: Seat


class Unused(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of colours that nobody drew."""

    cheques: tuple[Cheque, ...]
    thieves: tuple[Thief, ...]


class View(kernel.View, frozen=True):
    """[AV-R10] A seat sees its own hidden objects, and all that was ever shown to everybody."""

    options: Options
    round: int
    players: tuple[Player, ...]
    hidden: tuple[Object, ...]
    houses: tuple[House, ...]
    till: tuple[Cheque, ...]
    prison: tuple[Thief, ...]
    unused: Unused
    places: tuple[Place, ...]
    actions: Annotated[tuple[Action | None, ...], again()]
    """What was turned over; before, only what this seat has laid itself."""

    considered: int
    picked: Annotated[tuple[Object, ...], again()]
    """What this seat puts into its collection so far."""

    exhibits: Annotated[tuple[Shown, ...], again()]
    thefts: tuple[Theft, ...]
    chosen: tuple[Seat, ...]
    """Before whom something lies face down."""

    choice: Annotated[AnyMove | None, again()]

    @property
    def hand(self) -> tuple[Object, ...]:
        """All objects of this seat, by letter and year."""
        if self.seat is None:
            return ()
        return tuple(sorted(self.hidden + self.players[self.seat].objects))


def view(t: Table, seat: Seat | None) -> View:
    """All that this seat could know with perfect memory; nothing else is copied in."""
    return View(
        seat=seat,
        seats=t.seats,
        step=SCRIPT.rule(t),
        outcome=t.outcome,
        options=t.options,
        round=t.round,
        players=tuple(_player(t, each) for each in range(t.seats)),
        hidden=() if seat is None else t.hidden[seat],
        houses=tuple(House(pile[-1], len(pile) - 1) if pile else EMPTY for pile in t.houses),
        till=t.till,
        prison=t.prison,
        unused=_unused(t.colours),
        places=tuple(t.places),
        actions=_actions_seen(t, seat),
        considered=t.considered,
        picked=() if seat is None else t.picked[seat],
        exhibits=tuple(Shown(*exhibit) for exhibit in t.exhibits),
        thefts=tuple(Theft(*theft) for theft in t.thefts),
        chosen=tuple(sorted(t.chosen)),
        choice=None if seat is None else t.chosen.get(seat),
    )


EMPTY: Final = House(None, 0)
BLIND_STEP: Final = SCRIPT.index(PICKING_BLIND)


def _player(t: Table, seat: Seat) -> Player:
    return Player(
        t.colours[seat],
        t.pawns[seat],
        t.known[seat],
        len(t.hidden[seat]),
        t.cheques[seat],
        t.thieves[seat],
        t.barren[seat],
    )


@cache
def _unused(colours: tuple[Colour, ...]) -> Unused:
    """[AV-R68] What stays in the box, which everybody can look into."""
    idle = [SERIES[each] for each in colours_in_box(len(colours)) if each not in colours]
    cheques = sorted(cheque for series in idle for cheque in series.cheques)
    return Unused(tuple(cheques), tuple(sorted(t for series in idle for t in series.thieves)))


def _actions_seen(t: Table, eye: Seat | None) -> tuple[Action | None, ...]:
    """[AV-R33b] While collections are chosen blind, the actions still lie face down."""
    if t.step != BLIND_STEP:
        return tuple(t.actions)
    return tuple(action if seat == eye else None for seat, action in enumerate(t.actions))


# -- Where the pieces are -------------------------------------------------------------------


def zones(t: Table) -> list[Zone]:
    """Where every object, cheque and thief is, and who may see it there."""
    return [
        *(zone for seat in range(t.seats) for zone in _zones_of(t, seat)),
        *(zone for number in range(len(t.houses)) for zone in _zones_of_house(t, number)),
        Zone("till", t.till, EVERYBODY),
        Zone("prison", t.prison, EVERYBODY),
        *(Zone(f"unused {each}", sum(SERIES[each], ()), EVERYBODY) for each in _unused_colours(t)),
    ]


def _zones_of(t: Table, seat: Seat) -> Iterator[Zone]:
    yield Zone(f"hidden objects of {seat}", t.hidden[seat], (seat,))
    known = (*t.known[seat], *t.cheques[seat], *t.thieves[seat])
    yield Zone(f"known cards of {seat}", known, EVERYBODY)


def _zones_of_house(t: Table, number: int) -> Iterator[Zone]:
    pile = t.houses[number]
    yield Zone(f"top of house {number}", pile[-1:], EVERYBODY)
    yield Zone(f"under house {number}", pile[:-1], NOBODY)


def _unused_colours(t: Table) -> list[Colour]:
    return [colour for colour in colours_in_box(t.seats) if colour not in t.colours]


def box(seats: int, options: Options) -> tuple[Piece, ...]:
    """[AV-1.1] [AV-12.3] The objects, and every colour's cheques and thieves."""
    cards = [card for colour in colours_in_box(seats) for cards in SERIES[colour] for card in cards]
    return (*objects_in_play(seats), *cards)
