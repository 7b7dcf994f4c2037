"""The page stays small."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from larcin.kernel.registry import LANGUAGES
from tests.web.sizes import BUILT, DOCUMENTS, first_visits, script_to_play, scripts_to_play

MOST_SCRIPT = 70_000
MOST_AT_FIRST = 300_000


@pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the page is not built")
@pytest.mark.parametrize("game", BUILT)
def test_the_script_to_play_a_game(game: str) -> None:
    assert max(script_to_play(game, language) for language in LANGUAGES) <= MOST_SCRIPT


def test_a_first_visit_with_all_its_art(server: str, browser: Browser) -> None:
    for name, files in first_visits(browser, server):
        assert 20_000 < sum(files.values()) <= MOST_AT_FIRST, name
        if name in BUILT:
            scripts = {path[1:] for path in files if path.startswith("/assets/") and ".js" in path}
            assert scripts == scripts_to_play(name, "en")
