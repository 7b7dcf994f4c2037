"""The measure of the layout sees what it is made for; a sample of it holds for every board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from larcin.kernel.registry import find_game, games
from tests.web.browser import ROOT, developed_page
from tests.web.layout import MEASURE, Plan, look_at_boards

WANTED = {"least": 44, "smallest": 11, "geometry": True, "contrast": True, "scrolls": False}
SEEN = {
    "": "<p>Well</p><button style='width:44px;height:44px'>A</button>",
    "overlap": "<p>One above</p><p style='margin-top:-30px'>the other</p>",
    "covered": "<p>Me</p><hr style='rotate:1deg;background:red;height:50px;margin-top:-40px'>",
    "cut": "<p style='width:60px;overflow:hidden;white-space:nowrap'>Far too long for it</p>",
    "short": "<p data-short style='width:20px;overflow:hidden;white-space:nowrap'>Somebody</p>",
    "spill": "<p style='width:60px;background:#eee;white-space:nowrap'>Far too long for it</p>",
    "small": "<button style='width:30px;height:30px;padding:0'>A</button>",
    "tiny": "<p style='font-size:9px'>Small print</p>",
    "faint": "<p style='color:#aaa;background:#fff'>Hardly</p>",
    "scrolls": "<p style='width:3000px;height:20px;background:#eee'></p>",
}


@pytest.mark.parametrize("kind", SEEN)
def test_each_kind_of_offence_is_seen_and_no_other(browser: Browser, kind: str) -> None:
    page = browser.new_page(viewport={"width": 400, "height": 300})
    page.set_content(f"<!doctype html><body style='margin:8px;font:16px sans-serif'>{SEEN[kind]}")
    seen: dict[str, Any] = page.evaluate(MEASURE, WANTED)
    page.close()
    assert {each["kind"] for each in seen["found"]} == ({kind} if kind else set())


def test_what_is_declared_is_allowed(browser: Browser) -> None:
    fan = "".join(
        f"<button style='width:60px;height:80px;margin-right:-30px'>{n}</button>" for n in "AB"
    )
    spare = (
        "<p style='height:1.3em;width:90px;overflow:hidden'>Name <span data-spare>burglar</span>"
    )
    below = (
        "<div style='height:60px;width:200px;overflow:auto'><p style='height:90px'>Above</p>"
        "<p data-short style='width:90px;overflow:hidden;white-space:nowrap'>Far below it all</p>"
    )
    page = browser.new_page(viewport={"width": 400, "height": 300})
    for inside, offences in (
        (f"<div data-fan>{fan}</div>", 0),
        (f"<div>{fan}</div>", 2),
        (spare, 0),
        (below, 0),
    ):
        page.set_content(f"<!doctype html><body style='font:16px sans-serif'>{inside}")
        seen: dict[str, Any] = page.evaluate(MEASURE, WANTED)
        assert len(seen["found"]) == offences, seen["found"]
    page.close()


@pytest.fixture(scope="module")
def developed() -> Iterator[str]:
    """The page that shows boards."""
    if not (ROOT / "node_modules").is_dir():
        pytest.skip("npm ci has not been run")
    with developed_page() as address:
        yield address


SAMPLE = ((320, 568), (390, 844), (844, 390), (820, 1180), (1366, 768))


@pytest.mark.slow
@pytest.mark.parametrize(
    "slug", [slug for slug in games() if (find_game(slug).folder / "ui" / "positions").is_dir()]
)
def test_every_board_fits(browser: Browser, developed: str, slug: str) -> None:
    """A sample, the hardest of it; `python -m tests.web.layout` looks at everything."""
    plan = Plan([slug], SAMPLE, ["de"], ["crowd", "middle", "end"])
    found = look_at_boards(browser, developed, plan)
    assert [str(each) for each in found.offences] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "slug", [slug for slug in games() if (find_game(slug).folder / "ui" / "positions").is_dir()]
)
def test_nothing_lies_over_letters_where_the_result_takes_the_room(
    browser: Browser, developed: str, slug: str
) -> None:
    """On a phone the result takes most of it: a board that keeps its hand then lies in a heap."""
    plan = Plan([slug], ((390, 844), (360, 740)), ["de"], ["end"], result=True)
    found = look_at_boards(browser, developed, plan)
    assert [str(each) for each in found.offences if each.kind == "covered"] == []
