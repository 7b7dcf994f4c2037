"""Where a thief wants to go, and what the guards could do: worked out once for each view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from larcin.kernel.pieces import Seat

from .board import (
    CIRCLES,
    FAR,
    SIZE,
    SQUARES,
    THIEF_STEPS,
    crown_squares,
    distances,
    key_squares,
    spread,
)
from .data import GUARDS, Colour, Figure
from .view import View


class Way(NamedTuple):
    """A way to a crown at home: where to go first, and how long all of it is."""

    length: int
    goal: tuple[int, ...]


class Plan(NamedTuple):
    """What a player has in mind."""

    away: Sequence[int]
    """How far every square is from where the thief wants to go next."""

    victims: tuple[Seat, ...]
    """Whom one could attack."""

    hunt: dict[Seat, Sequence[int]]
    """How far every square is from each of them, for a guard."""

    danger: int
    """How many steps the nearest awake guard is away from the own thief."""


@lru_cache(maxsize=256)
def plan(v: View) -> Plan:
    """What the viewer has in mind now."""
    awake = [place for place, marks in zip(v.guards, v.asleep, strict=True) if not marks]
    closed = (*v.doors, *awake)
    victims = tuple(
        seat
        for seat, each in enumerate(v.players)
        if each.crown is not None and seat != v.seat and not each.hidden
    )
    open_thieves = [each.thief for each in v.players if not each.hidden]
    return Plan(
        away=spread(next_goal(v, closed), closed),
        victims=victims,
        hunt={
            seat: spread((v.players[seat].thief,), (*v.doors, *open_thieves), guards=True)
            for seat in victims
        },
        danger=min((steps_between(v.me.thief, place) for place in awake), default=FAR),
    )


def steps_between(here: int, there: int) -> int:
    """Steps between two squares, walls aside."""
    return abs(here // SIZE - there // SIZE) + abs(here % SIZE - there % SIZE)


def next_goal(v: View, closed: tuple[int, ...]) -> tuple[int, ...]:
    """The circles, for who wears a crown; else the key or crown on the shortest way."""
    me = v.me
    if me.crown is not None:
        return CIRCLES
    from_me = spread((me.thief,), closed) if me.thief >= 0 else distances(CIRCLES)
    ways = [
        way_to(colour, has_key(v, colour), from_me, v.options.colour_count)
        for colour in (*me.proved, *(me.objectives or ()))
    ]
    return min(ways).goal if ways else CIRCLES


def has_key(v: View, colour: Colour) -> bool:
    """Whether the viewer could open this crown."""
    return colour in v.me.keys or "skeleton-key" in (v.me.hand or ())


@lru_cache(maxsize=64)
def legs(colour: Colour, has_key: bool, colours: int) -> tuple[tuple[int, int], ...]:
    """Where to begin a way to a crown of this colour, and how long it is from there on."""
    crowns = tuple(each for each, its in crown_squares(colours).items() if its == colour)
    home = distances(CIRCLES)
    if has_key:
        return tuple((crown, home[crown]) for crown in crowns)
    keys = [each for each, its in key_squares(colours).items() if its == colour]
    return tuple(
        (key, min(distances((crown,))[key] + home[crown] for crown in crowns)) for key in keys
    )


def way_to(colour: Colour, has_key: bool, from_me: Sequence[int], colours: int) -> Way:
    """The shortest way home with a crown of this colour."""
    return min(
        Way(reached(from_me, first) + rest, (first,))
        for first, rest in legs(colour, has_key, colours)
    )


def reached(from_me: Sequence[int], goal: int) -> int:
    """How far a goal is, which may be had from beside it if a guard stands there."""
    return min(from_me[goal], 1 + min(from_me[there] for _, there in THIEF_STEPS[goal]))


def guard_distance(v: View, figure: Figure, hunt: Sequence[int]) -> int:
    """How many steps this guard has to go until it stands beside the hunted thief."""
    return max(0, hunt[v.guards[GUARDS.index(figure)]] - 1) if figure in GUARDS else FAR


NO_WAY: Final = (FAR,) * len(SQUARES)
