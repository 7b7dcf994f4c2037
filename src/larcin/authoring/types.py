"""What a board is written against: a game's types as TypeScript, and facts about it as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import inspect, json

from larcin.authoring.files import Made
from larcin.authoring.typescript import Declarations
from larcin.kernel.game import AnyGame
from larcin.server.api.games import game_info
from larcin.words.tells import prospect_type, structs_of, tell_of, weights_of

MADE: Final = (
    "// Made from Python's types by `larcin author types`; a test sees that it is current.\n"
)
PLAINLY: Final = ("plain", "maybe:plain")
"""How fields are told that need no mention: plain words and numbers."""


def type_files(game: AnyGame) -> Made:
    """`ui/types.ts` and `ui/info.json`."""
    return {
        game.folder / "ui" / "types.ts": game_types(game).encode(),
        game.folder / "ui" / "info.json": json.encode(game_info(game)) + b"\n",
    }


def game_types(game: AnyGame) -> str:
    """The view, the moves, the events and the prospects of a game."""
    declarations = Declarations()
    view = declarations.type_of(inspect.type_info(game.view_type))
    named = {
        "AnyMove": game.move_type,
        "AnyEvent": game.event_type,
        "AnyProspect": prospect_type(game),
    }
    unions = [] if view == "View" else [f"export type View = {view};"]
    for name, union in named.items():
        told = declarations.type_of(inspect.type_info(union))
        unions.append(f"export type {name} = {told};")
    unions.append("\n".join(_tells(named.values())))
    unions.append("\n".join(_weights(game)))
    before = [
        'import type { Secret } from "@/wire";',
        'import type { Weights } from "@/telling";',
        'import type { Tells } from "@/words/facts";',
    ]
    return MADE + declarations.written(before, unions)


def _weights(game: AnyGame) -> Iterator[str]:
    """How much each event matters."""
    yield "/** How much an event matters to who follows the match; the others are plain. */"
    yield "export const weights: Weights = {"
    for event, weight in weights_of(game).items():
        yield f'  {event}: "{weight}",'
    yield "};"


def _tells(unions: Any) -> Iterator[str]:
    """Of each struct, the fields that are more than plain words and numbers."""
    yield "/** How the fields of moves, events and prospects are told in words. */"
    yield "export const tells: Tells = {"
    for info in (info for union in unions for info in structs_of(union)):
        told = {field.name: tell_of(field.type) for field in info.fields}
        more = {name: each for name, each in told.items() if each not in PLAINLY}
        if more:
            spelt = ", ".join(
                f"{name}: {json.encode(each).decode()}" for name, each in more.items()
            )
            yield f"  {info.cls.__name__}: {{ {spelt} }},"
    yield "};"
