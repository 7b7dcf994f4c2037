"""The stored replays of every game: at least one per ending, and each still what it was.

A file's name begins with the rule that decides its match. `larcin author record GAME` makes them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from larcin.authoring.record import replay_paths
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import RULE_ID
from larcin.kernel.record import read_record, record, verify, write_record
from larcin.kernel.registry import games

REPLAYS = [
    pytest.param(game, path, id=f"{game.slug}-{path.stem}")
    for game in games().values()
    for path in replay_paths(game)
]
OLD = sorted((Path(__file__).parent / "records_of_0_1_0").glob("*.json"))
over_every_replay = pytest.mark.parametrize(("game", "path"), REPLAYS)
over_every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)


@over_every_replay
def test_every_move_leads_to_what_is_stored(game: AnyGame, path: Path) -> None:
    match = verify(read_record(path.read_bytes()))
    assert match.game is game
    assert match.outcome is not None


@over_every_replay
def test_a_replay_is_written_again_byte_by_byte(game: AnyGame, path: Path) -> None:
    data = path.read_bytes()
    saved = read_record(data)
    assert write_record(saved) == data
    assert write_record(record(verify(saved))) == data


@over_every_replay
def test_a_replay_ends_as_its_name_says(game: AnyGame, path: Path) -> None:
    saved = read_record(path.read_bytes())
    claim = RULE_ID.match(path.stem)
    assert claim is not None
    assert saved.outcome is not None
    assert saved.outcome.reason == claim[0]


@over_every_game
def test_there_is_a_replay_of_every_ending_and_of_every_number_of_seats(game: AnyGame) -> None:
    saved = [read_record(path.read_bytes()) for path in replay_paths(game)]
    endings = set(game.endings) - {each.outcome.reason for each in saved if each.outcome}
    seats = set(game.players) - {len(each.seats) for each in saved}
    assert not endings | seats, (
        f"{game.folder / 'tests' / 'replays'} has no match that ends by {sorted(endings)}, "
        f"none with {sorted(seats)} seats: `larcin author record {game.slug}` plays them"
    )


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_what_0_1_0_has_stored_is_still_true(path: Path) -> None:
    """It tells less than is told today, but nothing else. (Couronnes has other rules now.)"""
    saved = read_record(path.read_bytes())
    again = record(verify(saved))
    assert again.outcome == saved.outcome
    assert again.events != saved.events
