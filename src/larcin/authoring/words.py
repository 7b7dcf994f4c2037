"""The words that a game still lacks, as lines to be copied into its catalogues and filled in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser, ast as ftl
from msgspec import inspect

from larcin.authoring.needs import needed_keys
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.words.catalogue import message_file, message_key
from larcin.words.tells import prospect_type, structs_of, tell_of

LATER: Final = "…"


def written_keys(game: AnyGame, language: str) -> list[str]:
    """Every message of a catalogue, and `key.attribute` for every attribute."""
    text = message_file(game.folder, language).read_text(encoding="utf-8")
    messages = [each for each in FluentParser().parse(text).body if isinstance(each, ftl.Message)]
    keys = []
    for message in messages:
        name = message.id.name
        keys += [name, *(f"{name}.{each.id.name}" for each in message.attributes)]
    return keys


def missing_keys(game: AnyGame, language: str) -> list[str]:
    """The keys that a catalogue needs and has not, sorted."""
    return sorted(needed_keys(game, language) - set(written_keys(game, language)))


def missing_lines(game: AnyGame, language: str) -> list[str]:
    """The same as lines in Fluent's format, each message with the facts that it is told."""
    keys, hints = missing_keys(game, language), _hints(game)
    lines = []
    for key in keys:
        name, _, attribute = key.partition(".")
        if attribute:
            beside = name in keys
            lines += [] if beside else [f"# an attribute that {name} lacks", f"{name} = {LATER}"]
            lines.append(f"    .{attribute} = {LATER}")
        else:
            lines += [f"# {hints[name]}"] if name in hints else []
            lines.append(f"{name} = {LATER}")
    return lines


def _hints(game: AnyGame) -> dict[str, str]:
    """What each message is told, and what each paragraph says in English."""
    ledger = read_ledger(game.folder)
    hints = {message_key("rule", each.id): each.says for each in ledger.paragraphs.values()}
    hints |= {message_key("chapter", each): title for each, title in ledger.chapters.items()}
    for ending in game.endings:
        hints[message_key("ending", ending)] = "$winners $winners_is(you, shared, other)"
    prospects = [fact for info in structs_of(prospect_type(game)) for fact in _facts(info)]
    for info in structs_of(game.move_type):
        hints[message_key("move", info.cls.__name__)] = " ".join([*_facts(info), *prospects])
    for info in structs_of(game.event_type):
        hints[message_key("event", info.cls.__name__)] = " ".join(_facts(info))
    return {key: hint for key, hint in hints.items() if hint}


def _facts(info: inspect.StructType) -> Iterator[str]:
    """`$seat $seat_is(you, other) $cards $cards_count`, read off the types of the fields."""
    for field in info.fields:
        if field.name == "rule":
            continue
        tell = tell_of(field.type)
        secret, maybe = tell.startswith("secret:"), tell.startswith("maybe:")
        tell = tell.removeprefix("secret:").removeprefix("maybe:")
        words = [*WHO.get(tell.partition(":")[0], ["shown"] if secret else [])]
        words += ["hidden"] if secret else ["none"] if maybe else []
        yield f"${field.name}"
        if words:
            yield f"${field.name}_is({', '.join(words)})"
        if tell.startswith(("each:", "seats")):
            yield f"${field.name}_count"


WHO: Final = {
    "seat": ("you", "other"),
    "seats": ("you", "shared", "other", "none"),
    "piece": ("its value",),
}
