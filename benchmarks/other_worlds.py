"""Other truths behind the same eyes: worlds that a seat cannot tell from the true one.

There are two ways to one. The game imagines it out of a view; or hidden pieces change places in
the table itself, which asks no function of the game's that a leak could hide in. Of a swap only
this is believed: by the zones, those eyes see the same at the same places, and the box is whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import inspect

from larcin.kernel.game import AnyGame
from larcin.kernel.pieces import PIECE, SEAT, Seat
from larcin.kernel.rng import Chance
from larcin.kernel.table import Table

Eye = Seat | None
"""Who looks: a seat, or `None` for a spectator."""

TRIES: Final = 12
"""How many swaps are tried for a new world."""

KEPT: Final = frozenset(Table.__struct_fields__)
"""Fields of every table that are no places: who is asked follows from the others."""

NAMED: Final = "named"
"""The sort of what is only named: it stays where it is."""

Seen = tuple[tuple[str, tuple[Any, ...]], ...]


class Spot(NamedTuple):
    """A place in a table where a value lies: the way there, and what may lie there."""

    path: tuple[Any, ...]
    sort: str
    value: Any


def imagined(game: AnyGame, truth: Any, eye: Eye, rng: Chance) -> Any:
    """A world as the game imagines it, with the chance to come of the true one."""
    world = game.imagine(game.view(truth, eye), rng)
    world.rng = truth.rng.copy()
    return world


def swapped(game: AnyGame, truth: Any, eye: Eye, rng: Chance) -> Any | None:
    """A world in which hidden pieces have changed places; `None` if none could be found."""
    before, box = seen(game, truth, eye), _all_pieces(game, truth)
    world, doubles = game.copy(truth), _doubles(truth)
    found = False
    spots = _spots(game, truth, eye)
    for _ in range(TRIES if len(spots) > 1 else 0):
        one, other = rng.choice(spots), rng.choice(spots)
        if one.sort != other.sort:
            continue
        twin = _with_swap(game, world, one.path, other.path)
        if twin is None:
            continue
        if (
            seen(game, twin, eye) == before
            and _all_pieces(game, twin) == box
            and _doubles(twin) <= doubles
        ):
            world, found = twin, True
    if not found:
        return None
    chosen = {each: move if each == eye else None for each, move in truth.chosen.items()}
    game.script.ask_again(world, chosen, rng)
    return world


def seen(game: AnyGame, table: Any, eye: Eye) -> Seen:
    """What these eyes may see, place by place."""
    return tuple((zone.name, zone.pieces) for zone in game.zones(table) if zone.is_seen_by(eye))


def differs_in_pieces_only(game: AnyGame, truth: Table, world: Table) -> bool:
    """Whether pieces alone lie elsewhere in that world.

    If not, somebody has chosen something else in secret there, and the rules may turn it over.
    """
    return all(
        _is_place(game, truth, name, getattr(world, name))
        for name, _ in _fields(type(truth))
        if getattr(world, name) != getattr(truth, name)
    )


def _is_place(game: AnyGame, truth: Any, name: str, value: Any) -> bool:
    """Whether it is of the pieces in the zones that this field tells."""
    twin = game.copy(truth)
    setattr(twin, name, value)
    try:
        return bool(game.zones(twin) != game.zones(truth))
    except (LookupError, StopIteration, ValueError):
        return True  # without the other fields, those pieces contradict them


def _all_pieces(game: AnyGame, table: Any) -> Counter[Any]:
    return Counter(piece for zone in game.zones(table) for piece in zone.pieces)


def _doubles(table: Any) -> set[str]:
    """The kinds of pieces of which somebody has two alike.

    Where nobody has, that may be a rule: then nobody may have them in another world, either.
    """
    held = Counter(
        (spot.path[1], spot.sort, spot.value)
        for spot in _all_spots(table)
        if len(spot.path) > 2 and len(getattr(table, spot.path[0])) == table.seats
    )
    return {sort for (_, sort, _), count in held.items() if count > 1}


# -- Where values lie -----------------------------------------------------------------------


def _spots(game: AnyGame, table: Any, eye: Eye) -> list[Spot]:
    """Where something lies that these eyes may not see.

    A piece that the table names more often than the box has it is also named elsewhere, as
    picked or remembered: it stays, or the table would contradict itself.
    """
    zones = game.zones(table)
    hidden = {piece for zone in zones if not zone.is_seen_by(eye) for piece in zone.pieces}
    counted = Counter(piece for zone in zones for piece in zone.pieces)
    spots = list(_all_spots(table))
    named = Counter(spot.value for spot in spots)
    return [
        spot
        for spot in spots
        if (
            spot.value in hidden and named[spot.value] <= counted[spot.value]
            if spot.sort.startswith(PIECE)
            else spot.sort != NAMED
        )
    ]


def _all_spots(table: Table) -> Iterator[Spot]:
    for name, info in _fields(type(table)):
        yield from _inside(info, (name,), getattr(table, name))


@cache
def _fields(kind: type[Table]) -> tuple[tuple[str, inspect.Type], ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple((each.name, each.type) for each in info.fields if each.name not in KEPT)


def _inside(info: inspect.Type, path: tuple[Any, ...], value: Any) -> Iterator[Spot]:
    """The places inside sequences and dicts; a value that is not in one stays where it is."""
    mark = _mark(info)
    if mark is not None:
        yield Spot(path, mark if len(path) > 1 else NAMED, value)
    elif isinstance(info, inspect.Metadata):
        yield from _inside(info.type, path, value)
    elif isinstance(info, inspect.UnionType | inspect.LiteralType):
        yield Spot(path, NAMED, value)
    elif isinstance(info, inspect.IntType) and len(path) > 2:
        yield Spot(path, str(path[0]), value)
    else:
        for kind, key, item in _items(info, value):
            for spot in _inside(kind, (*path, key), item):
                is_fact = isinstance(info, inspect.TupleType)  # its parts belong together
                yield spot._replace(sort=NAMED) if is_fact else spot


def _items(info: inspect.Type, value: Any) -> Iterator[tuple[inspect.Type, Any, Any]]:
    """What is in a container, with its type and its key."""
    if isinstance(info, inspect.TupleType):
        for number, (kind, item) in enumerate(zip(info.item_types, value, strict=True)):
            yield kind, number, item
    elif isinstance(info, inspect.ListType | inspect.VarTupleType):
        for number, item in enumerate(value):
            yield info.item_type, number, item
    elif isinstance(info, inspect.DictType):
        for key, item in value.items():
            yield info.value_type, key, item


def _mark(info: inspect.Type) -> str | None:
    """Of which kind of pieces a value of this type is, if of any."""
    if isinstance(info, inspect.Metadata):
        extra = info.extra or {}
        return NAMED if extra.get(SEAT) else f"{PIECE} {extra[PIECE]}" if PIECE in extra else None
    if isinstance(info, inspect.UnionType):
        return next((mark for mark in map(_mark, info.types) if mark), None)
    return None


def _with_swap(
    game: AnyGame, table: Any, one: tuple[Any, ...], other: tuple[Any, ...]
) -> Any | None:
    """A copy in which what lies at these two places has changed places, if that changes it.

    Hands that are kept in order stay so.
    """
    first, second = _at(table, one), _at(table, other)
    if first == second:
        return None
    twin = game.copy(table)
    _put(twin, one, second)
    _put(twin, other, first)
    for path in (one[:-1], other[:-1]):
        if len(path) > 1 and _are_in_order(getattr(table, path[0])):
            held = _at(twin, path)
            _put(twin, path, type(held)(sorted(held)))
    return twin


def _are_in_order(hands: Any) -> bool:
    """Whether all of them are: then that is how they are kept, and no accident of a pile."""
    return not isinstance(hands, dict) and all(
        None not in hand and list(hand) == sorted(hand) for hand in hands
    )


def _at(table: Any, path: tuple[Any, ...]) -> Any:
    value = getattr(table, path[0])
    for step in path[1:]:
        value = value[step]
    return value


def _put(table: Any, path: tuple[Any, ...], value: Any) -> None:
    setattr(table, path[0], _replaced(getattr(table, path[0]), path[1:], value))


def _replaced(held: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The same container with another value at that place."""
    if not path:
        return value
    if isinstance(held, dict):
        return {**held, path[0]: _replaced(held[path[0]], path[1:], value)}
    items = list(held)
    items[path[0]] = _replaced(items[path[0]], path[1:], value)
    return type(held)(items)
