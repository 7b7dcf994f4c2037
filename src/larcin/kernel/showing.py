"""From a table to a view and back, where fields of the same name hold the same.

The type of a view is the list of what its seat may know: a field that the table has under the same
name is copied in, and nothing else is. What is shown only in part has another name in the view
(`hand` beside `hands`) and is given by the game, both ways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeVar

from msgspec import Struct, inspect

from larcin.kernel.pieces import Seat, pieces_in
from larcin.kernel.rng import Chance
from larcin.kernel.steps import Script
from larcin.kernel.table import Table, View

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)
P = TypeVar("P")

Change = Callable[[Any], Any]
CHOSEN, CHOICE = "chosen", "choice"
KEPT: Final = ("seat", "seats", "step", "outcome", CHOSEN, CHOICE)
"""What is not copied by its name alone."""


def show(kind: type[V], script: Script[Any], t: Table, seat: Seat | None, **given: Any) -> V:
    """The table as a view: what both have under one name, and what is given here.

    Of face-down choices, `chosen` tells who has made one, and `choice` which one is the viewer's.
    """
    fields: dict[str, Any] = {
        name: freeze(getattr(t, name)) for name, freeze, _ in _shared(type(t), kind)
    }
    if CHOSEN in kind.__struct_fields__:
        fields[CHOSEN] = tuple(sorted(t.chosen))
    if CHOICE in kind.__struct_fields__:
        fields[CHOICE] = None if seat is None else t.chosen.get(seat)
    fields |= given
    return kind(seat=seat, seats=t.seats, step=script.rule(t), outcome=t.outcome, **fields)


def restore(kind: type[T], script: Script[T], v: View, rng: Chance, **hidden: Any) -> T:
    """A table that looks like this view: what is shared, and what was drawn for the rest.

    Whoever is asked in the view is asked again, and choices that lie face down are drawn.
    """
    fields: dict[str, Any] = {
        name: thaw(getattr(v, name)) for name, _, thaw in _shared(kind, type(v))
    }
    table = kind(
        seats=v.seats, rng=rng, step=script.index(v.step), outcome=v.outcome, **(fields | hidden)
    )
    if v.outcome is None:
        mine = getattr(v, CHOICE, None)
        chosen = {seat: mine if seat == v.seat else None for seat in getattr(v, CHOSEN, ())}
        script.ask_again(table, chosen, rng)
    return table


def own(held: Sequence[Iterable[P]], seat: Seat | None) -> tuple[P, ...]:
    """What this seat holds, of what everybody does; a spectator holds nothing."""
    return () if seat is None else tuple(held[seat])


def unseen_pieces(box: Iterable[P], v: View) -> list[P]:
    """The pieces of the box that this view does not show, in the order of the box."""
    return list((Counter(box) - Counter(pieces_in(v))).elements())


@cache
def _shared(table: type[Table], view: type[View]) -> tuple[tuple[str, Change, Change], ...]:
    """The fields of both, each with the way into the view and the way back."""
    names = {name for name in view.__struct_fields__ if name not in KEPT}
    fields = [field for field in _fields_of(table) if field.name in names]
    return tuple(
        (each.name, *_changes(f"{table.__name__}.{each.name}", each.type)) for each in fields
    )


def _fields_of(struct: type[Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _changes(name: str, info: inspect.Type) -> tuple[Change, Change]:
    """How a value of a table becomes immutable, and how it comes back."""
    if isinstance(info, inspect.Metadata):
        return _changes(name, info.type)
    if isinstance(info, inspect.ListType):
        freeze, thaw = _changes(name, info.item_type)
        if freeze is _as_it_is:
            return tuple, list
        return lambda held: tuple(map(freeze, held)), lambda held: list(map(thaw, held))
    if isinstance(info, inspect.DictType):
        return dict, dict
    if isinstance(info, inspect.SetType):
        return frozenset, set
    if isinstance(info, inspect.StructType) and not info.cls.__struct_config__.frozen:
        raise TypeError(f"{name} holds a {info.cls.__name__}, which can change: show its parts")
    return _as_it_is, _as_it_is


def _as_it_is(value: Any) -> Any:
    return value
