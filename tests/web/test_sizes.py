"""The page stays small."""

from __future__ import annotations

import pytest

from larcin.kernel.registry import LANGUAGES, games
from tests.web.conftest import Visitors
from tests.web.sizes import MANIFEST, script_to_play

MOST_SCRIPT = 70_000
MOST_AT_FIRST = 300_000


@pytest.mark.skipif(not MANIFEST.is_file(), reason="the page is not built")
@pytest.mark.parametrize("game", games())
def test_the_script_to_play_a_game(game: str) -> None:
    assert max(script_to_play(game, language) for language in LANGUAGES) <= MOST_SCRIPT


def test_a_first_visit_with_all_its_art(server: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    page.goto(server)
    page.wait_for_load_state("networkidle")
    sent = page.evaluate(
        "() => [...performance.getEntriesByType('resource'),"
        " ...performance.getEntriesByType('navigation')]"
        ".reduce((sum, each) => sum + each.transferSize, 0)"
    )
    assert 20_000 < sent <= MOST_AT_FIRST
