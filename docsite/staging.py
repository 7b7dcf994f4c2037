"""All pages as Markdown in one folder: those of `docs/`, and those that are made of the code."""

from __future__ import annotations

import posixpath
import re
import shutil
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from docsite.drawing import draw_all
from docsite.ledgers import ledger_pages, page_of
from docsite.look import lay_out
from docsite.programs import examples_page, notebook_page

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
PICTURES: Final = (".jpg", ".png", ".svg")
LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")

Nav: TypeAlias = "list[tuple[str, str | Nav]]"
"""Titles, and the page or the pages behind each."""

BESIDE: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
}
"""Pages that lie beside `docs/`, and what they are called on the site."""

MADE: Final = {
    "README.md": "index.md",
    "docs/decisions": "decisions/index.md",
    "examples": "examples.md",
    "examples/README.md": "examples.md",
    "examples/research.ipynb": "notebook.md",
}
"""What a link may name, and the page that tells of it."""

PLACES: Final[tuple[tuple[str, tuple[tuple[str, str], ...]], ...]] = (
    ("Play", (("Play", "play.md"), ("The games", "games.md"))),
    (
        "Host",
        (
            ("Run a server", "running.md"),
            ("From an empty machine", "hosting.md"),
            ("What was attacked", "trust.md"),
            ("Security", "security.md"),
        ),
    ),
    (
        "Write a bot",
        (
            ("A bot in ten minutes", "write-a-bot.md"),
            ("How strong the bots are", "bots.md"),
            ("Examples", "examples.md"),
        ),
    ),
    (
        "Research",
        (
            ("For researchers", "research.md"),
            ("A notebook", "notebook.md"),
            ("Records of matches", "replays.md"),
        ),
    ),
    (
        "Build",
        (
            ("Add a game", "adding-a-game.md"),
            ("Boards", "boards.md"),
            ("Lessons", "lessons.md"),
            ("Guides", "guides.md"),
            ("Puzzles", "puzzles.md"),
            ("The wire", "wire.md"),
            ("Architecture", "architecture.md"),
            ("The server inside", "server.md"),
            ("Secrecy", "secrecy.md"),
            ("Dependencies", "dependencies.md"),
            ("Contributing", "contributing.md"),
            ("Changes", "changes.md"),
        ),
    ),
    (
        "Reference",
        (
            ("larcin.kernel: matches", "reference/kernel.md"),
            ("larcin.kernel: games", "reference/games.md"),
            ("larcin.bots", "reference/bots.md"),
            ("larcin.client", "reference/client.md"),
            ("larcin.adapters", "reference/adapters.md"),
        ),
    ),
)
"""The pages that somebody has written, in the order of the menu. Those not named come last."""


def stage(folder: Path) -> Nav:
    """Put all pages into this folder, and answer with the menu."""
    folder.mkdir(parents=True)
    for source, page in _written().items():
        target = folder / page
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / source).read_text(encoding="utf-8")
        target.write_text(relink(text, source, page), encoding="utf-8")
    made = {
        "examples.md": relink(examples_page(), "examples/README.md", "examples.md"),
        "notebook.md": relink(notebook_page(), "examples/research.ipynb", "notebook.md"),
        **ledger_pages(),
    }
    for page, text in made.items():
        (folder / page).parent.mkdir(exist_ok=True)
        (folder / page).write_text(text, encoding="utf-8")
    for picture in (DOCS / "pictures").iterdir():
        if picture.suffix in PICTURES:
            _copy(picture, folder / "pictures" / picture.name)
    lay_out(folder / "look")
    pages = sorted(folder.rglob("*.md"))
    draw_all(pages)
    return _menu({page.relative_to(folder).as_posix() for page in pages}, folder)


@cache
def _written() -> dict[str, str]:
    """Each page that somebody has written, from the root of the project, and its place here."""
    inside = {
        page.relative_to(ROOT).as_posix(): page.relative_to(DOCS).as_posix()
        for page in sorted(DOCS.rglob("*.md"))
    }
    return {
        source: page.replace("README.md", "index.md") for source, page in (inside | BESIDE).items()
    }


def relink(text: str, source: str, page: str) -> str:
    """A page whose links lead to where pages lie on the site; what does not lie there is text."""

    def move(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        if "://" in target or target.startswith(("#", "mailto:")):
            return found[0]
        path, _, anchor = target.partition("#")
        place = _place(posixpath.normpath(posixpath.join(posixpath.dirname(source), path)))
        if place is None:
            return words
        address = posixpath.relpath(place, posixpath.dirname(page) or ".")
        return f"{mark}[{words}]({address}{f'#{anchor}' if anchor else ''})"

    return LINK.sub(move, text)


def _place(path: str) -> str | None:
    """Where on the site a file of the project lies."""
    if path.startswith("docs/pictures/"):
        return path.removeprefix("docs/")
    if path.startswith("examples/") and path.endswith(".py"):
        return f"examples.md#{Path(path).stem}"
    if path.startswith("src/larcin/games/") and path.endswith("/rules.md"):
        return page_of(Path(path).parent.name)
    return (_written() | MADE).get(path)


def _menu(pages: set[str], folder: Path) -> Nav:
    rules = [(_title(folder / page), page) for page in sorted(pages) if _is_english_ledger(page)]
    decided = sorted(page for page in pages if page.startswith("decisions/0"))
    named = {page for _, group in PLACES for _, page in group}
    more = sorted(page for page in pages - named if "/" not in page and page != "index.md")
    menu: Nav = [("Start", "index.md")]
    for title, group in PLACES:
        there: Nav = [(name, page) for name, page in group if page in pages]
        if title == "Build":
            there += [(_title(folder / page), page) for page in more]
        menu.append((title, there))
        if title == "Play":
            there += [("Rules", [*rules])]
    listed: Nav = [(_title(folder / page), page) for page in decided]
    return [*menu, ("Decisions", [("All decisions", "decisions/index.md"), *listed])]


def _is_english_ledger(page: str) -> bool:
    return page.startswith("rules/") and page.count(".") == 1


def _title(page: Path) -> str:
    heading = re.search(r"^# (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return heading[1] if heading else page.stem


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
