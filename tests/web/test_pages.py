"""Every page and every board: usable by all, in three languages, on a small phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from larcin.kernel.registry import LANGUAGES, find_game, games
from larcin.words import Words
from tests.web.conftest import Visitors
from tests.web.looking import overflowing, violations
from tests.web.playing import play_on

PAGES = ("", "lobby", "mine", "top", "rules", "settings", "nowhere")
SMALL = (360, 740)

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_theme = pytest.mark.parametrize("night", [False, True], ids=["day", "night"])


def open_page(context: BrowserContext, server: str, path: str) -> Page:
    page = context.pages[0] if context.pages else context.new_page()
    page.goto(f"{server}/{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle") if path != "lobby" else page.wait_for_timeout(300)
    return page


def open_tables(context: BrowserContext, server: str, language: str) -> Iterator[tuple[str, Page]]:
    """One table after the other, started by a click on its cover."""
    page = context.pages[0] if context.pages else context.new_page()
    for slug in games():
        page.goto(server)
        title = Words(find_game(slug), language)("title")
        page.get_by_role("button", name=re.compile(re.escape(title))).nth(1).click()
        again = page.locator("dialog .go button")  # whoever has played is asked how
        expect(page.get_by_test_id("ask").or_(again)).to_be_visible()
        if again.is_visible():
            again.click()
        expect(page.get_by_test_id("ask")).to_be_visible()
        yield slug, page


@each_language
def test_nothing_is_missing_and_nothing_sticks_out(
    server: str, visitors: Visitors, language: str
) -> None:
    context = visitors.come(language, SMALL)
    wide = {path: overflowing(open_page(context, server, path)) for path in PAGES}
    for slug, page in open_tables(context, server, language):
        wide[slug] = overflowing(page)
    assert {place: found for place, found in wide.items() if found} == {}
    assert visitors.mistakes == []


@each_theme
def test_axe_finds_nothing(server: str, visitors: Visitors, night: bool) -> None:
    context = visitors.come(night=night)
    wrong = {path: violations(open_page(context, server, path)) for path in PAGES}
    for slug, page in open_tables(context, server, "en"):
        wrong[f"{slug} at the start"] = violations(page)
        play_on([page], 6)
        wrong[f"{slug} later"] = violations(page)
    # The ends are looked at in whole matches; `python -m tests.web.scenes` opens everything.
    _, page = next(open_tables(context, server, "en"))
    for name in ("[A-Z]{2}-", "^Leave$"):
        page.keyboard.press("Escape")  # the sheet before may still be open
        page.locator(".board, header").get_by_role("button", name=re.compile(name)).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        wrong[f"sheet {name}"] = violations(page)
    assert {place: found for place, found in wrong.items() if found} == {}


def test_a_language_is_spoken_at_once(server: str, visitors: Visitors) -> None:
    page = open_page(visitors.come("en"), server, "settings")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    assert page.evaluate("() => document.documentElement.lang") == "de"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")


def test_a_rule_has_an_address(server: str, visitors: Visitors) -> None:
    slug = next(iter(games()))
    page = visitors.come().new_page()
    page.goto(f"{server}/rules/{slug}")
    second = page.locator("article").nth(20)
    expect(second).to_be_attached()
    rule = str(second.get_attribute("id"))
    page.goto(f"{server}/rules/{slug}#{rule}")
    page.reload()
    expect(page.locator("article.here")).to_have_attribute("id", rule)
    expect(page.locator("article.here")).to_be_in_viewport()


def _answer(text: str, route: Route) -> None:
    route.fulfill(body=text, content_type="application/json")


@each_language
def test_the_foot_of_the_page_leads_to_docs_where_there_are_some(
    server: str, visitors: Visitors, language: str
) -> None:
    page = visitors.come(language).new_page()
    for built in (True, False):
        page.route("**/docs/there", partial(_answer, "true" if built else "false"))
        for path in ("", "settings"):
            with page.expect_response("**/docs/there"):
                page.goto(f"{server}/{path}")
            link = page.locator("footer a[href='/docs/index.html']")
            expect(link).to_be_visible(visible=built)
            expect(link).to_have_text(re.compile("larcin"))


def test_a_poster_and_its_buttons_fit_on_a_phone(server: str, visitors: Visitors) -> None:
    page = open_page(visitors.come(size=(390, 844)), server, "")
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    assert page.locator(".acts .btn").first.bounding_box()["y"] < 770  # type: ignore[index]


@each_language
def test_without_a_network_the_page_explains_itself_and_tries_again(
    server: str, visitors: Visitors, language: str
) -> None:
    context = visitors.come(language, SMALL)
    page = open_page(context, server, "")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    heading = {"fr": "Pas de connexion", "en": "No connection", "de": "Keine Verbindung"}[language]
    context.set_offline(True)
    page.goto(f"{server}/mine")
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    assert violations(page) == []
    context.set_offline(False)
    expect(page.get_by_role("navigation").first).to_be_visible()
    assert page.url == f"{server}/mine"
