"""One sentence about one paragraph of rules.md each: the turn."""

from __future__ import annotations

import pytest

from larcin.games.couronnes.events import Begun, Discarded, Drawn, Recovered, Reshuffled, Walked
from larcin.games.couronnes.moves import (
    Boost,
    Close,
    Discard,
    EndTurn,
    Fight,
    Hide,
    March,
    Pass,
    Roll,
    Shoot,
    Slip,
    Take,
    Teleport,
    Walk,
)
from larcin.games.couronnes.rules import SCRIPT
from larcin.games.couronnes.steps import ACTING, DEFENDING, DISCARDING, ROLLING
from larcin.games.couronnes.tests.playing import (
    asked,
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

# -- Markers come back ----------------------------------------------------------------------


def test_first_of_all_a_player_takes_back_every_own_marker() -> None:
    """[CO-D.1] [CO-RD1]"""
    t = at("h2 wants red | h5 wants red hidden blocked 0 0; guards i9/1 k9/0/1 k11 i11; alone 1")
    play(t, EndTurn())
    assert asked(t) == 1
    assert t.hidden == [False, False]
    assert t.blocked == [(), (0, 0)]
    assert t.asleep == [(), (0,), (), ()]
    told = heard(Recovered, t)[0]
    assert (told.markers, told.hidden, told.freed, told.woken) == (3, True, (), ("guard-1",))
    assert heard(Begun, t)[0].seat == 1


def test_a_marker_stays_until_the_next_turn_of_who_placed_it() -> None:
    """[CO-RD1] [CO-G.5.1] [CO-G.6.2] [CO-G.7.2]"""
    t = at("h5 wants red holds hidden-thief | j5 wants red | l5 wants red; alone 1")
    play(t, Hide(), EndTurn())
    for seat in (1, 2):
        assert asked(t) == seat
        assert t.hidden[0]
        play(t, Roll(), EndTurn())
    assert not t.hidden[0]


def test_without_a_marker_out_nothing_is_taken_back() -> None:
    """[CO-D.1]"""
    t = play(at("h2 wants red | l2 wants red; alone 1"), EndTurn())
    assert heard(Recovered, t) == []


# -- The roll -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "points"),
    [
        (1, (0, 0, 4)),
        (2, (0, 0, 4)),
        (3, (4, 0, 0)),
        (4, (4, 0, 0)),
        (5, (4, 4, 0)),
        (6, (4, 4, 0)),
    ],
)
def test_the_dice_say_who_moves_and_how_far(face: int, points: tuple[int, int, int]) -> None:
    """[CO-D.2] [CO-D.8] [CO-E.1.1] [CO-E.1.3] [CO-RD2]"""
    t = play(dice(at("h2 wants red | l2 wants red"), face, 4), Roll())
    assert (t.thief_points, t.guard_points, t.pool) == points
    assert SCRIPT.rule(t) == ACTING


BEFORE = "h2 wants red holds {} | h5 wants red hidden; guards i9/1"


@pytest.mark.parametrize(
    "card",
    [
        "forced-march", "door", "hidden-thief", "blocked-thief", "sleeping-guard", "found-thief",
        "woken-guard",
    ],
)  # fmt: skip
def test_some_cards_may_be_played_before_the_roll(card: str) -> None:
    """[CO-RD5] [CO-RD5b] [CO-G.1.1]"""
    t = at(BEFORE.format(card))
    assert SCRIPT.rule(t) == ROLLING
    assert len(offers(t)) > 1
    play(t, offers(t)[1])
    assert t.played[0] == (card,)
    assert offers(t) == (Roll(),)


@pytest.mark.parametrize("text", ["h2", "i7", "i5", "h4"])
def test_nothing_that_needs_a_roll_or_a_step_comes_before_the_roll(text: str) -> None:
    """[CO-RD5b]"""
    cards = "skeleton-key arrow plus-two broken-bow secret-door"
    t = at(f"{text} wants blue keys red blue holds {cards} | h5 wears red")
    assert offers(t) == (Roll(),)


@pytest.mark.parametrize(("player", "moves"), [("", 2), (" wears blue", 1), (" blocked 1", 1)])
def test_by_a_crown_a_skeleton_key_needs_no_roll(player: str, moves: int) -> None:
    """[CO-RD5b] [CO-RE9b] [CO-G.1.1] A key waits for the roll, as does reaching over."""
    t = at(f"i7 wants red keys red holds skeleton-key{player} | h5 wants blue")
    assert offers(t) == (Roll(), Take("here", "card"))[:moves]
    if moves > 1:
        play(t, Take("here", "card"))
        assert (t.crowns[0], t.keys[0], t.played[0]) == ("red", ("red",), ("skeleton-key",))
        assert offers(t) == (Roll(),)


def test_a_march_before_the_roll_is_for_the_thief_alone() -> None:
    """[CO-RD5b]"""
    t = at("h2 wants red holds forced-march | l2 wants red")
    assert of_type(March, t) == [March("thief")]
    play(dice(t, 1, 3), March("thief"), Roll())
    assert (t.thief_points, t.pool) == (2, 3)


# -- Points ---------------------------------------------------------------------------------


def test_thief_and_guard_share_a_number_as_they_like() -> None:
    """[CO-D.3] [CO-D.8] [CO-E.1.3] [CO-RE1] [CO-RD3]"""
    t = at("i3 wants red | l2 wants red; shared 4")
    walk(walk(walk(t, "n"), "w", "guard-1"), "nw")
    assert (where(t), guard_at(t, 1), t.pool) == ("h1", "h9", 0)
    assert steps(t) + steps(t, "guard-1") == ""


def test_each_of_them_has_the_whole_number() -> None:
    """[CO-D.8] [CO-E.1.3] [CO-RE1]"""
    t = at("i3 wants red | l2 wants red; each 2")
    walk(walk(walk(t, "n"), "wn", "guard-1"), "n")
    assert (where(t), guard_at(t, 1)) == ("i1", "h8")
    assert steps(t) + steps(t, "guard-1") == ""


def test_the_thief_alone_means_no_guard() -> None:
    """[CO-D.8] [CO-E.1.2]"""
    t = at("h2 wants red holds forced-march | l2 wants red; alone 4")
    assert {move.figure for move in of_type(Walk, t)} == {"thief"}
    assert of_type(March, t) == [March("thief")]


def test_nobody_has_to_move() -> None:
    """[CO-E.1.2] [CO-RD3]"""
    t = play(at("h2 wants red | l2 wants red; each 6"), EndTurn())
    assert asked(t) == 1


def test_one_guard_a_turn_whichever_it_is() -> None:
    """[CO-D.3] [CO-RD4] [CO-RD4b]"""
    t = at("h2 wants red | l2 wants red; each 4")
    assert {move.figure for move in of_type(Walk, t)} == {
        "thief", "guard-1", "guard-2", "guard-3", "guard-4",
    }  # fmt: skip
    walk(t, "n", "guard-3")
    assert {move.figure for move in of_type(Walk, t)} == {"thief", "guard-3"}


def test_a_march_or_an_attack_also_chooses_the_guard() -> None:
    """[CO-RD4b]"""
    t = at("h2 wants red holds forced-march | h9 wears red; each 4")
    play(t, March("guard-2"))
    assert t.guard == "guard-2"
    assert {move.figure for move in of_type(Walk, t)} == {"thief", "guard-2"}
    assert of_type(Fight, t) == []
    t = at("h2 wants red | h9 wears red; each 4")
    play(dice(t, 1, 1), Fight("guard-1", 1, False), Pass())
    assert t.guard == "guard-1"


def test_own_points_are_spent_before_shared_ones() -> None:
    """[CO-RD4b] [CO-RG1]"""
    t = at("h2 wants red holds forced-march | l2 wants red; shared 3")
    walk(play(t, March("thief")), "s")
    assert (t.thief_points, t.pool) == (1, 3)
    t = at("h2 wants red holds forced-march | l2 wants red; shared 3")
    walk(play(t, March("guard-1")), "ww", "guard-1")
    assert (t.guard_points, t.pool) == (0, 3)
    assert steps(t, "guard-1")


def test_a_walk_is_told_as_a_whole() -> None:
    """[CO-E.1.1]"""
    t = at("i3 wants red | l2 wants red; each 6")
    play(walk(walk(walk(t, "nn"), "w", "guard-1"), "w"), EndTurn())
    told = [(each.figure, each.start, each.end, each.steps) for each in heard(Walked, t)]
    assert told == [
        ("thief", "i3", "i1", 2),
        ("guard-1", "i9", "h9", 1),
        ("thief", "i1", "h1", 1),
    ]


# -- Attacks and cards in a turn ------------------------------------------------------------


def test_attacks_and_cards_come_at_any_time_between_steps() -> None:
    """[CO-D.4] [CO-D.5] [CO-E.7] [CO-RD3] [CO-RD5]"""
    t = at("h6 wants red holds door | i7 wears red; alone 3")
    walk(t, "s")
    play(dice(t, 1, 1), Fight("thief", 1, False), Pass(), Close(12))
    assert steps(t)
    assert t.discard == ("door",)


def test_two_cards_a_turn_and_none_twice() -> None:
    """[CO-D.5] [CO-G.1.2] [CO-G.1.3]"""
    cards = "forced-march forced-march door hidden-thief"
    t = play(at(f"h2 wants red holds {cards} | l2 wants red; alone 1"), March("thief"))
    assert of_type(March, t) == []
    play(t, Hide())
    assert of_type(Close, t) == []
    assert t.discard == ("forced-march", "hidden-thief")
    assert t.hands[0] == ("forced-march", "door")


def test_the_limit_holds_for_each_player_in_each_turn() -> None:
    """[CO-RD6]"""
    t = at("h5 wears blue holds plus-two plus-two | i5 wears red holds plus-two; guards j5; each 1")
    dice(t, 1, 6, 1, 6)
    play(t, Fight("thief", 1, True), Boost())
    assert t.played == [("plus-two",), ("plus-two",)]
    assert of_type(Fight, t) == [Fight("guard-1", 1, False)]  # the attacker has played one
    play(t, Fight("guard-1", 1, False))
    assert offers(t) == (Pass(),)
    play(t, Pass(), EndTurn())
    assert t.played == [(), ()]


def test_the_attacker_speaks_first_and_then_the_defender() -> None:
    """[CO-RD7]"""
    t = at("h5 wants red holds plus-two | i5 wears red holds plus-two; alone 1")
    play(t, Fight("thief", 1, True))
    assert (SCRIPT.rule(t), asked(t)) == (DEFENDING, 1)
    assert t.attack is not None
    assert t.attack.boosted
    assert offers(t) == (Pass(), Boost())


# -- The end of a turn ----------------------------------------------------------------------


def test_at_the_end_of_a_turn_a_card_is_drawn() -> None:
    """[CO-D.7.1]"""
    t = at("h2 wants red holds arrow | l2 wants red; alone 1; pile door plus-two")
    play(t, EndTurn())
    assert t.hands[0] == ("arrow", "plus-two")
    assert heard(Drawn, t)[0].left == 1


FULL = "arrow arrow door door plus-two"


def test_who_has_six_cards_discards_any_one_of_them_face_up() -> None:
    """[CO-D.7.2] [CO-D.7.3] [CO-RD11]"""
    t = at(f"h2 wants red holds {FULL} | l2 wants red; alone 1; pile broken-bow")
    play(t, EndTurn())
    assert (SCRIPT.rule(t), asked(t)) == (DISCARDING, 0)
    assert set(offers(t)) == {
        Discard("arrow"), Discard("door"), Discard("plus-two"), Discard("broken-bow"),
    }  # fmt: skip
    play(t, Discard("door"))
    assert t.discard == ("door",)
    assert len(t.hands[0]) == 5
    assert heard(Discarded, t)[0].card == "door"
    assert asked(t) == 1


def test_five_cards_are_not_too_many() -> None:
    """[CO-D.7.2]"""
    t = at("h2 wants red holds arrow arrow door door | l2 wants red; alone 1")
    assert asked(play(t, EndTurn())) == 1


def test_an_empty_pile_is_made_of_the_discard() -> None:
    """[CO-RD10]"""
    t = at("h2 wants red | l2 wants red; alone 1; gone arrow door plus-two; pile")
    play(t, EndTurn())
    assert t.discard == ()
    assert len(t.pile) == 2
    assert heard(Reshuffled, t)[0].cards == 3


def test_the_discard_is_not_shuffled_before_a_card_is_needed() -> None:
    """[CO-RD10]"""
    t = at("h2 wants red | l2 wants red; alone 1; gone arrow door; pile plus-two")
    play(t, EndTurn())
    assert (t.pile, t.discard) == ([], ("arrow", "door"))


def test_what_a_turn_counted_is_forgotten_in_the_next() -> None:
    """[CO-F.3] [CO-RD4]"""
    t = at("h4 wants red | h5 wears red; each 3")
    play(dice(t, 4, 1, 5, 3), Shoot("thief", 1), Pass(), EndTurn(), Roll())
    assert (t.shot, t.fought, t.guard, t.thief_points) == ((), (), None, 3)
    kinds = {type(move) for move in offers(t)}
    assert not kinds & {Take, Teleport, Slip}
