"""A sixth game, which is not shipped among the others: the one that `larcin new-game` begins with.

The whole run finds it through the environment (`conftest.py`), as it would find anybody's.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from larcin.authoring.template import FOLDER as FOLDER
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game


@contextmanager
def registered_sixth(place: Path) -> Iterator[AnyGame]:
    """The sixth game, as the whole run knows it."""
    yield find_game(FOLDER.name)
