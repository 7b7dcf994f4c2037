"""Lessons in a browser: each is gone through to its end, and nothing covers what it speaks of."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from larcin.kernel.registry import games
from larcin.lessons import lessons_of
from tests.web.conftest import Visitors
from tests.web.hands import Way
from tests.web.learner import learn

MAIN = re.compile(r"\bmain\b")
TAUGHT = [slug for slug, game in games().items() if lessons_of(game.folder)]


@pytest.mark.parametrize("slug", TAUGHT)
@pytest.mark.parametrize(
    ("language", "way", "device"), [("de", "taps", "phone"), ("fr", "keys", "desk")]
)
def test_a_lesson_leads_to_a_match(
    server: str, browser: Browser, slug: str, language: str, way: Way, device: str
) -> None:
    assert learn(browser, server, slug, language, way, device).findings == []


def test_who_errs_twice_is_shown(server: str, visitors: Visitors) -> None:
    page = visitors.come(size=(390, 844)).new_page()
    page.goto(f"{server}/learn/raubern")
    page.get_by_test_id("learn-next").click()
    ticket = page.get_by_test_id("lesson")
    back, shown = page.get_by_test_id("learn-take-back"), page.get_by_test_id("learn-show")

    def err() -> None:
        expect(ticket).to_have_attribute("data-mood", "do")
        page.locator(".hand button").last.click()
        page.locator("button.pile").first.click()
        expect(ticket).to_have_attribute("data-mood", "poor")

    err()
    expect(back).to_have_class(MAIN)
    back.click()
    err()
    expect(shown).to_have_class(MAIN)
    shown.click()
    expect(ticket).to_have_attribute("data-step", "2")


def test_there_is_no_lesson(server: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    page.goto(f"{server}/learn/vide_gousset")
    expect(page.get_by_text("There is no lesson")).to_be_visible()
