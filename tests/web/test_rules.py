"""The rules of a game: a page to play from, the ledger folded below it, paragraphs on a board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from larcin.guides import guide_of
from larcin.guides.coverage import coverage
from larcin.guides.guide import FILE
from larcin.kernel.ledger import read_ledger
from larcin.kernel.registry import find_game, games
from tests.web.conftest import Visitors
from tests.web.looking import overflowing, violations

GAME = find_game("raubern")
GUIDED = [slug for slug, game in games().items() if (game.folder / FILE).exists()]
DESK, PHONE = (1440, 900), (390, 844)

each_size = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def open_rules(visitors: Visitors, server: str, path: str = "raubern", **how: object) -> Page:
    page = visitors.come(**how).new_page()  # type: ignore[arg-type]
    page.goto(f"{server}/rules/{path}")
    expect(page.get_by_role("searchbox")).to_be_visible()
    return page


def show(page: Page, rule: str) -> None:
    """Open the board of a paragraph."""
    page.locator(f"article[id='{rule}'] button.show").click()
    expect(page.locator(f"figure[data-rule='{rule}'] .board").first).to_be_attached()


@each_size
@pytest.mark.parametrize("slug", GUIDED)
def test_one_page_to_play_from(
    server: str, visitors: Visitors, slug: str, size: tuple[int, int]
) -> None:
    page = open_rules(visitors, server, slug, size=size, night=size == PHONE)
    guide = guide_of(find_game(slug).folder)
    expect(page.locator(".guide section")).to_have_count(len(guide.parts))
    pieces = sum(len(part.pieces) for part in guide.parts)
    expect(page.locator(".guide .card")).to_have_count(pieces)
    assert page.locator("article:visible").count() == 0  # the exact rules are folded
    assert violations(page) == []
    assert overflowing(page) == []
    assert visitors.mistakes == []


def test_a_paragraph_is_found_by_its_address(server: str, visitors: Visitors) -> None:
    page = open_rules(visitors, server, "raubern#RB-R17b")
    here = page.locator("article.here")
    expect(here).to_have_attribute("id", "RB-R17b")
    expect(here).to_be_in_viewport()
    page.locator(".guide .rules a", has_text="RB-3.7").click()
    expect(page.locator("article[id='RB-3.7']")).to_be_in_viewport()
    expect(page.locator("article.here")).to_have_attribute("id", "RB-3.7")


def test_a_search_tells_how_many_and_is_put_away(server: str, visitors: Visitors) -> None:
    page = open_rules(visitors, server, language="de")
    field, status = page.get_by_role("searchbox"), page.locator("search [role=status]")
    field.fill("mitte stapel")
    expect(status).to_have_text("5 Absätze")
    assert page.locator("article:visible").count() == 5
    field.fill("rb-r17B")
    expect(status).to_have_text("Ein Absatz")
    expect(page.locator("article:visible")).to_have_attribute("id", "RB-R17b")
    field.fill("Kaninchen")
    expect(status).to_have_text("In keinem Absatz stehen diese Wörter.")
    assert violations(page) == []
    field.press("Escape")
    expect(field).to_have_value("")
    expect(status).to_have_text("")
    assert page.locator("article:visible").count() == 0


def test_an_address_leads_out_of_a_search(server: str, visitors: Visitors) -> None:
    page = open_rules(visitors, server)
    page.get_by_role("searchbox").fill("RB-3.9")
    page.locator("article[id='RB-3.9']").get_by_role("link", name="RB-R21").click()
    expect(page.locator("article[id='RB-R21']")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_what_the_lesson_leaves_out_is_listed(server: str, visitors: Visitors) -> None:
    page = open_rules(visitors, server)
    covered = coverage(GAME)
    taught, rare = len(covered.taught), len(covered.rare)
    expect(page.get_by_text(f"The lesson teaches {taught} of {taught + rare}")).to_be_visible()
    page.get_by_role("button", name="Rare cases").click()
    expect(page.locator("article:visible")).to_have_count(rare)
    page.get_by_role("button", name="With a board").click()
    expect(page.locator("article:visible")).to_have_count(len(guide_of(GAME.folder).shown))
    page.get_by_role("button", name="All", exact=True).click()
    expect(page.locator("article:visible")).to_have_count(0)
    assert page.locator("article").count() == len(read_ledger(GAME.folder).paragraphs)


def test_a_link_is_copied(server: str, visitors: Visitors) -> None:
    page = open_rules(visitors, server, "raubern#RB-3.9")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link to RB-3.9").click()
    expect(page.locator("article[id='RB-3.9']").get_by_text("Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{server}/rules/raubern#RB-3.9"


@each_size
def test_a_paragraph_is_shown_before_and_after(
    server: str, visitors: Visitors, size: tuple[int, int]
) -> None:
    page = open_rules(visitors, server, "raubern#RB-3.9", size=size, night=size == DESK)
    show(page, "RB-3.9")
    figure = page.locator("figure[data-rule='RB-3.9']")
    expect(figure.locator("figcaption")).to_contain_text("steal the pile from Irma: 7 cards.")
    before = figure.get_by_role("img", name=re.compile("^Before: You lay Wine"))
    after = figure.get_by_role("img", name=re.compile("^After: You lay Wine"))
    expect(before).to_be_visible()
    if size == PHONE:
        expect(after).to_be_hidden()
        figure.get_by_role("button", name="After").click()
        expect(before).to_be_hidden()
    expect(after).to_be_visible()
    assert page.evaluate("[...document.querySelectorAll('figure .stage')].every((s) => s.inert)")
    assert violations(page) == []
    assert overflowing(page) == []
    page.get_by_role("button", name="Hide it").click()
    expect(figure).to_have_count(0)
    assert visitors.mistakes == []


def test_a_refusal_and_the_deal_have_one_picture(server: str, visitors: Visitors) -> None:
    page = open_rules(visitors, server, "raubern#RB-3.3")
    show(page, "RB-3.3")
    refused = page.locator("figure[data-rule='RB-3.3']")
    expect(refused.locator(".picture")).to_have_count(1)
    expect(refused.locator("figcaption")).to_have_text("You have no Coach in your hand.")
    page.goto(f"{server}/rules/raubern#RB-2.1")
    show(page, "RB-2.1")
    expect(page.locator("figure[data-rule='RB-2.1'] .picture")).to_have_count(1)


@each_size
@pytest.mark.parametrize("slug", GUIDED)
def test_every_paragraph_that_is_shown_can_be_drawn(
    server: str, visitors: Visitors, slug: str, size: tuple[int, int]
) -> None:
    """In all languages in turns: no word is missing, and the game's own board draws it."""
    language = "fr" if size == DESK else "de"
    page = open_rules(visitors, server, slug, size=size, language=language)
    page.locator(".filters button").nth(1).click()
    for shown in guide_of(find_game(slug).folder).shown:
        show(page, shown.rule)
        figure = page.locator(f"figure[data-rule='{shown.rule}']")
        expect(figure.locator(".felt").first).to_be_attached()
        expect(figure.locator("figcaption")).to_contain_text(re.compile(r"\w"))
        figure.locator("xpath=ancestor::article").locator("button.show").click()
    assert visitors.mistakes == []
