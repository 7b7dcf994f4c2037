"""The pages of the docs, as they are written: links lead somewhere, and code does what it says."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

from larcin import arena
from larcin.kernel.registry import find_game, games

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
BESIDE = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    ROOT / "examples" / "README.md",
)
PAGES = (*BESIDE, *sorted(DOCS.rglob("*.md")))
REFERENCE = sorted((DOCS / "reference").glob("*.md"))
FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:)([^)\s]+)\)")


def prose(page: Path) -> str:
    """A page without its code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """What a page can be entered by: its headings, as everybody makes anchors of them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_to_a_page_and_to_a_heading_of_it(page: Path) -> None:
    dead = []
    for link in LINK.findall(prose(page)):
        path, _, anchor = link.partition("#")
        there = page.parent / path if path else page
        if not there.exists() or (anchor and anchor not in anchors(there)):
            dead.append(link)
    assert dead == []


@pytest.mark.parametrize(
    "page", sorted((DOCS / "reference").glob("*.md")), ids=lambda each: each.stem
)
def test_the_reference_names_what_is_there(page: Path) -> None:
    named = re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in named if not _is_there(name)] == []
    assert len(named) == len(set(named))


def _is_there(name: str) -> bool:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        module, _, last = name.rpartition(".")
        return hasattr(importlib.import_module(module), last)
    return True


@pytest.mark.parametrize("package", ["bots", "client"])
def test_the_reference_leaves_out_no_public_name(package: str) -> None:
    page = (DOCS / "reference" / f"{package}.md").read_text(encoding="utf-8")
    public = importlib.import_module(f"larcin.{package}").__all__
    assert [name for name in public if f"::: larcin.{package}.{name}\n" not in page] == []


@pytest.mark.parametrize("page", ["kernel", "games", "bots"])
def test_examples_of_the_reference_run(page: str) -> None:
    path = DOCS / "reference" / f"{page}.md"
    result = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_the_list_of_games_has_each_with_its_seats() -> None:
    listed = (DOCS / "games.md").read_text(encoding="utf-8").splitlines()
    folder = ROOT / "src" / "larcin" / "games"
    ours = [game for game in games().values() if game.folder.parent == folder]
    assert len(ours) == len([line for line in listed if line.startswith("| [")])
    for game in ours:
        row = next(line for line in listed if line.startswith(f"| [{game.title}]"))
        assert f"| {game.players[0]}–{game.players[-1]} | yes | yes |" in row


def test_a_bot_in_ten_minutes_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (DOCS / "write-a-bot.md").read_text(encoding="utf-8")
    files: dict[str, str] = {}
    for name, code in re.findall(r'```python title="(.+?)"\n(.*?)```', page, re.DOTALL):
        files[name] = files.get(name, "") + code
    for name, code in files.items():
        (tmp_path / name).write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    exec(compile(files["look.py"], "look.py", "exec"), {})
    assert "View(" in capsys.readouterr().out
    held = re.findall(r"^larcin arena (\w+) (.+) --deals \d+$", page, re.MULTILINE)
    assert len(held) == page.count("larcin arena")
    for game, bots in held:
        quick = bots.replace(":Dreamer", ":Dreamer:seconds=0.0").split()
        result = arena.play_match(arena.settle(find_game(game), quick), arena.Fixture(0, 0))
        assert any(bot.startswith("my_bot:") for bot in result.bots)
        assert 1 in result.places
