"""A new game is a whole one from the first minute: it obeys every law and passes every test."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from larcin import cli
from larcin.authoring.newgame import letters_of
from larcin.authoring.template import SLUG, TITLE
from larcin.kernel.laws import random_match
from larcin.kernel.registry import GAMES_PATH, find_game, forget, games

NAME = "monte_en_l_air"
ROOT = Path(__file__).parent.parent.parent
OVER_GAMES = ("tests/test_*.py", "tests/bots/test_bots.py", "tests/bots/test_strength.py")
"""The tests that run over games; those of the server and the page take long, and play them too."""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    assert cli.run(["new-game", NAME, "--title", "Monte-en-l’air", "--in", str(tmp_path)]) == 0
    yield tmp_path / NAME
    forget(NAME)


def test_it_can_be_played_at_once(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    said = capsys.readouterr().out
    assert f"export LARCIN_GAMES={folder.parent.resolve()}\n  larcin play {NAME}\n" in said
    game = find_game(NAME)
    assert (game.title, game.folder) == ("Monte-en-l’air", folder.resolve())
    assert all(random_match(game, number).outcome for number in range(10))


def test_nothing_of_the_game_it_was_made_of_is_left(folder: Path, tmp_path: Path) -> None:
    texts = [
        path.read_text("utf-8") for path in folder.rglob("*") if path.suffix not in (".pyc", "")
    ]
    assert len(texts) > 15
    assert not any(re.search(rf"{SLUG}|{TITLE}|\bVG-", text) for text in texts)


@pytest.mark.slow
def test_it_passes_its_own_tests_and_all_tests_over_games(folder: Path) -> None:
    paths = [str(path) for pattern in OVER_GAMES for path in sorted(ROOT.glob(pattern))]
    places = os.pathsep.join([os.environ[GAMES_PATH], str(folder.parent)])
    pytest_quietly = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [*pytest_quietly, "-k", NAME, *paths, str(folder)],
        cwd=ROOT,
        env=os.environ | {GAMES_PATH: places},
        capture_output=True,
        text=True,
        check=False,
    )
    passed = re.search(r"^(\d+) passed", run.stdout, re.MULTILINE)
    assert passed, run.stdout
    assert int(passed[1]) > 80
    assert run.returncode == 0, run.stdout


def on_the_page(begin: str, end: str) -> str:
    """What `docs/adding-a-game.md` tells to do, for this game."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    return page.partition(begin)[2].partition(end)[0].replace("my_game", NAME)


@pytest.mark.slow
def test_it_passes_the_type_checker_as_the_page_tells(folder: Path) -> None:
    """Somewhere else, so that nothing of larcin's own settings is known."""
    options = on_the_page("python -m mypy ", " ~").split()
    assert "--strict" in options
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "--cache-dir", folder.parent / "cache", folder],
        cwd=folder.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, ""), run.stdout


@pytest.mark.slow
def test_it_becomes_a_package_that_is_found_where_it_is_installed(folder: Path) -> None:
    """A real wheel, by the settings on the page; unpacked is what `pip install` makes of it."""
    place = folder.parent
    (place / "pyproject.toml").write_text(on_the_page("```toml\n", "```"))
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(build, cwd=place, check=True, capture_output=True)
    [wheel] = (place / "dist").glob("*.whl")
    ZipFile(wheel).extractall(place / "installed")
    environment = {**os.environ, "PYTHONPATH": str(place / "installed"), "LC_ALL": "C.UTF-8"}
    environment.pop(GAMES_PATH)
    larcin = [sys.executable, "-m", "larcin"]
    said = [
        subprocess.run(
            [*larcin, *command], env=environment, capture_output=True, text=True, check=True
        ).stdout
        for command in (["games"], ["rules", NAME, "--lang", "de"], ["author", "words", NAME])
    ]
    assert f"larcin play {NAME}" in said[0]
    assert "ME-2.1" in said[1]
    assert said[2] == "Monte-en-l’air has words for everything.\n"


@pytest.mark.parametrize("slug", ["My_Game", "my-game", "7up", "x", "class", "", "a/b", "_game"])
def test_a_bad_name_is_refused(
    slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["new-game", slug, "--in", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert (
        said
        == f"A game's name is small letters, digits and underscores, as my_game, not {slug!r}.\n"
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([next(iter(games()))], "There already is a game called "),
        (["full"], "is there already, and is left as it is."),
        ([NAME, "--in", "nowhere"], "nowhere is not a folder."),
        ([NAME, "--title", "{ $x }"], "A title is one line of words"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    assert cli.run(["new-game", *arguments]) == 2
    assert sentence in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["full"]


@pytest.mark.parametrize(
    ("slug", "letters"), [("my_game", "MG"), ("poker", "PO"), ("a_1", "AX"), ("go2", "GO")]
)
def test_rules_begin_with_two_letters_of_the_name(slug: str, letters: str) -> None:
    assert letters_of(slug) == letters
