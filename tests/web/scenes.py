"""Everything that one can open: `python -m tests.web.scenes [GAME ...] [--to FOLDER]`.

Pages, sheets, and for each game its table, its end and its replay; on a phone and on a desk, by day
and by night. axe looks at all of them; with --to, so can you.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Literal

from playwright.sync_api import BrowserContext, Page, expect

from larcin.kernel.registry import find_game, games
from larcin.words import Words
from tests.web.browser import DESK, PHONE, open_browser
from tests.web.looking import overflowing, violations
from tests.web.playing import PATIENCE, invite, join, play_on
from tests.web.serving import served

SIZES = {"phone": PHONE, "desk": DESK}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PAGES = ("", "lobby", "mine", "top", "rules", "settings", "nowhere")
Scenes = Iterator[tuple[str, Page]]


def pages(context: BrowserContext, server: str, slug: str) -> Scenes:
    """All that is not a table."""
    page = context.new_page()
    for path in (*PAGES, f"rules/{slug}"):
        page.goto(f"{server}/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_timeout(300)
        yield path.replace("/", "-") or "home", page
    page.goto(server)
    for name in (re.compile("^Invite"), "I have an invitation"):
        page.get_by_role("button", name=name).first.click()
        for options in page.get_by_role("dialog").locator("summary").all():
            options.click()
        yield f"sheet-{'invite' if isinstance(name, re.Pattern) else 'invitation'}", page
        page.keyboard.press("Escape")
    page.close()


def sheets(context: BrowserContext, friend: BrowserContext, server: str, slug: str) -> Scenes:
    """A table that waits, and whatever can be opened at one that plays."""
    page, link = invite(context, server, Words(find_game(slug), "en")("title"))
    yield "table-waiting", page
    theirs = join(friend, link)
    page.get_by_role("button", name="Start").click()
    expect(theirs.get_by_test_id("ask")).to_be_visible()
    theirs.close()
    for _ in range(20):
        if "idle" not in (page.get_by_test_id("ask").get_attribute("class") or ""):
            break
        page.wait_for_timeout(200)
    for name in ("Log", "Chat", "Rules"):
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.wait_for_timeout(100)  # on a desk they are no sheets
        page.locator("aside").get_by_role("button", name=re.compile(f"^{name}")).click()
        if name == "Chat":
            page.get_by_label("Say something").fill("Hands off my cow!")
            page.keyboard.press("Enter")
        yield f"sheet-{name.lower()}", page
        page.keyboard.press("Escape")
    page.get_by_test_id("ask").get_by_role("button").first.click()
    yield "sheet-paragraph", page
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave", exact=True).click()
    yield "sheet-leave", page
    page.close()


def matches(context: BrowserContext, server: str, slug: str) -> Scenes:
    """A match against robots: its sheets, its end, and looking back."""
    page = context.new_page()
    page.goto(server)
    title = Words(find_game(slug), "en")("title")
    page.get_by_role("button", name=re.compile(rf"^Play {re.escape(title)}")).last.click()
    asked = page.locator("[data-testid=ask]:not(.idle)")
    start = page.get_by_test_id("start-play")
    expect(start.or_(asked).first).to_be_visible(timeout=PATIENCE)
    if start.is_visible():  # thirty seconds first
        page.get_by_test_id("thirty").wait_for()
        yield f"{slug}-start", page
        start.click()
    asked.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(600)  # what is new about the question
    yield f"{slug}-table", page
    page.keyboard.press("Escape")
    page.get_by_test_id("list").click()
    yield f"{slug}-sheet-moves", page
    page.keyboard.press("Escape")
    hint = page.get_by_test_id("ask").get_by_role("button", name="Advice")
    if hint.count() > 0:
        hint.click()
        page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
        yield f"{slug}-sheet-hint", page
        page.keyboard.press("Escape")
    play_on([page], 8)
    page.keyboard.press("Escape")
    yield f"{slug}-table-later", page
    if not page.get_by_test_id("end").is_visible():
        _let_robots_play(page)
    page.get_by_test_id("end").wait_for(timeout=PATIENCE)
    yield f"{slug}-end", page
    page.get_by_role("button", name="Was the deal fair? Check it").click()
    expect(page.get_by_test_id("fair")).to_be_visible()
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_label("Seen by")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("PageDown")
    page.wait_for_timeout(300)
    yield f"{slug}-replay", page
    page.get_by_role("button", name="Link, export, fair deal").click()
    yield f"{slug}-sheet-share", page
    page.close()


def _let_robots_play(page: Page) -> None:
    """Leave the seat to a robot, and come back to see the end."""
    address = page.url
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url(re.compile(r"/$"))
    page.goto(address)


def examine(name: str, page: Page, to: Path | None) -> list[str]:
    """What is wrong with it in any size and theme; a picture of each, if one wants them."""
    found: dict[str, None] = {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(100)
            # Taken even if nobody wants it: until it is drawn, axe sees the colours of before.
            page.screenshot(path=None if to is None else to / f"{name}-{size}-{theme}.png")
            wrong = [*violations(page), *overflowing(page)]
            found |= dict.fromkeys(f"{name} {size} {theme}: {each}" for each in wrong)
    return list(found)


def main(slugs: list[str], to: Path | None) -> int:
    """Look at everything; 1 if something is wrong."""
    if to is not None:
        to.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    count = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        open_browser() as browser,
        served(Path(folder) / "scenes.sqlite") as server,
    ):
        host, friend = (
            browser.new_context(
                locale="en-GB", reduced_motion="reduce", viewport={"width": 1440, "height": 900}
            )
            for _ in range(2)
        )
        every = chain(
            sheets(host, friend, server, slugs[0]),
            *(matches(host, server, slug) for slug in slugs),
            pages(host, server, slugs[0]),
        )
        for name, page in every:
            count += 1
            found = examine(name, page, to)
            wrong += found
            print(name, *found, sep="\n  ! ", flush=True)
    print(f"{count} scenes, each in {len(SIZES) * len(THEMES)} ways: {len(wrong)} found")
    return 1 if wrong else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--to", type=Path, help="a folder for pictures")
    wanted = parser.parse_args()
    sys.exit(main(wanted.games, wanted.to))
