"""Where larcin keeps its files, and what is said when one cannot be read or written."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from larcin.kernel.errors import LarcinError

STATE: Final = "LARCIN_STATE"
XDG_STATE: Final = "XDG_STATE_HOME"


class UnreadableFile(LarcinError):
    """A file that is not there, or cannot be opened."""


class NotSaved(LarcinError):
    """A file could not be written."""


def state_folder(environment: Mapping[str, str]) -> Path:
    """Where larcin keeps what it must not forget."""
    if environment.get(STATE):
        return Path(environment[STATE])
    if environment.get(XDG_STATE):
        return Path(environment[XDG_STATE]) / "larcin"
    return Path.home() / ".local" / "state" / "larcin"


def page_folder(environment: Mapping[str, str], name: str) -> Path:
    """Where a page for browsers is kept that was built with more games than larcin's own."""
    return state_folder(environment) / "pages" / name


def reason(error: OSError) -> str:
    """Why the system refused, to stand after a colon."""
    told = error.strerror or str(error) or os.strerror(0)
    return told[0].lower() + told[1:]
