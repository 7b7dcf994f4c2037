"""Where a thief wants to go, and what the guards could do: worked out once for each view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from larcin.kernel.pieces import Seat

from .board import CIRCLES, FAR, NOWHERE, SIZE, crown_squares, distances, key_squares
from .data import Colour
from .view import View


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
    awake = awake_guards(v)
    closed = frozenset((*v.doors, *awake))
    victims = tuple(
        seat
        for seat, each in enumerate(v.players)
        if each.crown is not None and seat != v.seat and not each.hidden
    )
    doors = frozenset(v.doors)
    return Plan(
        away=distances(next_goal(v, closed), closed),
        victims=victims,
        hunt={seat: distances((v.players[seat].thief,), doors, guards=True) for seat in victims},
        danger=min((steps_between(v.me.thief, place) for place in awake), default=FAR),
    )


def awake_guards(v: View) -> list[int]:
    """Where the guards are who do not sleep."""
    return [place for place, marks in zip(v.guards, v.asleep, strict=True) if not marks]


def steps_between(here: int, there: int) -> int:
    """Steps between two squares, walls aside."""
    return abs(here // SIZE - there // SIZE) + abs(here % SIZE - there % SIZE)


def next_goal(v: View, closed: frozenset[int]) -> tuple[int, ...]:
    """The circles, for who wears a crown; else the key or crown on the shortest way."""
    me = v.me
    if me.crown is not None or me.thief == NOWHERE:
        return CIRCLES
    ways = [
        (distances((first,), closed)[me.thief] + rest, first)
        for colour in (*me.proved, *(me.objectives or ()))
        for first, rest in legs(colour, has_key(v, colour), v.options.colour_count)
    ]
    return (min(ways)[1],) if ways else CIRCLES


def has_key(v: View, colour: Colour) -> bool:
    """Whether the viewer could open this crown."""
    return colour in v.me.keys or "skeleton-key" in (v.me.hand or ())


@cache
def legs(colour: Colour, has_key: bool, colours: int) -> tuple[tuple[int, int], ...]:
    """Where a way to a crown of this colour begins, and how long it is from there on."""
    crowns = [each for each, its in crown_squares(colours).items() if its == colour]
    home = distances(CIRCLES)
    if has_key:
        return tuple((crown, home[crown]) for crown in crowns)
    keys = [each for each, its in key_squares(colours).items() if its == colour]
    return tuple(
        (key, min(distances((crown,))[key] + home[crown] for crown in crowns)) for key in keys
    )
