"""The end of a match: the table stays, and beside it stands why it ended so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.looking import violations
from tests.web.playing import play_on
from tests.web.test_about import overlap, shoot
from tests.web.test_table import start

SIZES = {"desk": (1440, 900), "phone": (390, 844)}


@pytest.mark.parametrize("name", SIZES)
def test_the_table_stays_and_says_where_every_point_came_from(
    server: str, visitors: Visitors, name: str
) -> None:
    page = visitors.come(size=SIZES[name]).new_page()
    start(page, server)
    assert play_on([page], moves=200)
    end, bar = page.get_by_test_id("end"), page.get_by_test_id("ask")
    expect(end).to_be_visible()
    expect(bar).to_contain_text(re.compile("win|share|level", re.IGNORECASE))
    assert page.get_by_role("dialog").count() == 0
    board = page.locator(".board")
    assert not overlap(end, board)
    assert end.get_by_role("row").count() == 1 + 4  # the heads are heard
    for row in end.locator("tbody tr").all():
        parts = [int(each) for each in row.locator(".list b").all_text_contents()]
        assert str(sum(parts)) == row.locator(".score").inner_text()
    expect(page.get_by_test_id("rating")).to_contain_text("rating")
    expect(end.get_by_role("button", name="Play again")).to_be_visible()
    # Who has won may want stronger robots, who has lost weaker ones.
    won = bar.inner_text().startswith("You ")
    other = end.get_by_role("button", name=re.compile("Stronger" if won else "Weaker"))
    expect(other).to_be_visible()
    # Many piles make a long count, which scrolls by itself; the page and its buttons do not.
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1")
    expect(end.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    shoot(page, f"end-{name}")
    assert violations(page) == []
    other.click()
    expect(end).to_have_count(0)
    expect(page.get_by_text("burglar" if won else "apprentice").first).to_be_attached()
    assert visitors.mistakes == []
