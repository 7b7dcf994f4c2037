"""One sentence about one paragraph of rules.md each: attacks."""

from __future__ import annotations

import pytest

from larcin.games.couronnes.events import Aimed, Beaten, Broken, Fought, Lost, Returned, Shot
from larcin.games.couronnes.moves import (
    Boost,
    Break,
    Close,
    EndTurn,
    Fight,
    Pass,
    Return,
    Roll,
    Shoot,
    Wear,
)
from larcin.games.couronnes.rules import SCRIPT
from larcin.games.couronnes.state import Options, Table
from larcin.games.couronnes.steps import ACTING, CLAIMING, COUNTERING, DEFENDING
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
)

# -- Who may attack whom --------------------------------------------------------------------


def test_a_thief_never_attacks_a_guard() -> None:
    """[CO-F.1.1]"""
    t = at("h5 wants red holds arrow | a1 wants red; guards i5/1 g5; alone 3")
    assert of_type(Fight, t) + of_type(Shoot, t) == []


@pytest.mark.parametrize(
    ("victim", "count"),
    [("i5 wears red", 1), ("i5 wants red keys red", 0), ("i5 wears red hidden", 0)],
)
def test_only_a_thief_who_wears_a_crown_and_is_not_hidden_is_attacked(
    victim: str, count: int
) -> None:
    """[CO-F.1.2] [CO-RF1] [CO-RF13] [CO-G.5.1]"""
    assert len(of_type(Fight, at(f"h5 wants red | {victim}; alone 1"))) == count


def test_a_guard_does_not_attack_the_thief_of_who_moves_it() -> None:
    """[CO-RF1]"""
    assert of_type(Fight, at("h5 wears red | a1 wants red; guards i5; each 3")) == []


def test_a_hidden_thief_may_attack() -> None:
    """[CO-RF13]"""
    assert of_type(Fight, at("h5 wants red hidden | i5 wears red; alone 1"))


def test_a_blocked_thief_does_not_attack_but_defends_itself() -> None:
    """[CO-RF3] [CO-G.6.4]"""
    t = at("h5 wants red holds arrow blocked 1 | i5 wears red; guards h6 j5 a4 a4; each 1")
    assert {move.figure for move in of_type(Fight, t)} == {"guard-2"}
    assert {move.figure for move in of_type(Shoot, t)} == {"guard-1", "guard-2"}
    t = at("h5 wants red | i5 wears red blocked 0 holds plus-two; alone 1")
    play(t, Fight("thief", 1, False))
    assert offers(t) == (Pass(), Boost())


def test_each_figure_makes_one_attack_of_each_kind() -> None:
    """[CO-F.2] [CO-F.3] [CO-RF2] [CO-RF14]"""
    t = at("h4 wears blue | h5 wears red; guards i5 a4 a4 a4; each 3")
    dice(t, *([1, 6] * 2), 6, 1)
    assert of_type(Fight, t) == [Fight("thief", 1, False), Fight("guard-1", 1, False)]
    assert of_type(Shoot, t) == [Shoot("thief", 1)]
    play(t, Fight("thief", 1, False), Pass())
    assert of_type(Fight, t) == [Fight("guard-1", 1, False)]
    play(t, Fight("guard-1", 1, False), Pass())
    assert of_type(Fight, t) == []
    play(t, Shoot("thief", 1), Pass())
    assert of_type(Shoot, t) == []


def test_up_to_four_attacks_in_a_turn() -> None:
    """[CO-RF2]"""
    text = "h4 wears blue holds arrow | h5 wears red; guards g5 a4 a4 a4; each 3"
    t = dice(at(text), 1, 6, 1, 6, 6, 1, 6, 1)
    play(t, Fight("thief", 1, False), Pass(), Fight("guard-1", 1, False), Pass())
    assert of_type(Shoot, t) == [Shoot("thief", 1)]  # the guard lost, and sleeps
    t = dice(at(text), 1, 6, 6, 1, 6, 1, 1, 6)
    play(t, Fight("thief", 1, False), Pass(), Shoot("thief", 1), Pass())
    play(t, Shoot("guard-1", 1), Pass(), Fight("guard-1", 1, False), Pass())
    assert len(heard(Fought, t)) + len(heard(Shot, t)) == 4


# -- Hand to hand ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "beside"),
    [
        ("h5", "i5", True),
        ("h5", "i6", False),  # a corner
        ("j4", "j3", True),  # from a gate to the outside
        ("h4", "h3", False),  # a tower and the forest
        ("g5", "g6", True),
        ("i7", "h7", True),  # on a crown square
        ("j10", "k10", True),  # on a key square
    ],
)
def test_figures_fight_side_by_side(one: str, other: str, beside: bool) -> None:
    """[CO-F.4.a] [CO-RF4] [CO-RF12] [CO-RE12] [CO-RE13]"""
    t = at(f"{one} wants red | {other} wears red; guards a4 a4 a4 a4; alone 1")
    assert bool(of_type(Fight, t)) is beside


def test_a_guard_in_a_gate_fights_the_square_outside() -> None:
    """[CO-RE12]"""
    t = at("a1 wants red | j3 wears red; guards j4; each 1")
    assert of_type(Fight, t) == [Fight("guard-1", 1, False)]


def fight(attack: int, defence: int, text: str = "h5 wants red | i5 wears red; alone 1") -> Table:
    """A fight without cards, by these dice."""
    t = dice(at(text), attack, defence)
    return play(t, of_type(Fight, t)[0], Pass())


GUARD_FIGHT = "a1 wants red | i5 wears red; guards h5; each 1"


@pytest.mark.parametrize(
    ("attack", "defence", "lost"), [(4, 3, True), (3, 3, False), (2, 5, False)]
)
def test_who_is_attacked_keeps_the_crown_with_as_high_a_number(
    attack: int, defence: int, lost: bool
) -> None:
    """[CO-F.4.b.1] [CO-F.4.b.4] [CO-RF5]"""
    for text in ("h5 wants red | i5 wears red; alone 1", GUARD_FIGHT):
        t = fight(attack, defence, text)
        assert (t.crowns[1] is None) is lost
        assert heard(Fought, t)[0].won is lost


@pytest.mark.parametrize(
    ("boosted", "answer", "lost"),
    [(False, Pass(), False), (True, Pass(), True), (True, Boost(), False), (False, Boost(), False)],
)
def test_a_plus_two_counts_for_attacker_and_defender(
    boosted: bool, answer: Pass | Boost, lost: bool
) -> None:
    """[CO-F.4.b.2] [CO-F.4.b.3] [CO-G.9.1] [CO-G.9.2] [CO-RG7]"""
    t = at("h5 wants red holds plus-two | i5 wears red holds plus-two; alone 1")
    dice(t, 3, 4)
    play(t, Fight("thief", 1, boosted), answer)
    fought = heard(Fought, t)[0]
    assert (fought.attack, fought.defence) == (3 + 2 * boosted, 4 + 2 * (answer == Boost()))
    bonuses = (fought.attack_bonus, fought.defence_bonus)
    assert bonuses == (2 * boosted, 2 * (answer == Boost()))
    assert (t.crowns[1] is None) is lost
    assert t.discard == ("plus-two",) * (boosted + (answer == Boost()))


def test_a_guard_that_wins_puts_the_crown_back() -> None:
    """[CO-F.4.c] [CO-RF6]"""
    t = fight(6, 1, GUARD_FIGHT)
    assert (t.crowns[1], t.keys[1], t.stock("red")) == (None, (), 2)
    assert heard(Lost, t)[0].seat == 1
    assert heard(Returned, t)[0].colour == "red"
    assert t.proved[1] == ("red",)
    assert SCRIPT.rule(t) == ACTING


def test_a_thief_who_wins_may_wear_the_crown_or_put_it_back() -> None:
    """[CO-F.4.d] [CO-RF7]"""
    t = fight(6, 1)
    assert (SCRIPT.rule(t), asked(t), offers(t)) == (CLAIMING, 0, (Wear(), Return()))
    assert play(t, Wear()).crowns == ["red", None]
    assert (t.proved[0], t.objectives[0]) == (("red",), ())
    t = play(fight(6, 1), Return())
    assert (t.crowns, t.stock("red"), t.objectives[0]) == ([None, None], 2, ("red",))
    assert SCRIPT.rule(t) == ACTING


def test_a_winner_who_may_not_wear_the_crown_is_asked_all_the_same() -> None:
    """[CO-RF7b]"""
    t = fight(6, 1, "h5 wants blue | i5 wears red; alone 1")
    assert (SCRIPT.rule(t), asked(t), offers(t)) == (CLAIMING, 0, (Return(),))


def test_a_winner_with_a_crown_on_the_head_is_not_asked() -> None:
    """[CO-RF7] [CO-RF7b]"""
    t = fight(6, 1, "h5 wants red wears blue | i5 wears red; alone 1")
    assert SCRIPT.rule(t) == ACTING
    assert t.crowns == ["blue", None]
    assert t.stock("red") == 2


@pytest.mark.parametrize("mine", ["home red wants blue", "proved blue"])
def test_a_winner_who_cannot_want_the_crown_as_all_can_see_is_not_asked(mine: str) -> None:
    """[CO-RF7b]"""
    t = fight(6, 1, f"h5 {mine} | i5 wears red; alone 1")
    assert SCRIPT.rule(t) == ACTING
    assert t.crowns == [None, None]


@pytest.mark.parametrize("dice_shown", [(3, 3), (1, 6)])
def test_who_beats_a_guard_marks_it(dice_shown: tuple[int, int]) -> None:
    """[CO-F.4.e.1] [CO-F.4.e.2] [CO-RF5b] [CO-RF8] [CO-RE2]"""
    t = fight(*dice_shown, GUARD_FIGHT)
    assert t.asleep == [(1,), (), (), ()]
    assert heard(Beaten, t)[0].seat == 1
    assert steps(t, "guard-1") == ""
    assert play(t, EndTurn()).asleep == [()] * 4  # the next turn is that of who marked it


def test_a_beaten_guard_is_of_no_use_to_others_until_then() -> None:
    """[CO-F.4.e.2]"""
    t = fight(1, 6, "a1 wants red | a3 wants red | i5 wears red; guards h5; each 1")
    play(dice(t, 5, 3), EndTurn(), Roll())
    assert asked(t) == 1
    assert steps(t, "guard-1") == ""
    assert steps(t, "guard-2") != ""


def test_without_a_marker_left_a_beaten_guard_stays_awake() -> None:
    """[CO-RF8]"""
    text = "a1 wants red | i5 wears red hidden; guards h5 a4/1 a4/1; each 1"
    t = at(text.replace(" hidden", ""))
    t.asleep[3] = (1,)
    play(dice(t, 1, 6), Fight("guard-1", 1, False), Pass())
    assert t.asleep[0] == ()
    assert heard(Beaten, t) == []


def test_a_thief_who_attacks_and_loses_suffers_nothing() -> None:
    """[CO-RF9] [CO-RF8]"""
    t = fight(1, 6)
    assert t.crowns == [None, "red"]
    assert all(marks == () for marks in t.asleep)
    assert SCRIPT.rule(t) == ACTING


def test_a_walk_goes_on_after_a_fight() -> None:
    """[CO-E.7]"""
    t = walk(at("f5 wants red | h5 wears red; alone 3"), "e")
    play(dice(t, 1, 6), Fight("thief", 1, False), Pass())
    assert steps(walk(t, "w")) != ""


# -- Arrows ---------------------------------------------------------------------------------


def shots(text: str) -> list[str]:
    """Who may shoot."""
    return [move.figure for move in of_type(Shoot, at(text))]


@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("h4 wants red | h6 wears red; guards a4 a4 a4 a4; alone 1", ["thief"]),  # a tower
        ("h5 wants red | h6 wears red; guards a4 a4 a4 a4; alone 1", []),
        ("h5 wants red holds arrow | h6 wears red; guards a4 a4 a4 a4; alone 1", ["thief"]),
        ("a1 wants red | h6 wears red; guards h4 a4 a4 a4; each 1", ["guard-1"]),
        ("a1 wants red holds arrow | h6 wears red; guards h5 a4 a4 a4; each 1", ["guard-1"]),
        ("a1 wants red holds arrow | h6 wears red; guards h5 a4 a4 a4; alone 1", []),
        ("a1 wants red | h6 wears red; guards h4/0 a4 a4 a4; each 1", []),
    ],
)
def test_one_shoots_from_a_tower_or_with_a_card(text: str, figures: list[str]) -> None:
    """[CO-F.5.f] [CO-G.8] [CO-RF10]"""
    assert shots(text) == figures


def test_a_card_is_spent_off_the_towers_and_not_on_them() -> None:
    """[CO-F.5.f] [CO-RF15] [CO-RG14]"""
    t = at("h4 wants red holds arrow | h6 wears red; alone 1")
    play(t, Shoot("thief", 1))
    assert t.hands[0] == ("arrow",)
    assert heard(Aimed, t)[0].bow == "tower"
    t = at("h5 wants red holds arrow | h6 wears red; alone 1")
    play(t, Shoot("thief", 1))
    assert (t.hands[0], t.discard) == ((), ("arrow",))
    assert heard(Aimed, t)[0].bow == "card"


def test_walls_and_closed_doors_stop_arrows() -> None:
    """[CO-F.5.g] [CO-RG3]"""
    text = "j3 wants red holds arrow | j6 wears red; {}alone 1"
    assert shots(text.format("")) == ["thief"]
    assert shots(text.format("doors 12; ")) == []
    assert shots("i3 wants red holds arrow | i5 wears red; alone 1") == []


def test_figures_do_not_stop_arrows() -> None:
    """[CO-F.5.h] [CO-RF11]"""
    t = "h4 wants red | h6 wears red | h5 wants blue; guards a4 a4 a4 a4; alone 1"
    assert shots(t) == ["thief"]


def test_no_arrows_to_or_from_crown_squares() -> None:
    """[CO-F.5.i] [CO-RF12]"""
    assert shots("h7 wants red holds arrow | i7 wears red; alone 1") == []
    assert shots("i7 wants red holds arrow | h7 wears red; alone 1") == []
    assert shots("j10 wants red holds arrow | k10 wears red; guards a4 a4 a4 a4; alone 1") == [
        "thief"
    ]


def test_beyond_six_squares_there_is_no_shot() -> None:
    """[CO-RF11] [CO-F.5.j]"""
    assert shots("e5 wants red holds arrow | k5 wears red; alone 1") == ["thief"]
    assert shots("e5 wants red holds arrow | l5 wears red; alone 1") == []


@pytest.mark.parametrize(
    ("white", "black", "hit"),
    [(3, 3, True), (3, 6, True), (3, 2, False), (4, 6, False), (1, 3, True), (6, 6, False)],
)
def test_a_target_and_the_distance_hit(white: int, black: int, hit: bool) -> None:
    """[CO-F.5.k.1] [CO-F.5.l.1] [CO-F.5.l.2] [CO-RC10] [CO-RD2] [CO-RF11]"""
    t = dice(at("h4 wants red | h7 wears red; alone 1"), white, black)
    play(t, Shoot("thief", 1), Pass())
    assert heard(Aimed, t)[0].distance == 3
    assert heard(Shot, t)[0].hit is hit
    assert (t.crowns[1] is None) is hit


def test_with_sharp_arrows_four_faces_are_targets() -> None:
    """[CO-RC10b]"""
    for white, hit in ((4, True), (5, False)):
        t = at("h4 wants red | h7 wears red; alone 1", Options(arrows="sharp"))
        play(dice(t, white, 6), Shoot("thief", 1), Pass())
        assert (t.crowns[1] is None) is hit


def test_a_crown_that_was_shot_off_goes_back_even_if_the_archer_wants_it() -> None:
    """[CO-RF6] [CO-F.5.l.1]"""
    t = dice(at("h4 wants red | h7 wears red; alone 1"), 1, 6)
    play(t, Shoot("thief", 1), Pass())
    assert (t.crowns, t.stock("red")) == ([None, None], 2)
    assert SCRIPT.rule(t) == ACTING


def test_a_broken_bow_cancels_the_shot_which_is_spent() -> None:
    """[CO-F.5.k.2] [CO-G.10.1] [CO-G.10.2] [CO-RF15]"""
    t = at("h5 wants red holds arrow arrow | h7 wears red holds broken-bow; alone 1")
    play(dice(t), Shoot("thief", 1))  # no die is rolled
    assert (SCRIPT.rule(t), asked(t), offers(t)) == (COUNTERING, 1, (Pass(), Break()))
    play(t, Break())
    assert t.crowns[1] == "red"
    assert t.discard == ("arrow", "broken-bow")
    assert of_type(Shoot, t) == []
    assert heard(Broken, t)[0].seat == 1


def test_every_target_is_asked() -> None:
    """[CO-RD7b] [CO-RD6]"""
    t = play(at("h5 wants red | i5 wears red; alone 1"), Fight("thief", 1, False))
    assert (SCRIPT.rule(t), asked(t), offers(t)) == (DEFENDING, 1, (Pass(),))
    t = play(at("h4 wants red | h6 wears red; alone 1"), Shoot("thief", 1))
    assert (SCRIPT.rule(t), asked(t), offers(t)) == (COUNTERING, 1, (Pass(),))


def test_who_is_attacked_in_a_gate_cannot_be_walled_in() -> None:
    """[CO-RG3] [CO-RF4]"""
    t = at("j5 wants red holds door | j4 wears red; alone 1")
    assert Close(12) not in offers(t)
    assert of_type(Fight, t) == [Fight("thief", 1, False)]
