"""Every game's ledger, code, tests and words agree on the rules.

A citation is a rule id anywhere in a file: in a docstring, a comment, a string or a key.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import BINDING, RULE_ID, read_ledger
from larcin.kernel.registry import games

TEXT_FILES: Final = {".py", ".md", ".ftl", ".json", ".txt", ".ts", ".svelte"}
TRANSLATIONS: Final = ("fr", "de")
"""The ledger itself is in English."""

LONGEST_QUOTATION: Final = 15

over_every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)
over_every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


def files_of(game: AnyGame) -> Iterator[Path]:
    """Every file in a game's folder that may cite a rule."""
    for path in sorted(game.folder.rglob("*")):
        if path.suffix in TEXT_FILES and "__pycache__" not in path.parts:
            yield path


def cited_in(path: Path) -> set[str]:
    """The rules that a file cites, in its text or in its name."""
    return rule_ids(path.name.removesuffix(path.suffix)) | rule_ids(
        path.read_text(encoding="utf-8"), dots_are_underscores=path.suffix == ".ftl"
    )


def rule_ids(text: str, *, dots_are_underscores: bool = False) -> set[str]:
    """All rule ids in a text. A key cannot have dots: `rule-RB-3_4` cites RB-3.4."""
    found = {each.removesuffix(".json") for each in RULE_ID.findall(text)}  # the name of a file
    return {each.replace("_", ".") for each in found} if dots_are_underscores else found


def modules_of(game: AnyGame, *, tests: bool) -> Iterator[Path]:
    """The game's code, or the tests of it."""
    for path in files_of(game):
        is_test = "tests" in path.relative_to(game.folder).parts
        if path.suffix == ".py" and is_test == tests:
            yield path


def cited_by_tests_in(path: Path) -> set[str]:
    """The rules that the docstrings of tests cite: those that a test says it is about."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    return {
        rule
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for rule in rule_ids(ast.get_docstring(node) or "")
    }


def binding(game: AnyGame) -> set[str]:
    """The paragraphs that code and tests must cite."""
    paragraphs = read_ledger(game.folder).paragraphs
    return {rule for rule, each in paragraphs.items() if each.kind in BINDING}


def messages_of(game: AnyGame, language: str) -> dict[str, Message]:
    """A game's messages in one language, by their key."""
    text = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def with_prefix(prefix: str, keys: dict[str, Message]) -> set[str]:
    """The rules that the keys with this prefix are about."""
    found = {key.removeprefix(prefix) for key in keys if key.startswith(prefix)}
    return {each.replace("_", ".") for each in found}


# -- Citations ------------------------------------------------------------------------------


@over_every_game
def test_every_rule_cited_is_in_the_ledger(game: AnyGame) -> None:
    ledger = read_ledger(game.folder)
    unknown = {
        f"{path.relative_to(game.folder)} cites {rule}"
        for path in files_of(game)
        for rule in cited_in(path)
        if not ledger.knows(rule)
    }
    assert sorted(unknown) == []


@over_every_game
def test_every_binding_paragraph_is_cited_by_code(game: AnyGame) -> None:
    cited = {rule for path in modules_of(game, tests=False) for rule in cited_in(path)}
    assert sorted(binding(game) - cited) == []


@over_every_game
def test_every_binding_paragraph_has_a_test(game: AnyGame) -> None:
    tested = {rule for path in modules_of(game, tests=True) for rule in cited_by_tests_in(path)}
    assert sorted(binding(game) - tested) == []


@over_every_game
def test_every_step_is_called_by_its_name(game: AnyGame) -> None:
    bare = [
        f"{path.relative_to(game.folder)}:{node.lineno}"
        for path in modules_of(game, tests=False)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == "Step" and isinstance(node.args[0], ast.Constant)
    ]
    assert bare == [], "names of steps belong into steps.py"


# -- The ledger itself ----------------------------------------------------------------------


@over_every_game
def test_every_paragraph_stands_in_a_chapter(game: AnyGame) -> None:
    ledger = read_ledger(game.folder)
    assert all(ledger.chapter_of(rule) in ledger.chapters for rule in ledger.paragraphs)
    assert all(ledger.chapter(chapter) for chapter in ledger.chapters)


@over_every_game
def test_every_paragraph_says_something(game: AnyGame) -> None:
    assert all(each.says for each in read_ledger(game.folder).paragraphs.values())


@over_every_game
def test_quotations_are_short(game: AnyGame) -> None:
    for path in files_of(game):
        for quotation in re.findall(r"«([^»]*)»", path.read_text(encoding="utf-8")):
            assert len(quotation.split()) <= LONGEST_QUOTATION, f"{path}: «{quotation}»"


# -- Its translations -----------------------------------------------------------------------


@over_every_translation
@over_every_game
def test_every_paragraph_is_translated(game: AnyGame, language: str) -> None:
    paragraphs = read_ledger(game.folder).paragraphs
    messages = messages_of(game, language)
    assert with_prefix("rule-", messages) == set(paragraphs)
    for rule, paragraph in paragraphs.items():
        message = messages[f"rule-{rule.replace('.', '_')}"]
        attributes = [each.id.name for each in message.attributes]
        assert message.value is not None
        assert attributes == (["reading"] if paragraph.reading else []), rule


@over_every_translation
@over_every_game
def test_every_chapter_is_translated(game: AnyGame, language: str) -> None:
    titles = with_prefix("chapter-", messages_of(game, language))
    assert titles == set(read_ledger(game.folder).chapters)


@over_every_game
def test_the_ledger_is_not_written_twice_in_english(game: AnyGame) -> None:
    messages = messages_of(game, "en")
    assert not with_prefix("rule-", messages) | with_prefix("chapter-", messages)


# -- These tests bite -----------------------------------------------------------------------


def test_rule_ids_are_found_wherever_they_stand() -> None:
    assert rule_ids('"""[AB-3.10] [AB-R4b] and AB-F.4.b."""') == {"AB-3.10", "AB-R4b", "AB-F.4.b"}
    assert rule_ids("AB-3.4-2-seats") == {"AB-3.4"}
    assert rule_ids("rule-AB-3_10 =", dots_are_underscores=True) == {"AB-3.10"}
    assert not rule_ids("UTF-8, a 3-2 lead")
