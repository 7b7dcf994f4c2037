"""A game that the page was not built with: offered, played to its end, watched and replayed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from larcin.authoring.template import FOLDER
from larcin.kernel.registry import games
from larcin.server.web.static_site import SITE
from tests.web.conftest import Visitors
from tests.web.looking import overflowing, violations
from tests.web.playing import play_on
from tests.web.serving import served
from tests.web.whole import Person, play_match

SIZES = {"small phone": (360, 740), "phone": (390, 844), "tablet": (820, 1100), "desk": (1440, 900)}


@pytest.fixture(scope="module")
def sixth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the sixth game, with the page of the others."""
    if not (SITE / "index.html").is_file():
        pytest.skip("the page is not built: npm ci && npm run build")
    place = tmp_path_factory.mktemp("sixth")
    with served(place / "larcin.sqlite") as url:
        yield url


def start(page: Page, server: str) -> None:
    """Against robots, by a click on the cover."""
    page.goto(server)
    page.get_by_role("button", name=re.compile("Vide-gousset")).nth(1).click()
    expect(page.get_by_test_id("ask")).to_be_visible()
    expect(page.locator(".picture").first).to_be_visible()


@pytest.mark.parametrize("people", [("fr", "en"), ("de", "fr"), ("en", "de")], ids="-".join)
def test_it_is_played_to_its_end_by_hands_that_know_no_game(
    sixth: str, browser: Browser, people: tuple[str, str]
) -> None:
    phone, desk = people
    players = (Person(phone, "taps", "phone"), Person(desk, "keys", "desk"))
    played = play_match(browser, sixth, FOLDER.name, players)
    assert played.findings == ()
    assert played.moves == 6
    assert len(played.result) == 3


def test_the_home_page_counts_and_offers_it(sixth: str, visitors: Visitors) -> None:
    words = {"en": "Six games", "fr": "Six jeux", "de": "Sechs Spiele"}
    for language, title in words.items():
        page = visitors.come(language).new_page()
        page.goto(sixth)
        assert len(games()) == 6
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        expect(page.locator(".game")).to_have_count(6)
    assert visitors.mistakes == []


@pytest.mark.parametrize("device", SIZES)
def test_everybody_can_use_it(sixth: str, visitors: Visitors, device: str) -> None:
    """By day and by night in turns: the inks are the same in both."""
    page = visitors.come("de", SIZES[device], night=device in ("phone", "desk")).new_page()
    page.goto(sixth)
    expect(page.locator(".game")).to_have_count(6)
    wrong = {"home": [*violations(page), *overflowing(page)]}
    start(page, sixth)
    wrong["start"] = [*violations(page), *overflowing(page)]
    play_on([page], 2)
    wrong["later"] = [*violations(page), *overflowing(page)]
    page.goto(f"{sixth}/rules/{FOLDER.name}")
    page.locator("summary").first.click()  # it has no guide: only the ledger
    expect(page.locator("article").first).to_be_visible()
    wrong["rules"] = violations(page)
    assert {place: found for place, found in wrong.items() if found} == {}
    assert visitors.mistakes == []


def test_who_watches_sees_the_table_and_nobodys_hand(sixth: str, visitors: Visitors) -> None:
    player = visitors.come().new_page()
    player.goto(sixth)
    player.get_by_role("button", name=re.compile("Invite .*Vide-gousset")).click()
    player.get_by_label("Anyone may join").check()
    for seat in (2, 3, 4):
        player.get_by_label(f"seat {seat}").select_option("apprentice")
    player.get_by_role("button", name="Set up the table").click()
    player.get_by_role("button", name="Start the match", exact=True).click()
    expect(player.locator(".cards button")).to_have_count(3)
    watcher = visitors.come().new_page()
    watcher.goto(player.url)
    expect(watcher.locator(".picture").first).to_be_visible()
    expect(watcher.locator(".mine button")).to_have_count(0)
    assert visitors.mistakes == []


def test_a_replay_is_drawn_through_any_eyes(sixth: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    start(page, sixth)
    assert play_on([page], 10)
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator(".picture").first).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator(".cards button")).to_have_count(3)  # with one's own eyes
    page.get_by_label("Seen by").select_option("")
    expect(page.locator(".cards")).to_have_count(0)
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".cards button")).to_have_count(3)
    page.keyboard.press("End")
    expect(page.locator(".cards")).to_have_count(0)
    assert visitors.mistakes == []
