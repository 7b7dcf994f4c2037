"""The first moments of a visit: the page is there before its script; a stranger plays at once."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visitors

SCRIPTS = "**/assets/*.js"
SHELL = "**/assets/shell-*.js"
DRAWN_ANEW = """[...document.querySelectorAll("#page *")]
    .filter((each) => !each.drawn && (each.closest("li.game") ?? { drawn: true }).drawn).length"""
"""How much the script has put there, posters aside of games that the page was not built with."""


def open_without_script(page: Page, server: str) -> Callable[[], None]:
    """Open the home page whose script is still on its way; what is answered lets it arrive."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    def let_in() -> None:
        held[0].continue_()

    page.route(SHELL, hold)
    page.goto(server, wait_until="commit")
    return let_in


def test_the_home_page_is_there_without_its_script(server: str, visitors: Visitors) -> None:
    page = visitors.come("fr").new_page()
    page.route(SCRIPTS, lambda route: route.abort())
    page.goto(server)
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq jeux, un seul métier.")
    expect(page.get_by_role("button", name=re.compile(r"^Jouer à «\sRäubern"))).to_have_count(2)


def test_a_tap_before_the_script_is_heard_and_a_stranger_plays(
    server: str, visitors: Visitors
) -> None:
    """One click on a cover, and what is asked of me stands there; the second may be a move."""
    page = visitors.come().new_page()
    let_script_in = open_without_script(page, server)
    page.get_by_role("button", name=re.compile("^Play Räubern")).last.click()
    assert page.url == f"{server}/"
    let_script_in()
    expect(page.get_by_test_id("ask")).to_have_text(re.compile("^Your turn"))
    assert visitors.mistakes == []


def test_what_somebody_has_played_moves_no_poster(server: str, visitors: Visitors) -> None:
    likes = '{ seats: 2, level: "apprentice", options: {}, memoryAid: false, hints: true }'
    context = visitors.come()
    context.add_init_script(
        f"localStorage.larcin = JSON.stringify({{ games: {{ raubern: {likes} }} }})"
    )
    page = context.new_page()
    let_script_in = open_without_script(page, server)
    first = page.locator("li.game").first
    expect(first).to_have_attribute("data-game", "raubern")
    page.get_by_role("button", name=re.compile("^Play Räubern")).last.click()
    let_script_in()
    expect(page.get_by_role("dialog", name="Räubern")).to_be_visible()
    expect(first).to_have_attribute("data-game", "raubern")


def test_what_was_drawn_comes_alive_and_the_next_visit_looks_as_it_was_left(
    server: str, visitors: Visitors
) -> None:
    page = visitors.come().new_page()
    let_script_in = open_without_script(page, server)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.querySelectorAll('#page *').forEach((each) => (each.drawn = true))")
    let_script_in()
    for theme in ("light", "dark"):
        page.get_by_role("button", name=re.compile("^Theme")).click()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert page.evaluate(DRAWN_ANEW) == 0
    page.get_by_role("button", name="DE,").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    again = visitors.without_scripts(page.context).new_page()
    again.goto(server)
    expect(again.locator("html[lang=de][data-theme=dark] h1")).to_have_text(re.compile("^Fünf"))


def test_a_table_is_drawn_before_its_socket_is_open(server: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    page.goto(server)
    page.get_by_role("button", name=re.compile("^Play Räubern")).last.click()
    expect(page.get_by_test_id("ask")).to_have_text(re.compile("^Your turn"))
    page.route_web_socket("**/socket*", lambda _: None)  # it answers nothing
    page.reload()
    expect(page.get_by_test_id("ask")).to_have_text(re.compile("^Your turn"))
