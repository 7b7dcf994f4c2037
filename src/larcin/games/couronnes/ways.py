"""Where a figure can walk to with the points that are left: worked out once for each view.

The rules themselves are asked, step by step, so a screen can offer "go there" without knowing them.
"""

from __future__ import annotations

from functools import lru_cache

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng

from .board import STEP_TO
from .data import FIGURES, GUARD_NUMBER, THIEF, Figure
from .imagining import imagine
from .moves import AnyMove, Walk
from .rules.movement import may_lead, may_walk
from .state import Table
from .view import View

Ways = dict[Walk, tuple[str, ...]]
"""For each first step the ways that begin with it, one to each square where the figure may stop.

A way is written by the first letters of its directions: `nne` goes north, north, east.
"""


@lru_cache(maxsize=64)
def ways(v: View) -> Ways:
    """The shortest ways of everybody whom the viewer may lead now."""
    assert v.seat is not None
    t = imagine(v, QuickRng(0))  # steps depend on nothing that is hidden
    found: Ways = {}
    for figure in FIGURES:
        for first, way in _ways_of(t, v, v.seat, figure):
            found[first] = (*found.get(first, ()), way)
    return found


def _ways_of(t: Table, v: View, seat: Seat, figure: Figure) -> list[tuple[Walk, str]]:
    """Square after square in all directions, as far as the points go."""
    here = v.players[seat].thief if figure == THIEF else v.guards[GUARD_NUMBER[figure]]
    points = v.pool + (v.thief_points if figure == THIEF else v.guard_points)
    occupied = {*v.guards, *(player.thief for player in v.players)}
    known: dict[int, tuple[Walk, str] | None] = {here: None}
    frontier = [here]
    for left in range(points, 0, -1):
        reached = []
        for square in frontier:
            before = known[square]
            for step in _steps(t, seat, figure, square, left):
                there = STEP_TO[square][step.direction]
                if there not in known:
                    first, way = before or (step, "")
                    known[there] = first, way + step.direction[0]
                    reached.append(there)
        frontier = reached
    _put(t, seat, figure, here)
    return [way for there, way in known.items() if way is not None and there not in occupied]


def _steps(t: Table, seat: Seat, figure: Figure, square: int, points: int) -> list[Walk]:
    """[CO-E.1.1] The legal steps of this figure, if it stood there with so many points left."""
    _put(t, seat, figure, square)
    t.thief_points, t.guard_points, t.pool = 0, 0, points
    moves: list[AnyMove] = []
    if figure == THIEF:
        may_walk(t, seat, moves)
    else:
        may_lead(t, seat, moves)
    return [move for move in moves if isinstance(move, Walk) and move.figure == figure]


def _put(t: Table, seat: Seat, figure: Figure, square: int) -> None:
    if figure == THIEF:
        t.thieves[seat] = square
    else:
        t.guards[GUARD_NUMBER[figure]] = square
