"""How the fields of a game's structs are told in words, spelt for `web/src/words/facts.ts`."""

from __future__ import annotations

from typing import Any, get_type_hints

from msgspec import inspect

from larcin.kernel.events import Event, Secret, Weight
from larcin.kernel.game import AnyGame
from larcin.kernel.pieces import PIECE, SCORES, SEAT


def tells_of(game: AnyGame) -> dict[str, dict[str, str]]:
    """By struct and field of its moves, events and prospects: how the field is told."""
    kinds = (game.move_type, game.event_type, prospect_type(game))
    return {
        info.cls.__name__: {field.name: tell_of(field.type) for field in info.fields}
        for kind in kinds
        for info in structs_of(kind)
    }


def weights_of(game: AnyGame) -> dict[str, Weight]:
    """By event, how much it matters to who follows the match; what is plain is left out."""
    events = [info.cls for info in structs_of(game.event_type) if issubclass(info.cls, Event)]
    return {each.__name__: each.weight for each in events if each.weight != "plain"}


def prospect_type(game: AnyGame) -> Any:
    """What the game tells about a move beforehand, as a type."""
    return get_type_hints(game.drawing.prospect)["return"]


def structs_of(union: Any) -> list[inspect.StructType]:
    """The structs that a type stands for: itself, or the members of a union."""
    info = inspect.type_info(union)
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [kind for kind in kinds if isinstance(kind, inspect.StructType)]


def tell_of(info: inspect.Type) -> str:
    """How `larcin.words.facts` tells a value of this type."""
    match info:
        case inspect.Metadata():
            extra = info.extra or {}
            if extra.get(SEAT):
                return "seat"
            if extra.get(SCORES):
                return "scores"
            return f"piece:{extra[PIECE]}" if PIECE in extra else tell_of(info.type)
        case inspect.UnionType():
            kinds = [kind for kind in info.types if not isinstance(kind, inspect.NoneType)]
            return f"maybe:{tell_of(kinds[0])}" if len(kinds) == 1 else "plain"
        case inspect.StructType() if getattr(info.cls, "__origin__", info.cls) is Secret:
            value = next(field for field in info.fields if field.name == "value")
            return f"secret:{tell_of(value.type)}"
        case inspect.CollectionType():
            item = tell_of(info.item_type)
            return "seats" if item == "seat" else f"each:{item}"
        case _:
            return "plain"
