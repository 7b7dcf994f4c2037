"""Whole matches in a real browser: two people and a bot, from the home page to the final score."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from larcin.kernel.registry import find_game, games
from larcin.words import Words
from tests.web.conftest import Visitors
from tests.web.playing import invite, join, play_on, scores

LONG = 12
"""So many moves are played by hand; the rest of a long match by the robots that sit in."""


@pytest.mark.parametrize("slug", games())
def test_a_whole_match_with_a_reload_and_a_lost_connection(
    server: str, visitors: Visitors, slug: str
) -> None:
    host = visitors.come()
    ours, link = invite(host, server, Words(find_game(slug), "en")("title"))
    friend = visitors.come()
    theirs = join(friend, link)
    ours.get_by_role("button", name="Start").click()
    pages = (ours, theirs)
    play_on(pages, 4)
    theirs.reload()
    play_on(pages, 4)
    host.set_offline(True)
    expect(ours.get_by_test_id("line")).to_be_visible()
    host.set_offline(False)
    expect(ours.get_by_test_id("line")).to_be_hidden()
    if not play_on(pages, LONG):
        for page in pages:
            _let_robots_play(page, server)
    assert scores(ours) == scores(theirs)
    assert len(scores(ours)) == 3
    ours.get_by_role("button", name="Check that the deal was fair").click()
    expect(ours.get_by_test_id("fair")).to_have_attribute("data-kept", "true")
    assert visitors.mistakes == []


def _let_robots_play(page: Page, server: str) -> None:
    """Leave the seat to a robot, and come back to see the end."""
    address = page.url
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url(f"{server}/")
    page.goto(address)
