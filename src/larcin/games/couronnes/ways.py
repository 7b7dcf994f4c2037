"""Where a figure can walk to with the points that are left: worked out once for each view.

The rules themselves are asked, step by step, so a screen can offer "go there" without knowing them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng

from .board import STEP_TO, crown_squares, key_squares
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


class _Way(NamedTuple):
    """How one comes to a square: with how many halts, by which first step, by which letters."""

    stops: int
    first: Walk | None
    letters: str


@lru_cache(maxsize=64)
def ways(v: View) -> Ways:
    """The shortest ways of everybody whom the viewer may lead now."""
    assert v.seat is not None
    t = imagine(v, QuickRng(0))  # steps depend on nothing that is hidden
    found: Ways = {}
    for figure in FIGURES if v.passing is None else (v.passing,):
        for first, way in _ways_of(t, v, v.seat, figure):
            found[first] = (*found.get(first, ()), way)
    return found


def _ways_of(t: Table, v: View, seat: Seat, figure: Figure) -> list[tuple[Walk, str]]:
    """Square after square in all directions, as far as the points go."""
    here = v.players[seat].thief if figure == THIEF else v.guards[GUARD_NUMBER[figure]]
    points = v.pool + (v.thief_points if figure == THIEF else v.guard_points)
    occupied = {*v.guards, *(player.thief for player in v.players)}
    stops = _stops(v, seat) if figure == THIEF else frozenset()
    known: dict[int, _Way] = {}
    frontier = {here: _Way(0, None, "")}
    for left in range(points, 0, -1):
        known |= frontier
        reached: dict[int, _Way] = {}
        for square, before in frontier.items():
            for step in _steps(t, seat, figure, square, left):
                there = STEP_TO[square][step.direction]
                count = before.stops + (there in stops)
                if there not in known and (there not in reached or count < reached[there].stops):
                    letters = before.letters + step.direction[0]
                    reached[there] = _Way(count, before.first or step, letters)
        frontier = reached
    known |= frontier
    _put(t, seat, figure, here)
    return [
        (way.first, way.letters)
        for there, way in known.items()
        if way.first is not None and there not in occupied
    ]


def _stops(v: View, seat: Seat) -> frozenset[int]:
    """Where a walk halts for what is there: other crowns, and keys that are no use to the viewer.

    Of ways that are equally short, one without them is better.
    """
    me = v.players[seat]
    wanted = (*me.proved, *(me.objectives or ()))
    keys = key_squares(v.options.colour_count)
    idle = {square for square, colour in keys.items() if colour not in (*me.keys, *wanted)}
    return frozenset(idle | crown_squares(v.options.colour_count).keys())


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
