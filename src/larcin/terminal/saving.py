"""Records of matches in files: where they are, and how none is ever half written."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from larcin.kernel.errors import BadRecord, LarcinError
from larcin.kernel.match import Match
from larcin.kernel.record import Record, read_record, record, write_record
from larcin.kernel.registry import games

STATE: Final = "LARCIN_STATE"
XDG_STATE: Final = "XDG_STATE_HOME"


class UnreadableFile(LarcinError):
    """A file that is not there, or cannot be opened."""


class NotSaved(LarcinError):
    """A record could not be written."""


def state_folder(environment: Mapping[str, str]) -> Path:
    """Where larcin keeps what it must not forget."""
    if environment.get(STATE):
        return Path(environment[STATE])
    if environment.get(XDG_STATE):
        return Path(environment[XDG_STATE]) / "larcin"
    return Path.home() / ".local" / "state" / "larcin"


def matches_folder(environment: Mapping[str, str]) -> Path:
    """Where the records of matches are."""
    return state_folder(environment) / "matches"


def new_path(folder: Path, match: Match) -> Path:
    """A file for a match that starts now."""
    now = datetime.now().astimezone()
    return folder / f"{now:%Y-%m-%d-%H%M%S}-{match.game.slug}-{match.commitment[:8]}.json"


def save(path: Path, match: Match) -> None:
    """Write the match as it stands. The file is whole at every moment: the old one or the new."""
    unfinished = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(write_record(record(match)))
        unfinished.replace(path)
    except OSError as error:
        raise NotSaved(f"{path} cannot be written: {_reason(error)}.") from None


def load(path: Path) -> Record:
    """The record in this file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableFile(f"{path} cannot be read: {_reason(error)}.") from None
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


def _reason(error: OSError) -> str:
    reason = error.strerror or str(error) or os.strerror(0)
    return reason[0].lower() + reason[1:]
