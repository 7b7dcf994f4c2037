"""The table in a browser: keys, taps, refusals, company, looking back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.looking import violations
from tests.web.playing import invite, join, play_on, scores

GAME = "Räubern"
"""The example: its board is part of the shell's own tests."""

LAID = """() => [...document.querySelectorAll("button.pile .num")]
    .reduce((sum, each) => sum + Number(each.dataset.text), 0)"""
"""How many cards lie in piles: more with every move."""


def start(page: Page, server: str, game: str = GAME) -> None:
    page.goto(server)
    page.get_by_role("button", name=re.compile(rf"^Play {game}")).last.click()
    expect(page.get_by_test_id("ask")).to_be_visible()


def my_turn(page: Page) -> None:
    expect(page.get_by_test_id("ask")).not_to_have_class(re.compile("idle"))


def test_a_whole_match_with_the_keyboard_alone(server: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    page.goto(server)
    expect(page.get_by_role("button", name=re.compile(f"^Play {GAME}")).first).to_be_visible()
    tab_to(page, f"Play {GAME}")
    page.keyboard.press("Enter")
    end = page.get_by_test_id("end")
    for _ in range(12):
        expect(end.or_(page.locator("[data-testid=ask]:not(.idle)")).first).to_be_visible()
        if end.is_visible():
            break
        page.keyboard.press("m")
        expect(end.or_(page.get_by_test_id("moves")).first).to_be_visible()
        page.keyboard.press("1")
        if page.get_by_role("dialog").is_visible():
            page.keyboard.press("1")
        page.wait_for_timeout(60)
    assert len(scores(page)) == 4
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ask")).to_be_visible()
    assert visitors.mistakes == []


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    told = "() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ''"
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in page.evaluate(told):
            return
    raise AssertionError(f"Tab never comes to {name}")


def test_a_move_takes_two_taps_and_the_board_has_keys(server: str, visitors: Visitors) -> None:
    page = visitors.come(size=(390, 844)).new_page()
    start(page, server)
    page.mouse.move(
        0, 0
    )  # what a pointer rests on explains itself, and Escape would close that first
    my_turn(page)
    before = page.evaluate(LAID)
    page.locator(".hand button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand button").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(1)  # of two like cards
    page.keyboard.press("Escape")
    expect(page.locator(".hand button").first).to_have_attribute("aria-pressed", "false")
    page.locator(".hand button").first.click()
    page.locator("button.pile").first.click()
    for _ in range(200):  # the page's own policy forbids what `wait_for_function` does
        if page.evaluate(LAID) > before:
            break
        page.wait_for_timeout(50)
    assert page.evaluate(LAID) > before


def test_what_is_refused_says_why_and_opens_the_rule(server: str, visitors: Visitors) -> None:
    context = visitors.come()
    ours, link = invite(context, server, GAME, robots=0)
    theirs = join(visitors.come(), link)
    ours.get_by_role("button", name="Start").click()
    expect(theirs.get_by_test_id("ask")).to_be_visible()
    idle = next(
        page
        for page in (ours, theirs)
        if "idle" in (page.get_by_test_id("ask").get_attribute("class") or "")
    )
    idle.locator(".hand button").first.click()
    expect(idle.get_by_role("status").first).to_contain_text("turn, not yours")
    idle.get_by_test_id("ask").get_by_role("button").first.click()
    expect(idle.get_by_role("dialog")).to_contain_text("RB-3")


def test_a_tap_on_the_last_line_opens_the_log(server: str, visitors: Visitors) -> None:
    ours, link = invite(visitors.come(size=(390, 844)), server, GAME, robots=0)
    join(visitors.come(), link)
    ours.get_by_role("button", name="Start").click()
    ours.locator(".last [data-short]").first.click()
    expect(ours.get_by_role("dialog").get_by_role("heading", name="Log")).to_be_visible()


def test_people_talk(server: str, visitors: Visitors) -> None:
    ours, link = invite(visitors.come(), server, GAME, robots=0)
    theirs = join(visitors.come(), link)
    ours.get_by_role("button", name="Start").click()
    ours.get_by_role("button", name="Chat").click()
    ours.get_by_label("Say something").fill("<b>Hands off</b> my cow!")
    ours.keyboard.press("Enter")
    expect(theirs.get_by_role("button", name=re.compile("Chat"))).to_contain_text("1")
    theirs.get_by_role("button", name=re.compile("Chat")).click()
    expect(theirs.get_by_text("<b>Hands off</b> my cow!")).to_be_visible()


def test_looking_back_turn_by_turn(server: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    start(page, server)
    assert play_on([page], 200)
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator("[data-turn='1']")).to_be_visible()  # it runs by itself
    page.keyboard.press("Home")  # until one steps
    expect(page.get_by_text("Move 0 of 36")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+/2\?eyes=0$"))
    expect(page.get_by_text("Move 2 of 36")).to_be_visible()
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(re.compile(r"/2\?eyes=1$"))
    expect(page.locator(".hand button")).to_have_count(5)
    shared = visitors.come().new_page()
    shared.goto(page.url)
    expect(shared.get_by_text("Move 2 of 36")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("Move 36 of 36")).to_be_visible()
    assert violations(page) == []
    assert visitors.mistakes == []
