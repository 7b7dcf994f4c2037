"""What each seat sees, and where the pieces are."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Scores, Seat, again
from larcin.kernel.zones import EVERYBODY, NOBODY, Zone

from .data import BOX, Card
from .memory import AWAY, PILE, Guess, Memory, Place, certain, hand_of, under_of
from .moves import AnyMove
from .rules import SCRIPT
from .state import Options, Table


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """[SD-R13] What everybody sees of a player: `lock` is `None` while the safe is open."""

    laid: tuple[Card, ...]
    safe: tuple[Card, ...]
    lock: Card | None
    hand_size: int


class Under(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of the hand that this seat put under the pile still lie there."""

    seat: Seat
    size: int


class View(kernel.View, frozen=True):
    """A seat sees its hand, its own choice, and all that ever lay open; and it remembers."""

    options: Options
    deal: int
    turn: int
    """Which turn of the deal, from 1 on."""

    hand: tuple[Card, ...]
    choice: Annotated[AnyMove | None, again()]
    chosen: tuple[Seat, ...]
    """Who has answered face down."""

    players: tuple[Player, ...]
    pile_size: int
    under: tuple[Under, ...]
    """The hands under the pile, the uppermost first."""

    discard: tuple[Card, ...]
    """[SD-R5] The discarded cards that everybody saw."""

    away_size: int
    """How many more were discarded unseen."""

    given: tuple[Card, ...]
    """The cards of the hand given away on closing that are surely still hidden."""

    memory: Annotated[Memory, again()]
    """Where those cards may be, and others that may or may not have come to light."""

    points: Scores
    totals: Scores


def view(t: Table, seat: Seat | None) -> View:
    """All that this seat could know with perfect memory; nothing else is copied in."""
    memory = () if seat is None else t.memories.get(seat, ())
    return View(
        seat=seat,
        seats=t.seats,
        step=SCRIPT.rule(t),
        outcome=t.outcome,
        options=t.options,
        deal=t.deal,
        turn=t.turn,
        hand=() if seat is None else t.hands[seat],
        choice=None if seat is None else t.chosen.get(seat),
        chosen=tuple(sorted(t.chosen)),
        players=tuple(map(Player, t.laid, t.safes, t.locks, map(len, t.hands))),
        pile_size=len(t.pile),
        under=tuple(Under(*each) for each in t.under),
        discard=tuple(t.discard),
        away_size=len(t.away),
        given=tuple(certain(memory)),
        memory=memory,
        points=tuple(t.points),
        totals=tuple(t.totals),
    )


# -- What the laws hold it to ---------------------------------------------------------------


def zones(t: Table) -> list[Zone]:
    """Where every card of the box is, and who may see it there."""
    known = known_to_closers(t)
    found = [Zone("discard", tuple(t.discard), EVERYBODY)]
    for seat, hand in enumerate(t.hands):
        found.append(Zone(f"before {seat}", open_cards(t, seat), EVERYBODY))
        found += hidden_zones(known, hand_of(seat), hand, (seat,))
    for place, cards in unseen_places(t).items():
        found += hidden_zones(known, place, cards, NOBODY)
    return found


def open_cards(t: Table, seat: Seat) -> tuple[Card, ...]:
    """[SD-R13] What lies face up before this seat."""
    lock = t.locks[seat]
    return (*t.laid[seat], *t.safes[seat], *(() if lock is None else (lock,)))


def unseen_places(t: Table) -> dict[Place, tuple[Card, ...]]:
    """The cards in no hand and not in the open: those put away, and the pile by its parts."""
    found = {AWAY: tuple(t.away)}
    bottom = 0
    for seat, size in reversed(t.under):
        found[under_of(seat)] = tuple(t.pile[bottom : bottom + size])
        bottom += size
    return {**found, PILE: tuple(t.pile[bottom:])}


Known = dict[tuple[Place, Card], list[Seat]]
"""Of each card at a hidden place, the closers who are sure that it is hidden."""


def known_to_closers(t: Table) -> Known:
    """[SD-R5] A closer knows those cards of its former hand that cannot have come to light.

    They are shown where they truly lie, which must be one of the closer's guesses.
    """
    places = {hand_of(seat): hand for seat, hand in enumerate(t.hands)} | unseen_places(t)
    known: Known = {}
    for seat, memory in t.memories.items():
        sure = certain(memory)
        for place, card in next(guess for guess in memory if is_true(guess, places)):
            if card in sure:
                sure.remove(card)
                known.setdefault((place, card), []).append(seat)
    return known


def is_true(guess: Guess, places: dict[Place, tuple[Card, ...]]) -> bool:
    """Whether all cards of a guess lie where it puts them."""
    return all(places[place].count(card) >= guess.count((place, card)) for place, card in guess)


def hidden_zones(
    known: Known, place: Place, cards: tuple[Card, ...], holder: tuple[Seat, ...]
) -> list[Zone]:
    """The cards of a hidden place, seen by who holds them and by closers who know of them."""
    others = list(cards)
    found = []
    for (where, card), closers in known.items():
        # A closer may know of both copies, and two closers of one and the same.
        while where == place and closers:
            seers = dict.fromkeys(closers)
            closers = [seat for seat in seers for _ in range(closers.count(seat) - 1)]
            others.remove(card)
            found.append(Zone(place, (card,), (*holder, *seers)))
    return [*found, Zone(place, tuple(others), holder)]


def box(seats: int, options: Options) -> tuple[Card, ...]:
    """[SD-A.4] The 105 cards that are shuffled, whoever plays."""
    return BOX
