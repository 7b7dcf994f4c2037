"""Files that are made out of a game: each tool says what they should hold, and this writes them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from larcin.files import NotSaved, reason
from larcin.kernel.errors import LarcinError

Made = Mapping[Path, bytes | None]
"""What each file should hold; `None` if it should not be there."""


class CannotMake(LarcinError):
    """A tool cannot do its work; the sentence says what is missing."""


def drifted(made: Made) -> list[Path]:
    """The files that do not hold what they should."""
    return [path for path, data in made.items() if _held(path) != data]


def write_files(made: Made) -> list[Path]:
    """Put every file right, and tell which were not."""
    changed = drifted(made)
    for path in changed:
        try:
            _write(path, made[path])
        except OSError as error:
            raise NotSaved(f"{path} cannot be written: {reason(error)}.") from None
    return changed


def _held(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def _write(path: Path, data: bytes | None) -> None:
    if data is None:
        path.unlink(missing_ok=True)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
