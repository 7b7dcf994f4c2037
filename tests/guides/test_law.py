"""The law of guides: every guide there is obeys it, and it bites."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from larcin.guides import Guide, Part, Shown, guide_of
from larcin.guides.guide import FILE, Seen
from larcin.guides.law import complaints
from larcin.kernel.registry import find_game, games

GAME = find_game("raubern")
GUIDE = guide_of(GAME.folder)


@pytest.mark.parametrize(
    "slug", [s for s, game in games().items() if (game.folder / FILE).exists()]
)
def test_every_guide_obeys(slug: str) -> None:
    game = find_game(slug)
    assert list(complaints(game, guide_of(game.folder))) == []


def part(guide: Guide, name: str, change: Callable[[Part], Part]) -> Guide:
    return replace(
        guide, parts=tuple(change(each) if each.name == name else each for each in guide.parts)
    )


def shown(guide: Guide, rule: str, change: Callable[[Shown], Shown]) -> Guide:
    return replace(
        guide, shown=tuple(change(each) if each.rule == rule else each for each in guide.shown)
    )


def no_goal(guide: Guide) -> Guide:
    return replace(guide, parts=guide.parts[1:])


def missing_word(guide: Guide) -> Guide:
    return replace(guide, parts=(*guide.parts, Part(name="advice")))


def unknown_rule(guide: Guide) -> Guide:
    return part(guide, "goal", lambda each: replace(each, rules=("RB-9.9",)))


def unknown_paragraph(guide: Guide) -> Guide:
    return shown(guide, "RB-3.9", lambda each: replace(each, rule="RB-3"))


def unknown_piece(guide: Guide) -> Guide:
    return part(guide, "pieces", lambda each: replace(each, pieces=(("motif", "gem"),)))


def wrong_rule(guide: Guide) -> Guide:
    return shown(guide, "RB-R9", lambda each: replace(each, move=1))


def not_refused(guide: Guide) -> Guide:
    def change(each: Shown) -> Shown:
        return replace(each, tried={"motif": "candlestick", "pile": 6})

    return shown(guide, "RB-3.3", change)


def without_proof(guide: Guide) -> Guide:
    return shown(guide, "RB-R15", lambda each: replace(each, facts=()))


def wrong_fact(guide: Guide) -> Guide:
    def change(each: Shown) -> Shown:
        return replace(each, facts=(Seen(at="after.piles.0.owner"),))

    return shown(guide, "RB-R15", change)


def no_such_fact(guide: Guide) -> Guide:
    def change(each: Shown) -> Shown:
        return replace(each, facts=(Seen(at="after.piles.12"),))

    return shown(guide, "RB-R15", change)


def no_such_match(guide: Guide) -> Guide:
    return shown(guide, "RB-R9", lambda each: replace(each, match="none"))


def no_such_move(guide: Guide) -> Guide:
    return shown(guide, "RB-R9", lambda each: replace(each, move=900))


def too_wide(guide: Guide) -> Guide:
    return replace(guide, room=(1440, 900))


def too_few(guide: Guide) -> Guide:
    return replace(guide, shown=guide.shown[:14])


@pytest.mark.parametrize(
    ("breaking", "sentence"),
    [
        (no_goal, "Its parts are not goal, turn, scoring, pieces, exceptions, in this order."),
        (missing_word, "guide-advice has no words in fr."),
        (unknown_rule, "goal names RB-9.9, which is not in rules.md."),
        (unknown_paragraph, "It shows RB-3, which is no paragraph of rules.md."),
        (unknown_piece, "pieces: the motif gem has no name in de."),
        (wrong_rule, "RB-R9: RB-R9 is not cited there, but RB-3.7, RB-3.9."),
        (not_refused, "RB-3.3: {'motif': 'candlestick', 'pile': 6} is not refused there."),
        (without_proof, "RB-R15: RB-6.2 is cited there: facts have to prove RB-R15."),
        (wrong_fact, "RB-R15: after.piles.0.owner is 0, not None."),
        (no_such_fact, "RB-R15: There is no after.piles.12 in the view."),
        (no_such_match, "RB-R9: RB-R9: no match none in shown or tests/replays."),
        (no_such_move, "RB-R9: RB-R9: there are 72 moves, no move 900."),
        (too_wide, "Its room is (1440, 900), not 320 to 900 wide and 400 to 1000 high."),
        (too_few, "It shows 14 paragraphs, not at least 15."),
    ],
)
def test_the_law_bites(breaking: Callable[[Guide], Guide], sentence: str) -> None:
    assert sentence in list(complaints(GAME, breaking(GUIDE)))
