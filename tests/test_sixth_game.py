"""A sixth game touches one folder: it is found by its path, and obeys every law."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import larcin.games
from larcin.authoring.template import FOLDER
from larcin.kernel.game import AnyGame
from larcin.kernel.laws import random_match, stored_match
from larcin.kernel.match import Match
from larcin.kernel.record import read_record, verify
from larcin.kernel.registry import find_game, games

ROOT = Path(__file__).parent.parent


@pytest.fixture
def sixth() -> AnyGame:
    return find_game(FOLDER.name)


def test_it_is_found_where_it_lies(sixth: AnyGame) -> None:
    assert sixth.folder == FOLDER
    assert not FOLDER.is_relative_to(larcin.games.__path__[0])


@pytest.mark.slow
def test_the_whole_run_knows_it_and_so_does_what_it_starts(sixth: AnyGame) -> None:
    assert sixth.slug in games()
    run = subprocess.run(
        [sys.executable, "-m", "larcin", "games"], capture_output=True, text=True, check=True
    )
    assert sixth.title in run.stdout


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
    template = FOLDER.parent  # the sixth game, and what a new one is made of
    elsewhere = [path for path in files if template not in path.parents]
    shared = [path for path in elsewhere if path.relative_to(root).parts[0] != "games"]
    page = [
        path
        for path in (ROOT / "web").rglob("*")
        if path.is_file() and "node_modules" not in path.parts
    ]
    texts = [path for path in (*shared, *page) if path.suffix not in (".pyc", ".png")]
    naming = re.compile(rf"(?i)\b(?:{names})\b")
    assert [path for path in texts if naming.search(path.read_text("utf-8"))] == []
