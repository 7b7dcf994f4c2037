"""Every refusal names the rule behind it."""

from __future__ import annotations

import pytest

from larcin.games.couronnes import GAME
from larcin.games.couronnes.moves import (
    AnyMove,
    Block,
    Boost,
    Break,
    Close,
    Discard,
    EndTurn,
    Fight,
    Find,
    Hide,
    Lull,
    March,
    Open,
    Pass,
    Place,
    Reach,
    Roll,
    Shoot,
    Slip,
    Take,
    Teleport,
    Wake,
    Walk,
    Wear,
)
from larcin.games.couronnes.refusals import why_not
from larcin.games.couronnes.state import Table
from larcin.games.couronnes.tests.playing import asked, at, deal, dice, offers, play, walk
from larcin.games.couronnes.view import view
from larcin.kernel.errors import IllegalMove
from larcin.words import Words

WORDS = Words(GAME, "en", ("Anna", "Ben", "Cleo", "Dora"))
OVER = Take("east", "key")
NORTH, EAST, SOUTH = Walk("thief", "north"), Walk("thief", "east"), Walk("thief", "south")
TAKE, FIGHT, SHOOT = Take("here", "key"), Fight("thief", 1, False), Shoot("thief", 1)
LACKS = "guard-lacks-point"
ALL = "forced-march skeleton-key door hidden-thief blocked-thief"


@pytest.mark.parametrize(
    ("text", "move", "rule", "reason"),
    [
        # Before the roll.
        ("h5 wants red | a1", NORTH, "CO-RD5b", "roll-first"),
        ("h5 wants red | a1", EndTurn(), "CO-RD5b", "roll-first"),
        ("h5 wants red holds forced-march | a1", March("guard-1"), "CO-RD5b", "roll-first"),
        ("h5 wants red | a1", Hide(), "CO-G.1.1", "not-your-card"),
        ("i7 wants red keys red | a1", TAKE, "CO-RD5b", "roll-first"),
        ("i7 wants red | a1", Take("here", "card"), "CO-G.1.1", "not-your-card"),
        ("h7 holds skeleton-key | a1; guards i7", Take("east", "card"), "CO-RD5b", "roll-first"),
        # Steps.
        ("h5 wants red | a1; alone 1", Roll(), "CO-D.2", "already-rolled"),
        ("i5 wants red | a1; alone 1", NORTH, "CO-RC11", "no-way"),
        ("j3 wants red | a1; doors 12; alone 1", SOUTH, "CO-RG3", "door-closed"),
        ("h5 wants red | a1; guards i5; alone 3", EAST, "CO-E.2", "guard-in-the-way"),
        ("h5 wants red | i5; alone 1", EAST, "CO-RE4", "cannot-stop-there"),
        ("h5 wants red blocked 1 | a1; alone 1", EAST, "CO-RF3", "thief-blocked"),
        ("h5 | a1; alone 1", Walk("guard-1", "west"), "CO-D.8", "thief-alone"),
        ("h5 | a1; guards i9/0; each 1", Walk("guard-1", "west"), "CO-RE2", "guard-asleep"),
        ("h5 | a1; guards j4; each 1", Walk("guard-1", "north"), "CO-E.12", "guards-stay-inside"),
        ("h5 | a1; guards g5; each 1", Walk("guard-1", "east"), "CO-E.3", "thief-in-the-way"),
        # Keys, crowns, circles.
        ("h5 | a1; alone 1", Reach("east"), "CO-E.8", "no-key-there"),
        ("j10 keys yellow | a1; guards i10; alone 1", Reach("west"), "CO-E.8", "has-key"),
        ("j10 | a1; alone 1", Reach("west"), "CO-RE5", "nobody-there"),
        ("h5 wants red | a1; alone 1", TAKE, "CO-E.9", "stand-on-crown"),
        ("h5 wants red | a1; alone 1", OVER, "CO-E.9", "no-crown-there"),
        ("i7 wears blue wants red keys red | a1; alone 1", TAKE, "CO-E.11", "has-crown"),
        ("i7 wants blue keys red | a1; alone 1", TAKE, "CO-RE9", "not-your-objective"),
        ("i7 wants red | a1; alone 1", TAKE, "CO-E.9", "no-key"),
        ("i7 wants red | a1; alone 1", Take("here", "card"), "CO-G.1.1", "not-your-card"),
        ("i7 wants red keys red blocked 1 | a1; alone 1", TAKE, "CO-RE9b", "thief-blocked"),
        ("h7 wants red keys red | a1; alone 1", OVER, "CO-RE5", "nobody-there"),
        ("h7 wants red keys red | a1; guards i7; alone 0", OVER, "CO-RE5", "no-points"),
        ("h3 | a1; alone 1", Teleport(3), "CO-E.10.1", "not-on-circle"),
        ("h2 | l2; alone 1", Teleport(2), "CO-RE10", "circle-taken"),
        ("h2 blocked 1 | a1; alone 1", Teleport(2), "CO-RF3", "thief-blocked"),
        # Attacks.
        ("h5 | i5; alone 1", FIGHT, "CO-RF1", "no-target"),
        ("h5 wears red | i5; alone 1", Fight("thief", 0, False), "CO-RF1", "no-target"),
        ("h5 | i5 wears red; alone 1", Fight("thief", 3, False), "CO-RF1", "no-target"),
        ("h5 | i5 wears red hidden; alone 1", FIGHT, "CO-RF13", "target-hidden"),
        ("h5 | k5 wears red; alone 1", FIGHT, "CO-F.4.a", "not-beside"),
        ("h2 | h3 wears red; alone 1", FIGHT, "CO-E.10.2", "not-from-circle"),
        ("h5 blocked 1 | i5 wears red; alone 1", FIGHT, "CO-RF3", "thief-blocked"),
        ("h5 holds arrow blocked 1 | i5; alone 1", SHOOT, "CO-RF3", "thief-blocked"),
        ("h5 holds secret-door blocked 1 | a1; alone 1", Slip(), "CO-RF3", "thief-blocked"),
        ("h5 holds door | a1; alone 1", Discard("door"), "CO-D.7.3", "no-discard-now"),
        ("h5 | a1; alone 1", Pass(), "CO-RD6", "nobody-attacks"),
        ("h5 | i5 wears red; alone 1", Fight("thief", 1, True), "CO-G.1.1", "not-your-card"),
        ("h5 | i5 wears red; alone 1", SHOOT, "CO-F.5.f", "no-bow"),
        ("h4 | i7 wears red; alone 1", SHOOT, "CO-F.5.i", "crown-square"),
        ("h4 | o5 wears red; alone 1", SHOOT, "CO-RF11", "too-far"),
        ("i5 holds arrow | i3 wears red; alone 1", SHOOT, "CO-RF11b", "no-clear-shot"),
        ("o10 holds arrow | j16 wears red; guards i11; shared 0", SHOOT, "CO-E.6", LACKS),
        ("o10 holds arrow | j16 wears red; guards i11; alone 0", SHOOT, "CO-RF11", "too-far"),
        # Cards.
        ("h5 holds hidden-thief blocked 1 1 | a1; alone 1", Hide(), "CO-RG11", "head-full"),
        ("h5 holds blocked-thief | a1; alone 1", Block(0), "CO-RG5", "not-that-thief"),
        ("h5 holds blocked-thief | a1 wears red hidden; alone 1", Block(1), "CO-RG11", "head-full"),
        ("h5 holds hidden-thief | a1; guards i9/0/0 k9/0; alone 1", Hide(), "CO-RG11", "no-marker"),
        ("h5 holds sleeping-guard | a1; guards i9/0/1", Lull("guard-1"), "CO-RG11", "head-full"),
        ("h5 holds door | a1; doors 12; alone 1", Close(12), "CO-RG14", "no-effect"),
        ("h5 holds door | a1; alone 1", Open(12), "CO-RG14", "no-effect"),
        ("h5 holds door | a1; doors 1 2 3 4; alone 1", Close(12), "CO-RG3", "no-door-left"),
        ("h5 holds door | j4; alone 1", Close(12), "CO-RG3", "gate-occupied"),
        ("h5 holds found-thief | a1; alone 1", Find(1), "CO-RG14", "no-effect"),
        ("h5 holds found-thief | a1; alone 1", Find(3), "CO-RG14", "no-effect"),
        ("h5 holds woken-guard | a1; alone 1", Wake("guard-1", 1), "CO-RG14", "no-effect"),
        ("h5 holds broken-bow | a1; alone 1", Break(), "CO-RD6", "nobody-attacks"),
        ("h5 holds plus-two | a1", Boost(), "CO-RD6", "nobody-attacks"),
        ("h5 holds secret-door | a1; alone 1", Slip(), "CO-G.11.4", "no-secret-door"),
        ("i5 holds secret-door | i3; alone 1", Slip(), "CO-RG8", "cannot-stop-there"),
        ("h5 holds forced-march blocked 1 | a1; each 1", March("thief"), "CO-RG1", "thief-blocked"),
        ("h5 holds forced-march | a1; alone 1", March("guard-1"), "CO-D.8", "thief-alone"),
    ],
)  # fmt: skip
def test_a_refusal_names_its_rule(text: str, move: AnyMove, rule: str, reason: str) -> None:
    t = at(text)
    assert move not in offers(t)
    refusal = refusal_of(t, move)
    assert (refusal.rule, refusal.reason) == (rule, reason)


def refusal_of(t: Table, move: AnyMove) -> IllegalMove:
    """Why this move is refused to who is asked; all that its sentence needs is told with it."""
    refusal = why_not(view(t, asked(t)), move)
    assert refusal is not None
    assert "{" not in WORDS.refusal(refusal)
    return refusal


def reason_of(t: Table, move: AnyMove) -> str:
    """The reason alone."""
    return refusal_of(t, move).reason


def test_refusals_that_need_a_move_before() -> None:
    t = walk(at("h5 wants red | i5 wants red; alone 2"), "e")
    assert reason_of(t, EndTurn()) == "passing"
    t = walk(at("j11 wants red | j10; guards i10 k9 k11 i11; alone 2"), "n")
    assert reason_of(t, Reach("west")) == "no-points"  # the last one is needed to go on
    t = walk(at("h8 wants red keys red | h7; guards i7; alone 2"), "n")
    assert reason_of(t, OVER) == "no-points"
    t = walk(at("h5 wants red | a1; alone 1"), "e")
    assert reason_of(t, EAST) == "no-points"
    t = walk(at("a2 | a1; each 3"), "w", "guard-1")
    assert reason_of(t, Walk("guard-2", "east")) == "another-guard"
    t = walk(at("a2 | h5 wears red; guards i5; shared 1"), "n")
    assert reason_of(t, Fight("guard-1", 1, False)) == "no-points"
    assert reason_of(t, Walk("guard-1", "east")) == "no-points"
    t = play(at("h2 wants red | a1; alone 1"), Teleport(5))
    assert reason_of(play(t, Teleport(3)), Teleport(5)) == "been-there"
    t = play(dice(at("h5 | i5 wears red; alone 1"), 1, 1), FIGHT, Pass())
    assert reason_of(t, FIGHT) == "attacked-already"
    t = play(dice(at("h4 | h6 wears red; alone 1"), 1, 1), SHOOT, Pass())
    assert reason_of(t, SHOOT) == "attacked-already"
    t = play(at("h5 holds hidden-thief hidden-thief door door | a1; alone 1"), Hide())
    assert reason_of(t, Hide()) == "card-twice"
    play(t, Close(1))
    assert reason_of(t, March("thief")) == "not-your-card"
    t = play(at("h5 holds hidden-thief forced-march door | a1; alone 1"), Hide(), Close(1))
    assert reason_of(t, March("thief")) == "two-cards"


def test_refusals_of_answers() -> None:
    t = play(at("h5 | i5 wears red; alone 1"), FIGHT)
    assert reason_of(t, Boost()) == "not-your-card"
    assert reason_of(t, EndTurn()) == "only-card"
    t = play(at("h4 | h6 wears red; alone 1"), SHOOT)
    assert reason_of(t, Break()) == "not-your-card"
    assert reason_of(t, Hide()) == "only-card"
    t = play(dice(at("h5 wants blue | i5 wears red; alone 1"), 6, 1), FIGHT, Pass())
    assert reason_of(t, Wear()) == "not-your-objective"
    assert reason_of(t, EndTurn()) == "crown-first"
    t = deal(2)
    assert reason_of(t, March("thief")) == "place-first"
    taken = offers(t)[0]
    assert isinstance(taken, Place)
    assert reason_of(play(t, taken), taken) == "circle-taken"
    t = play(at(f"h5 holds {ALL} | a1; alone 1"), EndTurn())
    assert reason_of(t, Discard("broken-bow")) == "not-your-card"
    assert reason_of(t, Hide()) == "discard-first"


def test_what_no_rule_is_about_is_left_to_the_step() -> None:
    assert why_not(view(at("h5 | a1; alone 1"), 0), Place(1)) is None
