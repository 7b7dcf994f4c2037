"""The journal: nothing finished is lost, and nothing foreign is let in."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from larcin.arena.journal import BadJournal, Journal, new_path
from larcin.files import NotSaved, UnreadableFile
from tests.arena.matches import SETTINGS, result

FIRST, SECOND = result(0, 0, "ab", (1, 2)), result(0, 1, "ba", (1, 1))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "folder" / "journal"
    with Journal(path, SETTINGS) as journal:
        journal.add([FIRST])
        journal.add([SECOND])
    return path


def known(path: Path) -> list[object]:
    with Journal(path, SETTINGS) as journal:
        return list(journal.results.values())


def test_it_is_read_as_it_was_written(path: Path) -> None:
    assert known(path) == [FIRST, SECOND]
    assert len(path.read_bytes().splitlines()) == 3


def test_a_match_counts_once(path: Path) -> None:
    with Journal(path, SETTINGS) as journal:
        journal.add([replace(FIRST, moves=99)])
    assert known(path) == [FIRST, SECOND]


def test_a_torn_last_line_is_dropped_wherever_it_is_torn(path: Path) -> None:
    whole = path.read_bytes()
    start = whole.index(b"\n", whole.index(b"\n") + 1) + 1
    for end in range(start, len(whole)):
        path.write_bytes(whole[:end])
        with Journal(path, SETTINGS) as journal:
            assert list(journal.results.values()) == [FIRST]
            journal.add([SECOND])
        assert path.read_bytes() == whole


def test_a_torn_first_line_begins_anew(path: Path) -> None:
    whole = path.read_bytes()
    for end in (0, 1, 40, whole.index(b"\n")):
        path.write_bytes(whole[:end])
        assert known(path) == []
        assert path.read_bytes() == whole[: whole.index(b"\n") + 1]


@pytest.mark.parametrize("text", [b"Dear diary", b"Dear diary\n", b'{"type":"match"}\n', b"\xff"])
def test_another_file_is_refused_and_left_alone(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    with pytest.raises(BadJournal, match=r"is no journal of an arena\.$"):
        Journal(path, SETTINGS)
    assert path.read_bytes() == text


def test_a_damaged_line_in_the_middle_is_named(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b"{}\n", lines[2]]))
    with pytest.raises(BadJournal, match=r"is damaged in line 2: .*\.$"):
        Journal(path, SETTINGS)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (replace(SETTINGS, seed=7), "seed was 0 there and is 7 here"),
        (replace(SETTINGS, bots=("a", "c")), r'bots was \["a","b"\] there and is \["a","c"\] here'),
        (replace(SETTINGS, options={"x": True}), r'options was {} there and is {"x":true} here'),
        (replace(SETTINGS, rules_version=2), "rules_version was 1 there and is 2 here"),
        (replace(SETTINGS, time=0.5), "time was null there and is 0.5 here"),
    ],
)
def test_other_settings_are_refused(path: Path, other: object, sentence: str) -> None:
    with pytest.raises(BadJournal, match=f"made with other settings: {sentence}"):
        Journal(path, other)  # type: ignore[arg-type]


def test_a_file_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile):
        Journal(tmp_path, SETTINGS)
    (tmp_path / "file").touch()
    with pytest.raises(NotSaved):
        Journal(tmp_path / "file" / "journal", SETTINGS)


def test_a_new_one_goes_into_the_state_folder(tmp_path: Path) -> None:
    path = new_path(SETTINGS, {"LARCIN_STATE": str(tmp_path)})
    assert path.parent == tmp_path / "arena"
    assert SETTINGS.game in path.name
