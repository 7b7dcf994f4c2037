"""What a seat may know with perfect memory, and where every piece is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Struct

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Piece, Seat, again
from larcin.kernel.zones import EVERYBODY, NOBODY, Zone

from .data import CARDS, COPIES, Card, CardName, Colour, Figure, Guard, Mode, Objective
from .rules import SCRIPT
from .rules.setup import objectives_in_box
from .state import Attack, Options, Table


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a seat. `None` is what the viewer may not see."""

    thief: int
    crown: Colour | None
    keys: tuple[Colour, ...]
    hidden: bool
    blocked: tuple[Seat, ...]
    home: tuple[Objective, ...]
    proved: tuple[Objective, ...]
    """[CO-RC4] Objectives that this seat has shown by wearing their crowns."""

    secrets: int
    objectives: tuple[Objective, ...] | None
    cards: int
    hand: tuple[Card, ...] | None
    played: Annotated[tuple[Card, ...], again()]


class View(kernel.View, frozen=True):
    """[CO-RC4] [CO-RG15] All but the pile, the hands of others and their unproved objectives."""

    options: Options
    turn: int
    active: Seat
    players: tuple[Player, ...]
    guards: tuple[int, ...]
    asleep: tuple[tuple[Seat, ...], ...]
    doors: tuple[int, ...]
    discard: tuple[Card, ...]
    pile: int
    recycled: tuple[int, ...]
    """[CO-RD10] How many cards of each kind were in the pile after the last reshuffle, if any."""

    since: tuple[tuple[Seat, CardName | None], ...]
    """[CO-RG15] Which cards have left which hands since then; `None` where one was drawn."""

    kept: tuple[CardName, ...] | None
    """What the viewer held at that moment: what was drawn since is the rest of the hand."""

    mode: Mode | None
    number: int
    pool: int
    thief_points: int
    guard_points: int
    guard: Guard | None
    guard_paid: bool
    fought: tuple[Figure, ...]
    shot: tuple[Figure, ...]
    passing: Figure | None
    visited: tuple[int, ...]
    """[CO-RE10b] The circles that the thief has teleported to since its last step."""

    attack: Attack | None
    prize: Colour | None
    trail: tuple[Figure, int, int] | None
    """Who walks, from where, and how many steps so far."""

    @property
    def me(self) -> Player:
        """What lies before the viewer, who sits at the table."""
        assert self.seat is not None
        return self.players[self.seat]


def view(t: Table, seat: Seat | None) -> View:
    """All that this seat could know with perfect memory; nothing else is copied in."""
    return View(
        seat=seat,
        seats=t.seats,
        step=SCRIPT.rule(t),
        outcome=t.outcome,
        options=t.options,
        turn=t.turn,
        active=t.active,
        players=tuple([_player(t, each, seat) for each in range(t.seats)]),
        guards=tuple(t.guards),
        asleep=tuple(t.asleep),
        doors=t.doors,
        discard=t.discard,
        pile=len(t.pile),
        recycled=t.recycled,
        since=t.since,
        kept=t.kept[seat] if seat is not None and t.recycled else None,
        mode=t.mode,
        number=t.number,
        pool=t.pool,
        thief_points=t.thief_points,
        guard_points=t.guard_points,
        guard=t.guard,
        guard_paid=t.guard_paid,
        fought=t.fought,
        shot=t.shot,
        passing=t.passing,
        visited=t.visited,
        attack=t.attack,
        prize=t.prize,
        trail=t.trail,
    )


def _player(t: Table, seat: Seat, eye: Seat | None) -> Player:
    """[CO-RH1] At the end everybody's cards are shown."""
    is_seen = seat == eye or t.outcome is not None
    objectives, hand = t.objectives[seat], t.hands[seat]
    return Player(
        t.thieves[seat],
        t.crowns[seat],
        t.keys[seat],
        t.hidden[seat],
        t.blocked[seat],
        t.home[seat],
        t.proved[seat],
        len(objectives),
        objectives if is_seen else None,
        len(hand),
        hand if is_seen else None,
        t.played[seat],
    )


# -- Where the pieces are -------------------------------------------------------------------


def zones(t: Table) -> list[Zone]:
    """Where every action card and every objective is, and who may see it there."""
    return [
        *(zone for seat in range(t.seats) for zone in _zones_of(t, seat)),
        Zone("discard", t.discard, EVERYBODY),
        Zone("pile", tuple(t.pile), NOBODY),
        Zone("other objectives", t.rest, NOBODY),
    ]


def _zones_of(t: Table, seat: Seat) -> Iterator[Zone]:
    secret = (seat,) if t.outcome is None else EVERYBODY
    yield Zone(f"hand of {seat}", t.hands[seat], secret)
    yield Zone(f"objectives of {seat}", t.objectives[seat], secret)
    yield Zone(f"known objectives of {seat}", t.proved[seat] + t.home[seat], EVERYBODY)


def box(seats: int, options: Options) -> tuple[Piece, ...]:
    """[CO-A.5] [CO-A.6] The action cards and the objectives."""
    cards = [card for card in CARDS for _ in range(COPIES[card])]
    return (*cards, *objectives_in_box(options))
