"""A weaker memory, for weaker bots: what is in closed drawers may be mixed up. [MV-R14]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from larcin.kernel.rng import Chance

from .box import DRAWER_COUNT, LONG
from .data import NUMBER_OF_DRAWER, Alarm, Jewel
from .view import View

T = TypeVar("T")

FADING: Final = 0.5
"""Each round since a compartment was seen counts for so much of a first one."""

GRAIN: Final = 1 << 20


def forget(v: View, strength: float, rng: Chance) -> View:
    """What a player remembers: all with strength 1, and of what is covered nothing with strength 0.

    Compartments seen lately are remembered better. Those that are not are taken for one another,
    and their sides may be, too. The jewels stay the same, and none are on both sides of a drawer.
    """
    drawers = [
        drawer
        for drawer in closed_drawers(v)
        if not is_remembered(v.round - v.opened_at[drawer], strength, rng)
    ]
    secret_drawers = [
        drawer
        for drawer in covered_secrets(v)
        if not is_remembered(v.round - v.searched_at[drawer], strength, rng)
    ]
    trays, alarms = mix_up_contents(v, drawers, rng)
    return replace(v, trays=trays, alarms=alarms, secrets=mix_up_secrets(v, secret_drawers, rng))


def closed_drawers(v: View) -> list[int]:
    """All but the one that is open: what lies in sight is not forgotten."""
    return [drawer for drawer in range(DRAWER_COUNT) if drawer != open_drawer(v)]


def covered_secrets(v: View) -> list[int]:
    """[MV-12.3] The secret compartment of an open drawer is covered, too, until it is pulled."""
    return [drawer for drawer in LONG if not (v.is_pulled and drawer == open_drawer(v))]


def open_drawer(v: View) -> int | None:
    """The number of the drawer that is open."""
    return None if v.drawer is None else NUMBER_OF_DRAWER[v.drawer]


def is_remembered(age: int, strength: float, rng: Chance) -> bool:
    """Whether what was seen so many rounds ago comes to mind: the longer ago, the less likely."""
    likely = float(strength ** (FADING * (1 + age)))
    return rng.below(GRAIN) < GRAIN * likely


def mix_up_contents(
    v: View, drawers: Sequence[int], rng: Chance
) -> tuple[tuple[tuple[Jewel, ...], ...], tuple[Alarm | None, ...]]:
    """First compartments with what else these drawers hold, on any side, alarms included."""
    trays, alarms = list(v.trays), list(v.alarms)
    for drawer, source in zip(drawers, shuffled(drawers, rng), strict=True):
        alarms[drawer] = v.alarms[source]
        put_on_any_side(trays, drawer, v.trays[2 * source] or v.trays[2 * source + 1], rng)
    return tuple(trays), tuple(alarms)


def mix_up_secrets(v: View, drawers: Sequence[int], rng: Chance) -> tuple[tuple[Jewel, ...], ...]:
    """Secret compartments with the rubies of these long drawers, on any side."""
    secrets = list(v.secrets)
    for drawer, source in zip(drawers, shuffled(drawers, rng), strict=True):
        put_on_any_side(secrets, drawer, v.secrets[2 * source] or v.secrets[2 * source + 1], rng)
    return tuple(secrets)


def put_on_any_side(
    trays: list[tuple[Jewel, ...]], drawer: int, jewels: tuple[Jewel, ...], rng: Chance
) -> None:
    """One side of a drawer gets these jewels, the other nothing."""
    side = rng.below(2)
    trays[2 * drawer + side], trays[2 * drawer + 1 - side] = jewels, ()


def shuffled(items: Sequence[T], rng: Chance) -> list[T]:
    """The same items in any order."""
    mixed = list(items)
    rng.shuffle(mixed)
    return mixed
