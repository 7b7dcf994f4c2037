"""Who is new: thirty seconds before the first match, the goal, and what comes up explained once."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from larcin.kernel.registry import LANGUAGES, find_game, games
from larcin.words import Words
from tests.web.conftest import Visitors
from tests.web.looking import overflowing, violations

GAME = "raubern"
STARTED = [slug for slug, game in games().items() if (game.folder / "ui" / "start").is_dir()]
SIZES = ((390, 844), (844, 390), (820, 1180), (1440, 900))
COVERED = """
() => {
  const ticket = document.querySelector("[data-testid=first]").getBoundingClientRect();
  // Where the log's line is below the board, the ticket lies on that, and on nothing else.
  const line = document.querySelector("main.table > .side > .last")?.getBoundingClientRect();
  const board = line && line.height >= 44 ? ", .room" : "";
  return [...document.querySelectorAll(`header, [data-testid=ask], [data-hand]${board}`)]
    .filter((each) => {
      const box = each.getBoundingClientRect();
      const across = Math.min(ticket.right, box.right) - Math.max(ticket.left, box.left);
      return across > 1 && Math.min(ticket.bottom, box.bottom) - Math.max(ticket.top, box.top) > 1;
    })
    .map((each) => each.outerHTML.slice(0, 80));
}
"""


def click_play(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_role("button", name=re.compile("^Play Räubern")).last.click()


def sit_down(page: Page, server: str) -> None:
    click_play(page, server)
    page.get_by_test_id("start-play").click()
    expect(page.get_by_test_id("ask")).to_be_visible()


def test_thirty_seconds_come_once_and_play_is_the_main_button(
    server: str, visitors: Visitors
) -> None:
    page = visitors.come(hurried=False).new_page()
    click_play(page, server)
    expect(page).to_have_url(re.compile(f"/start/{GAME}$"))
    words = Words(find_game(GAME), "en")
    expect(page.get_by_test_id("thirty").get_by_role("listitem")).to_contain_text(
        [words("start-want"), words("start-turn"), words("start-ends")]
    )
    expect(page.get_by_role("link", name="Lesson")).to_be_visible()
    page.go_back()
    click_play(page, server)  # they were seen
    expect(page.get_by_test_id("ask")).to_be_visible()
    assert visitors.mistakes == []


def test_whoever_plays_from_there_is_not_shown_it_again(server: str, visitors: Visitors) -> None:
    page = visitors.come(hurried=False).new_page()
    sit_down(page, server)
    click_play(page, server)
    expect(page.get_by_role("dialog")).to_be_visible()  # how one likes to play
    page.goto(f"{server}/rules/{GAME}")
    page.get_by_role("link", name="In thirty seconds").click()
    expect(page.get_by_test_id("thirty")).to_be_visible()


def test_a_game_without_pictures_is_played_at_once(server: str, visitors: Visitors) -> None:
    page = visitors.come(hurried=False).new_page()
    page.goto(f"{server}/start/vide_gousset")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_test_id("thirty")).to_have_count(0)


@pytest.mark.parametrize("slug", STARTED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_seen(server: str, visitors: Visitors, slug: str, language: str) -> None:
    """Nothing scrolls but on the smallest screens, and axe finds nothing."""
    page = visitors.come(language, night=language == "de", hurried=False).new_page()
    found = {}
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"{server}/start/{slug}")
        expect(page.get_by_test_id("thirty").get_by_role("listitem")).to_have_count(3)
        page.wait_for_load_state("networkidle")
        cut = page.evaluate(
            "[...document.querySelectorAll('main, main li, main p')]"
            ".filter((each) => each.scrollHeight > each.clientHeight + 1)"
            ".map((each) => each.textContent.slice(0, 60))"
        )
        found[size] = [*overflowing(page), *violations(page), *cut]
    assert {size: wrong for size, wrong in found.items() if wrong} == {}
    assert visitors.mistakes == []


def test_the_goal_is_in_sight(server: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    click_play(page, server)
    goal = Words(find_game(GAME), "en")("goal")
    expect(page.locator("aside").get_by_test_id("goal")).to_contain_text(goal)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("aside").get_by_test_id("goal")).to_have_count(0)
    page.locator("header").get_by_role("button", name="Räubern").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_test_id("goal")).to_contain_text(goal)
    expect(sheet.get_by_test_id("thirty")).to_be_visible()
    page.wait_for_timeout(200)
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("aside").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog").get_by_test_id("goal")).to_contain_text(goal)


def hints(page: Page, most: int) -> Iterator[str]:
    """What is explained while somebody plays the first of their moves, over and over."""
    ticket = page.get_by_test_id("first")
    asked = page.locator("[data-testid=ask]:not(.idle)")
    for _ in range(most):
        expect(ticket.or_(asked).first).to_be_visible()
        page.wait_for_timeout(600)  # it comes, and settles
        if ticket.count() > 0:
            assert page.evaluate(COVERED) == []
            yield str(ticket.get_attribute("data-first"))
            page.keyboard.press("Escape")
            expect(ticket).to_have_count(0)
        elif asked.count() > 0:
            page.get_by_test_id("list").click()
            moves = page.get_by_test_id("moves").get_by_role("button")
            expect(moves.first).to_be_visible()
            while moves.count() > 0:
                moves.first.click()
                page.wait_for_timeout(100)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_what_is_new_is_explained_once(
    server: str, visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.come(size=size, hurried=False).new_page()
    sit_down(page, server)
    told = list(hints(page, 8))
    assert "first-ask-RB-3" in told
    assert {"first-Laid", "first-Stolen"} & {*told}
    assert len(told) == len({*told})
    page.reload()
    assert not {*hints(page, 4)} & {*told}
    assert visitors.mistakes == []


def test_what_is_new_can_be_switched_off(server: str, visitors: Visitors) -> None:
    page = visitors.come(hurried=False).new_page()
    page.goto(f"{server}/settings")
    page.get_by_role("checkbox", name="Explain what is new").uncheck()
    sit_down(page, server)
    assert list(hints(page, 3)) == []
