"""The page stays small."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from larcin.kernel.registry import LANGUAGES
from tests.web.sizes import BUILT, first_visits, script_to_play, scripts_at_once, scripts_by_playing

MOST_SCRIPT = 70_000
MOST_AT_FIRST = 300_000


@pytest.mark.parametrize("game", BUILT)
def test_the_script_to_play_a_game(server: str, browser: Browser, game: str) -> None:
    """For somebody who has a seat and plays; `sizes.py` says what is counted."""
    more = scripts_by_playing(browser, server, game)
    sizes = {each: script_to_play(game, each, more) for each in LANGUAGES}
    assert max(sizes.values()) <= MOST_SCRIPT, (sizes, more)


def test_a_first_visit_with_all_its_art(server: str, browser: Browser) -> None:
    for name, files in first_visits(browser, server):
        assert 20_000 < sum(files.values()) <= MOST_AT_FIRST, name
        if name in BUILT:
            scripts = {path[1:] for path in files if path.startswith("/assets/") and ".js" in path}
            assert scripts == scripts_at_once(name, "en")
