"""Whole matches in a real browser: two people and a bot, from the home page to the final score."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from larcin.kernel.registry import LANGUAGES, games
from tests.web.whole import CUT_AFTER, Person, play_match

BY_HAND = CUT_AFTER + 4
"""So many moves are made on the board, unless the match is over before that.

`python -m tests.web.whole` plays to the end by hand.
"""


@pytest.mark.parametrize(("number", "slug"), list(enumerate(games())))
def test_a_whole_match_with_a_reload_and_a_lost_connection(
    server: str, browser: Browser, number: int, slug: str
) -> None:
    """One taps on a small phone, the other one has only keys; one language more for each game."""
    phone, desk = (LANGUAGES[(number + more) % len(LANGUAGES)] for more in (0, 1))
    people = (Person(phone, "taps", "phone"), Person(desk, "keys", "desk"))
    played = play_match(browser, server, slug, people, most=BY_HAND)
    assert played.findings == ()
    assert played.moves >= CUT_AFTER  # so the page was reloaded, and the line was cut
    assert len(played.result) == 3
