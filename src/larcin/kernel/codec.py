"""JSON in and out: tagged, and refusing what it does not know."""

from __future__ import annotations

import re
from functools import cache
from threading import Lock
from typing import Any, Final, TypeVar, cast

import msgspec

from larcin.kernel.errors import BadMessage

T = TypeVar("T")

_encoder = msgspec.json.Encoder(order="deterministic")
_making: Final = Lock()
"""What msgspec notes on a class is not whole while it is made; a second thread crashes on it."""


@cache
def _decoder(as_type: Any) -> msgspec.json.Decoder[Any]:
    """Made once for each type: making it takes far longer than reading a message."""
    with _making:
        return msgspec.json.Decoder(as_type)


def encode(value: Any) -> bytes:
    """The value as JSON; equal values have equal bytes."""
    return _encoder.encode(value)


def decode(data: bytes | str, as_type: type[T] | Any) -> T:
    """A value of this type from JSON, or `BadMessage` naming the field that is wrong."""
    try:
        kind: Any = as_type
        return cast("T", _decoder(kind).decode(data))
    except msgspec.DecodeError as error:
        raise bad_message(error) from None
    except UnicodeError:
        raise BadMessage("", "This is not text in UTF-8.") from None
    except RecursionError:
        raise BadMessage("", "This is nested too deeply.") from None


def convert(value: Any, as_type: type[T] | Any, *, strict: bool = True) -> T:
    """The same from plain lists and dicts; not `strict` also reads numbers from text."""
    kind: Any = as_type
    _decoder(kind)  # which makes all that msgspec has to know of the type, one thread at a time
    try:
        return cast("T", msgspec.convert(value, type=as_type, strict=strict))
    except msgspec.ValidationError as error:
        raise bad_message(error) from None
    except RecursionError:
        raise BadMessage("", "This is nested too deeply.") from None


def bad_message(error: msgspec.MsgspecError) -> BadMessage:
    """One sentence that names the field, out of msgspec's message."""
    found = re.fullmatch(r"(.*?)(?: - at `(?:key in )?\$\.?(.*)`)?", _readable(str(error)))
    assert found is not None
    reason, field = found[1].rstrip("."), found[2] or ""
    unknown = re.search(r"unknown field `(.*)`", reason)
    if unknown:
        field = f"{field}.{unknown[1]}" if field else unknown[1]
        return BadMessage(field, f"Field {field} is unknown.")
    where = f"Field {field}: " if field else ""
    return BadMessage(field, f"{where}{reason[0].lower() if where else reason[0]}{reason[1:]}.")


def _readable(text: str) -> str:
    """Without what would play tricks on a terminal: it may repeat what a stranger sent."""
    shown = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text)
    return shown if len(shown) <= 300 else f"{shown[:150]} … {shown[-150:]}"
