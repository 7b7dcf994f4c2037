"""All that happens is seen, in order and long enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from larcin.kernel.registry import games
from tests.web.recorder import record

MOVES = 3
"""By hand, in each match; `python -m tests.web.recorder` plays longer."""


@pytest.mark.parametrize(("number", "slug"), list(enumerate(games())))
def test_nothing_is_left_out(server: str, browser: Browser, number: int, slug: str) -> None:
    pace = ("normal", "still", "fast")[number % 3]
    account = record(browser, server, slug, pace, seed=number, most=MOVES)
    assert account.is_clean, str(account)
    assert account.told == account.events > 0
    assert account.turns >= MOVES - 1
