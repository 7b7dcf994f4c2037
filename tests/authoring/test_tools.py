"""What is made out of a game: current for the games there are, made anew for one that lacks it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import json

from larcin import cli
from larcin.authoring.files import drifted
from larcin.authoring.minutes import Minutes, measure
from larcin.authoring.newgame import new_game
from larcin.authoring.positions import position_files
from larcin.authoring.record import replay_paths, stored_replays
from larcin.authoring.types import type_files
from larcin.kernel.game import AnyGame
from larcin.kernel.record import read_record, verify
from larcin.kernel.registry import forget, games

pytestmark = pytest.mark.slow

NAME = "monte_en_l_air"
BOARDS = [game for game in games().values() if (game.folder / "ui").is_dir()]
over_every_board = pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.slug)
over_every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[AnyGame]:
    """A game without anything that can be made out of it."""
    game = new_game(NAME, None, tmp_path)
    for made in ("perft.txt", "vocabulary.txt"):
        (game.folder / "tests" / made).unlink()
    shutil.rmtree(game.folder / "tests" / "replays")
    yield game
    forget(NAME)


def run(*arguments: object) -> int:
    return cli.run(["author", *map(str, arguments)])


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """What it refused with, in one sentence."""
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


@over_every_board
def test_a_boards_types_are_current(game: AnyGame) -> None:
    assert drifted(type_files(game)) == [], f"`larcin author types {game.slug}` writes them"


@over_every_board
def test_minutes_are_measured_for_every_number_of_seats(game: AnyGame) -> None:
    found = json.decode((game.folder / "ui" / "minutes.json").read_bytes(), type=Minutes)
    assert list(found.seats) == [str(seats) for seats in game.players]
    assert all(0 < alone <= together for alone, together in found.seats.values())
    alone, together = measure(game, 2, game.options())
    assert 1 < alone <= together < 120


@over_every_board
def test_a_boards_positions_are_current(game: AnyGame) -> None:
    made = position_files(game)
    assert drifted(made) == [], f"`larcin author positions {game.slug}` writes them"


@over_every_game
def test_a_replay_can_be_made_of_the_first_ending(game: AnyGame, tmp_path: Path) -> None:
    out = tmp_path / "replay.json"
    assert run("record", game.slug, "--ending", game.endings[0], "--to", out) == 0
    assert verify(read_record(out.read_bytes())).outcome is not None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--ending", "XX-1"], "never ends by XX-1"),
        (["--ending", "{ending}", "--seats", "99"], "not 99"),
        (["--ending", "{ending}", "--option", "no-such-option"], "no-such-option"),
        (["--seats", "2"], "are for a match of one --ending"),
    ],
)
def test_a_replay_that_cannot_be_made_is_refused_in_a_sentence(
    bare: AnyGame, wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("record", bare.slug, *(arg.format(ending=bare.endings[0]) for arg in wrong)) == 2
    assert said in told(capsys)
    assert replay_paths(bare) == []


def test_all_that_a_bare_game_lacks_is_made_at_once(
    bare: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("make", bare.slug, "--check") == 2
    assert "vocabulary.txt" in told(capsys)
    assert run("make", bare.slug) == 0
    assert "perft.txt" in capsys.readouterr().out
    saved = stored_replays(bare)
    assert {each.outcome.reason for each in saved if each.outcome} == set(bare.endings)
    assert {len(each.seats) for each in saved} == set(bare.players)
    assert run("make", bare.slug, "--check") == 0
    assert not (bare.folder / "ui").exists()


def test_counts_that_no_longer_hold_are_put_right(bare: AnyGame) -> None:
    path = bare.folder / "tests" / "perft.txt"
    path.write_text("# by hand\n2 - 3 0 2 7      # a remark\n")
    assert run("perft", bare.slug, "--check") == 2
    assert run("perft", bare.slug) == 0
    lines = path.read_text().splitlines()
    assert lines[:2] == ["# by hand", "2 - 3 0 2 6      # a remark"]
    assert [line.split()[0] for line in lines[2:]] == ["3", "4", "5"]


def test_a_line_that_is_no_count_is_named(
    bare: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    (bare.folder / "tests" / "perft.txt").write_text("\n2 - many\n")
    assert run("perft", bare.slug) == 2
    assert "perft.txt, line 2: six numbers are wanted" in told(capsys)


def test_numbers_of_moves_do_not_change_unseen(
    bare: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    path = bare.folder / "tests" / "vocabulary.txt"
    path.write_text("1 5 abcdef\n")
    assert run("vocabulary", bare.slug) == 2
    assert "raise rules_version above 1" in told(capsys)
    assert run("make", bare.slug, "--anew") == 0
    assert path.read_text().startswith("1 6 ")
    path.write_text("0 5 abcdef\n")
    assert run("vocabulary", bare.slug) == 0
    assert path.read_text().startswith("1 6 ")


def test_types_and_positions_are_made_for_a_board_to_come(
    bare: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("positions", bare.slug) == 2
    assert "has no replays: `larcin author record monte_en_l_air` first" in told(capsys)
    assert run("record", bare.slug) == 0
    for tool in ("types", "positions"):
        assert run(tool, bare.slug) == 0
        assert run(tool, bare.slug, "--check") == 0
    assert "card: Card" in (bare.folder / "ui" / "types.ts").read_text()
    old = bare.folder / "ui" / "positions" / "old.json"
    old.write_text("{}")
    assert run("positions", bare.slug) == 0
    assert not old.exists()
    (bare.folder / "ui" / "most.json").write_text('{"purse": 99}')
    assert run("positions", bare.slug) == 0
    assert '"purse":99' in (old.parent / "most.json").read_text()


def test_missing_words_are_listed_as_lines_to_fill_in(
    bare: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("words", bare.slug) == 0
    path = bare.folder / "text" / "fr.ftl"
    kept = path.read_text(encoding="utf-8").partition("event-Dealt")[0]
    path.write_text(kept, encoding="utf-8")
    capsys.readouterr()
    assert run("words", bare.slug) == 2
    said = capsys.readouterr()
    assert re.fullmatch(r"Monte en l air: fr.ftl lacks \d+ messages.\n", said.err)
    assert (
        "# $seat $seat_is(you, other) $hand $hand_is(shown, hidden) $hand_count(not if hidden)\n"
        in said.out
    )
    assert "# $card $card_is(its value)\nrefusal-not-in-hand = …\n" in said.out
    assert "# One coin goes into the purse.\nrule-ME-2_1 = …\n    .reading = …\n" in said.out


def test_missing_words_are_added_and_stay_missing_until_they_are_filled_in(
    bare: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    path = bare.folder / "text" / "de.ftl"
    text = path.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("move-Lay"))
    path.write_text(text.replace(line, "move-Lie = liegen"), encoding="utf-8")
    assert run("words", bare.slug, "--add") == 2
    said = capsys.readouterr().err
    assert "de.ftl has words that nobody says: move-Lie" in said
    last = len(path.read_text(encoding="utf-8").splitlines())
    assert f"de.ftl is to be filled in at line {last};" in said
    written = path.read_text(encoding="utf-8").replace("move-Lie = liegen\n", "")
    path.write_text(written.replace("move-Lay = …", line), encoding="utf-8")
    assert run("words", bare.slug) == 0


def test_words_that_cannot_always_be_said_are_found(
    bare: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    """A spectator does not see the hand, nor how many cards there are."""
    path = bare.folder / "text" / "fr.ftl"
    text = path.read_text(encoding="utf-8")
    counted = text.replace("event-Dealt =", "event-Dealt = { $hand_count }:")
    path.write_text(counted, encoding="utf-8")
    assert run("words", bare.slug) == 2
    unknown = "In fr.ftl, event-Dealt cannot be said: Unknown external: hand_count"
    assert told(capsys) == f"Monte en l air: {unknown}.\n"


def test_words_that_are_never_told_are_found(
    bare: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    path = bare.folder / "text" / "en.ftl"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("event-Taken =", "event-Taken = { $coin }"), encoding="utf-8")
    assert run("words", bare.slug) == 2
    said = "Monte en l air: en.ftl says what it is not told: event-Taken: $coin.\n"
    assert told(capsys) == said


def test_a_judge_is_fitted_only_where_there_is_one(
    bare: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("fit", bare.slug) == 2
    assert "has no judge with weights" in told(capsys)
    assert run("tune", bare.slug, "NAME") == 2
    assert "has no skill" in told(capsys)
