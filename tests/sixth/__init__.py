"""A sixth game, in a folder that is not shipped: what adding a game takes, and that it works."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import larcin.games
from larcin.kernel import registry
from larcin.kernel.game import AnyGame

FOLDER = Path(__file__).parent / "vide_gousset"


@contextmanager
def registered_sixth(place: Path) -> Iterator[AnyGame]:
    """The sixth game, copied to this place and registered by its path; forgotten afterwards."""
    folder = place / FOLDER.name
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    try:
        yield registry.register(folder)
    finally:
        forget(folder)


def forget(folder: Path) -> None:
    """Undo `registry.register`, as if the folder had never been seen."""
    place, name = str(folder.parent), f"larcin.games.{folder.name}"
    if place in larcin.games.__path__:
        larcin.games.__path__.remove(place)
    for module in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
        del sys.modules[module]
    vars(larcin.games).pop(folder.name, None)
    registry.games.cache_clear()
