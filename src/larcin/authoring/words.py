"""The words that a game still lacks, as lines to be copied into its catalogues and filled in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import inspect

from larcin.authoring.needs import (
    STARTS,
    named_in_reckonings,
    needed_keys,
    optional_keys,
    refusal_facts,
    sources,
)
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.words.catalogue import message_file, message_key
from larcin.words.tells import prospect_type, structs_of, tell_of

LATER: Final = "…"
WORD: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*|\d+")
MOST_WORDS: Final = {"start": 14, "goal": 10, "first": 20}
"""By the head of a key: what somebody new is told can be read at a glance."""

FACT: Final = re.compile(r"\$\w+")
RULE: Final = "$rule"
"""Every event is told it; so few say it that no comment offers it."""


def written_keys(game: AnyGame, language: str) -> list[str]:
    """Every message of a catalogue, and `key.attribute` for every attribute."""
    entries = _parsed(_text(game, language)).body
    keys = []
    for message in [each for each in entries if isinstance(each, ftl.Message)]:
        name = message.id.name
        keys += [name, *(f"{name}.{each.id.name}" for each in message.attributes)]
    return keys


@cache
def _parsed(text: str) -> ftl.Resource:
    """A catalogue taken apart, which takes longer than all that is asked about it."""
    return FluentParser().parse(text)


def _text(game: AnyGame, language: str) -> str:
    return message_file(game.folder, language).read_text(encoding="utf-8")


def unfilled_lines(game: AnyGame, language: str) -> list[int]:
    """The lines of a catalogue whose words are still to come."""
    lines = enumerate(_text(game, language).splitlines(), start=1)
    return [number for number, line in lines if line.endswith(f"= {LATER}")]


def idle_keys(game: AnyGame, language: str) -> list[str]:
    """The messages that nobody says: neither the game's types and rules, nor its code or board."""
    known = needed_keys(game, language) | optional_keys(game) | _mentioned(game, language)
    strings = strings_in(*sources(game.folder)) | strings_on_screens(game.folder / "ui")
    keys = [key for key in written_keys(game, language) if key not in known]
    return [key for key in keys if not is_said(_as_said(key), strings)]


def _as_said(key: str) -> str:
    """As the code calls it: a part of a reckoning and a tie by their own names, and what a thing
    on the table is without the rule that is told with it."""
    about = key.removesuffix(".rule") if key.startswith("about-") else key
    return about.removeprefix("part-").removeprefix("tie-")


def missing_keys(game: AnyGame, language: str) -> list[str]:
    """The keys that a catalogue needs and has not, sorted."""
    return sorted(needed_keys(game, language) - set(written_keys(game, language)))


def untold_facts(game: AnyGame, language: str) -> list[str]:
    """What messages say without ever being told it, as `event-Taken: $coin`.

    That of refusals is known to the code alone.
    """
    told = _told(game)
    entries = _parsed(_text(game, language)).body
    return [
        f"{message.id.name}: {fact}"
        for message in entries
        if isinstance(message, ftl.Message) and message.id.name in told
        for fact in sorted(_said_by(message) - set(FACT.findall(told[message.id.name])) - {RULE})
    ]


def long_messages(game: AnyGame, language: str) -> list[str]:
    """What is told to somebody new in too many words, as `goal: 12 words, not at most 10`."""
    found = []
    for message in _parsed(_text(game, language)).body:
        if not isinstance(message, ftl.Message) or message.value is None:
            continue
        most = MOST_WORDS.get(message.id.name.partition("-")[0])
        count = _most_words_of(message.value)
        if most is not None and count > most:
            found.append(f"{message.id.name}: {count} words, not at most {most}")
    return found


def _most_words_of(pattern: ftl.Pattern) -> int:
    """How many words it says at the most; what it is told counts as one."""
    count = 0
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            count += len(WORD.findall(element.value))
        elif isinstance(element.expression, ftl.SelectExpression):
            count += max(_most_words_of(each.value) for each in element.expression.variants)
        elif not isinstance(element.expression, ftl.StringLiteral):
            count += 1
    return count


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


def with_lines(path: Path, lines: list[str]) -> bytes:
    """A catalogue with these lines at its end."""
    return "\n".join([path.read_text(encoding="utf-8").rstrip(), "", *lines, ""]).encode()


def _hints(game: AnyGame) -> dict[str, str]:
    """What each message is told, and what each paragraph says in English."""
    ledger = read_ledger(game.folder)
    hints = {message_key("rule", each.id): each.says for each in ledger.paragraphs.values()}
    hints |= {message_key("chapter", each): title for each, title in ledger.chapters.items()}
    for reason, names in refusal_facts(game.folder).items():
        facts = (f"${name} ${name}_is(its value)" for name in names)
        hints[message_key("refusal", reason)] = " ".join(facts)
    return {key: hint for key, hint in (hints | _told(game)).items() if hint}


def _told(game: AnyGame) -> dict[str, str]:
    """The facts of every ending, part of a score, move and event."""
    winners = "$winners $winners_is(you, shared, other) $winners_count"
    told = {message_key("ending", ending): winners for ending in game.endings}
    told["score"] = "$points"
    told |= {
        message_key(*named): "$piece $count $points" if named[0] == "part" else ""
        for named in named_in_reckonings(game.folder)
    }
    prospects = [fact for info in structs_of(prospect_type(game)) for fact in _facts(info)]
    for info in structs_of(game.move_type):
        told[message_key("move", info.cls.__name__)] = " ".join([*_facts(info), *prospects])
        told[message_key("few", info.cls.__name__)] = " ".join(_facts(info))
    for info in structs_of(game.event_type):
        facts = " ".join(_facts(info))
        for head in ("event", "heading", "faded", "along", "first"):
            told[message_key(head, info.cls.__name__)] = facts
    told |= dict.fromkeys(("goal", *STARTS), "")
    told |= {message_key("first-ask", step.rule): "" for step in game.script.steps}
    return told


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
            absent = "hidden" if secret else "none" if maybe else ""
            yield f"${field.name}_count" + (f"(not if {absent})" if absent else "")


WHO: Final = {
    "seat": ("you", "other"),
    "seats": ("you", "shared", "other", "none"),
    "piece": ("its value",),
}


# -- What is said ---------------------------------------------------------------------------


class References(Visitor):
    """The messages and the facts (`$coins`) that messages mention."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.facts: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(f"${node.id.name}")


def _said_by(message: ftl.Message) -> set[str]:
    references = References()
    references.visit(message)
    return references.facts


def _mentioned(game: AnyGame, language: str) -> set[str]:
    references = References()
    references.visit(_parsed(_text(game, language)))
    return references.found


def strings_in(*files: Path) -> frozenset[str]:
    """Every string in this code, and the head of every f-string with a * after it."""
    found = set()
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value) + "*")
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


def strings_on_screens(folder: Path) -> frozenset[str]:
    """The same of the code for browsers: "key", and `board-${...}` as `board-*`."""
    paths = [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    whole = {key for text in texts for key in re.findall(r"""["'`]([a-z][a-z-]+)["'`]""", text)}
    heads = {f"{key}*" for text in texts for key in re.findall(r"`([a-z][a-z-]*-)\${", text)}
    return frozenset(whole | heads)


def is_said(key: str, strings: frozenset[str]) -> bool:
    """Whether the code can say this key: as it stands, or by its beginning (`bot-`)."""
    return key in strings or key.startswith(_heads_of(strings))


@cache
def _heads_of(strings: frozenset[str]) -> tuple[str, ...]:
    return tuple(each[:-1] for each in strings if re.fullmatch(r"[a-z-]+-\*", each))
