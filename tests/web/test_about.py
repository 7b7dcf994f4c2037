"""What anything is: a ticket by a long press, by the mouse, and by a key."""

from __future__ import annotations

import os

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.looking import violations
from tests.web.test_table import my_turn, start


def test_the_mouse_a_finger_and_a_key_ask_what_a_thing_is(server: str, visitors: Visitors) -> None:
    page = visitors.come(size=(1440, 900)).new_page()
    start(page, server)
    my_turn(page)
    ticket = page.get_by_test_id("ticket")
    pile = page.locator("button.pile").first
    pile.hover()
    expect(ticket).to_contain_text("RB-3.9")
    assert not overlap(ticket, pile)
    assert violations(page) == []
    shoot(page, "ticket-desk")
    page.mouse.move(2, 2)
    expect(ticket).to_have_count(0)
    card = page.locator(".hand button").first
    card.focus()
    page.keyboard.press("?")
    expect(ticket).to_be_visible()
    expect(card).to_be_focused()
    expect(card).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(ticket).to_have_count(0)
    assert visitors.mistakes == []


def test_a_long_press_explains_and_picks_nothing(server: str, visitors: Visitors) -> None:
    visitor = visitors.come(size=(390, 844))
    page = visitor.new_page()
    start(page, server)
    my_turn(page)
    ticket = page.get_by_test_id("ticket")
    for asked in (page.locator(".hand button").nth(1), page.locator("button.pile").first):
        long_press(visitor, page, asked)
        expect(ticket).to_be_visible()
        expect(asked).not_to_have_attribute("aria-pressed", "true")
        for free in (asked, page.locator(".hand"), page.get_by_test_id("ask")):
            assert not overlap(ticket, free)
        shoot(page, "ticket-phone")
    page.mouse.click(4, 300)
    expect(ticket).to_have_count(0)
    assert visitors.mistakes == []


def long_press(visitor: BrowserContext, page: Page, asked: Locator) -> None:
    box = asked.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    hand = visitor.new_cdp_session(page)
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    page.wait_for_timeout(500)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def overlap(one: Locator, other: Locator) -> bool:
    this, that = one.bounding_box(), other.bounding_box()
    assert this is not None
    assert that is not None
    across = this["x"] + 1 < that["x"] + that["width"] and that["x"] + 1 < this["x"] + this["width"]
    down = this["y"] + 1 < that["y"] + that["height"] and that["y"] + 1 < this["y"] + this["height"]
    return across and down


def shoot(page: Page, name: str) -> None:
    """For whoever wants to look: `LARCIN_SHOTS=DIRECTORY`."""
    if folder := os.environ.get("LARCIN_SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png")
