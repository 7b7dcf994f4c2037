"""The README keeps its word."""

from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_readme_plays_a_whole_match() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
