"""The server's messages as TypeScript: `python -m tests.web.types` writes all files anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import inspect, json

from larcin import wire
from larcin.kernel.game import AnyGame
from larcin.kernel.record import Record
from larcin.kernel.registry import LANGUAGES, games
from larcin.server.http import game_info
from tests.web.typescript import Declarations, structs_of, tell_of

ROOT = Path(__file__).parent.parent.parent
MADE = (
    "// Made from Python's types by `python -m tests.web.types`; a test sees that it is current.\n"
)
SECRET = """\
/** A part of an event that only some seats may see; for the others its value is null. */
export interface Secret<T> {
  readonly value: T | null;
  readonly seats: readonly number[];
}"""


def files() -> dict[Path, str]:
    """Every generated file, with what it should hold."""
    made = {ROOT / "web" / "src" / "wire.ts": wire_types()}
    for game in games().values():
        made[game.folder / "ui" / "types.ts"] = game_types(game)
        made[game.folder / "ui" / "info.json"] = json.encode(game_info(game)).decode() + "\n"
    return made


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
    return _write([f"export type Language = {languages};", SECRET], declarations, unions)


def _is_message(kind: Any) -> bool:
    bases = (wire.Wire, wire.FromClient, wire.FromServer)
    return isinstance(kind, type) and issubclass(kind, wire.Wire) and kind not in bases


def game_types(game: AnyGame) -> str:
    """The view, the moves, the events and the prospects of a game."""
    declarations = Declarations()
    view = declarations.type_of(inspect.type_info(game.view_type))
    hint = get_type_hints(game.drawing.prospect)["return"]
    named = {"AnyMove": game.move_type, "AnyEvent": game.event_type, "AnyProspect": hint}
    unions = [] if view == "View" else [f"export type View = {view};"]
    for name, union in named.items():
        told = declarations.type_of(inspect.type_info(union))
        unions.append(f"export type {name} = {told};")
    unions.append("\n".join(_tells(named.values())))
    before = [
        'import type { Secret } from "@/wire";',
        'import type { Tells } from "@/words/facts";',
    ]
    return _write(before, declarations, unions)


def _tells(unions: Any) -> Iterator[str]:
    """Of each struct, the fields that are more than plain words and numbers."""
    yield "/** How the fields of moves, events and prospects are told in words. */"
    yield "export const tells: Tells = {"
    for info in (info for union in unions for info in structs_of(union)):
        told = {field.name: tell_of(field.type) for field in info.fields}
        more = {name: each for name, each in told.items() if each not in ("plain", "maybe:plain")}
        if more:
            spelt = ", ".join(
                f"{name}: {json.encode(each).decode()}" for name, each in more.items()
            )
            yield f"  {info.cls.__name__}: {{ {spelt} }},"
    yield "};"


def _write(before: list[str], declarations: Declarations, after: list[str]) -> str:
    parts = ["\n".join(before), *declarations.declared.values(), *after]
    return MADE + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
