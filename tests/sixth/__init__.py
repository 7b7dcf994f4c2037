"""A sixth game, in a folder that is not shipped: what adding a game takes, and that it works."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
        registry.forget(folder.name)
