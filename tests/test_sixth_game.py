"""A sixth game touches one folder: it is found by its path, and obeys every law."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import larcin
from larcin.kernel.errors import UnknownGame
from larcin.kernel.game import AnyGame
from larcin.kernel.laws import random_match, stored_match
from larcin.kernel.match import Match
from larcin.kernel.record import read_record, verify
from larcin.kernel.registry import find_game, games
from tests.sixth import FOLDER, registered_sixth

ROOT = Path(__file__).parent.parent


@pytest.fixture
def sixth(tmp_path: Path) -> Iterator[AnyGame]:
    with registered_sixth(tmp_path) as game:
        yield game


def test_it_is_found_where_it_lies(sixth: AnyGame, tmp_path: Path) -> None:
    assert find_game("vide_gousset") is sixth
    assert sixth.folder == (tmp_path / "vide_gousset").resolve()


def test_it_stands_beside_the_others(sixth: AnyGame) -> None:
    assert {"raubern", "vide_gousset"} <= set(games())


def test_it_is_forgotten_afterwards(tmp_path: Path) -> None:
    with registered_sixth(tmp_path):
        pass
    with pytest.raises(UnknownGame, match="'vide_gousset'"):
        find_game("vide_gousset")


def test_every_test_over_games_holds_for_it_too() -> None:
    """Named in the environment, it is found by these tests as the others are."""
    tests = [
        f"tests/test_{name}.py" for name in ("laws", "ledger", "perft", "replays", "vocabulary")
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    run = subprocess.run(
        [*command, "-k", FOLDER.name],
        cwd=ROOT,
        env=os.environ | {"LARCIN_GAMES": str(FOLDER.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert re.search(r"^\d\d+ passed", run.stdout, re.MULTILINE), run.stdout
    assert run.returncode == 0, run.stdout


def test_a_whole_match(sixth: AnyGame) -> None:
    match = Match(sixth, ["Anna", "Bruno", "Clara"], seed=bytes(32))
    while match.outcome is None:
        for seat in match.to_act:
            match.play(seat, match.moves(seat)[0])
    assert len(match.log) == 9


def test_random_matches_obey_every_law(sixth: AnyGame) -> None:
    assert all(random_match(sixth, number).outcome for number in range(50))


def test_stored_replays_obey_every_law_and_show_every_ending(sixth: AnyGame) -> None:
    paths = (sixth.folder / "tests" / "replays").glob("*.json")
    replays = [read_record(path.read_bytes()) for path in paths]
    outcomes = [stored_match(saved, sixth).outcome for saved in replays]
    assert outcomes == [verify(saved).outcome for saved in replays]
    assert {outcome.reason for outcome in outcomes if outcome} == set(sixth.endings)


def test_nothing_outside_its_folder_names_a_game() -> None:
    root = Path(larcin.__file__).parent
    names = "|".join(
        re.escape(name) for game in games().values() for name in (game.slug, game.title)
    )
    built = root / "server" / "site"  # the page for browsers, made out of all games
    files = [path for path in root.rglob("*") if path.is_file() and built not in path.parents]
    shared = [path for path in files if path.relative_to(root).parts[0] != "games"]
    page = [
        path
        for path in (ROOT / "web").rglob("*")
        if path.is_file() and "node_modules" not in path.parts
    ]
    texts = [path for path in (*shared, *page) if path.suffix not in (".pyc", ".png")]
    naming = re.compile(rf"(?i)\b(?:{names})\b")
    assert [path for path in texts if naming.search(path.read_text("utf-8"))] == []
