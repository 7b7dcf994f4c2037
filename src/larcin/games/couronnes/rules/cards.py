"""G. The action cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from larcin.games.couronnes.board import BEHIND, GATE_HOUR, GATES, NAMES
from larcin.games.couronnes.data import (
    CARDS_A_TURN,
    DOORS,
    FIGURES,
    GUARD_NUMBER,
    GUARDS,
    HASTE,
    HEAD,
    THIEF,
    CardName,
)
from larcin.games.couronnes.events import (
    Blocked,
    Closed,
    Found,
    Hid,
    Lulled,
    Marched,
    Opened,
    Slipped,
    Woken,
)
from larcin.games.couronnes.moves import (
    AnyMove,
    Block,
    Close,
    Find,
    Hide,
    Lull,
    March,
    Open,
    Slip,
    Wake,
)
from larcin.games.couronnes.state import Table
from larcin.kernel.pieces import Seat

from .attack import SEATS
from .hand import lay
from .movement import enter, may_pass, spend, usable_guards, use_guard

# Every move of this chapter, made once.
MARCHES: Final = {figure: March(figure) for figure in FIGURES}
CLOSINGS: Final = {gate: Close(hour) for gate, hour in GATE_HOUR.items()}
OPENINGS: Final = {gate: Open(hour) for gate, hour in GATE_HOUR.items()}
HIDE, SLIP = Hide(), Slip()
BLOCKS: Final = tuple(map(Block, SEATS))
LULLS: Final = tuple(map(Lull, GUARDS))
FINDS: Final = tuple(map(Find, SEATS))
WAKES: Final = [[Wake(guard, seat) for seat in SEATS] for guard in GUARDS]

# -- Which card may be played ---------------------------------------------------------------


def may_play_card(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-G.1.1] [CO-RD5] At any moment of the own turn; [CO-G.1.2] two a turn, and none twice.

    [CO-RG14] A card without any effect is not played.
    """
    played = t.played[seat]
    if len(played) >= CARDS_A_TURN:
        return
    last = None
    for card in t.hands[seat]:
        if card != last and card not in played:  # a hand is in order, so equal cards are neighbours
            may = USES.get(card)
            if may is not None:
                may(t, seat, moves)
        last = card


# -- Forced march ---------------------------------------------------------------------------


def may_march(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-G.2] [CO-RG1] For the thief, unless it is blocked, or for the guard of the turn.

    [CO-RD5b] For a guard only after a roll that lets it move.
    """
    if not t.blocked[seat]:
        moves.append(MARCHES[THIEF])
    if t.mode is not None and t.mode != "alone":
        moves += [MARCHES[GUARDS[number]] for number in usable_guards(t)]


def march(t: Table, seat: Seat, move: March) -> None:
    """[CO-G.2] [CO-RG1] Two points more, of that figure alone."""
    lay(t, seat, "forced-march")
    if move.figure == THIEF:
        t.thief_points += HASTE
    else:
        use_guard(t, move.figure)
        t.guard_points += HASTE
    t.tell(Marched, "CO-G.2", seat, move.figure)


# -- Doors ----------------------------------------------------------------------------------


def may_use_door(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-G.4] [CO-RG3] Close any gate where nobody stands, with one of four doors, or open one."""
    figures = [*t.thieves, *t.guards]
    moves += door_moves(t.doors, tuple(gate for gate in GATES if gate in figures))


@cache
def door_moves(doors: tuple[int, ...], occupied: tuple[int, ...]) -> tuple[AnyMove, ...]:
    """[CO-RG3] What can be done about the gates."""
    openings = [OPENINGS[gate] for gate in GATES if gate in doors]
    if len(doors) == DOORS:
        return tuple(openings)
    closings = [CLOSINGS[gate] for gate in GATES if gate not in doors and gate not in occupied]
    return (*closings, *openings)


def close(t: Table, seat: Seat, move: Close) -> None:
    """[CO-G.4] A door is put into a gate; [CO-RG3] it stays until it is taken out."""
    lay(t, seat, "door")
    gate = GATES[move.gate - 1]
    t.doors = tuple(sorted((*t.doors, gate)))
    t.tell(Closed, "CO-G.4", seat, move.gate)


def open_gate(t: Table, seat: Seat, move: Open) -> None:
    """[CO-G.4] A door is taken out of a gate."""
    lay(t, seat, "door")
    gate = GATES[move.gate - 1]
    t.doors = tuple(each for each in t.doors if each != gate)
    t.tell(Opened, "CO-G.4", seat, move.gate)


# -- Markers --------------------------------------------------------------------------------


def may_hide(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-G.5.1] [CO-RG4] The own thief, if a marker is left and fits on its head."""
    if not t.hidden[seat] and t.has_room(seat) and t.markers_left(seat):
        moves.append(HIDE)


def hide(t: Table, seat: Seat, move: Hide) -> None:
    """[CO-G.5.2] A marker lies on top of the thief, which cannot be attacked."""
    lay(t, seat, "hidden-thief")
    t.hidden[seat] = True
    t.tell(Hid, "CO-G.5.1", seat)


def may_block(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-G.6.1] [CO-RG5] The thief of anybody else, if a marker is left and fits on its head."""
    if t.markers_left(seat):
        moves += [BLOCKS[each] for each in range(t.seats) if each != seat and t.has_room(each)]


def block(t: Table, seat: Seat, move: Block) -> None:
    """[CO-G.6.2] [CO-G.6.3] A marker of the blocking player holds it for a turn.

    [CO-G.6.4] Its own player still has a guard and two cards.
    """
    lay(t, seat, "blocked-thief")
    t.blocked[move.target] += (seat,)
    t.tell(Blocked, "CO-G.6.1", seat, move.target)


def may_lull(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-G.7.1] [CO-RG6] Any guard, also one that sleeps, if a marker is left and fits."""
    if t.markers_left(seat):
        moves += [LULLS[number] for number, marks in enumerate(t.asleep) if len(marks) < HEAD]


def lull(t: Table, seat: Seat, move: Lull) -> None:
    """[CO-G.7.2] [CO-G.7.3] A marker of the blocking player keeps the guard asleep."""
    lay(t, seat, "sleeping-guard")
    t.asleep[GUARD_NUMBER[move.guard]] += (seat,)
    t.tell(Lulled, "CO-G.7.1", seat, move.guard)


def may_find(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-G.12.1] [CO-RG9] Any hidden thief."""
    moves += [FINDS[each] for each, hidden in enumerate(t.hidden) if hidden]


def find(t: Table, seat: Seat, move: Find) -> None:
    """[CO-G.12.1] [CO-G.12.2] [CO-RG9] The marker goes back to its owner: no longer hidden."""
    lay(t, seat, "found-thief")
    t.hidden[move.target] = False
    t.tell(Found, "CO-G.12.1", seat, move.target)


def may_wake(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-G.13.1] [CO-RG10] Any guard with a marker, whether it was lulled or beaten."""
    for number, marks in enumerate(t.asleep):
        moves += [WAKES[number][owner] for owner in dict.fromkeys(marks)]


def wake(t: Table, seat: Seat, move: Wake) -> None:
    """[CO-G.13.1] [CO-G.13.2] [CO-RG10] One marker is taken off; with a second one it sleeps on."""
    lay(t, seat, "woken-guard")
    number = GUARD_NUMBER[move.guard]
    marks = list(t.asleep[number])
    marks.remove(move.owner)
    t.asleep[number] = tuple(marks)
    t.tell(Woken, "CO-G.13.1", seat, move.guard, move.owner, bool(marks))


# -- Secret doors ---------------------------------------------------------------------------


def may_slip(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-G.11.1] [CO-RG8] A thief beside a secret door goes through the wall, for a point."""
    here = t.thieves[seat]
    points = t.thief_points + t.pool
    if here not in BEHIND or not points or t.blocked[seat] or t.mode is None:
        return
    there = BEHIND[here]
    if not t.is_occupied(there) or may_pass(t, seat, there, points - 1):
        moves.append(SLIP)


def slip(t: Table, seat: Seat, move: Slip) -> None:
    """[CO-G.11.2] [CO-G.11.3] It counts as one step, from one side to the other."""
    lay(t, seat, "secret-door")
    here = t.thieves[seat]
    spend(t)
    enter(t, seat, BEHIND[here])
    t.tell(Slipped, "CO-G.11.1", seat, NAMES[here], NAMES[BEHIND[here]])


USES: Final[dict[CardName, Callable[[Table, Seat, list[AnyMove]], None]]] = {
    "forced-march": may_march,
    "door": may_use_door,
    "hidden-thief": may_hide,
    "blocked-thief": may_block,
    "sleeping-guard": may_lull,
    "secret-door": may_slip,
    "found-thief": may_find,
    "woken-guard": may_wake,
}
"""What is played for itself; the others go with a crown or an attack."""
