"""The server's messages as TypeScript: `python -m tests.web.wire_types` writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

from msgspec import inspect, json

from larcin import wire
from larcin.authoring.typescript import Declarations
from larcin.kernel.record import Record
from larcin.kernel.registry import LANGUAGES

PATH = Path(__file__).parent.parent.parent / "web" / "src" / "wire.ts"
MADE = (
    "// Made from Python's types by `python -m tests.web.wire_types`; "
    "a test sees that it is current.\n"
)
SECRET = """\
/** A part of an event that only some seats may see; for the others its value is null. */
export interface Secret<T> {
  readonly value: T | null;
  readonly seats: readonly number[];
}"""


def wire_types() -> str:
    """All that crosses the wire but for what games put into it."""
    declarations = Declarations(optional=(wire.FromClient,))
    kinds = [kind for kind in vars(wire).values() if _is_message(kind)]
    for kind in (*kinds, Record):
        declarations.type_of(inspect.type_info(kind))
    unions = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};"
        for name, union in (
            ("ClientMessage", wire.ClientMessage),
            ("ServerMessage", wire.ServerMessage),
        )
    ]
    languages = " | ".join(json.encode(each).decode() for each in LANGUAGES)
    return MADE + declarations.written([f"export type Language = {languages};", SECRET], unions)


def _is_message(kind: Any) -> bool:
    bases = (wire.Wire, wire.FromClient, wire.FromServer)
    return isinstance(kind, type) and issubclass(kind, wire.Wire) and kind not in bases


if __name__ == "__main__":
    PATH.write_text(wire_types(), encoding="utf-8")
