"""The journal of an arena: its settings, then one line of JSON for each finished match.

A line is on the disk before anybody is told of its match, so whatever kills the arena, no
finished match is played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Self

from larcin.arena.play import Result
from larcin.arena.schedule import Fixture, Settings
from larcin.files import NotSaved, UnreadableFile, reason, state_folder
from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import BadMessage, LarcinError


class BadJournal(LarcinError):
    """A file that is no journal, or that of another arena."""


class Journal:
    """A file that only grows. Reading it gives the results so far."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Open the file, or begin it where there is none."""
        self.path = path
        self.results, whole = _read(path, settings)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._file.truncate(whole)  # what a torn line left would spoil the next one
            if not whole:
                self._append([settings])
        except OSError as error:
            raise NotSaved(f"{path} cannot be written: {reason(error)}.") from None

    def add(self, results: Iterable[Result]) -> None:
        """Keep these results for good."""
        fresh = {each.fixture: each for each in results if each.fixture not in self.results}
        try:
            self._append(fresh.values())
        except OSError as error:
            raise NotSaved(f"{self.path} cannot be written: {reason(error)}.") from None
        self.results.update(fresh)

    def close(self) -> None:
        """Nothing more will come. What could not be written has been complained about before."""
        with suppress(OSError):
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _append(self, lines: Iterable[Settings | Result]) -> None:
        self._file.write(b"".join(encode(line) + b"\n" for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())


def new_path(settings: Settings, environment: Mapping[str, str]) -> Path:
    """A file for an arena that starts now."""
    now = datetime.now().astimezone()
    name = f"{now:%Y-%m-%d-%H%M%S}-{settings.game}-{os.getpid()}.ndjson"
    return state_folder(environment) / "arena" / name


def _read(path: Path, settings: Settings) -> tuple[dict[Fixture, Result], int]:
    """The results by match, and how many bytes of the file are whole lines."""
    try:
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    except OSError as error:
        raise UnreadableFile(f"{path} cannot be read: {reason(error)}.") from None
    results: dict[Fixture, Result] = {}
    if not lines or lines == [encode(settings)[: len(lines[0])]]:  # killed while it began
        return results, 0
    _check_heading(path, lines[0], settings)
    whole = len(lines[0])
    for number, line in enumerate(lines[1:], start=2):
        try:
            result: Result = decode(line, Result)
        except BadMessage as error:
            if number == len(lines):
                break  # torn when the arena was killed
            raise BadJournal(f"{path} is damaged in line {number}: {error}") from None
        if not line.endswith(b"\n"):
            break
        results[result.fixture] = result
        whole += len(line)
    return results, whole


def _check_heading(path: Path, line: bytes, settings: Settings) -> None:
    try:
        heading: Settings = decode(line, Settings)
    except BadMessage:
        raise BadJournal(f"{path} is no journal of an arena.") from None
    for name in Settings.__struct_fields__:
        before, now = getattr(heading, name), getattr(settings, name)
        if before != now:
            raise BadJournal(
                f"{path} was made with other settings: "
                f"{name} was {_spell(before)} there and is {_spell(now)} here."
            )


def _spell(value: Any) -> str:
    return encode(value).decode()
