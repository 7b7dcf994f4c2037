"""D. A turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from larcin.games.couronnes.data import CARDS, DIE, GUARDS, HAND, MODES, THIEF
from larcin.games.couronnes.events import Begun, Discarded, Recovered, Rolled
from larcin.games.couronnes.moves import (
    AnyMove,
    Block,
    Close,
    Discard,
    EndTurn,
    Fight,
    Find,
    Hide,
    Lull,
    March,
    Open,
    Reach,
    Roll,
    Shoot,
    Slip,
    Take,
    Teleport,
    Wake,
    Walk,
)
from larcin.games.couronnes.state import Table
from larcin.games.couronnes.steps import ACTING, BEGINNING, DRAWING, ROLLING
from larcin.kernel.pieces import Seat

from . import attack, cards, movement
from .end import end_if_it_is_late
from .hand import draw, lay_off

ROLL, END_TURN = Roll(), EndTurn()
DISCARDS: Final = {card: Discard(card) for card in CARDS}

# -- Markers come back ----------------------------------------------------------------------


def begin(t: Table) -> None:
    """[CO-D.1] [CO-RD1] First of all, the player takes back every marker placed before."""
    seat = t.active
    t.turn += 1
    t.tell(Begun, "CO-D.1", seat, t.turn)
    before = t.markers_left(seat)
    was_hidden, blocked, asleep = t.hidden[seat], t.blocked, t.asleep
    t.hidden[seat] = False
    t.blocked = [without(marks, seat) for marks in blocked]
    t.asleep = [without(marks, seat) for marks in asleep]
    back = t.markers_left(seat) - before
    if back:
        freed = tuple(ended(blocked, t.blocked))
        woken = tuple(GUARDS[number] for number in ended(asleep, t.asleep))
        t.tell(Recovered, "CO-D.1", seat, back, was_hidden, freed, woken)


def ended(before: list[tuple[Seat, ...]], after: list[tuple[Seat, ...]]) -> list[int]:
    """The heads from which the last marker was taken."""
    pairs = enumerate(zip(before, after, strict=True))
    return [number for number, (was, now) in pairs if was and not now]


def without(marks: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """These markers but for those of this seat."""
    return tuple(each for each in marks if each != seat) if seat in marks else marks


# -- The roll -------------------------------------------------------------------------------


def may_roll(t: Table) -> dict[Seat, tuple[AnyMove, ...]]:
    """[CO-D.2] [CO-RD5b] Before the roll only cards are played that need neither roll nor step."""
    moves: list[AnyMove] = [ROLL]
    movement.may_pick_lock(t, t.active, moves)
    cards.may_play_card(t, t.active, moves)
    return {t.active: tuple(moves)}


def roll(t: Table, seat: Seat, move: AnyMove) -> None:
    """[CO-D.2] [CO-RD2] Both dice together say who moves, and how far."""
    if not isinstance(move, Roll):
        DEEDS[type(move)](t, seat, move)
        return
    t.mode = MODES[t.rng.below(DIE) * len(MODES) // DIE]
    t.number = t.rng.below(DIE) + 1
    give_points(t)
    t.tell(Rolled, "CO-D.2", seat, t.mode, t.number)


def give_points(t: Table) -> None:
    """[CO-D.8] [CO-E.1.3] [CO-RE1] Shared by thief and guard, for the thief, or for each."""
    if t.mode == "shared":
        t.pool += t.number
        return
    t.thief_points += t.number
    if t.mode == "each":
        t.guard_points += t.number


def act_once_rolled(t: Table) -> str | None:
    """[CO-D.2] Until the dice are rolled, the question stays the same."""
    return ROLLING if t.mode is None else None


# -- Steps, attacks and cards ---------------------------------------------------------------


def may_act(t: Table) -> dict[Seat, tuple[AnyMove, ...]]:
    """[CO-D.3] [CO-D.4] [CO-D.5] [CO-E.7] [CO-RD3] Steps, attacks and cards in any order.

    [CO-RE4b] Who is on an occupied square goes on first, and takes at most what is had there.
    """
    seat = t.active
    moves: list[AnyMove] = []
    if t.passing is None:
        movement.may_walk(t, seat, moves)
        movement.may_take(t, seat, moves)
        movement.may_teleport(t, seat, moves)
        attack.may_attack(t, seat, moves)
        movement.may_lead(t, seat, moves)
        cards.may_play_card(t, seat, moves)
        moves.append(END_TURN)
    elif t.passing == THIEF:
        movement.may_walk(t, seat, moves)
        movement.may_take(t, seat, moves)
        if t.may_play(seat, "secret-door"):
            cards.may_slip(t, seat, moves)
    else:
        movement.may_lead(t, seat, moves)
    return {seat: tuple(moves)}


def act(t: Table, seat: Seat, move: AnyMove) -> None:
    """Carry it out; what was walked before is told first."""
    trail = t.trail
    if trail is not None and not (isinstance(move, Walk) and move.figure == trail[0]):
        movement.tell_walk(t)
    DEEDS[type(move)](t, seat, move)


def end_turn(t: Table, seat: Seat, move: EndTurn) -> None:
    """[CO-RD3] The player wants no more; points may be left."""
    t.mode = None


def go_on(t: Table) -> str:
    """[CO-E.7] An attack interrupts the walk; after the last deed the turn ends."""
    if t.attack is not None:
        return attack.answer_to(t.attack)
    return DRAWING if t.mode is None else ACTING


DEEDS: Final[dict[type[AnyMove], Callable[[Table, Seat, Any], None]]] = {
    Walk: movement.walk,
    Reach: movement.reach,
    Take: movement.take,
    Teleport: movement.teleport,
    Fight: attack.declare_fight,
    Shoot: attack.declare_shot,
    March: cards.march,
    Close: cards.close,
    Open: cards.open_gate,
    Hide: cards.hide,
    Block: cards.block,
    Lull: cards.lull,
    Slip: cards.slip,
    Find: cards.find,
    Wake: cards.wake,
    EndTurn: end_turn,
}

# -- The end of a turn ----------------------------------------------------------------------


def finish(t: Table) -> None:
    """[CO-D.7.1] The player draws a card; what was counted in this turn is forgotten."""
    t.number = t.pool = t.thief_points = t.guard_points = 0
    t.guard, t.guard_paid = None, False
    t.fought = t.shot = ()
    t.visited = ()
    t.played = [()] * t.seats
    draw(t, t.active)


def may_discard(t: Table) -> dict[Seat, tuple[Discard, ...]]:
    """[CO-D.7.2] [CO-D.7.3] [CO-RD11] Who has more than five cards lays one off, of any kind."""
    hand = t.hands[t.active]
    if len(hand) <= HAND:
        return {}
    return {t.active: tuple(DISCARDS[card] for card in dict.fromkeys(hand))}


def discard(t: Table, seat: Seat, move: Discard) -> None:
    """[CO-D.7.3] [CO-RD11] Face up."""
    lay_off(t, seat, move.card)
    t.tell(Discarded, "CO-D.7.3", seat, move.card)


def pass_turn(t: Table) -> str:
    """[CO-C.7.2] The next player clockwise; [CO-RH2] unless it has become late."""
    end_if_it_is_late(t)
    if t.outcome is None:
        t.active = (t.active + 1) % t.seats
    return BEGINNING
