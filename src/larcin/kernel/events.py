"""What happened, told once to the table and redacted for each pair of eyes."""

from __future__ import annotations

from operator import is_not
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from larcin.kernel.pieces import Seat

T = TypeVar("T")
E = TypeVar("E", bound="Event")


class Event(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something that happened, and the rule that made it happen."""

    rule: str


class Secret(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A part of an event that only some seats may see; for the others its value is `None`.

    One shape for those who know and for those who do not, so that neither a client nor a
    bot can tell more than *that* there is something to know, and who knows it.
    """

    value: T | None
    seats: tuple[Seat, ...]


def redact(event: E, seat: Seat | None) -> E:
    """The event as this seat (`None`: a spectator) may hear it."""
    heard: E = _redacted(event, seat)
    return heard


def _redacted(part: Any, seat: Seat | None) -> Any:
    if isinstance(part, str | int):
        return part  # most parts are words and numbers
    if isinstance(part, Secret) and seat not in part.seats:
        return Secret(None, part.seats)
    if isinstance(part, Struct):
        fields = {name: getattr(part, name) for name in part.__struct_fields__}
        heard = {name: _redacted(value, seat) for name, value in fields.items()}
        changed = {name: value for name, value in heard.items() if value is not fields[name]}
        return msgspec.structs.replace(part, **changed) if changed else part
    if isinstance(part, tuple | list):
        items = [_redacted(item, seat) for item in part]
        if not any(map(is_not, items, part)):
            return part
        return tuple(items) if isinstance(part, tuple) else items
    if isinstance(part, dict):
        held = {key: _redacted(value, seat) for key, value in part.items()}
        return held if any(map(is_not, held.values(), part.values())) else part
    return part
