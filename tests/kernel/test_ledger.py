"""The ledger: every paragraph with its id, its kind and its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from larcin.kernel.errors import BrokenGame
from larcin.kernel.ledger import Ledger, Paragraph, parse_ledger, read_ledger

TEXT = """\
# A game: the ledger

A line of prose is not a row:
RB-9.9

## RB-1 Aim

| id | kind | what it says | how we read it |
| --- | --- | --- | --- |
| RB-1.1 | text | Steal. | Or be stolen from. |
| RB-1.10 | fact | Thieves are many. | |

## RB-R Rulings

| RB-R4b | variant | Steal twice. | Option `twice`. |

## Glossary

| word | French | German | meaning |
"""


def parse(text: str) -> Ledger:
    return parse_ledger(text, "raubern")


def test_rows_are_paragraphs() -> None:
    assert list(parse(TEXT).paragraphs.values()) == [
        Paragraph("RB-1.1", "text", "Steal.", "Or be stolen from."),
        Paragraph("RB-1.10", "fact", "Thieves are many.", ""),
        Paragraph("RB-R4b", "variant", "Steal twice.", "Option `twice`."),
    ]


def test_headings_with_an_id_are_chapters() -> None:
    assert parse(TEXT).chapters == {"RB-1": "Aim", "RB-R": "Rulings"}


@pytest.mark.parametrize(
    ("rule", "known"), [("RB-1.1", True), ("RB-R", True), ("RB-9.9", False), ("RB-0", False)]
)
def test_it_knows_its_paragraphs_and_chapters(rule: str, known: bool) -> None:
    assert parse(TEXT).knows(rule) == known


def test_a_chapter_holds_its_paragraphs() -> None:
    ledger = parse(TEXT)
    assert [each.id for each in ledger.chapter("RB-1")] == ["RB-1.1", "RB-1.10"]
    assert [each.id for each in ledger.chapter("RB-R")] == ["RB-R4b"]


def test_chapter_ten_is_not_chapter_one() -> None:
    ledger = parse("## RB-1 One\n## RB-10 Ten\n| RB-1.2 | text | a | |\n| RB-10.1 | text | b | |")
    assert [each.id for each in ledger.chapter("RB-1")] == ["RB-1.2"]


ROW = "| RB-1.1 | text | Steal. | |"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", " has no paragraph"),
        ("| id | kind | what | how |", " has no paragraph"),
        (f"{ROW}\n{ROW}", ", line 2: there already is a line with the id RB-1.1"),
        (f"## RB-1 One\n## RB-1 Two\n{ROW}", ", line 2: there already is a chapter RB-1"),
        (
            "| RB-1.1 | rumour | Steal. | |",
            ", line 1: RB-1.1 is text, fact, .*, not 'rumour'",
        ),
        ("| RB-1.1 | text | Steal. |", ", line 1: RB-1.1 has 3 cells, not 4"),
        ("| RB-1.1 | text | Steal | or not. | |", ", line 1: RB-1.1 has 5 cells, not 4"),
    ],
)
def test_a_broken_ledger_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BrokenGame, match=f"^raubern/rules.md{sentence}"):
        parse(text)


def test_it_is_read_from_the_games_folder(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(TEXT, encoding="utf-8")
    assert read_ledger(tmp_path) == parse(TEXT)


def test_a_folder_without_a_ledger_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenGame, match=r"rules\.md is missing"):
        read_ledger(tmp_path)
