"""What holds up whoever carries a crown home: a guard that cannot attack, in the way, or a door."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .board import CIRCLES, GATES, GUARD_NEAR, SQUARES, distances
from .data import GUARD_NUMBER
from .plan import closed_squares, far_plan
from .view import View

LOADED: Final = 2.0
"""What a step more is worth to me if it is a rival's with a crown, and not mine."""

LONGEST: Final = 12
"""A way round that is longer still is no worse: then the carrier waits, or opens a gate."""

MOVING: Final = 0.5
"""A guard is not led about for less than this."""

CLOSING: Final = 2.0
"""A gate is not closed for less than this; doors are in everybody's way, and stay."""


class Carrier(NamedTuple):
    """A rival with a crown: where, and how much each step more of the way home is worth."""

    thief: int
    weight: float


class Post(NamedTuple):
    """A guard, by its number, and the square to lead it to."""

    guard: int
    square: int


@lru_cache(maxsize=64)
def best_post(v: View) -> Post | None:
    """The guard to lead into a carrier's way, and where to; none if nothing is gained."""
    carriers = carriers_of(v)
    if not carriers:
        return None
    found: list[tuple[float, Post]] = []
    for number in guards_to_lead(v):
        others = closed_squares(v) - {v.guards[number]}
        now = worth_of_ways(v, carriers, others, others | {v.guards[number]}) + MOVING
        for square in squares_in_the_way(v, carriers, others, number):
            gain = worth_of_ways(v, carriers, others, others | {square}) - now
            if gain > 0:
                found.append((gain, Post(number, square)))
    return max(found)[1] if found else None


def carriers_of(v: View) -> list[Carrier]:
    """All rivals with a crown; the last crown counts more."""
    return [
        Carrier(player.thief, LOADED * (1 + len(player.home)))
        for seat, player in enumerate(v.players)
        if player.crown is not None and seat != v.seat
    ]


def guards_to_lead(v: View) -> list[int]:
    """Who may be led: the guard of this turn, if there is one already, or any that is awake."""
    if v.guard is not None:
        return [GUARD_NUMBER[v.guard]]
    return [number for number, marks in enumerate(v.asleep) if not marks]


def squares_in_the_way(
    v: View, carriers: list[Carrier], others: frozenset[int], number: int
) -> list[int]:
    """The free squares within the guard's reach that lie on a shortest way home."""
    home = distances(CIRCLES, others)
    on_way: set[int] = set()
    for thief, _ in carriers:
        steps = distances((thief,), others)
        on_way.update([n for n in SQUARES if steps[n] + home[n] == home[thief]])
    taken = {*v.guards, *(player.thief for player in v.players)}
    return sorted(on_way & reach_of(v, number) - taken)


def reach_of(v: View, number: int) -> set[int]:
    """Where a guard gets with the points that are its own."""
    closed = {*v.doors, *(player.thief for player in v.players)}
    found = {v.guards[number]}
    frontier = found
    for _ in range(v.guard_points):
        frontier = {there for here in frontier for there in GUARD_NEAR[here]} - closed - found
        found = found | frontier
    return found


def worth_of_ways(
    v: View, carriers: list[Carrier], before: frozenset[int], closed: frozenset[int]
) -> float:
    """How long the carriers' ways are around closed squares, some of them new; less the own."""
    free, home = distances(CIRCLES, before), distances(CIRCLES, closed)
    held_up = sum(weight * min(home[thief], free[thief] + LONGEST) for thief, weight in carriers)
    return held_up - distances(far_plan(v).goals, closed)[v.me.thief]


@lru_cache(maxsize=256)
def gain_of_door(v: View, gate: int) -> float:
    """How much longer a door in this gate makes the ways of who carries a crown, less the own."""
    carriers, closed = carriers_of(v), closed_squares(v)
    if not carriers:
        return 0.0
    now = worth_of_ways(v, carriers, closed, closed)
    return worth_of_ways(v, carriers, closed, closed | {GATES[gate - 1]}) - now
