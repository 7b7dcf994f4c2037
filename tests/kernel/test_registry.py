"""Games are found by walking folders, and each is checked before anybody sits down."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import larcin.games
from larcin.authoring.template import FOLDER
from larcin.kernel.errors import BrokenGame, UnknownGame
from larcin.kernel.registry import (
    GAMES_PATH,
    broken_games,
    find_game,
    forget,
    games,
    register,
    search_again,
)

NAME = "monte_en_l_air"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A whole game under a name of its own, to be broken."""
    place = tmp_path / NAME
    copytree(FOLDER, place, ignore=ignore_patterns("__pycache__", "tests"))
    rewrite(place / "__init__.py", 'slug="vide_gousset"', f'slug="{NAME}"')
    yield place
    forget(NAME)


def rewrite(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


# -- Finding --------------------------------------------------------------------------------


def test_every_folder_of_games_is_a_game() -> None:
    folders = {path.parent.name for path in Path(larcin.games.__path__[0]).glob("*/__init__.py")}
    assert set(games()) == folders | {FOLDER.name}
    assert list(games()) == sorted(games())
    assert not broken_games()


def test_a_registered_game_is_found_by_its_name(folder: Path) -> None:
    assert register(folder) is find_game(NAME)


def test_a_registered_game_may_be_forgotten(folder: Path) -> None:
    register(folder)
    forget(NAME)
    assert NAME not in games()
    assert not hasattr(larcin.games, NAME)


def test_a_game_stays_where_it_is_when_one_goes_elsewhere(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder.parent)
    assert register(Path(NAME)).folder == folder.resolve()


def test_the_neighbours_of_a_registered_game_are_left_alone(folder: Path) -> None:
    (folder.parent / "neighbour").mkdir()
    (folder.parent / "neighbour" / "__init__.py").write_text("raise SystemExit")
    register(folder)
    assert "neighbour" not in games()


def test_a_place_in_the_environment_is_searched(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder.parent / "notes.py").write_text("raise SystemExit")  # a file is not a game
    monkeypatch.setenv(GAMES_PATH, str(folder.parent))
    monkeypatch.setattr(larcin.games, "__path__", [*larcin.games.__path__])
    search_again()
    assert NAME in games()


def test_a_place_that_is_not_there_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GAMES_PATH, str(tmp_path / "nowhere"))
    search_again()
    (sentence,) = map(str, broken_games().values())
    assert sentence.endswith("nowhere, which is not a folder.")
    assert len(games()) > 1
    with pytest.raises(BrokenGame, match="nowhere, which is not a folder"):
        find_game(str(tmp_path / "nowhere"))


@pytest.mark.parametrize(
    ("slug", "hint"),
    [
        ("raubren", "did you mean raubern?"),
        ("RAUBERN", "did you mean raubern?"),
        ("chess", f"the games are: {', '.join(games())}"),
        ("", f"the games are: {', '.join(games())}"),
        ("\x1b[2J", r"no game called '\x1b[2J'"),
    ],
)
def test_an_unknown_game_is_named_with_a_hint(slug: str, hint: str) -> None:
    with pytest.raises(UnknownGame) as error:
        find_game(slug)
    assert hint in str(error.value)


# -- Broken games ---------------------------------------------------------------------------

BROKEN: dict[str, tuple[str, str, str, str]] = {
    "no game": ("__init__.py", "GAME: Final", "PLAY: Final", "/__init__.py has no GAME"),
    "another name": ("__init__.py", f'"{NAME}"', '"couronnes"', "calls itself couronnes"),
    "no players": ("data.py", "range(2, 6)", "range(0)", "players must be a range"),
    "a number of players": ("data.py", "range(2, 6)", "5", "players must be a range"),
    "seatless players": ("data.py", "range(2, 6)", "range(0, 4)", "players must be a range"),
    "odd players": ("data.py", "range(2, 6)", "range(2, 6, 2)", "players must be a range"),
    "no function": ("__init__.py", "view=view.view", "view=None", "view must be a function"),
    "a field too many": ("__init__.py", "GAME: Final", "Game(boks=1)\nGAME: Final", "TypeError"),
    "an unknown ending": ("__init__.py", '"VG-R1"', '"VG-R9"', "ending VG-R9 is not in rules.md"),
    "an unknown step": ("steps.py", '"VG-2.2"', '"VG-9.9"', "VG-9.9 is not in rules.md"),
    "a bad ledger": ("rules.md", "| VG-1.1 | text", "| VG-1.1 | tale", "VG-1.1 is text, fact"),
    "a ruling without a chapter": (
        "rules.md",
        "## VG-R Rulings",
        "## Rulings",
        "VG-R1 stands in no chapter: it needs a heading, as `## VG-R Title`",
    ),
    "an endless option": ("state.py", "lowest: bool", "lowest: int", "option lowest must be"),
    "an open option": ("state.py", "bool = False", "bool", "lowest needs a default"),
    "a wrong default": ("state.py", "bool = False", "bool = None", "lowest needs a default"),
    "a syntax error": ("rules.py", "def deal", "define deal", "invalid syntax"),
    "a missing module": ("rules.py", "from .data", "from .date", "No module"),
    "a missing name": ("rules.py", "from .data import BOX", "from .data import BOKS", "BOKS"),
    "an unknown name": ("rules.py", "DEALING, resolve=deal", "DEALING, resolve=dael", "'dael'"),
    "a program": ("data.py", "from typing", "raise SystemExit; from typing", "SystemExit"),
    "a wrong script": ("steps.py", '"VG-1.2"', '"VG-3.1"', "a rule of its own"),
    "no message": ("text/de.ftl", "event-Stayed =", "Stayed:", "a message is `key = words`"),
    "an open brace": ("text/fr.ftl", "move-Lay = ", "move-Lay = {", "a { of move-Lay is never"),
    "a brace too many": ("text/en.ftl", "move-Lay = ", "move-Lay = }", "there is a } too many"),
    "words twice": ("text/en.ftl", "move-Lay", "title", "title stands already in line 1"),
    "no title": ("text/fr.ftl", "title =", "titre =", "/fr.ftl: the message 'title' is missing"),
}
WITHOUT_LINE = {"a wrong script"} | {
    what
    for what, (*_, sentence) in BROKEN.items()
    if re.search("no chapter|GAME|itself|players|function|ending|option|default|/fr.ftl", sentence)
}
"""Where the whole file is wrong, or the place is not that of the mistake."""


def break_game(folder: Path, what: str) -> str:
    """Break a game so; what the sentence must have: where it is, and what is wrong."""
    file, old, new, sentence = BROKEN[what]
    before = (folder / file).read_text(encoding="utf-8").partition(old)[0]
    rewrite(folder / file, old, new)
    if what in WITHOUT_LINE:
        return f"^{NAME}.*{re.escape(sentence)}.*[.]$"
    return f"^{NAME}/{file}, line {before.count(chr(10)) + 1}: .*{re.escape(sentence)}.*[.]$"


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_game_is_refused_in_a_sentence(what: str, folder: Path) -> None:
    sentence = break_game(folder, what)
    with pytest.raises(BrokenGame, match=sentence):
        register(folder)


@pytest.mark.parametrize("what", BROKEN)
def test_the_others_go_on_beside_a_broken_game(
    what: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = break_game(folder, what)
    others = dict(games())
    monkeypatch.setenv(GAMES_PATH, os.pathsep.join([os.environ[GAMES_PATH], str(folder.parent)]))
    monkeypatch.setattr(larcin.games, "__path__", [*larcin.games.__path__])
    search_again()
    assert dict(games()) == others
    assert re.match(sentence, str(broken_games()[NAME]))
    with pytest.raises(BrokenGame, match=sentence):
        find_game(NAME)


def test_a_folder_with_rules_alone_is_a_game_to_come(folder: Path) -> None:
    (folder / "__init__.py").unlink()
    with pytest.raises(BrokenGame, match=f"{NAME}/__init__.py is missing"):
        register(folder)


@pytest.mark.parametrize("file", ["text/fr.ftl", "text/en.ftl", "text/de.ftl", "rules.md"])
def test_a_missing_file_is_named(file: str, folder: Path) -> None:
    (folder / file).unlink()
    with pytest.raises(BrokenGame, match=f"{file} is missing"):
        register(folder)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenGame, match="The game in nothing cannot be loaded"):
        register(tmp_path / "nothing")


def test_a_broken_game_leaves_no_trace(folder: Path) -> None:
    before = dict(games())
    rewrite(folder / "__init__.py", f'"{NAME}"', '"couronnes"')
    with pytest.raises(BrokenGame):
        register(folder)
    assert dict(games()) == before
    rewrite(folder / "__init__.py", '"couronnes"', f'"{NAME}"')
    assert register(folder).slug == NAME


def test_no_game_takes_the_name_of_another(tmp_path: Path) -> None:
    with pytest.raises(BrokenGame, match="There already is a game called raubern"):
        register(tmp_path / "raubern")
