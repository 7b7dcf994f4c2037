"""What a message is told about an event or a move, read off the types of its fields.

A field `card` gives the fact `$card`, and where it helps a message to choose its words also
`$card_is` (who or what it is, as a key) and `$card_count` (how many there are).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any, Protocol

from msgspec import Struct, inspect

from larcin.kernel.events import Secret
from larcin.kernel.pieces import PIECE, SCORES, SEAT, Piece, Seat


class Names(Protocol):
    """Who everybody is, what everything is called, and who is listening."""

    me: Seat | None

    def player(self, seat: Seat) -> str:
        """What the player in this seat is called."""

    def piece(self, kind: str, piece: Piece) -> str:
        """What a piece of this kind is called."""


@dataclass(frozen=True, slots=True)
class Told:
    """One field in words."""

    text: str | float
    is_: str | None = None
    count: int | None = None


Tell = Callable[[Names, Any], Told]


def facts_of(value: Struct, names: Names) -> dict[str, object]:
    """Every field of this struct, as facts for a message."""
    facts: dict[str, object] = {}
    for field, tell in _tells(type(value)).items():
        facts |= spread(field, tell(names, getattr(value, field)))
    return facts


def tell_field(value: Struct, field: str, names: Names) -> Told:
    """One field of this struct in words."""
    return _tells(type(value))[field](names, getattr(value, field))


def spread(field: str, told: Told) -> dict[str, object]:
    """The facts that one field gives."""
    facts: dict[str, object] = {field: told.text}
    if told.is_ is not None:
        facts[f"{field}_is"] = told.is_
    if told.count is not None:
        facts[f"{field}_count"] = told.count
    return facts


def tell_seat(names: Names, seat: Seat) -> Told:
    """A player by name, and whether it is the listener."""
    return Told(names.player(seat), "you" if seat == names.me else "other")


def tell_seats(names: Names, seats: Sequence[Seat]) -> Told:
    """Several players by name, and whether the listener is among them, alone or not."""
    if names.me in seats:
        is_ = "you" if len(seats) == 1 else "shared"
    else:
        is_ = "other" if seats else "none"
    return Told(", ".join(map(names.player, seats)), is_, len(seats))


def tell_plainly(names: Names, value: Any) -> Told:
    """A number as a number, so that plurals work; anything else as text."""
    if value is None:
        return Told("", "none")
    if isinstance(value, bool):
        return Told(str(value).lower())
    return Told(value if isinstance(value, int | float) else str(value))


def _tell_piece(kind: str, names: Names, piece: Piece) -> Told:
    return Told(names.piece(kind, piece), str(piece))


def _tell_scores(names: Names, scores: Sequence[int]) -> Told:
    return Told(", ".join(f"{names.player(seat)} {each}" for seat, each in enumerate(scores)))


def _tell_each(tell: Tell, names: Names, items: Sequence[Any]) -> Told:
    return Told(", ".join(str(tell(names, item).text) for item in items), count=len(items))


def _tell_unless_none(tell: Tell, names: Names, value: Any) -> Told:
    return Told("", "none") if value is None else tell(names, value)


def _tell_secret(tell: Tell, names: Names, secret: Secret[Any]) -> Told:
    if secret.value is None:
        return Told("", "hidden")
    told = tell(names, secret.value)
    return replace(told, is_=told.is_ or "shown")


@cache
def _tells(struct: type[Struct]) -> dict[str, Tell]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return {field.name: _tell_of(field.type) for field in info.fields}


def _tell_of(info: inspect.Type) -> Tell:
    """How to tell a value of this type."""
    match info:
        case inspect.Metadata():
            return _tell_of_marked(info)
        case inspect.UnionType():
            return _tell_of_union(info)
        case inspect.StructType() if _is_secret(info):
            value = next(field for field in info.fields if field.name == "value")
            return partial(_tell_secret, _tell_of(value.type))
        case inspect.CollectionType():
            item = _tell_of(info.item_type)
            return tell_seats if item is tell_seat else partial(_tell_each, item)
        case _:
            return tell_plainly


def _tell_of_marked(info: inspect.Metadata) -> Tell:
    extra = info.extra or {}
    if extra.get(SEAT):
        return tell_seat
    if extra.get(SCORES):
        return _tell_scores
    if PIECE in extra:
        return partial(_tell_piece, extra[PIECE])
    return _tell_of(info.type)


def _tell_of_union(info: inspect.UnionType) -> Tell:
    """A value that may be absent; of several kinds of value none is told apart."""
    kinds = [kind for kind in info.types if not isinstance(kind, inspect.NoneType)]
    if len(kinds) == 1:
        return partial(_tell_unless_none, _tell_of(kinds[0]))
    return tell_plainly


def _is_secret(info: inspect.StructType) -> bool:
    return getattr(info.cls, "__origin__", info.cls) is Secret
