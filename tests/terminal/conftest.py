"""A place for records, and the sixth game, in which all choose at once and face down."""

from __future__ import annotations

from pathlib import Path

import pytest

from larcin.authoring.template import SLUG
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def sixth() -> AnyGame:
    return find_game(SLUG)
