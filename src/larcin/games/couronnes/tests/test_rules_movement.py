"""One sentence about one paragraph of rules.md each: movement, keys and crowns."""

from __future__ import annotations

import pytest

from larcin.games.couronnes.events import Delivered, Taken, Teleported, Unlocked
from larcin.games.couronnes.moves import (
    Close,
    EndTurn,
    Fight,
    March,
    Pass,
    Reach,
    Shoot,
    Slip,
    Take,
    Teleport,
    Walk,
)
from larcin.games.couronnes.tests.playing import (
    FOUR,
    at,
    dice,
    guard_at,
    heard,
    of_type,
    offers,
    play,
    steps,
    walk,
    where,
)

FAR_AWAY = "a1 wants red"
"""A thief who is in nobody's way."""

# -- Steps ----------------------------------------------------------------------------------


def test_a_thief_goes_as_far_as_it_likes_up_to_the_number() -> None:
    """[CO-E.1.1] [CO-E.1.2]"""
    t = walk(at(f"i3 wants red | {FAR_AWAY}; alone 3"), "nn")
    assert t.thief_points == 1
    assert steps(walk(t, "s")) == ""


@pytest.mark.parametrize(
    ("square", "directions"),
    [("h5", "nesw"), ("i5", "ew"), ("h4", "s"), ("j4", "ns"), ("h3", "new"), ("a1", "es")],
)
def test_steps_go_to_the_four_sides_and_not_through_walls(square: str, directions: str) -> None:
    """[CO-RE13] [CO-RC11]"""
    assert steps(at(f"{square} wants red | s1 wants red; alone 1")) == directions


def test_a_thief_goes_through_thieves() -> None:
    """[CO-E.2]"""
    t = at("h5 wants red | i5 wants red | j5 wants red blocked 0; alone 3")
    assert where(walk(t, "eee")) == "k5"


def test_a_thief_does_not_go_through_an_awake_guard() -> None:
    """[CO-E.2]"""
    t = at(f"h5 wants red | {FAR_AWAY}; guards i5; alone 3")
    assert "e" not in steps(t)


@pytest.mark.parametrize("marks", ["/0", "/1", "/0/1"])
def test_a_thief_goes_through_a_sleeping_guard_lulled_or_beaten(marks: str) -> None:
    """[CO-E.2] [CO-RE2] [CO-RG6]"""
    t = at(f"h5 wants red | {FAR_AWAY}; guards i5{marks}; alone 2")
    assert where(walk(t, "ee")) == "j5"


def test_a_guard_goes_through_guards_awake_or_not() -> None:
    """[CO-E.3]"""
    t = at(f"a2 wants red | {FAR_AWAY}; guards h5 i5 j5/0; each 3")
    assert guard_at(walk(t, "eee", "guard-1"), 1) == "k5"


@pytest.mark.parametrize(("state", "can_pass"), [("", False), ("hidden", True)])
def test_a_guard_goes_through_hidden_thieves_only(state: str, can_pass: bool) -> None:
    """[CO-E.3] [CO-RE3]"""
    t = at(f"a1 wants red | i5 wants red {state}; guards h5; each 2")
    assert ("e" in steps(t, "guard-1")) is can_pass


def test_nobody_stops_on_an_occupied_square() -> None:
    """[CO-E.4.1] [CO-E.4.2] [CO-RE3] [CO-RE4]"""
    t = at("h5 wants red | i5 wants red; alone 1")
    assert "e" not in steps(t)
    t = at("a1 wants red | i5 wants red hidden; guards h5; each 1")
    assert "e" not in steps(t, "guard-1")


def test_one_enters_an_occupied_square_only_with_the_points_to_leave_it() -> None:
    """[CO-RE4]"""
    row = "h5 wants red | i5 wants red | j5 wants red"
    assert "e" in steps(walk(at(f"{row}; alone 3"), "e"))  # one more, and a third to get out
    assert "e" not in steps(walk(at(f"{row}; alone 2"), "e"))


def test_with_two_points_one_may_turn_back_on_an_occupied_square() -> None:
    """[CO-RE4]"""
    t = at("h5 wants red | i5 wants red | j5 wants red; alone 2")
    assert where(walk(t, "ew")) == "h5"


def test_while_passing_there_is_nothing_but_to_go_on() -> None:
    """[CO-E.4.1] [CO-RE4b]"""
    cards = "forced-march door hidden-thief"
    t = at(f"h5 wants red holds {cards} | i5 wears red | j7 wears blue; guards j5; each 4")
    kinds = {type(move) for move in offers(t)}
    assert EndTurn in kinds
    assert walk(t, "e").passing == "thief"
    assert {type(move) for move in offers(t)} == {Walk}
    assert steps(t, "guard-1") == ""
    assert walk(t, "w").passing is None
    assert {EndTurn, March, Close, Fight} <= {type(move) for move in offers(t)}


def test_a_guard_that_passes_goes_on_first() -> None:
    """[CO-RE4b]"""
    t = walk(at(f"h2 wants red | {FAR_AWAY}; guards h5 i5; each 3"), "e", "guard-1")
    assert t.passing == "guard-1"
    assert {move.figure for move in of_type(Walk, t)} == {"guard-1"}
    assert len(offers(t)) == len(of_type(Walk, t))


def test_in_passing_one_reaches_over_with_a_point_left_to_go_on() -> None:
    """[CO-RE4b] [CO-RE5]"""
    for points, reaches in ((2, []), (3, [Reach("west")])):
        t = at(f"j11 wants red | j10; guards i10 k9 k11 i11; alone {points}")
        assert of_type(Reach, walk(t, "n")) == reaches


def test_in_passing_one_gets_what_is_had_on_that_square() -> None:
    """[CO-RG13] [CO-RE4b] [CO-E.9]"""
    t = at("h7 wants red keys red | i7 wants red; alone 3")
    walk(t, "e")
    assert of_type(Take, t) == [Take("here", "key")]
    play(t, Take("here", "key"))
    assert t.crowns[0] == "red"
    assert where(walk(t, "e")) == "j7"


def test_nobody_teleports_off_an_occupied_circle() -> None:
    """[CO-RE4b]"""
    t = walk(at("h3 wants red | h2 wants red; alone 2"), "n")
    assert of_type(Teleport, t) == []


def test_guards_stay_in_the_city_and_may_stand_in_gates_and_towers() -> None:
    """[CO-E.12] [CO-RE12]"""
    t = walk(at(f"a2 wants red | {FAR_AWAY}; guards j5 h5; each 2"), "n", "guard-1")
    assert guard_at(t, 1) == "j4"
    assert steps(t, "guard-1") == "s"
    t = walk(at(f"a2 wants red | {FAR_AWAY}; guards j5 h5; each 2"), "n", "guard-2")
    assert guard_at(t, 2) == "h4"


# -- Keys -----------------------------------------------------------------------------------


def test_a_key_is_taken_in_passing_whatever_its_colour() -> None:
    """[CO-E.8] [CO-RE8]"""
    t = walk(at(f"j10 wants red | {FAR_AWAY}; guards i9 k9 a4 a4; alone 4"), "wes")
    assert t.keys[0] == ("yellow", "red")
    assert [event.how for event in heard(Unlocked, t)] == ["passing", "passing"]


def test_nobody_has_two_keys_of_one_colour() -> None:
    """[CO-E.8] [CO-RE8]"""
    t = walk(at(f"j10 wants red keys yellow | {FAR_AWAY}; guards i9 k9 a4 a4; alone 4"), "w")
    assert t.keys[0] == ("yellow",)


def test_guards_take_nothing() -> None:
    """[CO-RE8]"""
    t = walk(at(f"a2 wants red | {FAR_AWAY}; guards i9; each 2"), "s", "guard-1")
    assert guard_at(t, 1) == "i10"
    assert t.keys == [(), ()]


@pytest.mark.parametrize("guard", ["i10", "i10/0"])
def test_the_key_of_an_occupied_square_is_had_from_beside_it_for_a_point(guard: str) -> None:
    """[CO-E.5] [CO-RE5]"""
    t = at(f"j10 wants red | {FAR_AWAY}; guards {guard} k9 a4 a4; alone 1")
    assert of_type(Reach, t) == [Reach("west")]
    play(t, Reach("west"))
    assert (where(t), t.keys[0], t.thief_points) == ("j10", ("yellow",), 0)
    assert heard(Unlocked, t)[0].how == "reaching"


def test_a_free_square_is_not_reached_into() -> None:
    """[CO-RE5]"""
    t = at(f"j10 wants red | {FAR_AWAY}; guards a4 a4 a4 a4; alone 3")
    assert of_type(Reach, t) == []


def test_who_has_the_key_or_no_point_does_not_reach_for_it() -> None:
    """[CO-E.8] [CO-RE5]"""
    t = at(f"j10 wants red keys yellow | {FAR_AWAY}; guards i10 k9 a4 a4; alone 1")
    assert of_type(Reach, t) == []
    t = at(f"j10 wants red | {FAR_AWAY}; guards i10 j9 a4 a4; alone 1")
    assert set(of_type(Reach, t)) == {Reach("west"), Reach("north")}
    assert of_type(Reach, play(t, Reach("west"))) == []


# -- Crowns ---------------------------------------------------------------------------------


def test_a_crown_is_taken_for_the_key_of_its_colour() -> None:
    """[CO-E.9] [CO-RE9] [CO-RE9b]"""
    t = at(f"i7 wants red blue keys red blue | {FAR_AWAY}; alone 1")
    play(t, Take("here", "key"))
    assert (t.crowns[0], t.keys[0], t.thief_points) == ("red", ("blue",), 1)
    assert (heard(Taken, t)[0].means, heard(Taken, t)[0].how) == ("key", "passing")


def test_taking_a_crown_is_a_choice() -> None:
    """[CO-RE9]"""
    t = walk(at(f"h7 wants red keys red | {FAR_AWAY}; alone 2"), "e")
    assert of_type(Take, t)
    walk(t, "e")
    assert t.crowns[0] is None


def test_a_skeleton_key_opens_any_colour_and_counts_as_a_card() -> None:
    """[CO-E.9] [CO-G.3] [CO-RG2]"""
    t = at(f"i7 wants red keys red holds skeleton-key | {FAR_AWAY}; alone 1")
    assert set(of_type(Take, t)) == {Take("here", "key"), Take("here", "card")}
    play(t, Take("here", "card"))
    assert (t.crowns[0], t.keys[0], t.discard) == ("red", ("red",), ("skeleton-key",))
    assert t.played[0] == ("skeleton-key",)


@pytest.mark.parametrize(
    "player",
    [
        "i7 wants red",  # no key
        "i7 wants blue keys red",  # another objective
        "i7 home red wants blue keys red",  # which is at home
        "i7 wants red keys red wears blue",  # a crown on the head
        "i7 wants red keys red blocked 1",
    ],
)
def test_who_may_not_take_a_crown(player: str) -> None:
    """[CO-E.9] [CO-E.11] [CO-RE9] [CO-RE9b] [CO-RF3]"""
    assert of_type(Take, at(f"{player} | {FAR_AWAY}; alone 1")) == []


def test_a_crown_that_was_lost_may_be_taken_again() -> None:
    """[CO-RE9] [CO-RC4]"""
    t = at(f"i7 proved red keys red | {FAR_AWAY}; alone 1")
    assert of_type(Take, t) == [Take("here", "key")]


@pytest.mark.parametrize("who", ["guards i7", "guards i7/1"])
def test_the_crown_of_an_occupied_square_is_had_from_beside_it(who: str) -> None:
    """[CO-E.5] [CO-RE5] [CO-RG2]"""
    t = at(f"h7 wants red keys red holds skeleton-key | {FAR_AWAY}; {who}; alone 1")
    assert set(of_type(Take, t)) == {Take("east", "key"), Take("east", "card")}
    play(t, Take("east", "card"))
    assert (where(t), t.crowns[0], t.thief_points) == ("h7", "red", 0)
    assert [(event.how, event.rule) for event in heard(Taken, t)] == [("reaching", "CO-RE5")]


def test_with_four_colours_each_crown_is_had_on_two_squares() -> None:
    """[CO-RC9b]"""
    for square in ("i7", "k13"):
        t = at(f"{square} wants red keys red | {FAR_AWAY}; alone 1", FOUR)
        assert of_type(Take, t) == [Take("here", "key")]


def test_taking_a_crown_shows_an_objective_for_good() -> None:
    """[CO-RC4]"""
    t = play(at(f"i7 wants red blue keys red | {FAR_AWAY}; alone 1"), Take("here", "key"))
    assert (t.objectives[0], t.proved[0]) == (("blue",), ("red",))


# -- Coming home ----------------------------------------------------------------------------


def test_a_crown_is_home_on_a_red_circle() -> None:
    """[CO-D.6] [CO-RD8]"""
    t = walk(at(f"h3 wears red wants blue | {FAR_AWAY}; alone 3"), "n")
    assert (t.crowns[0], t.home[0], t.proved[0]) == (None, ("red",), ())
    assert heard(Delivered, t)[0].objective == "red"


def test_the_forest_alone_is_not_enough() -> None:
    """[CO-RD8]"""
    t = walk(at(f"i3 wears red wants blue | {FAR_AWAY}; alone 3"), "nn")
    assert t.crowns[0] == "red"


def test_passing_a_circle_is_enough_even_an_occupied_one() -> None:
    """[CO-RD8]"""
    t = walk(at("h3 wears red wants blue | h2 wants red; alone 3"), "nn")
    assert (where(t), t.home[0]) == ("h1", ("red",))


def test_one_crown_at_a_time() -> None:
    """[CO-E.11]"""
    t = at(f"g9 wears red wants orange keys orange | {FAR_AWAY}; alone 3")
    assert of_type(Take, t) == []


# -- Circles --------------------------------------------------------------------------------


def test_a_thief_teleports_between_circles_for_nothing() -> None:
    """[CO-E.10.1] [CO-RE10]"""
    t = at("h2 wants red | l2 wants red; alone 3")
    assert {move.circle for move in of_type(Teleport, t)} == {3, 4, 5, 6, 7, 8}
    play(t, Teleport(5))
    assert (where(t), t.thief_points) == ("l18", 3)
    assert heard(Teleported, t)[0].circle == 5


def test_between_two_steps_one_teleports_to_each_circle_once() -> None:
    """[CO-RE10b] Also back to the first: a slip of the finger costs nothing."""
    t = play(at("h2 wants red | l2 wants red; alone 4"), Teleport(5))
    assert {move.circle for move in of_type(Teleport, t)} == {1, 3, 4, 6, 7, 8}
    play(t, Teleport(1))
    assert {move.circle for move in of_type(Teleport, t)} == {3, 4, 6, 7, 8}
    assert len(of_type(Teleport, walk(t, "ns"))) == 6


def test_after_a_delivery_one_may_teleport() -> None:
    """[CO-RE10]"""
    t = walk(at(f"h3 wears red wants blue | {FAR_AWAY}; alone 1"), "n")
    assert of_type(Teleport, t)


@pytest.mark.parametrize("player", ["h3 wants red", "h2 wants red blocked 1"])
def test_who_may_not_teleport(player: str) -> None:
    """[CO-E.10.1] [CO-RE10] [CO-RF3]"""
    assert of_type(Teleport, at(f"{player} | {FAR_AWAY}; alone 3")) == []


def test_nobody_attacks_from_a_circle() -> None:
    """[CO-E.10.2] [CO-RE11]"""
    t = at("h2 wants red holds arrow | h3 wears red; alone 3")
    assert of_type(Fight, t) + of_type(Shoot, t) == []
    t = at("g3 wants red holds arrow | h3 wears red; alone 3")
    assert of_type(Fight, t)
    assert of_type(Shoot, t)


# -- Guards that attack unmoved -------------------------------------------------------------


def test_an_unmoved_guard_pays_a_point_once_for_its_attacks() -> None:
    """[CO-E.6] [CO-RE6]"""
    t = at("a2 wants red | h5 wears red; guards h4; shared 1")
    play(dice(t, 6, 1), Shoot("guard-1", 1), Pass())
    assert t.pool == 0
    assert of_type(Fight, t) == [Fight("guard-1", 1, False)]


def test_a_guard_that_attacks_first_and_moves_then_has_paid() -> None:
    """[CO-RE6] The point is not given back."""
    t = at("a2 wants red | h5 wears red; guards i5; each 3")
    play(dice(t, 6, 1), Fight("guard-1", 1, False), Pass())
    assert t.guard_points == 2
    assert walk(t, "ee", "guard-1").guard_points == 0


def test_an_unmoved_guard_pays_with_its_own_points_first() -> None:
    """[CO-RE6] [CO-RD4b]"""
    t = at("a2 wants red holds forced-march | h5 wears red; guards i5; shared 3")
    play(dice(t, 6, 1), March("guard-1"), Fight("guard-1", 1, False), Pass())
    assert (t.guard_points, t.pool) == (1, 3)


def test_a_guard_that_moved_pays_nothing() -> None:
    """[CO-E.6]"""
    t = walk(at("a2 wants red | h5 wears red; guards j5; each 1"), "w", "guard-1")
    assert of_type(Fight, t) == [Fight("guard-1", 1, False)]


def test_without_a_point_an_unmoved_guard_does_not_attack() -> None:
    """[CO-E.6] [CO-RE6]"""
    t = walk(at("a2 wants red | h5 wears red; guards i5; shared 1"), "n")
    assert of_type(Fight, t) == []


def test_a_thief_pays_nothing_for_an_attack() -> None:
    """[CO-RE6]"""
    t = walk(at("f5 wants red | h5 wears red; alone 1"), "e")
    assert of_type(Fight, t) == [Fight("thief", 1, False)]


# -- Secret doors are steps, too ------------------------------------------------------------


def test_a_walk_and_a_secret_door_share_the_points() -> None:
    """[CO-G.11.2]"""
    t = play(at(f"i5 wants red holds secret-door | {FAR_AWAY}; alone 1"), Slip())
    assert (where(t), t.thief_points) == ("i3", 0)
