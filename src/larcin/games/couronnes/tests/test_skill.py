"""What was learned by playing: when to run, where to stop, and what to keep."""

from __future__ import annotations

import pytest

from larcin.games.couronnes.board import NAMES, SQUARE_OF
from larcin.games.couronnes.bot import heuristic
from larcin.games.couronnes.moves import (
    AnyMove,
    Block,
    Discard,
    EndTurn,
    Lull,
    March,
    Take,
    Teleport,
    Walk,
)
from larcin.games.couronnes.plan import next_goal, next_stop
from larcin.games.couronnes.skill import best_stop, chance_to_keep, skill
from larcin.games.couronnes.state import Table
from larcin.games.couronnes.tests.playing import asked, at, offers
from larcin.games.couronnes.view import view

FAR_GUARDS = "guards a4 a4 a4 a4"
"""Guards out of everybody's way."""


def best_move(t: Table) -> AnyMove:
    """The first of the moves that look best to who has learned."""
    v = view(t, asked(t))
    return max(offers(t), key=lambda move: skill(v, move))


# -- The tour -------------------------------------------------------------------------------


def test_a_second_key_is_fetched_on_the_way_to_the_first_crown() -> None:
    # The keys of red and yellow lie two steps from each other, their crowns far apart.
    v = view(at("j10 wants red yellow keys red | a1 wants red; alone 3"), 0)
    assert [NAMES[square] for square in next_goal(v, frozenset())] == ["i7"]
    assert [NAMES[square] for square in next_stop(v, frozenset())] == ["i10"]


@pytest.mark.parametrize(
    ("player", "stop"),
    [
        ("h5 wants red", "j11"),
        ("h5 wants red keys red", "i7"),
        ("h5 wants red holds skeleton-key", "i7"),
    ],
)
def test_for_one_crown_a_tour_is_the_shortest_way(player: str, stop: str) -> None:
    v = view(at(f"{player} | a1 wants red; alone 3"), 0)
    assert [NAMES[square] for square in next_stop(v, frozenset())] == [stop]


@pytest.mark.parametrize(("rival", "waits"), [("a1", False), ("b12", True)])
def test_who_finds_the_best_circle_taken_goes_another_way(rival: str, waits: bool) -> None:
    t = at(f"h2 wants green | {rival} wants red; alone 6")
    v = view(t, 0)
    assert (max(heuristic(v, move) for move in offers(t)) == 0) == waits
    assert (best_move(t) == Teleport(7)) == (not waits)
    assert skill(v, best_move(t)) > skill(v, EndTurn())


def test_shared_points_are_the_thief_s_unless_it_is_held_up() -> None:
    hunt = "i5 wants red %s | l5 wears red; guards j5 a4 a4 a4; shared 3"
    for state, is_led in (("", False), ("blocked 1", True)):
        v = view(at(hunt % state), 0)
        assert (skill(v, Walk("guard-1", "east")) > skill(v, EndTurn())) == is_led


@pytest.mark.parametrize(
    ("state", "guards", "is_lulled"),
    [
        pytest.param("", "guards j4 a4 a4 a4", True, id="in the gate"),
        pytest.param("", "guards l5 a4 a4 a4", False, id="beside the way"),
        pytest.param("blocked 1", "guards j4 a4 a4 a4", False, id="blocked"),
        pytest.param("", "guards j4/0 a4 a4 a4", False, id="asleep"),
    ],
)
def test_a_guard_in_the_way_is_lulled(state: str, guards: str, is_lulled: bool) -> None:
    v = view(at(f"j3 wants turquoise {state} holds sleeping-guard | a1; {guards}; alone 3"), 0)
    assert (skill(v, Lull("guard-1")) > skill(v, EndTurn())) == is_lulled


def test_forced_marches_are_laid_off_last() -> None:
    v = view(at("i5 wants red holds forced-march forced-march hidden-thief plus-two | a1"), 0)
    assert (
        min(map(Discard, v.me.hand or ()), key=lambda move: skill(v, move)).card == "forced-march"
    )


# -- Taking a crown -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "guards", "is_taken"),
    [
        pytest.param("", FAR_GUARDS, True, id="no guard"),
        pytest.param("", "guards j7 a4 a4 a4", False, id="a guard beside"),
        pytest.param("holds hidden-thief", "guards j7 a4 a4 a4", True, id="to hide"),
    ],
)
def test_a_crown_is_taken_if_it_will_probably_be_kept(
    cards: str, guards: str, is_taken: bool
) -> None:
    v = view(at(f"i7 wants red keys red {cards} | a1 | a2 | a3; {guards}; alone 1"), 0)
    assert (skill(v, Take("here", "key")) > skill(v, EndTurn())) == is_taken
    assert heuristic(v, Take("here", "key")) > heuristic(v, EndTurn())


def test_the_nearer_a_guard_the_less_likely_a_crown_is_kept() -> None:
    def kept(guard: str) -> float:
        v = view(at(f"i5 wears red | a1; guards {guard} a4 a4 a4; alone 1"), 0)
        return chance_to_keep(v, SQUARE_OF["i5"])

    assert kept("j5") < kept("m5") < kept("a4") == 1


# -- Stopping -------------------------------------------------------------------------------


def test_with_a_crown_one_stops_where_guards_hardly_get() -> None:
    v = view(at("i5 wears red | a1; guards l5 a4 a4 a4; alone 4"), 0)
    stop = best_stop(v)
    assert stop is not None
    assert chance_to_keep(v, SQUARE_OF["i5"]) < 1
    assert chance_to_keep(v, stop) == 1, "outside, and not beside the gate"


def test_who_gets_home_does_not_stop_before() -> None:
    t = at("h3 wears red wants blue | a1; guards h5; alone 3")
    assert best_stop(view(t, 0)) is None
    assert best_move(t) == Walk("thief", "north")


# -- Cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "is_played"),
    [
        ("j17 wants red holds forced-march", False),
        ("j17 wants red holds forced-march forced-march", True),
        ("h9 wears red holds forced-march", True),
    ],
)
def test_the_last_march_is_kept_for_the_way_home(player: str, is_played: bool) -> None:
    v = view(at(f"{player} | a1 wants red; {FAR_GUARDS}; alone 1"), 0)
    assert (skill(v, March("thief")) > skill(v, EndTurn())) == is_played


def test_only_who_is_about_to_win_is_blocked() -> None:
    v = view(at("a1 wants red holds blocked-thief | h5 wears red wants blue | i5; alone 1"), 0)
    assert skill(v, Block(1)) < skill(v, EndTurn())
    assert skill(v, Block(2)) < skill(v, EndTurn())
    v = view(at("a1 wants red holds blocked-thief | h5 wears red home blue | i5; alone 1"), 0)
    assert skill(v, Block(1)) > skill(v, EndTurn())
