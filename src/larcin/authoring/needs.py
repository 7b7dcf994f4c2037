"""What a game must have words for: the keys that follow from its types, rules and refusals."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from larcin.guides.guide import guide_of, part_key, shown_key
from larcin.kernel import picture
from larcin.kernel.errors import IllegalMove
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.kernel.options import choices
from larcin.kernel.pieces import PIECE
from larcin.lessons import lessons_of
from larcin.lessons.law import TITLE
from larcin.lessons.telling import lesson_key
from larcin.words.catalogue import message_key
from larcin.words.tells import structs_of
from larcin.words.words import LEDGER_LANGUAGE

REFUSALS = {IllegalMove.__name__, *(kind.__name__ for kind in IllegalMove.__subclasses__())}


def needed_keys(game: AnyGame, language: str) -> set[str]:
    """Every key that this game's catalogue needs; `key.attribute` is an attribute."""
    return {
        "title",
        "blurb",
        "score",
        *(message_key(*named) for named in named_in_reckonings(game.folder)),
        *(key for key, is_needed in _keys_of_pieces(game) if is_needed),
        *_keys_of_moves(game),
        *(message_key("event", event.__name__) for event in structs(game.event_type)),
        *(message_key("ask", step.rule) for step in game.script.steps if step.ask is not None),
        *(message_key("ending", rule) for rule in game.endings),
        *(message_key("refusal", reason) for reason in refusal_reasons(game.folder)),
        *_keys_of_options(game),
        *_keys_of_view(game),
        *_keys_of_lessons(game),
        *_keys_of_guide(game),
        *(() if language == LEDGER_LANGUAGE else _keys_of_ledger(game)),
    }


def _keys_of_lessons(game: AnyGame) -> Iterator[str]:
    for lesson in lessons_of(game.folder).values():
        yield message_key("lesson", lesson.name)
        for step in lesson.steps:
            yield lesson_key(lesson, step)
            yield f"{lesson_key(lesson, step)}.{TITLE}"
            yield from (lesson_key(lesson, step, poor.say) for poor in step.poor)


def _keys_of_guide(game: AnyGame) -> Iterator[str]:
    for part in guide_of(game.folder).parts:
        yield part_key(part)
        yield f"{part_key(part)}.{TITLE}"


COUNTED = ("hand", "loot", "time", "seats")
"""What the page counts with an icon: it tells of them by itself where a game has words for it."""


STARTS = ("start-want", "start-turn", "start-ends")
"""What the page tells in thirty seconds, each beside a drawing: `ui/start/Want.svelte` and so on.
Where a game has one of them, it has all."""


def optional_keys(game: AnyGame) -> set[str]:
    """What may have words, but needs none: numbers, an event that heads others in the log, what
    stands above a question, how few moves it names and what it calls them, what a thing on the
    table is, with the rule that it follows, what somebody new is told, and what to look at where a
    paragraph is shown."""
    abouts = set(_keys_of_abouts(game))
    asks = [message_key("ask", step.rule) for step in game.script.steps if step.ask is not None]
    return {
        *(f"{key}.{attribute}" for key in asks for attribute in ("title", "few")),
        *(message_key("few", move.__name__) for move in structs(game.move_type)),
        *(shown_key(shown) for shown in guide_of(game.folder).shown),
        *abouts,
        *(f"{key}.rule" for key in abouts),
        *(key for key, _ in _keys_of_pieces(game)),
        *(
            message_key("option", choice.name, value)
            for choice in choices(game.options)
            for value in choice.values
        ),
        *(message_key("heading", event.__name__) for event in structs(game.event_type)),
        *(message_key("faded", event.__name__) for event in structs(game.event_type)),
        *(message_key("along", event.__name__) for event in structs(game.event_type)),
        *STARTS,
        "goal",
        *_keys_of_firsts(game),
    }


def structs(union: Any) -> list[type[Struct]]:
    """The structs that a type stands for: itself, or the members of a union."""
    return [info.cls for info in structs_of(union)]


def refusal_reasons(folder: Path) -> set[str]:
    """The reason of every refusal that the code in this folder can give."""
    return set(refusal_facts(folder))


def refusal_facts(folder: Path) -> dict[str, list[str]]:
    """By reason, the facts that all its refusals name in the call itself: `{"card": move.card}`."""
    found: dict[str, list[str]] = {}
    texts = [path.read_text(encoding="utf-8") for path in sources(folder)]
    for call in (each for text in texts for each in _refusals_in(text)):
        _, reason, *facts = call.args
        if isinstance(reason, ast.Constant):
            names = [name for each in facts for name in _names_in(each)]
            others = found.setdefault(str(reason.value), names)
            found[str(reason.value)] = [name for name in others if name in names]
    return found


def named_in_reckonings(folder: Path) -> set[tuple[str, str]]:
    """The parts of scores and the ties that the code in this folder names: `("part", "pile")`."""
    found: set[tuple[str, str]] = set()
    for path in sources(folder):
        for call in _calls_in(path.read_text(encoding="utf-8")):
            for name, at in (("Part", 0), ("Tie", 1)):
                what = call.args[at] if len(call.args) > at else None
                is_it = isinstance(call.func, ast.Name) and call.func.id == name
                if is_it and isinstance(what, ast.Constant):
                    found.add((name.lower(), str(what.value)))
    return found


@cache
def _calls_in(text: str) -> tuple[ast.Call, ...]:
    return tuple(node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))


@cache
def _refusals_in(text: str) -> tuple[ast.Call, ...]:
    return tuple(call for call in _calls_in(text) if _is_refusal(call) and len(call.args) > 1)


def _names_in(facts: ast.expr) -> list[str]:
    keys = facts.keys if isinstance(facts, ast.Dict) else []
    return [str(key.value) for key in keys if isinstance(key, ast.Constant)]


def sources(folder: Path) -> list[Path]:
    """The code of a folder, without its tests."""
    paths = sorted(folder.rglob("*.py"))
    return [path for path in paths if "tests" not in path.relative_to(folder).parts]


def _is_refusal(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in REFUSALS


def _keys_of_moves(game: AnyGame) -> Iterator[str]:
    kinds = structs(game.move_type)
    for kind in kinds:
        yield message_key("move", kind.__name__)
        if len(kinds) > 1:
            yield message_key("pick", kind.__name__)
        for field in kind.__struct_fields__:
            yield message_key("pick", kind.__name__, field)


def _keys_of_abouts(game: AnyGame) -> Iterator[str]:
    """Of every kind of piece and every piece, every move, every seat and what is counted there."""
    for root in (game.event_type, game.move_type, game.view_type):
        for kind, values in _pieces_of(inspect.type_info(root)):
            yield message_key("about", kind)
            yield from (message_key("about", kind, value) for value in values)
    for move in structs(game.move_type):
        yield message_key("about-move", move.__name__)
    yield from (message_key("about", each) for each in ("seat", *COUNTED))


def _keys_of_firsts(game: AnyGame) -> Iterator[str]:
    """What is explained once: an event, and a question; each with what it points at."""
    for event in structs(game.event_type):
        key = message_key("first", event.__name__)
        yield from (key, f"{key}.look", f"{key}.each")
    for step in game.script.steps:
        key = message_key("first-ask", step.rule)
        yield from (key, f"{key}.look") if step.ask is not None else ()


def _keys_of_options(game: AnyGame) -> Iterator[str]:
    for choice in choices(game.options):
        key = message_key("option", choice.name)
        yield from (key, f"{key}.help")
        yield from (message_key(key, value) for value in choice.values if isinstance(value, str))


def _keys_of_ledger(game: AnyGame) -> Iterator[str]:
    ledger = read_ledger(game.folder)
    yield from (message_key("chapter", chapter) for chapter in ledger.chapters)
    for paragraph in ledger.paragraphs.values():
        key = message_key("rule", paragraph.id)
        yield from (key, f"{key}.reading") if paragraph.reading else (key,)


def _keys_of_pieces(game: AnyGame) -> Iterator[tuple[str, bool]]:
    """The key of every piece, and whether it needs words: a number is its own name."""
    for root in (game.event_type, game.move_type, game.view_type):
        for kind, values in _pieces_of(inspect.type_info(root)):
            yield from ((message_key(kind, value), isinstance(value, str)) for value in values)


def _keys_of_view(game: AnyGame) -> Iterator[str]:
    """The names of what lies on the table, for a game without a drawing of its own."""
    if game.drawing.table is picture.draw_fields:
        yield from map(picture.label_key, picture.drawn_fields(game.view_type))


def _pieces_of(info: inspect.Type) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Each kind of piece that a value of this type may name, with all its values."""
    if isinstance(info, inspect.Metadata) and info.extra and PIECE in info.extra:
        yield info.extra[PIECE], _values_of(info.type)
        return
    for part in _parts(info):
        yield from _pieces_of(part)


def _parts(info: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types that a type is made of."""
    match info:
        case inspect.Metadata():
            return (info.type,)
        case inspect.StructType():
            return tuple(field.type for field in info.fields)
        case inspect.UnionType():
            return info.types
        case inspect.TupleType():
            return info.item_types
        case inspect.CollectionType():
            return (info.item_type,)
        case inspect.DictType():
            return (info.key_type, info.value_type)
        case _:
            return ()


def _values_of(info: inspect.Type) -> tuple[Any, ...]:
    if isinstance(info, inspect.LiteralType):
        return tuple(info.values)
    if isinstance(info, inspect.IntType) and info.ge is not None and info.le is not None:
        return tuple(range(info.ge, info.le + 1))
    raise TypeError(f"the values of a piece must be words or numbers with bounds, not {info}")
