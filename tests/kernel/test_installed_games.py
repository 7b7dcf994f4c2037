"""A game that is installed as a package is found by its entry point, and plays like any other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from larcin.authoring.template import FOLDER, SLUG
from larcin.kernel.registry import GAMES_PATH

NAME = "monte_en_l_air"
PROGRAM = f"""
from larcin.bots import ask, make_bot
from larcin.kernel.match import Match
from larcin.kernel.registry import broken_games, find_game, games
from larcin.kernel.rng import QuickRng

game = find_game("{NAME}")
match = Match(game, 2, seed=bytes(32))
while match.outcome is None:
    seat = match.to_act[0]
    match.play(seat, ask(make_bot("greedy"), game, match.observe(seat), QuickRng(1)))
print(game.folder, len(games()), dict(broken_games()))
"""

pytestmark = pytest.mark.slow  # each starts a Python of its own


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """A folder as `pip install` leaves it: a package, and beside it what is known of it."""
    copytree(FOLDER, tmp_path / NAME, ignore=ignore_patterns("__pycache__", "tests"))
    init = tmp_path / NAME / "__init__.py"
    init.write_text(init.read_text().replace(f'slug="{SLUG}"', f'slug="{NAME}"'))
    known = tmp_path / f"{NAME}-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text(f"[larcin.games]\n{NAME} = {NAME}\n")
    return tmp_path


def run(packages: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(packages), "LC_ALL": "C.UTF-8"}
    environment.pop(GAMES_PATH)
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )


def test_it_is_found_and_played(packages: Path) -> None:
    done = run(packages, "-c", PROGRAM)
    assert done.returncode == 0, done.stderr
    assert str(packages / NAME) in done.stdout
    assert done.stdout.strip().endswith("6 {}")


def test_bots_play_it_in_the_arena(packages: Path, tmp_path: Path) -> None:
    journal = str(tmp_path / "journal.jsonl")
    arena = ("-m", "larcin", "arena", NAME, "greedy", "random", "--deals", "2", "--workers", "1")
    done = run(packages, *arena, "--resume", journal)
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("nothing = nothing", "names no package that is installed"),
        (f"another = {NAME}", f"must have the name of the game's folder: {NAME}"),
        ("raubern = json", "there already is one called raubern"),
    ],
)
def test_a_wrong_entry_is_told_and_the_others_go_on(
    packages: Path, entry: str, sentence: str
) -> None:
    (packages / f"{NAME}-1.0.dist-info" / "entry_points.txt").write_text(
        f"[larcin.games]\n{entry}\n"
    )
    done = run(packages, "-m", "larcin", "games")
    assert done.returncode == 0, done.stderr
    assert sentence in done.stdout
    assert "larcin play raubern" in done.stdout


def test_a_broken_package_is_told_with_its_line(packages: Path) -> None:
    rules = packages / NAME / "rules.py"
    rules.write_text(rules.read_text().replace("def deal", "define deal"))
    done = run(packages, "-m", "larcin", "play", NAME)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{NAME}/rules.py, line ")
    assert done.stderr.count("\n") == 1
