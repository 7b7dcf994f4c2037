"""Beginning and company: the sheet before a match, invitations, the seal, settings over a match."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.looking import violations
from tests.web.playing import invite, join, play_on

GAME = "Räubern"


def click_play(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_role("button", name=re.compile(rf"^Play {GAME}")).nth(1).click()


def test_the_second_time_one_is_asked_and_remembered(server: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    click_play(page, server)
    expect(page.get_by_test_id("ask")).to_contain_text("Your turn")
    page.goto(server)
    going = page.get_by_test_id("go-on")
    expect(going).to_contain_text(f"Back to your match: {GAME}")
    expect(going).to_contain_text("your turn")
    for _ in range(2):
        click_play(page, server)
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_text(re.compile(r"about \d+ min"))).to_be_visible()
        sheet.get_by_role("radio", name="2", exact=True).check()
        assert violations(page) == []
        sheet.get_by_role("button", name="Play").click()
        expect(page.locator(".board article")).to_have_count(2)
    page.goto(server)
    page.get_by_role("button", name=re.compile(rf"^Play {GAME}")).nth(1).click()
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    assert visitors.mistakes == []


def test_an_invitation_says_who_invites_to_what_and_the_seal_stays(
    server: str, visitors: Visitors
) -> None:
    ours, link = invite(visitors.come(), server, GAME, robots=0)
    seal = ours.get_by_test_id("seal").get_attribute("data-seal")
    assert seal
    theirs = visitors.come().new_page()
    theirs.goto(link)
    expect(theirs.get_by_role("heading", level=1)).to_contain_text(f"invites you to {GAME}")
    assert violations(theirs) == []
    theirs.get_by_label("Your name").fill("Berta")
    theirs.get_by_role("button", name="Sit down").click()
    expect(theirs.get_by_text("will start the match.")).to_be_visible()
    expect(ours.get_by_test_id("company")).to_contain_text("Berta sat down.")
    theirs.get_by_label("Say something").fill("Here I am")
    theirs.keyboard.press("Enter")
    expect(ours.get_by_text("Here I am")).to_be_visible()
    ours.get_by_role("button", name="Start").click()
    expect(ours.get_by_test_id("seal")).to_have_attribute("data-seal", seal)
    expect(theirs.get_by_test_id("seal")).to_have_attribute("data-seal", seal)
    theirs.get_by_role("button", name="Leave").click()
    theirs.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(ours.get_by_test_id("company")).to_contain_text("Berta left")
    assert play_on([ours], 200)
    ours.get_by_role("button", name=re.compile("the deal fair")).click()
    expect(ours.get_by_test_id("fair")).to_have_attribute("data-kept", "true")
    assert visitors.mistakes == []


def test_settings_open_over_the_match_and_spectators_know_it(
    server: str, visitors: Visitors
) -> None:
    ours, link = invite(visitors.come(), server, GAME, robots=0)
    join(visitors.come(), link)
    fan = visitors.come().new_page()
    fan.goto(link)
    ours.get_by_role("button", name="Start").click()
    expect(fan.get_by_test_id("watched")).to_have_text("You are watching")
    address = ours.url
    ours.get_by_role("button", name="Settings").click()
    ours.get_by_role("dialog").get_by_role("radio", name="Deutsch").check()
    expect(ours.get_by_role("dialog").get_by_role("heading")).to_have_text("Einstellungen")
    ours.keyboard.press("Escape")
    expect(ours.get_by_test_id("ask")).to_be_visible()
    assert ours.url == address
    assert visitors.mistakes == []


def test_the_host_asks_somebody_to_leave_before_the_match(server: str, visitors: Visitors) -> None:
    ours, link = invite(visitors.come(size=(320, 640)), server, GAME, robots=0)
    theirs = join(visitors.come(), link)
    expect(theirs.get_by_role("button", name="Ask to leave")).to_have_count(0)
    ask = ours.get_by_role("button", name="Ask to leave")
    expect(ask).to_have_count(1)  # nobody asks themselves
    assert violations(ours) == []
    ask.click()
    expect(ours.get_by_text("free seat", exact=True)).to_be_visible()
    expect(theirs.get_by_text("free seat", exact=True)).to_be_visible()
    assert visitors.mistakes == []


def test_a_guest_gets_all_that_is_kept_and_is_forgotten(server: str, visitors: Visitors) -> None:
    page = visitors.come().new_page()
    page.goto(f"{server}/settings")
    link = page.get_by_role("link", name="Everything kept about me")
    expect(link).to_be_visible()
    assert violations(page) == []
    with page.expect_download() as download:
        link.click()
    kept = json.loads(Path(download.value.path()).read_text())["kept"]
    (me,) = kept["account"]
    page.locator("summary", has_text="Delete my account").click()
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_text("Your account has been deleted.")).to_be_visible()
    with page.expect_download() as download:
        link.click()
    (another,) = json.loads(Path(download.value.path()).read_text())["kept"]["account"]
    assert another["id"] != me["id"]
    assert visitors.mistakes == []
