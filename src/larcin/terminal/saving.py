"""Records of matches in files: where they are, and how none is ever half written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from larcin.files import NotSaved, UnreadableFile, reason, state_folder
from larcin.kernel.errors import BadRecord, LarcinError
from larcin.kernel.match import Match
from larcin.kernel.record import Record, read_record, record, write_record
from larcin.kernel.registry import games


def matches_folder(environment: Mapping[str, str]) -> Path:
    """Where the records of matches are."""
    return state_folder(environment) / "matches"


def new_path(folder: Path, match: Match) -> Path:
    """A file for a match that starts now."""
    now = datetime.now().astimezone()
    return folder / f"{now:%Y-%m-%d-%H%M%S}-{match.game.slug}-{match.commitment[:8]}.json"


def save(path: Path, match: Match) -> None:
    """Write the match as it stands."""
    save_record(path, record(match))


def save_record(path: Path, saved: Record) -> None:
    """Write a record. The file is whole at every moment: the old one or the new."""
    unfinished = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(write_record(saved))
        unfinished.replace(path)
    except OSError as error:
        raise NotSaved(f"{path} cannot be written: {reason(error)}.") from None


def load(path: Path) -> Record:
    """The record in this file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableFile(f"{path} cannot be read: {reason(error)}.") from None
    with naming(path):
        return read_record(data)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Say in which file a record is bad."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(error.field, f"{path}: {error}") from None


def newest_unfinished(folder: Path) -> tuple[Path, Record] | None:
    """The last match that was left before its end and can be taken up again."""
    return next(_unfinished(folder), None)


def _unfinished(folder: Path) -> Iterator[tuple[Path, Record]]:
    for path in sorted(folder.glob("*.json"), key=_saved_at, reverse=True):
        try:
            saved = load(path)
        except LarcinError:
            continue  # not ours, or broken: who asks for it by name is told why
        if saved.outcome is None and saved.seed and _is_playable(saved):
            yield path, saved


def _is_playable(saved: Record) -> bool:
    game = games().get(saved.game)
    return game is not None and game.rules_version == saved.rules_version


def _saved_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
