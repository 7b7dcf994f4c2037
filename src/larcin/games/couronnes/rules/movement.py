"""E. Moving: steps, keys, crowns, circles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, get_args

from larcin.games.couronnes.board import (
    CIRCLE,
    CIRCLE_NUMBER,
    CIRCLES,
    CROWN,
    DIRECTIONS,
    GUARD_STEPS,
    KEY,
    KIND,
    NAMES,
    STEP_TO,
    THIEF_STEPS,
    WITHIN_REACH,
    Direction,
    Steps,
    crown_squares,
    key_squares,
)
from larcin.games.couronnes.data import (
    FIGURES,
    GUARD_NUMBER,
    GUARDS,
    THIEF,
    Colour,
    Figure,
    Guard,
)
from larcin.games.couronnes.events import Delivered, Taken, Teleported, Unlocked, Walked
from larcin.games.couronnes.moves import AnyMove, Means, Reach, Take, Teleport, Walk, Where
from larcin.games.couronnes.state import Table
from larcin.kernel.pieces import Seat

from .end import end_if_all_are_home
from .hand import lay

# Every move of this chapter, made once.
WALKS: Final[dict[Figure, dict[Direction, Walk]]] = {
    figure: {direction: Walk(figure, direction) for direction in DIRECTIONS} for figure in FIGURES
}
REACHES: Final = {direction: Reach(direction) for direction in DIRECTIONS}
TAKES: Final[dict[Where, dict[Means, Take]]] = {
    where: {means: Take(where, means) for means in get_args(Means)} for where in get_args(Where)
}
TELEPORTS: Final = {circle: Teleport(number) for circle, number in CIRCLE_NUMBER.items()}
THIEF_WALKS, GUARD_WALKS = WALKS[THIEF], [WALKS[guard] for guard in GUARDS]

# -- Steps of a thief -----------------------------------------------------------------------


def may_walk(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-E.1.2] [CO-RE13] One step, with a point; [CO-RF3] not while the thief is blocked.

    [CO-E.2] It may go through other thieves and sleeping guards, and not through other guards.
    """
    points = t.thief_points + t.pool
    if not points or t.blocked[seat]:
        return
    thieves, guards, doors = t.thieves, t.guards, t.doors
    for direction, there in THIEF_STEPS[thieves[seat]]:
        if there in doors:
            continue  # [CO-RG3]
        if (there in guards or there in thieves) and not may_pass(t, seat, there, points - 1):
            continue
        moves.append(THIEF_WALKS[direction])


def may_pass(t: Table, seat: Seat, there: int, points: int) -> bool:
    """[CO-E.2] [CO-RE4] Whether a thief may step on this occupied square, so many points left."""
    return points > 0 and not has_awake_guard(t, there) and can_land(t, seat, there, points)


def has_awake_guard(t: Table, square: int) -> bool:
    """[CO-E.2] [CO-RE2] Whether a guard who does not sleep stands there."""
    return any(
        there == square and not marks for there, marks in zip(t.guards, t.asleep, strict=True)
    )


def can_land(t: Table, seat: Seat, here: int, points: int) -> bool:
    """[CO-E.4.1] [CO-RE4] Whether a thief who passes here can go on to a free square.

    [CO-E.4.2] So nobody enters an occupied square without the points to leave it.
    """
    others = [*t.guards, *t.thieves[:seat], *t.thieves[seat + 1 :]]
    return can_go_on(t, here, points, THIEF_STEPS, has_awake_guard, others)


def can_go_on(
    t: Table,
    here: int,
    points: int,
    steps: Sequence[Steps],
    is_barred: Callable[[Table, int], bool],
    others: Sequence[int],
) -> bool:
    """[CO-E.4.1] Whether a figure comes from here to a square without others, by such steps."""
    reached = {here}
    for _ in range(points):
        reached = {
            there
            for each in reached
            for _, there in steps[each]
            if there not in t.doors and not is_barred(t, there)
        }
        if not reached.issubset(others):
            return True
    return False


def walk_thief(t: Table, seat: Seat, direction: Direction) -> None:
    """[CO-E.1.1] The thief goes one step, and takes what is had in passing."""
    here = t.thieves[seat]
    there = STEP_TO[here][direction]
    spend(t)
    lengthen_trail(t, THIEF, here)
    enter(t, seat, there)


def enter(t: Table, seat: Seat, there: int) -> None:
    """[CO-RE4b] [CO-RG13] A thief on an occupied square is on its way through, and gets its key."""
    is_shared = there in t.thieves or there in t.guards
    t.thieves[seat] = there
    t.passing = THIEF if is_shared else None
    t.visited = ()
    kind = KIND[there]
    if kind == KEY:
        find_key(t, seat, there)
    elif kind == CIRCLE and t.crowns[seat] is not None:
        deliver(t, seat)


def spend(t: Table) -> None:
    """[CO-RD4b] A point of the thief; its own go before those it shares."""
    if t.thief_points:
        t.thief_points -= 1
    else:
        t.pool -= 1


# -- Steps of a guard -----------------------------------------------------------------------


def may_lead(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-E.1.3] [CO-D.3] One step of a guard, unless the die says that the thief goes alone.

    [CO-E.3] It may go through other guards and hidden thieves, and not through other thieves.
    """
    points = t.guard_points + t.pool
    if not points or t.mode == "alone":
        return
    thieves, guards, doors = t.thieves, t.guards, t.doors
    for number in usable_guards(t):
        walks = GUARD_WALKS[number]
        for direction, there in GUARD_STEPS[guards[number]]:
            if there in doors:
                continue
            is_taken = there in thieves or there in guards
            if is_taken and not may_guard_pass(t, number, there, points - 1):
                continue
            moves.append(walks[direction])


def may_guard_pass(t: Table, number: int, there: int, points: int) -> bool:
    """[CO-E.3] [CO-RE4] Whether a guard may step on this occupied square."""
    return points > 0 and not has_open_thief(t, there) and can_guard_land(t, number, there, points)


def usable_guards(t: Table) -> list[int]:
    """[CO-RD4] [CO-RD4b] Any guard, but one in a turn; [CO-G.7.2] [CO-RG6] none that sleeps."""
    if t.guard is None:
        return [number for number, marks in enumerate(t.asleep) if not marks]
    number = GUARD_NUMBER[t.guard]
    return [] if t.asleep[number] else [number]


def has_open_thief(t: Table, square: int) -> bool:
    """[CO-E.3] [CO-RE3] Whether a thief who is not hidden stands there."""
    return any(
        there == square and not hidden for there, hidden in zip(t.thieves, t.hidden, strict=True)
    )


def can_guard_land(t: Table, number: int, here: int, points: int) -> bool:
    """[CO-E.4.1] [CO-RE4] Whether a guard who passes here can go on to a free square."""
    others = [*t.thieves, *t.guards[:number], *t.guards[number + 1 :]]
    return can_go_on(t, here, points, GUARD_STEPS, has_open_thief, others)


def walk_guard(t: Table, guard: Guard, direction: Direction) -> None:
    """[CO-E.1.3] The guard goes one step. [CO-RE8] It takes nothing."""
    number = GUARD_NUMBER[guard]
    here = t.guards[number]
    there = STEP_TO[here][direction]
    use_guard(t, guard)
    spend_of_guard(t)
    t.guard_paid = True
    lengthen_trail(t, guard, here)
    is_shared = there in t.thieves or there in t.guards
    t.guards[number] = there
    t.passing = guard if is_shared else None


def use_guard(t: Table, guard: Guard) -> None:
    """[CO-RD4b] From now on this is the guard of the turn."""
    t.guard = guard


def spend_of_guard(t: Table) -> None:
    """[CO-RD4b] A point of the guard; its own go before those it shares."""
    if t.guard_points:
        t.guard_points -= 1
    else:
        t.pool -= 1


# -- Telling about steps --------------------------------------------------------------------


def walk(t: Table, seat: Seat, move: Walk) -> None:
    """[CO-E.1.1] One step of the thief or of the guard."""
    if move.figure == THIEF:
        walk_thief(t, seat, move.direction)
    else:
        walk_guard(t, move.figure, move.direction)


def lengthen_trail(t: Table, figure: Figure, here: int) -> None:
    """One step more of a walk, which is told as a whole."""
    trail = t.trail
    t.trail = (figure, here, 1) if trail is None else (figure, trail[1], trail[2] + 1)


def tell_walk(t: Table) -> None:
    """The walk is over, or interrupted: tell it."""
    if t.trail is None:
        return
    figure, start, steps = t.trail
    t.trail = None
    end = t.thieves[t.active] if figure == THIEF else t.guards[GUARD_NUMBER[figure]]
    t.tell(Walked, "CO-E.1.1", t.active, figure, NAMES[start], NAMES[end], steps)


# -- Keys -----------------------------------------------------------------------------------


def find_key(t: Table, seat: Seat, there: int) -> None:
    """[CO-E.8] [CO-RE8] A key is taken in passing, unless one of that colour is held already."""
    colour = key_squares(t.options.colour_count)[there]
    if colour not in t.keys[seat]:
        tell_walk(t)
        t.keys[seat] += (colour,)
        t.tell(Unlocked, "CO-E.8", seat, colour, "passing")


def reach(t: Table, seat: Seat, move: Reach) -> None:
    """[CO-E.5] [CO-RE5] For a point, the key of an occupied square is had from beside it."""
    there = STEP_TO[t.thieves[seat]][move.direction]
    colour = key_squares(t.options.colour_count)[there]
    spend(t)
    t.keys[seat] += (colour,)
    t.tell(Unlocked, "CO-RE5", seat, colour, "reaching")


# -- Crowns ---------------------------------------------------------------------------------


def may_take(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-E.9] [CO-RE9b] The crown of the square on which the thief is, in passing or standing.

    [CO-E.5] [CO-RE5] Or, for a point, the key or crown of an occupied square beside it.
    """
    here = t.thieves[seat]
    if t.blocked[seat]:
        return  # [CO-RE9b]
    if KIND[here] == CROWN:
        may_take_crown(t, seat, "here", here, moves)
    if WITHIN_REACH[here]:
        may_reach(t, seat, here, moves)


def may_reach(t: Table, seat: Seat, here: int, moves: list[AnyMove]) -> None:
    """[CO-E.5] [CO-RE5] Also if the guard there is awake."""
    points = t.thief_points + t.pool
    if not points or (t.passing and not can_land(t, seat, here, points - 1)):
        return
    for direction, there in WITHIN_REACH[here]:
        if not t.is_occupied(there):
            continue
        if KIND[there] == CROWN:
            may_take_crown(t, seat, direction, there, moves)
        elif key_squares(t.options.colour_count)[there] not in t.keys[seat]:
            moves.append(REACHES[direction])


def may_take_crown(t: Table, seat: Seat, where: Where, there: int, moves: list[AnyMove]) -> None:
    """[CO-E.9] With a key of its colour or a skeleton key; [CO-E.11] one crown at a time.

    [CO-RD5b] Before the roll only the card will do.
    [CO-RE9] Only a colour of an own objective that is not yet home; [CO-RE14] while stock lasts.
    """
    if t.crowns[seat] is not None:
        return
    colour = crown_squares(t.options.colour_count)[there]
    if colour not in t.unfinished(seat) or not t.stock(colour):
        return
    if colour in t.keys[seat] and t.mode is not None:
        moves.append(TAKES[where]["key"])
    if t.may_play(seat, "skeleton-key"):
        moves.append(TAKES[where]["card"])


def may_pick_lock(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-RD5b] [CO-RE9b] A skeleton key needs no roll where the thief is by a crown."""
    here = t.thieves[seat]
    if KIND[here] == CROWN and not t.blocked[seat]:
        may_take_crown(t, seat, "here", here, moves)


def take(t: Table, seat: Seat, move: Take) -> None:
    """[CO-E.9] [CO-RE9] The crown goes on the thief's head, and its key back to the stock."""
    there = t.thieves[seat]
    if move.where != "here":
        there = STEP_TO[there][move.where]
        spend(t)
    colour = crown_squares(t.options.colour_count)[there]
    if move.means == "card":
        lay(t, seat, "skeleton-key")  # [CO-G.3] [CO-RG2]
    else:
        t.keys[seat] = tuple(key for key in t.keys[seat] if key != colour)
    put_on(t, seat, colour)
    if move.where == "here":
        t.tell(Taken, "CO-E.9", seat, colour, move.means, "passing")
    else:
        t.tell(Taken, "CO-RE5", seat, colour, move.means, "reaching")


def put_on(t: Table, seat: Seat, colour: Colour) -> None:
    """[CO-RC4] Who puts on a crown shows that it is an objective."""
    t.crowns[seat] = colour
    secret = t.objectives[seat]
    if colour in secret:
        t.objectives[seat] = tuple(each for each in secret if each != colour)
        t.proved[seat] += (colour,)


def deliver(t: Table, seat: Seat) -> None:
    """[CO-D.6] [CO-RD8] On a red circle, also in passing, a crown is home, on its card."""
    colour = t.crowns[seat]
    assert colour is not None
    tell_walk(t)
    t.crowns[seat] = None
    t.proved[seat] = tuple(each for each in t.proved[seat] if each != colour)
    t.home[seat] += (colour,)
    t.tell(Delivered, "CO-D.6", seat, colour, len(t.unfinished(seat)))
    end_if_all_are_home(t, seat)


# -- Circles --------------------------------------------------------------------------------


def may_teleport(t: Table, seat: Seat, moves: list[AnyMove]) -> None:
    """[CO-E.10.1] [CO-RE10] From a circle to any free one, at no cost; [CO-RF3] not if blocked.

    [CO-RE10b] To each but once between two steps: a slip can be mended, and a turn stays finite.
    """
    if t.thieves[seat] in TELEPORTS and not t.blocked[seat]:
        barred = (*t.thieves, *t.visited)
        moves += [TELEPORTS[circle] for circle in CIRCLES if circle not in barred]


def teleport(t: Table, seat: Seat, move: Teleport) -> None:
    """[CO-E.10.1] The thief is on another circle."""
    t.thieves[seat] = CIRCLES[move.circle - 1]
    t.visited += (t.thieves[seat],)
    t.tell(Teleported, "CO-E.10.1", seat, move.circle)
