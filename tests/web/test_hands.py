"""Somebody who plays on a board that cannot be played says so soon."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web import hands
from tests.web.hands import MOST_IN_VAIN, Player, Way

BOARD = """
<div data-testid="ask"><p>choose a card</p><div data-testid="list"></div></div>
<div class="board"><button style="width: 90px; height: 60px" {more}>The crown</button></div>
<div class="curtain" style="position: fixed; inset: 0"></div>
"""


@pytest.mark.parametrize(
    ("way", "more", "finding"),
    [
        ("taps", "", "cannot be tapped: The crown: covered by <div curtain>"),
        ("keys", "tabindex=-1", "keys do not lead to: The crown"),
    ],
)
def test_what_cannot_be_played_is_named_and_given_up(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, way: Way, more: str, finding: str
) -> None:
    monkeypatch.setattr(hands, "SOON", 150)
    context = browser.new_context()
    player = Player(context, way, "en", "seed")
    player.page.set_content(BOARD.format(more=more))
    for _ in range(2 * MOST_IN_VAIN):  # between two tries it looks for something else
        if not player.has_given_up:
            player.play(player.look())
    assert player.findings == {finding: MOST_IN_VAIN}
    context.close()
