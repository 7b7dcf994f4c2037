"""Naming what a field holds, so that one walker can find every piece in any view or event.

A game marks its pieces in its types, once: `Motif = Annotated[Literal[...], piece("motif")]`.
From then on the laws know which values name a piece of the box, and the texts know which
values have a name in French, English and German.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, inspect

PIECE, SEAT, SCORES, AGAIN = "piece", "seat", "scores", "again"

Seat = Annotated[int, Meta(ge=0, extra={SEAT: True})]
"""A place at the table, counted clockwise from 0."""

Scores = Annotated[tuple[int, ...], Meta(extra={SCORES: True})]
"""A number for each seat."""

Piece = Any
"""A piece of the box: whatever small value the game uses for it."""


def piece(kind: str) -> Meta:
    """Mark a type as naming a piece; `kind` is also the prefix of its words (`motif-crown`)."""
    return Meta(extra={PIECE: kind})


def again() -> Meta:
    """Mark a field of a view that repeats pieces it shows elsewhere, such as a chosen card."""
    return Meta(extra={AGAIN: True})


def marked(value: object, as_type: Any = None) -> list[Found]:
    """Every marked value inside a struct, with its mark: ("motif", "crown"), ("seat", 2)."""
    return _walker(type(value) if as_type is None else as_type)(value)


def pieces_in(value: object, as_type: Any = None) -> list[Piece]:
    """Every piece that this view or event names, but for those it only names again."""
    return [named for mark, named in marked(value, as_type) if mark not in (SEAT, AGAIN)]


# -- Walkers, made once for each type --------------------------------------------------------

Found = tuple[str, Any]
Walk = Callable[[Any], list[Found]]

_WALKERS: dict[Any, Walk] = {}


def _walker(as_type: Any) -> Walk:
    walk = _WALKERS.get(as_type)
    if walk is None:
        walk = _WALKERS[as_type] = _walk_of(inspect.type_info(as_type))
    return walk


def _walk_of(info: inspect.Type) -> Walk:
    """A function that finds the marked values of a value of this type."""
    if isinstance(info, inspect.Metadata):
        return _metadata_walk(info)
    if isinstance(info, inspect.StructType):
        return _struct_walk(info)
    if isinstance(info, inspect.UnionType):
        return _union_walk(info)
    if isinstance(info, inspect.TupleType):
        return _fixed_walk([_walk_of(item) for item in info.item_types])
    if isinstance(info, inspect.DictType):
        return _dict_walk(_walk_of(info.key_type), _walk_of(info.value_type))
    if isinstance(info, inspect.CollectionType):
        return _items_walk(info)
    return _nothing


def _nothing(value: Any) -> list[Found]:
    return []


def _mark_of(info: inspect.Type) -> str | None:
    """The mark of a type that names a piece or a seat."""
    extra = (info.extra if isinstance(info, inspect.Metadata) else None) or {}
    return SEAT if extra.get(SEAT) else extra.get(PIECE)


def _metadata_walk(info: inspect.Metadata) -> Walk:
    mark = _mark_of(info)
    if mark is not None:
        return lambda value: [(mark, value)]
    walk = _walk_of(info.type)
    if (info.extra or {}).get(AGAIN):
        return lambda value: [(AGAIN, named) for mark, named in walk(value) if mark != SEAT]
    return walk


def _struct_walk(info: inspect.StructType) -> Walk:
    # Most fields hold no marked value: they are left out once, here, and not at each walk.
    walks = [(field.name, _walk_of(field.type)) for field in info.fields]
    walks = [(name, walk) for name, walk in walks if walk is not _nothing]

    def walk_struct(value: Any) -> list[Found]:
        found: list[Found] = []
        for name, walk in walks:
            found += walk(getattr(value, name))
        return found

    return walk_struct


def _union_walk(info: inspect.UnionType) -> Walk:
    structs: dict[type, Walk] = {}
    others: list[Walk] = []
    for kind in info.types:
        bare = kind.type if isinstance(kind, inspect.Metadata) else kind
        if isinstance(bare, inspect.StructType):
            structs[getattr(bare.cls, "__origin__", bare.cls)] = _walk_of(kind)
        elif not isinstance(bare, inspect.NoneType):
            others.append(_walk_of(kind))

    def walk_union(value: Any) -> list[Found]:
        if value is None:
            return []
        if isinstance(value, msgspec.Struct):
            return structs[type(value)](value)
        return [found for walk in others for found in walk(value)]

    return walk_union


def _fixed_walk(walks: list[Walk]) -> Walk:
    return lambda value: [
        found for walk, item in zip(walks, value, strict=True) for found in walk(item)
    ]


def _items_walk(info: inspect.CollectionType) -> Walk:
    mark, walk = _mark_of(info.item_type), _walk_of(info.item_type)
    if mark is not None:
        return lambda value: [(mark, item) for item in value]
    if walk is _nothing:
        return _nothing
    return lambda value: [found for item in value for found in walk(item)]


def _dict_walk(key: Walk, item: Walk) -> Walk:
    if key is _nothing and item is _nothing:
        return _nothing
    return lambda value: [
        found for name, held in value.items() for found in (*key(name), *item(held))
    ]
