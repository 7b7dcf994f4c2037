"""One sentence about one paragraph of rules.md each: the action cards."""

from __future__ import annotations

import pytest

from larcin.games.couronnes.board import GATES, NAMES, SECRET_DOORS
from larcin.games.couronnes.data import COPIES
from larcin.games.couronnes.events import Found, Woken
from larcin.games.couronnes.moves import (
    Block,
    Close,
    EndTurn,
    Fight,
    Find,
    Hide,
    Lull,
    March,
    Open,
    Roll,
    Slip,
    Wake,
    Walk,
)
from larcin.games.couronnes.tests.playing import (
    asked,
    at,
    dice,
    heard,
    of_type,
    offers,
    play,
    steps,
    walk,
    where,
)

FAR_AWAY = "a1 wants red"


def test_there_are_as_many_of_each_kind_as_the_rulebook_says() -> None:
    """[CO-G.2] [CO-G.3] [CO-G.4] [CO-G.5.1] [CO-G.6.1] [CO-G.7.1] [CO-G.8] [CO-G.9.1] [CO-G.10.1]
    [CO-G.11.1] [CO-G.12.1] [CO-G.13.1]
    """
    assert list(COPIES.values()) == [11, 4, 4, 4, 3, 4, 4, 4, 2, 2, 1, 1]


def test_a_card_that_was_played_lies_on_the_discard() -> None:
    """[CO-G.1.1] [CO-G.1.3]"""
    t = play(at(f"h2 wants red holds hidden-thief | {FAR_AWAY}; alone 1"), Hide())
    assert (t.hands[0], t.discard) == ((), ("hidden-thief",))


# -- Forced march ---------------------------------------------------------------------------


def test_a_march_gives_one_figure_two_points_more() -> None:
    """[CO-G.2] [CO-RG1]"""
    t = play(at(f"h2 wants red holds forced-march | {FAR_AWAY}; each 1"), March("thief"))
    assert (t.thief_points, t.guard_points) == (3, 1)
    t = play(at(f"h2 wants red holds forced-march | {FAR_AWAY}; each 1"), March("guard-2"))
    assert (t.thief_points, t.guard_points) == (1, 3)


def test_points_of_a_march_are_the_figures_own_also_when_the_number_is_shared() -> None:
    """[CO-RG1]"""
    t = play(at(f"i3 wants red holds forced-march | {FAR_AWAY}; shared 1"), March("thief"))
    walk(t, "w")
    walk(t, "w", "guard-1")
    assert steps(t) != ""
    assert steps(t, "guard-1") == ""


def test_neither_a_blocked_thief_nor_a_sleeping_guard_marches() -> None:
    """[CO-RG1]"""
    t = at(f"h2 wants red holds forced-march blocked 1 | {FAR_AWAY}; guards i9/0; each 1")
    assert [move.figure for move in of_type(March, t)] == ["guard-2", "guard-3", "guard-4"]


# -- Doors ----------------------------------------------------------------------------------


def test_any_of_twelve_gates_can_be_closed() -> None:
    """[CO-G.4] [CO-RG3] [CO-RC7]"""
    t = at(f"h2 wants red holds door | {FAR_AWAY}; alone 1")
    assert {move.gate for move in of_type(Close, t)} == set(range(1, 13))
    assert of_type(Open, t) == []
    play(t, Close(3))
    assert [NAMES[gate] for gate in t.doors] == ["p10"]


def test_a_gate_in_which_somebody_stands_is_not_closed() -> None:
    """[CO-RG3]"""
    t = at("j4 wants red holds door | p10 wants red; guards n4; alone 1")
    assert {move.gate for move in of_type(Close, t)} == set(range(1, 13)) - {12, 3, 1}


def test_there_are_four_doors() -> None:
    """[CO-RG3] [CO-A.4]"""
    t = at(f"h2 wants red holds door | {FAR_AWAY}; doors 1 2 3 4; alone 1")
    assert of_type(Close, t) == []
    assert [move.gate for move in of_type(Open, t)] == [1, 2, 3, 4]
    play(t, Open(2))
    assert GATES[1] not in t.doors


def test_a_door_stops_thieves_and_guards_until_it_is_taken_away() -> None:
    """[CO-RG3]"""
    t = at(f"j3 wants red | {FAR_AWAY}; guards j5; doors 12; each 2")
    assert "s" not in steps(t)
    assert "n" not in steps(t, "guard-1")
    play(t, EndTurn())
    assert t.doors == (GATES[11],)


# -- Hiding and finding ---------------------------------------------------------------------


def test_one_hides_the_own_thief_with_a_marker() -> None:
    """[CO-G.5.1] [CO-G.5.2] [CO-RG4]"""
    t = play(at(f"h5 wears red holds hidden-thief | {FAR_AWAY}; alone 1"), Hide())
    assert (t.hidden, t.markers_left(0)) == ([True, False], 2)
    assert t.load(0) == 2


def test_up_to_two_crowns_lie_on_a_head() -> None:
    """[CO-G.5.3] [CO-RG11]"""
    t = at("h5 wears red holds hidden-thief blocked 1 | j5 wants red; alone 1")
    assert of_type(Hide, t) == []
    t = at("h5 wants red holds blocked-thief | j5 wears red hidden | l5 wants red hidden; alone 1")
    assert of_type(Block, t) == [Block(2)]


def test_without_a_marker_left_no_marker_is_placed() -> None:
    """[CO-RG11] [CO-A.7]"""
    cards = "hidden-thief blocked-thief sleeping-guard"
    t = at(f"h5 wants red holds {cards} | j5 wants red; guards i9/0 k9/0 k11/0; alone 1")
    assert {type(move) for move in offers(t)} == {Walk, EndTurn}


def test_a_found_thief_can_be_attacked_again() -> None:
    """[CO-G.12.1] [CO-G.12.2] [CO-RG9]"""
    t = at("h5 wants red holds found-thief | i5 wears red hidden; alone 1")
    assert of_type(Fight, t) == []
    play(t, Find(1))
    assert t.markers_left(1) == 3
    assert of_type(Fight, t)
    assert heard(Found, t)[0].target == 1


def test_a_card_without_any_effect_is_not_played() -> None:
    """[CO-RG14]"""
    t = at(f"h5 wants red holds found-thief woken-guard secret-door | {FAR_AWAY}; alone 1")
    assert {type(move) for move in offers(t)} == {Walk, EndTurn}


# -- Blocking -------------------------------------------------------------------------------


def test_one_blocks_thieves_of_others_with_or_without_crown_hidden_or_not() -> None:
    """[CO-G.6.1] [CO-RG5]"""
    text = "h5 wants red holds blocked-thief | j5 wears red | l5 wants red hidden; alone 1"
    assert set(of_type(Block, at(text))) == {Block(1), Block(2)}


def test_a_blocked_thief_does_not_move_for_a_full_turn() -> None:
    """[CO-G.6.2] [CO-G.6.3] [CO-RF3] [CO-RG5]"""
    t = at("h5 wants red holds blocked-thief | h2 wants red; alone 1")
    play(dice(t, 5, 6, 5, 6, 5, 6), Block(1), EndTurn(), Roll())
    assert (asked(t), t.blocked[1], t.markers_left(0)) == (1, (0,), 2)
    assert {move.figure for move in of_type(Walk, t)} == {
        "guard-1",
        "guard-2",
        "guard-3",
        "guard-4",
    }
    play(t, EndTurn())
    assert t.blocked[1] == ()


def test_the_player_of_a_blocked_thief_moves_a_guard_and_plays_cards() -> None:
    """[CO-G.6.4]"""
    t = at(f"h2 wants red holds door hidden-thief blocked 1 | {FAR_AWAY}; each 2")
    assert steps(t) == ""
    walk(play(t, Close(1), Hide()), "w", "guard-1")
    assert t.played[0] == ("door", "hidden-thief")


# -- Guards asleep and awake ----------------------------------------------------------------


def test_a_guard_is_sent_to_sleep_for_a_full_turn() -> None:
    """[CO-G.7.1] [CO-G.7.2] [CO-G.7.3] [CO-RG6]"""
    t = at("h2 wants red holds sleeping-guard | h10 wants red; each 2")
    assert len(of_type(Lull, t)) == 4
    play(dice(t, 5, 3), Lull("guard-1"))
    assert (t.asleep[0], t.markers_left(0)) == ((0,), 2)
    assert steps(t, "guard-1") == ""
    play(t, EndTurn(), Roll())
    assert steps(t, "guard-1") == ""
    play(t, EndTurn())
    assert t.asleep[0] == ()


def test_a_sleeping_guard_does_not_attack() -> None:
    """[CO-RG6]"""
    t = at("a2 wants red holds sleeping-guard | h5 wears red; guards h4 i5/1; each 3")
    assert {move.figure for move in of_type(Fight, t)} == {"guard-1"}
    play(t, Lull("guard-1"))
    assert of_type(Fight, t) == []


def test_a_guard_carries_two_markers_at_most() -> None:
    """[CO-RG6] [CO-RG11]"""
    text = "h2 wants red holds sleeping-guard | a1 wants red; guards i9/1/1 k9/1; alone 1"
    assert [move.guard for move in of_type(Lull, at(text))] == ["guard-2", "guard-3", "guard-4"]


def test_a_woken_guard_moves_and_attacks_again() -> None:
    """[CO-G.13.1] [CO-G.13.2] [CO-RG10]"""
    t = at("a2 wants red holds woken-guard | h5 wears red; guards h4/1; each 3")
    assert of_type(Wake, t) == [Wake("guard-1", 1)]
    play(t, Wake("guard-1", 1))
    assert t.markers_left(1) == 3
    assert of_type(Fight, t)
    assert heard(Woken, t)[0].sleeps is False


def test_with_a_second_marker_a_guard_sleeps_on() -> None:
    """[CO-RG10]"""
    t = at("a2 wants red holds woken-guard | h5 wears red; guards h4/1/0; each 3")
    assert set(of_type(Wake, t)) == {Wake("guard-1", 0), Wake("guard-1", 1)}
    play(t, Wake("guard-1", 1))
    assert t.asleep[0] == (0,)
    assert of_type(Fight, t) == []
    assert heard(Woken, t)[0].sleeps is True


# -- Secret doors ---------------------------------------------------------------------------


@pytest.mark.parametrize("door", SECRET_DOORS, ids=lambda door: NAMES[door.wall])
def test_a_secret_door_leads_through_the_wall_both_ways(door: tuple[int, int, int]) -> None:
    """[CO-G.11.1] [CO-G.11.2] [CO-G.11.3] [CO-RG8]"""
    _, inside, outside = door
    for here, there in ((inside, outside), (outside, inside)):
        t = at(f"{NAMES[here]} wants red holds secret-door | {FAR_AWAY}; alone 2")
        play(t, Slip())
        assert (where(t), t.thief_points) == (NAMES[there], 1)
        assert t.discard == ("secret-door",)


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("i5 wants red holds secret-door | i3 wants red; alone 1", False),
        ("i5 wants red holds secret-door | i3 wants red; alone 2", True),
        ("i3 wants red holds secret-door | a1 wants red; guards i5; alone 6", False),
        ("i3 wants red holds secret-door | a1 wants red; guards i5/1; alone 2", True),
        ("i5 wants red holds secret-door blocked 1 | a1 wants red; alone 2", False),
        ("h5 wants red holds secret-door | a1 wants red; alone 2", False),
    ],
)
def test_the_square_behind_is_free_or_can_be_passed(text: str, may: bool) -> None:
    """[CO-RG8] [CO-RF3] [CO-G.11.4]"""
    assert bool(of_type(Slip, at(text))) is may


def test_once_for_a_card() -> None:
    """[CO-RG8]"""
    t = play(at(f"i5 wants red holds secret-door | {FAR_AWAY}; alone 3"), Slip())
    assert of_type(Slip, t) == []
