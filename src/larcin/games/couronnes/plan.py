"""Where a thief wants to go, and what the guards could do: worked out once for each view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from larcin.kernel.pieces import Seat

from .board import CIRCLE_NUMBER, CIRCLES, FAR, NOWHERE, SIZE, crown_squares, distances, key_squares
from .data import Colour
from .view import View


class Plan(NamedTuple):
    """What a player has in mind."""

    goals: tuple[int, ...]
    """Where the thief wants to go next."""

    away: Sequence[int]
    """How far every square is from there."""

    victims: tuple[Seat, ...]
    """Whom one could attack."""

    hunt: dict[Seat, Sequence[int]]
    """How far every square is from each of them, for a guard."""

    danger: int
    """How many steps the nearest awake guard is away from the own thief."""


@lru_cache(maxsize=256)
def plan(v: View) -> Plan:
    """What the viewer has in mind now: the crown that is home soonest."""
    return plan_for(v, next_goal(v, closed_squares(v)))


@lru_cache(maxsize=256)
def far_plan(v: View) -> Plan:
    """What who thinks of all crowns has in mind: often a second key is fetched on the way."""
    return plan_for(v, next_stop(v, closed_squares(v)), taken_circles(v))


def plan_for(v: View, goals: tuple[int, ...], taken: frozenset[int] = frozenset()) -> Plan:
    """The plan of who goes there."""
    awake = awake_guards(v)
    victims = tuple(
        seat
        for seat, each in enumerate(v.players)
        if each.crown is not None and seat != v.seat and not each.hidden
    )
    doors = frozenset(v.doors)
    return Plan(
        goals=goals,
        away=distances(goals, closed_squares(v), taken),
        victims=victims,
        hunt={seat: distances((v.players[seat].thief,), doors, guards=True) for seat in victims},
        danger=min((steps_between(v.me.thief, place) for place in awake), default=FAR),
    )


def closed_squares(v: View) -> frozenset[int]:
    """Where no thief gets through."""
    return frozenset((*v.doors, *awake_guards(v)))


def taken_circles(v: View) -> frozenset[int]:
    """Where somebody else stands, so that nobody gets there by the forest."""
    return frozenset(
        player.thief
        for seat, player in enumerate(v.players)
        if player.thief in CIRCLE_NUMBER and seat != v.seat
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


# -- All crowns at once ---------------------------------------------------------------------

FOREST: Final = -2
"""Any circle: who is on one is on all of them."""

HOME_FROM: Final = distances(CIRCLES)
"""The steps from each square to the nearest circle on an empty board."""


class Errand(NamedTuple):
    """The crowns that are still to be brought home, and what opens them."""

    wanted: tuple[Colour, ...]
    keys: tuple[Colour, ...]
    has_pick: bool
    colours: int

    def with_key(self, colour: Colour) -> Errand:
        """The same with one key more."""
        return self._replace(keys=tuple(sorted((*self.keys, colour))))

    def without(self, colour: Colour) -> Errand:
        """The same once this crown is home; a key serves once, and so does the skeleton key."""
        has_pick = self.has_pick and colour in self.keys
        wanted = tuple(each for each in self.wanted if each != colour)
        keys = tuple(each for each in self.keys if each != colour)
        return self._replace(wanted=wanted, keys=keys, has_pick=has_pick)


def next_stop(v: View, closed: frozenset[int]) -> tuple[int, ...]:
    """Where the shortest tour to all keys and crowns and home goes first."""
    me = v.me
    wanted = tuple(sorted((*me.proved, *(me.objectives or ()))))
    if me.crown is not None or me.thief == NOWHERE or not wanted:
        return CIRCLES
    keys = tuple(sorted(colour for colour in me.keys if colour in wanted))
    errand = Errand(wanted, keys, "skeleton-key" in (me.hand or ()), v.options.colour_count)
    taken = taken_circles(v)
    tours = [
        (distances((stop,), closed, taken)[me.thief] + rest, stop)
        for stop, rest in stops_of(errand)
    ]
    return (min(tours)[1],)


@lru_cache(maxsize=4096)
def stops_of(errand: Errand) -> tuple[tuple[int, int], ...]:
    """Where a tour may go next, and how long it is from there on."""
    found: list[tuple[int, int]] = []
    for colour in errand.wanted:
        if errand.has_pick or colour in errand.keys:
            rest = tour_from(FOREST, errand.without(colour))
            crowns = crown_squares(errand.colours).items()
            found += [(stop, HOME_FROM[stop] + rest) for stop, its in crowns if its == colour]
        if colour not in errand.keys:
            more = errand.with_key(colour)
            keys = key_squares(errand.colours).items()
            found += [(stop, tour_from(stop, more)) for stop, its in keys if its == colour]
    return tuple(found)


@lru_cache(maxsize=4096)
def tour_from(here: int, errand: Errand) -> int:
    """The steps until all crowns are home on an empty board."""
    tours = [steps_on_foot(here, stop) + rest for stop, rest in stops_of(errand)]
    return min(tours, default=0)


def steps_on_foot(here: int, there: int) -> int:
    """From one stop of a tour to the next, on an empty board."""
    return HOME_FROM[there] if here == FOREST else distances((there,))[here]
