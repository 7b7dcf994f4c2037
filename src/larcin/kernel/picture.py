"""How a game looks in a terminal as long as it has no drawing of its own: its view, field by field.

Each field needs words for what it is: `view-purse = In the purse`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, inspect

from larcin.kernel.pieces import AGAIN, PIECE, SCORES, SEAT
from larcin.kernel.table import Move, View

if TYPE_CHECKING:
    from larcin.kernel.game import Canvas, Say

HAND: Final = "hand"
UNDRAWN: Final = (*View.__struct_fields__, "options", HAND)
NOTHING: Final = "–"


def draw_fields(v: View, say: Say, canvas: Canvas) -> str:
    """A line for each field of the view, and one for each seat where it holds a list for each."""
    lines = []
    for name, info in drawn_fields(type(v)).items():
        label, value = say(label_key(name)), getattr(v, name)
        if _is_by_seat(info) and len(value) == v.seats:
            lines.append(f"{label}:")
            told = [_told(info, (each,), say) for each in value]
            lines += [f"  {say.player(seat)}: {each}" for seat, each in enumerate(told)]
        else:
            lines.append(f"{label}: {_told(info, value, say)}")
    return "\n".join(lines)


def draw_hand(v: View, say: Say, canvas: Canvas) -> str:
    """The field `hand` of the view, if it has one."""
    info = fields_of(type(v)).get(HAND)
    return "" if info is None else _told(info, getattr(v, HAND), say)


def no_prospect(v: View, move: Move) -> None:
    """Nothing is told about a move beforehand."""


def label_key(field: str) -> str:
    """The key of the words for a field of a view."""
    return f"view-{field.replace('_', '-')}"


def drawn_fields(view: type[View]) -> dict[str, inspect.Type]:
    """The fields that are drawn: not the hand, nor what only repeats."""
    return {
        name: info
        for name, info in fields_of(view).items()
        if name not in UNDRAWN and not (isinstance(info, inspect.Metadata) and _extra(info, AGAIN))
    }


@cache
def fields_of(struct: type[Struct]) -> dict[str, inspect.Type]:
    """The fields of a struct with their types."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields}


def _is_by_seat(info: inspect.Type) -> bool:
    """Whether it is a list of lists: as many as seats belong to the seats."""
    return isinstance(info, inspect.VarTupleType) and isinstance(
        info.item_type, inspect.VarTupleType
    )


def _told(info: inspect.Type, value: Any, say: Say) -> str:
    if value is None or value == ():
        return NOTHING
    match info:
        case inspect.Metadata():
            return _marked(info, value, say)
        case inspect.UnionType():
            kind = next(each for each in info.types if not isinstance(each, inspect.NoneType))
            return _told(kind, value, say)
        case inspect.CollectionType():
            return _joined([_told(info.item_type, each, say) for each in value])
        case inspect.StructType():
            fields = fields_of(info.cls).items()
            return _joined([_told(each, getattr(value, name), say) for name, each in fields])
        case _:
            return str(value)


def _marked(info: inspect.Metadata, value: Any, say: Say) -> str:
    if _extra(info, SEAT):
        return say.player(value)
    if _extra(info, SCORES):
        return ", ".join(f"{say.player(seat)} {each}" for seat, each in enumerate(value))
    kind = _extra(info, PIECE)
    return say.piece(kind, value) if kind else _told(info.type, value, say)


def _extra(info: inspect.Metadata, mark: str) -> Any:
    return (info.extra or {}).get(mark)


def _joined(parts: Sequence[str]) -> str:
    return ", ".join(parts)
