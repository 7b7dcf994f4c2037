"""The stored replays of every game: at least one per ending, and each still what it was.

A file's name begins with the rule that decides its match. `python -m tests.record` makes one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import RULE_ID
from larcin.kernel.record import read_record, record, verify, write_record
from larcin.kernel.registry import games
from tests.record import main


def replays_of(game: AnyGame) -> list[Path]:
    """The stored replays in this game's folder."""
    return sorted((game.folder / "tests" / "replays").glob("*.json"))


REPLAYS = [
    pytest.param(game, path, id=f"{game.slug}-{path.stem}")
    for game in games().values()
    for path in replays_of(game)
]
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
def test_there_is_a_replay_of_every_ending(game: AnyGame) -> None:
    saved = [read_record(path.read_bytes()) for path in replays_of(game)]
    assert {each.outcome.reason for each in saved if each.outcome} == set(game.endings)


@over_every_game
def test_there_is_a_replay_of_every_number_of_seats(game: AnyGame) -> None:
    saved = [read_record(path.read_bytes()) for path in replays_of(game)]
    assert {len(each.seats) for each in saved} == set(game.players)


@over_every_game
def test_a_replay_can_be_made_of_the_first_ending(game: AnyGame, tmp_path: Path) -> None:
    out = tmp_path / "replay.json"
    assert main([game.slug, "--ending", game.endings[0], str(out)]) == 0
    assert verify(read_record(out.read_bytes())).outcome is not None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--ending", "XX-1"], "never ends by XX-1"),
        (["--ending", "{ending}", "--seats", "99"], "not 99"),
        (["--ending", "{ending}", "--option", "no-such-option"], "no-such-option"),
    ],
)
@over_every_game
def test_a_replay_that_cannot_be_made_is_refused_in_a_sentence(
    game: AnyGame, wrong: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "replay.json"
    args = [arg.format(ending=game.endings[0]) for arg in wrong]
    assert main([game.slug, *args, str(out)]) == 2
    assert said in capsys.readouterr().err
    assert not out.exists()
