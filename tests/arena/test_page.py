"""The page: whole in itself, well formed, and honest in its headline."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from larcin.arena import plots
from larcin.arena.page import save_page, verdict, write_page
from larcin.arena.standings import Standings, standings_of
from larcin.files import NotSaved
from tests.arena.matches import SETTINGS, result


def standings_with(*places: tuple[int, ...], bots: tuple[str, ...] = ("a", "b")) -> Standings:
    results = [
        replace(result(deal, 0, "ab", each, moves=10 + 3 * deal), bots=bots)
        for deal, each in enumerate(places)
    ]
    return standings_of(replace(SETTINGS, bots=bots), results)


CLEAR = standings_with(*[(1, 2)] * 20)


class Balance(HTMLParser):
    """Sees whether what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "html"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "html":
            assert self.open.pop() == tag


def test_it_needs_nothing_from_outside() -> None:
    page = write_page(CLEAR)
    assert not re.search(r"https?:|src=|@import|url\(|<script|<link", page)


def test_it_is_well_formed() -> None:
    for standings in (
        CLEAR,
        standings_with((1, 1)),
        standings_with((1, 2), (2, 1), bots=("a", "a")),
    ):
        balance = Balance()
        balance.feed(write_page(standings))
        assert balance.open == []


def test_names_cannot_break_it() -> None:
    page = write_page(standings_with((1, 2), (2, 1), bots=("<b>&", "b")))
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;" in page


def test_the_headline_does_not_claim_too_much() -> None:
    assert verdict(CLEAR) == "a wins 100.0 %; even is 50.0 %."
    assert verdict(standings_with((1, 2), (1, 2), (2, 1))).endswith("but that may be luck.")
    assert verdict(standings_with((1, 2), bots=("a", "a"))) == "a plays against itself."


def test_it_is_saved_or_a_sentence_says_why_not(tmp_path: Path) -> None:
    save_page(tmp_path / "new" / "page.html", CLEAR)
    assert (tmp_path / "new" / "page.html").read_text(encoding="utf-8") == write_page(CLEAR)
    with pytest.raises(NotSaved):
        save_page(tmp_path / "new", CLEAR)


def test_a_scale_holds_its_values_and_has_round_ticks() -> None:
    assert plots.scale([0.25, 0.57], zero=True, most=1.0).ticks == pytest.approx((0, 0.2, 0.4, 0.6))
    assert plots.scale([13.2, 38.1]).ticks == (10, 20, 30, 40)
    assert plots.scale([1.0], zero=True, most=1.0).high == 1
    assert plots.scale([7.0]).at(7.0) == 0
    assert plots.log_scale([0.0002, 0.02]).ticks == pytest.approx((1e-4, 1e-3, 1e-2, 1e-1))
    assert plots.log_scale([0.0001, 0.17]).ticks == pytest.approx((1e-4, 1e-2, 1))
    assert plots.log_scale([0.001]).at(0.001) == 0


def test_a_long_range_is_put_into_few_bars() -> None:
    bars = plots.histogram(dict.fromkeys(range(1000), 1), "").count('class="bar"')
    assert bars <= plots.MOST_BARS
