"""C. Setting up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from larcin.games.couronnes.board import CIRCLES, GUARD_STARTS, NOWHERE
from larcin.games.couronnes.data import (
    CARDS,
    COPIES,
    DEALT,
    OBJECTIVES,
    ORDER,
    Card,
    Objective,
    colours_in_play,
)
from larcin.games.couronnes.events import Dealt, Placed, Started
from larcin.games.couronnes.moves import Place
from larcin.games.couronnes.state import Options, Table
from larcin.games.couronnes.steps import PLACING
from larcin.kernel.events import Secret
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

PLACES: Final = {circle: Place(number) for number, circle in enumerate(CIRCLES, 1)}


def setup(seats: int, options: Options, rng: Chance) -> Table:
    """[CO-C.2] [CO-C.5] [CO-C.6] [CO-RC7] Guards on their squares, the rest beside the board."""
    return Table(
        seats=seats,
        options=options,
        rng=rng,
        thieves=[NOWHERE] * seats,
        guards=list(GUARD_STARTS.values()),
        crowns=[None] * seats,
        keys=[()] * seats,
        home=[()] * seats,
        proved=[()] * seats,
        played=[()] * seats,
        hidden=[False] * seats,
        blocked=[()] * seats,
        asleep=[()] * len(GUARD_STARTS),
    )


def deal(t: Table) -> None:
    """[CO-C.3.1] [CO-C.4.1] Objectives and action cards are dealt; the first player is drawn."""
    deal_objectives(t)
    deal_cards(t)
    for seat in range(t.seats):
        objectives, hand = t.objectives[seat], t.hands[seat]
        t.tell(Dealt, "CO-C.4.1", seat, Secret(objectives, (seat,)), Secret(hand, (seat,)))
    t.active = t.rng.below(t.seats)  # [CO-RC6]
    t.tell(Started, "CO-RC6", t.active)


# -- Objectives -----------------------------------------------------------------------------


def deal_objectives(t: Table) -> None:
    """[CO-C.3.1] [CO-RC3b] The whole deal is made again when no card is left for an exchange."""
    hands = None
    while hands is None:
        pile = objectives_in_box(t.options)
        t.rng.shuffle(pile)
        hands = [[pile.pop() for _ in range(t.options.objectives)] for _ in range(t.seats)]
        hands, t.rest = exchange_doubles(hands, pile)
    order = colours_in_play(t.options.colour_count).index
    t.objectives = [tuple(sorted(hand, key=order)) for hand in hands]


def objectives_in_box(options: Options) -> list[Objective]:
    """[CO-A.6] Sixteen cards, as many of one colour as of another."""
    colours = colours_in_play(options.colour_count)
    return [colour for colour in colours for _ in range(OBJECTIVES // len(colours))]


def exchange_doubles(
    hands: list[list[Objective]], pile: list[Objective]
) -> tuple[list[list[Objective]] | None, tuple[Objective, ...]]:
    """[CO-C.3.3] [CO-C.3.4] [CO-RC3] A second card of a colour is laid off for a new one.

    Answers the hands, or nothing if the pile is too small; and the cards that are left over.
    """
    doubles: list[Objective] = []
    for hand in hands:
        while len(set(hand)) < len(hand):
            if not pile:
                return None, ()
            double = next(card for place, card in enumerate(hand) if card in hand[:place])
            hand.remove(double)
            doubles.append(double)
            hand.append(pile.pop())
    return hands, (*pile, *doubles)  # [CO-C.3.2]


# -- Action cards ---------------------------------------------------------------------------


def deal_cards(t: Table) -> None:
    """[CO-C.4.1] [CO-C.4.2] Two action cards each; the others form the pile."""
    t.pile = [card for card in CARDS for _ in range(COPIES[card])]
    t.rng.shuffle(t.pile)
    t.hands = [in_order(t.pile.pop() for _ in range(DEALT)) for _ in range(t.seats)]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as they are held."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


# -- Thieves --------------------------------------------------------------------------------


def may_place(t: Table) -> dict[Seat, tuple[Place, ...]]:
    """[CO-C.7.1] [CO-RC6b] Any circle on which no other thief stands."""
    if NOWHERE not in t.thieves:
        return {}
    return {t.active: tuple(PLACES[circle] for circle in CIRCLES if circle not in t.thieves)}


def place(t: Table, seat: Seat, move: Place) -> None:
    """[CO-C.7.1] The thief stands on this circle."""
    t.thieves[seat] = CIRCLES[move.circle - 1]
    t.tell(Placed, "CO-C.7.1", seat, move.circle)


def place_next(t: Table) -> str | None:
    """[CO-C.7.2] [CO-C.7.3] The next one clockwise; when all are placed, the first one plays."""
    t.active = (t.active + 1) % t.seats
    return PLACING if NOWHERE in t.thieves else None
