"""Every law, over every registered game: random matches and stored replays.

`larcin check GAME --matches 10000` runs the same laws for as long as one likes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import get_args

import pytest

from larcin.kernel.events import Weight
from larcin.kernel.game import AnyGame
from larcin.kernel.laws import LAWS, random_match, stored_match
from larcin.kernel.record import read_record
from larcin.kernel.registry import games

POSITIONS, EVERY = 900, 4
"""Of random matches, in each chunk, and the share looked at: all games should be tested quickly,
long ones too. Stored replays are looked at whole."""

CHUNKS = 4
SLOW_CHUNKS = [pytest.param(chunk, marks=pytest.mark.slow) for chunk in range(1, CHUNKS)]

GAMES = tuple(games().values())
REPLAYS = [
    pytest.param(game, path, id=f"{game.slug}-{path.stem}")
    for game in GAMES
    for path in sorted((game.folder / "tests" / "replays").glob("*.json"))
]


@pytest.mark.parametrize("chunk", [0, *SLOW_CHUNKS])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_random_matches_obey_every_law(game: AnyGame, chunk: int) -> None:
    positions = 0
    for number in count(chunk, CHUNKS):
        match = random_match(game, number, every=EVERY)
        assert match.outcome is not None
        positions += len(match.log)
        if positions > POSITIONS:
            break


@pytest.mark.slow
@pytest.mark.parametrize(("game", "path"), REPLAYS)
def test_stored_replays_obey_every_law(game: AnyGame, path: Path) -> None:
    saved = read_record(path.read_bytes())
    assert stored_match(saved, game).outcome == saved.outcome


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_has_replays(game: AnyGame) -> None:
    assert list((game.folder / "tests" / "replays").glob("*.json"))


PRINT_STATES = """
import sys
from larcin.kernel.laws import random_match
from larcin.kernel.registry import find_game
from larcin.kernel.table import encode_table
for number in range(3):
    print(encode_table(random_match(find_game(sys.argv[1]), number, {}).table).hex())
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_order_of_sets_decides_nothing(game: AnyGame) -> None:
    """Hashes of text differ from process to process, and with them the order of sets."""

    def states(hash_seed: str) -> str:
        command = [sys.executable, "-c", PRINT_STATES, game.slug]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert states("1") == states("2") != ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_event_has_a_weight_that_screens_know(game: AnyGame) -> None:
    kinds = get_args(game.event_type)
    assert kinds
    assert {kind.weight for kind in kinds} <= set(get_args(Weight))


def test_every_law_says_what_it_is() -> None:
    assert all(law.__doc__ for law in LAWS.values())
