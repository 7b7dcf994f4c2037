"""The numbers for bots make sense where it is plain what to do."""

from __future__ import annotations

from statistics import median

import pytest

from larcin.games.couronnes import GAME
from larcin.games.couronnes.board import NAMES, SQUARE_OF
from larcin.games.couronnes.bot import JUDGE, features, goal_of, heuristic, playout
from larcin.games.couronnes.moves import (
    AnyMove,
    Block,
    Boost,
    Break,
    Discard,
    EndTurn,
    Fight,
    Hide,
    March,
    Pass,
    Reach,
    Roll,
    Shoot,
    Slip,
    Take,
    Teleport,
    Walk,
    Wear,
)
from larcin.games.couronnes.plan import next_goal, plan
from larcin.games.couronnes.state import Table
from larcin.games.couronnes.tests.playing import asked, at, deal, dice, offers, play
from larcin.games.couronnes.view import view
from larcin.kernel.rng import QuickRng

CIRCLES = ("h2", "l2", "r8", "r12", "l18", "h18", "b12", "b8")


def best_move(t: Table) -> AnyMove:
    """The first of the moves that look best to who is asked."""
    v = view(t, asked(t))
    return max(offers(t), key=lambda move: heuristic(v, move))


# -- The plan -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "goal"),
    [
        ("h5 wants red", "j11"),
        ("h5 wants red keys red", "i7"),
        ("h5 wants red holds skeleton-key", "i7"),
        ("h5 wants blue white keys white", "i13"),
    ],
)
def test_the_next_goal_is_the_key_or_the_crown_on_the_shortest_way(player: str, goal: str) -> None:
    v = view(at(f"{player} | a1 wants red; alone 3"), 0)
    assert [NAMES[square] for square in next_goal(v, frozenset())] == [goal]


def test_who_wears_a_crown_goes_home() -> None:
    v = view(at("h5 wears red | a1 wants red; alone 3"), 0)
    assert {NAMES[square] for square in next_goal(v, frozenset())} == set(CIRCLES)


def test_awake_guards_and_doors_are_gone_around() -> None:
    free = plan(view(at("j5 wears red | a1 wants red; alone 3"), 0)).away[SQUARE_OF["j5"]]
    door = plan(view(at("j5 wears red | a1 wants red; doors 12; alone 3"), 0)).away
    guard = plan(view(at("j5 wears red | a1 wants red; guards j4; alone 3"), 0)).away
    assert free < door[SQUARE_OF["j5"]] == guard[SQUARE_OF["j5"]]


# -- The heuristic --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("h3 wears red wants blue | a1; alone 3", Walk("thief", "north")),
        ("h5 wants red keys red | a1; guards a4 a4 a4 a4; alone 3", Walk("thief", "south")),
        ("i7 wants red keys red | a1; alone 3", Take("here", "key")),
        ("h7 wants red keys red | a1; guards i7; alone 3", Take("east", "key")),
        ("j10 wants yellow | a1; guards i10 k10 j9 j11; alone 2", Reach("west")),
        ("h5 | i5 wears red; alone 3", Fight("thief", 1, False)),
        ("h5 holds plus-two | i5 wears red; alone 3", Fight("thief", 1, True)),
        ("h4 wants red | h6 wears red; alone 1", Shoot("thief", 1)),
        ("a1 wants red | f5 wears red; guards h5 a4 a4 a4; each 3", Walk("guard-1", "west")),
        ("i3 wants red keys red holds secret-door | a1; alone 4", Slip()),
        ("h2 | l2", Roll()),
    ],
)
def test_what_is_plainly_best(text: str, move: AnyMove) -> None:
    assert best_move(at(text)) == move


def test_a_crown_that_cannot_come_home_is_hidden() -> None:
    t = play(at("h9 wears red holds hidden-thief | a1 wants red; alone 1"), Walk("thief", "north"))
    assert best_move(t) == Hide()


def test_a_march_is_played_if_the_way_is_long_enough() -> None:
    t = at("h9 wears red holds forced-march | a1 wants red; alone 1")
    v = view(t, 0)
    assert heuristic(v, March("thief")) > heuristic(v, EndTurn())
    v = view(at("h3 wears red wants blue holds forced-march | a1 wants red; alone 3"), 0)
    assert heuristic(v, March("thief")) < heuristic(v, EndTurn())


def test_from_the_wrong_circle_one_teleports_first() -> None:
    t = at("b12 wants white | a1 wants red; alone 3")
    assert isinstance(best_move(t), Teleport)


def test_a_rival_with_a_crown_is_blocked_rather_than_one_without() -> None:
    v = view(at("a1 wants red holds blocked-thief | h5 wears red | i5 wants red; alone 1"), 0)
    assert heuristic(v, Block(1)) > heuristic(v, Block(2)) > heuristic(v, EndTurn())


def test_one_defends_oneself_and_wears_what_one_wins() -> None:
    t = at("h5 wants red | i5 wears red holds plus-two; alone 1")
    play(t, Fight("thief", 1, False))
    assert best_move(t) == Boost()
    play(dice(t, 6, 1), Pass())
    assert best_move(t) == Wear()
    t = play(at("h4 wants red | h6 wears red holds broken-bow; alone 1"), Shoot("thief", 1))
    assert best_move(t) == Break()


def test_the_least_useful_card_is_discarded() -> None:
    cards = "skeleton-key hidden-thief plus-two forced-march woken-guard"
    t = play(at(f"h2 wants red holds {cards} | a1 wants red; alone 1; pile arrow"), EndTurn())
    assert best_move(t) == Discard("woken-guard")


def test_greedy_matches_of_four_are_short() -> None:
    """Two objectives at four seats: the median of all players' turns together."""
    turns = []
    for number in range(5):
        t, chance = deal(4, number), QuickRng(number)
        t.told = None
        while t.outcome is None:
            v = view(t, asked(t))
            worth = {move: heuristic(v, move) for move in offers(t)}
            best = max(worth.values())
            moves = [move for move, each in worth.items() if each == best]
            GAME.apply(t, asked(t), chance.choice(moves))
        turns.append(t.turn)
    assert median(turns) <= 70


# -- The playout policy ---------------------------------------------------------------------


def test_a_playout_takes_attacks_and_walks_towards_the_goal() -> None:
    chance = QuickRng(1)
    for text, move in (
        ("i7 wants red keys red | a1; alone 3", Take("here", "key")),
        ("h5 | i5 wears red; alone 3", Fight("thief", 1, False)),
        ("h3 wears red wants blue | a1; alone 3", Walk("thief", "north")),
        ("h2 | l2", Roll()),
    ):
        t = at(text)
        assert playout(t, 0, offers(t), chance) == move


def test_a_playout_looks_for_keys_then_crowns_then_home() -> None:
    assert goal_of(at("h5 wants red | a1"), 0) == (SQUARE_OF["j11"],)
    assert goal_of(at("h5 wants red keys red | a1"), 0) == (SQUARE_OF["i7"],)
    assert {NAMES[n] for n in goal_of(at("h5 wears red | a1"), 0)} == set(CIRCLES)


# -- Judging --------------------------------------------------------------------------------


def test_who_is_nearer_to_the_end_may_hope_for_more() -> None:
    for text in (
        "h3 wears red | h2 wants red",
        "h2 home blue wants red | l2 wants red blue",
        "h5 wants red keys red | h5 wants red",
    ):
        one, other = JUDGE(at(text))
        assert one > other
        assert one + other == pytest.approx(1)


def test_a_guard_nearby_threatens_a_crown_that_is_not_hidden() -> None:
    safe, hidden, open_ = (
        JUDGE(at(f"h5 wears red{state} | a1 wants red; guards {guard} a4 a4 a4"))[0]
        for state, guard in (("", "a4"), (" hidden", "i5"), ("", "i5"))
    )
    assert safe == pytest.approx(hidden)
    assert open_ < safe


# -- The features ---------------------------------------------------------------------------


def test_features_do_not_tell_in_which_seat_one_sits() -> None:
    me, left, right = (
        "h5 wears red wants blue holds arrow",
        "j5 wants red keys red",
        "l5 wants white",
    )
    here = at(f"{me} | {left} | {right}; alone 3")
    there = at(f"{right} | {me} | {left}; seat 1; alone 3")
    assert features(view(here, 0)) == features(view(there, 1))
