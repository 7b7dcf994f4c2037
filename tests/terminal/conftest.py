"""A place for records, and the sixth game, in which all choose at once and face down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from larcin.kernel.game import AnyGame
from tests.sixth import registered_sixth


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def sixth(tmp_path: Path) -> Iterator[AnyGame]:
    with registered_sixth(tmp_path) as game:
        yield game
