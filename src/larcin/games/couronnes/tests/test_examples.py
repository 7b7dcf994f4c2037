"""Whole turns, step by step, as one would tell them at a table. The rulebook has no examples."""

from __future__ import annotations

from larcin.games.couronnes.moves import (
    Block,
    Boost,
    EndTurn,
    Fight,
    Hide,
    March,
    Pass,
    Place,
    Roll,
    Shoot,
    Take,
    Teleport,
    Wear,
)
from larcin.games.couronnes.state import Options
from larcin.games.couronnes.tests.playing import asked, at, deal, dice, guard_at, play, walk, where

ALONE, EACH = 3, 5


def test_a_match_with_one_objective() -> None:
    """[CO-B.1] [CO-E.8] [CO-E.9] [CO-D.6] [CO-H.1] In by the twelfth gate, out by the third."""
    t = deal(2, 0, Options(objectives=1))
    me = t.active
    t.objectives[me], t.hands = ("blue",), [(), ()]
    play(t, Place(1), Place(5))
    ways = ("seessw", "wws", "neeeee", "sssess", "s")
    for way in ways:
        walk(play(dice(t, ALONE, 6, ALONE, 1), Roll()), way)
        if way == "wws":
            assert (where(t, me), t.keys[me]) == ("g6", ("blue",))
        if way != "s":
            play(t, EndTurn(), Roll(), EndTurn())  # the other waits
    play(t, Take("here", "key"))
    assert (where(t, me), t.crowns[me], t.keys[me], t.proved[me]) == ("m11", "blue", (), ("blue",))
    play(walk(t, "neeee"), EndTurn(), Roll(), EndTurn())
    walk(play(dice(t, ALONE, 6), Roll()), "sse")
    assert t.outcome is not None
    assert (t.outcome.winners, t.turn, t.home[me]) == ((me,), 11, ("blue",))


def test_a_turn_with_two_attacks_on_one_victim() -> None:
    """[CO-RF14] [CO-E.6] [CO-F.4.d] [CO-RD6] The guard fails, the thief succeeds."""
    t = at(
        "h7 wants red holds plus-two | h5 wears red holds plus-two plus-two; guards j5; shared 4"
    )
    walk(t, "w", "guard-1")
    dice(t, 4, 4, 3, 4)
    play(t, Fight("guard-1", 1, False), Pass())
    assert (t.crowns[1], t.asleep[0], guard_at(t, 1)) == ("red", (1,), "i5")
    walk(t, "n")
    play(t, Fight("thief", 1, True), Pass(), Wear())  # 3 + 2 against 4
    assert (t.crowns, t.pool) == (["red", None], 2)
    play(t, EndTurn())
    assert t.asleep[0] == ()


def test_a_turn_with_a_march_a_shelter_and_an_answer() -> None:
    """[CO-D.5] [CO-G.2] [CO-G.5.1] [CO-RD6] [CO-RF13]"""
    t = at("i7 wants red keys red holds forced-march hidden-thief | h4 wants blue; alone 1")
    play(t, Take("here", "key"), March("thief"))
    walk(t, "wnn")
    play(t, Hide())
    play(dice(t, ALONE, 2), EndTurn(), Roll())
    assert asked(t) == 1
    assert all(not isinstance(move, Fight | Shoot) for move in t.asked[1])
    play(t, EndTurn())
    assert (t.hidden[0], t.crowns[0]) == (False, "red")


def test_a_blocked_thief_sends_a_guard_instead() -> None:
    """[CO-G.6.4] [CO-F.4.b.2] [CO-RD7]"""
    t = at("a1 wants red holds blocked-thief | h2 wants red | i5 wears red holds plus-two; alone 1")
    play(dice(t, EACH, 6, 6, 1), Block(1), EndTurn(), Roll())
    assert asked(t) == 1
    assert Teleport(2) not in t.asked[1]
    walk(t, "wnnnn", "guard-1")
    assert guard_at(t, 1) == "h5"
    play(t, Fight("guard-1", 2, False))
    assert asked(t) == 2
    play(t, Boost())
    assert t.crowns[2] is None  # six against one and two
