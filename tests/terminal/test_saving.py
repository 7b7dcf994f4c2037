"""Records in files: never half written, and found again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from larcin.files import NotSaved, UnreadableFile
from larcin.kernel.errors import BadRecord
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.record import record, verify
from larcin.terminal.saving import (
    load,
    matches_folder,
    new_path,
    newest_unfinished,
    save,
)


@pytest.fixture
def match(sixth: AnyGame) -> Match:
    return Match(sixth, ["Anna", "Irma (greedy)"], seed=bytes(32))


def finish(match: Match) -> None:
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])


@pytest.mark.parametrize(
    ("environment", "place"),
    [
        ({"LARCIN_STATE": "/a", "XDG_STATE_HOME": "/b"}, Path("/a/matches")),
        ({"XDG_STATE_HOME": "/b"}, Path("/b/larcin/matches")),
        ({}, Path.home() / ".local/state/larcin/matches"),
        ({"LARCIN_STATE": "", "XDG_STATE_HOME": ""}, Path.home() / ".local/state/larcin/matches"),
    ],
)
def test_records_have_a_place(environment: dict[str, str], place: Path) -> None:
    assert matches_folder(environment) == place


def test_what_is_saved_is_loaded(folder: Path, match: Match) -> None:
    path = new_path(folder, match)
    save(path, match)
    assert load(path) == record(match)
    assert [each.name for each in folder.iterdir()] == [path.name]


def test_a_name_tells_the_game_and_the_deal(folder: Path, match: Match) -> None:
    assert new_path(folder, match).name.endswith(f"-{match.game.slug}-{match.commitment[:8]}.json")


def test_a_crash_while_writing_leaves_the_old_record(
    folder: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_path(folder, match)
    save(path, match)
    before = path.read_bytes()

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full_disk)
    finish(match)
    with pytest.raises(NotSaved, match=r"cannot be written: no space left on device\."):
        save(path, match)
    assert path.read_bytes() == before


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, match: Match) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotSaved, match=r"file/x\.json cannot be written"):
        save(tmp_path / "file" / "x.json", match)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match=r"none\.json cannot be read: no such file"):
        load(tmp_path / "none.json")


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match="is a directory"):
        load(tmp_path)


def test_a_broken_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{")
    with pytest.raises(BadRecord, match=r"broken\.json: This is not a record"):
        load(path)


def test_the_newest_unfinished_match_is_found(folder: Path, sixth: AnyGame) -> None:
    old, new, over = (Match(sixth, 2, seed=bytes([each] * 32)) for each in range(3))
    finish(over)
    for age, match in enumerate([over, new, old]):
        path = folder / f"{match.commitment}.json"
        save(path, match)
        os.utime(path, (1000 - age, 1000 - age))
    (folder / "broken.json").write_text("{")
    found = newest_unfinished(folder)
    assert found is not None
    assert found[1] == record(new)
    assert verify(found[1]).outcome is None


def test_of_no_matches_none_is_unfinished(folder: Path) -> None:
    assert newest_unfinished(folder) is None
