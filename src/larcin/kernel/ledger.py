"""The ledger of a game, `rules.md`: every paragraph with its id, its kind and its words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from larcin.kernel.errors import BrokenGame

KINDS: Final = ("text", "fact", "ruling", "variant")
BINDING: Final = ("text", "ruling", "variant")
RULE_ID: Final = re.compile(r"\b[A-Z]{2}-[0-9A-Z]\w*(?:\.\w+)*\b")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One line of the ledger: what the rulebook or a ruling says, and how we read it."""

    id: str
    kind: str
    says: str
    reading: str


@dataclass(frozen=True, slots=True)
class Ledger:
    """All paragraphs of a game in their order, and the chapters they stand in."""

    chapters: dict[str, str]
    """The chapter's title, by the id of its first part: `RB-3`."""

    paragraphs: dict[str, Paragraph]

    def knows(self, rule: str) -> bool:
        """Whether this id is a paragraph or a chapter of the ledger."""
        return rule in self.paragraphs or rule in self.chapters

    def chapter_of(self, rule: str) -> str:
        """The id of the chapter that this paragraph stands in: `RB-3` of `RB-3.10`."""
        return max((each for each in self.chapters if rule.startswith(each)), key=len, default="")

    def chapter(self, rule: str) -> list[Paragraph]:
        """The paragraphs of a chapter."""
        return [each for each in self.paragraphs.values() if self.chapter_of(each.id) == rule]


@cache
def read_ledger(folder: Path) -> Ledger:
    """The ledger in this game's folder."""
    path = folder / "rules.md"
    if not path.is_file():
        raise BrokenGame(f"{folder.name}/rules.md is missing: it is the game's ledger.")
    return parse_ledger(path.read_text(encoding="utf-8"), folder.name)


def parse_ledger(text: str, name: str) -> Ledger:
    """Chapters are headings that begin with an id; paragraphs are rows of four cells."""
    chapters: dict[str, str] = {}
    paragraphs: dict[str, Paragraph] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        where = f"{name}/rules.md, line {number}:"
        heading = re.fullmatch(r"## ([A-Z]{2}-\w+) (.+)", line)
        if heading:
            if heading[1] in chapters:
                raise BrokenGame(f"{where} there already is a chapter {heading[1]}.")
            chapters[heading[1]] = heading[2]
        row = _row(line, where)
        if row is None:
            continue
        if row.id in paragraphs:
            raise BrokenGame(f"{where} there already is a line with the id {row.id}.")
        if row.kind not in KINDS:
            raise BrokenGame(f"{where} {row.id} is {', '.join(KINDS)}, not {row.kind!r}.")
        paragraphs[row.id] = row
    if not paragraphs:
        raise BrokenGame(f"{name}/rules.md has no paragraph, as `| AB-1.1 | text | … | … |`.")
    return Ledger(chapters, paragraphs)


def _row(line: str, where: str) -> Paragraph | None:
    cells = [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]
    if "|" not in line or not RULE_ID.fullmatch(cells[0]):
        return None
    if len(cells) != 4:
        raise BrokenGame(f"{where} {cells[0]} has {len(cells)} cells, not 4.")
    return Paragraph(*cells)
