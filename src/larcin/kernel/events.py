"""What happened, told once to the table and redacted for each pair of eyes."""

from __future__ import annotations

from functools import cache
from operator import is_not
from types import UnionType
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct

from larcin.kernel.pieces import Seat

T = TypeVar("T")
E = TypeVar("E", bound="Event")

PLAIN: Final = frozenset((str, int, bool, type(None), ...))
"""What cannot hide anything; the last one stands for "any number of those before"."""

COMPOUND: Final = (Union, tuple, list, dict)
"""What hides nothing if its parts do not."""


Weight = Literal["decisive", "personal", "plain", "quiet", "along"]
"""How much an event matters to who follows the match on a screen.

*decisive* everybody stops to look: a reveal, the end of a round. *personal* is decisive for the
seats that it names, for whom something is won or lost, and plain for the others. *plain* is a
move. *quiet* is one, too, but no news for who was away: the step before it is. *along* is
bookkeeping: it is shown with what happened before it.
"""


class Event(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something that happened, and the rule that made it happen."""

    rule: str

    weight: ClassVar[Weight] = "plain"

    added: ClassVar[frozenset[str]] = frozenset()
    """The fields that an earlier edition of the game did not tell, so that records made by it are
    without them; `type` among them means that it did not tell this event at all."""


class Secret(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A part of an event that only some seats may see; for the others its value is `None`.

    One shape for those who know and for those who do not, so that neither a client nor a
    bot can tell more than *that* there is something to know, and who knows it.
    """

    value: T | None
    seats: tuple[Seat, ...]


def redact(event: E, seat: Seat | None) -> E:
    """The event as this seat (`None`: a spectator) may hear it."""
    heard: E = _redacted_struct(event, seat)
    return heard


def _redacted(part: Any, seat: Seat | None) -> Any:
    kind = type(part)
    if kind in PLAIN:
        return part  # most parts are words and numbers
    if issubclass(kind, Struct):
        if issubclass(kind, Secret) and seat not in part.seats:
            return Secret(None, part.seats)
        return _redacted_struct(part, seat)
    if issubclass(kind, tuple | list):
        items = [_redacted(item, seat) for item in part]
        if not any(map(is_not, items, part)):
            return part
        return tuple(items) if isinstance(part, tuple) else items
    if issubclass(kind, dict):
        held = {key: _redacted(value, seat) for key, value in part.items()}
        return held if any(map(is_not, held.values(), part.values())) else part
    return part


def _redacted_struct(part: Any, seat: Seat | None) -> Any:
    """The same struct if there is nothing to hide in it, as in most."""
    kind: Any = type(part)
    changed: dict[str, Any] = {}
    for name in _may_hide(kind):
        value = getattr(part, name)
        heard = _redacted(value, seat)
        if heard is not value:
            changed[name] = heard
    return msgspec.structs.replace(part, **changed) if changed else part


@cache
def _may_hide(kind: Any) -> tuple[str, ...]:
    """The fields that are more than words and numbers."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if not _is_plain(hints[name]))


def _is_plain(hint: Any) -> bool:
    """Whether all values of this type are plain; if in doubt, not."""
    if get_origin(hint) is Literal:
        return True
    if isinstance(hint, UnionType) or get_origin(hint) in COMPOUND:
        return all(map(_is_plain, get_args(hint)))
    return hint in PLAIN
