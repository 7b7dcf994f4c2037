"""A guide as it is read, and paragraphs as they are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from larcin.guides import BadGuide, Guide, Shown, guide_of, read_guide, show
from larcin.guides.coverage import coverage
from larcin.kernel.ledger import BINDING, read_ledger
from larcin.kernel.registry import find_game

GAME = find_game("raubern")


def test_a_move_is_shown_before_and_after_through_the_movers_eyes() -> None:
    showing = show(GAME, Shown(rule="RB-3.9", match="RB-R17-3-seats", move=9))
    assert showing.before is not None
    assert showing.after is not None
    assert showing.me == showing.before.observation.view.seat == 2
    assert showing.before.observation.view.piles[7].owner == 1
    assert showing.after.observation.view.piles[7].owner == 2
    assert showing.cited == {"RB-3.9", "RB-3.7"}
    assert showing.before.observation.events == ()


def test_the_deal_has_no_before() -> None:
    showing = show(GAME, Shown(rule="RB-2.1", match="RB-R17-3-seats", move=0))
    assert showing.before is None
    assert "RB-2.1" in showing.cited


def test_a_refused_move_has_no_after() -> None:
    tried = {"motif": "coach", "pile": 5}
    showing = show(GAME, Shown(rule="RB-3.3", match="RB-6.3-2-seats", move=1, tried=tried))
    assert showing.after is None
    assert showing.refusal is not None
    assert (showing.refusal.rule, showing.refusal.reason) == ("RB-3.3", "not-in-hand")


def test_others_eyes_and_nobodys() -> None:
    mine = show(GAME, Shown(rule="RB-R7", lesson="first", move=2, eyes=0))
    assert (mine.me, mine.names[0]) == (0, "Rosa")
    assert show(GAME, Shown(rule="RB-R7", lesson="first", move=2, eyes="nobody")).me is None


def test_a_match_or_a_lesson_but_not_both() -> None:
    for both in (Shown(rule="RB-R7", move=1), Shown(rule="RB-R7", move=1, match="a", lesson="b")):
        with pytest.raises(BadGuide, match="either a match or a lesson"):
            show(GAME, both)


def test_a_game_without_a_guide(tmp_path: Path) -> None:
    assert guide_of(tmp_path) == Guide()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("parts = 3", "guide.toml: Expected `array`"),
        ('parts = [{ name = "a" }, { name = "a" }]', "guide.toml: two parts are called a."),
        (
            'shown = [{ rule = "A", move = 1 }, { rule = "A", move = 2 }]',
            "guide.toml: two places show A.",
        ),
    ],
)
def test_a_guide_that_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(BadGuide) as error:
        read_guide(text)
    assert str(error.value).startswith(sentence)


def test_every_paragraph_that_binds_is_taught_or_rare() -> None:
    covered = coverage(GAME)
    paragraphs = read_ledger(GAME.folder).paragraphs.values()
    binding = {each.id for each in paragraphs if each.kind in BINDING}
    assert set(covered.taught) | set(covered.rare) == binding
    assert set(covered.taught).isdisjoint(covered.rare)
    assert {"RB-3.9", "RB-3.4", "RB-R8"} <= set(covered.taught)  # by an event, by a step's rule
    assert "RB-R17b" in covered.rare
