"""What the heuristic makes of plain positions."""

from __future__ import annotations

import pytest

from larcin.games.maitres_voleurs import GAME
from larcin.games.maitres_voleurs.bot import (
    JUDGE,
    chance_of_smugglers,
    claims_on_red,
    expect_of_role,
    features,
    heuristic,
)
from larcin.games.maitres_voleurs.data import DIAMOND, SAPPHIRE
from larcin.games.maitres_voleurs.moves import (
    AnyMove,
    Close,
    LeaveRuby,
    Open,
    Pick,
    Place,
    Pull,
    Stop,
    TakeRuby,
    Turn,
)
from larcin.games.maitres_voleurs.notation import read_position
from larcin.games.maitres_voleurs.rules import SCRIPT
from larcin.games.maitres_voleurs.state import Table
from larcin.games.maitres_voleurs.steps import (
    CHOOSING,
    GEMOLOGIST_ADDING,
    JEWELLER_PLACING,
    OPENING,
    PULLING,
    SMUGGLERS_SHARING,
    TAKING_RUBY,
    TURNING,
)
from larcin.games.maitres_voleurs.tests.playing import deal, random_play, until
from larcin.games.maitres_voleurs.view import view
from larcin.kernel.pieces import Seat

BOX = "| ; ; A^3d B^1s C_5d G^^ F__"


def best_moves(t: Table, seat: Seat = 0) -> list[AnyMove]:
    """The moves that look best to this seat."""
    v, moves = view(t, seat), GAME.moves(t, seat)
    values = [heuristic(v, move) for move in moves]
    return [move for move, value in zip(moves, values, strict=True) if value == max(values)]


# -- The heuristic --------------------------------------------------------------------------


def test_a_thief_opens_the_richest_drawer() -> None:
    t = until(read_position(BOX), OPENING, "thief A", "detective")
    assert best_moves(t) == [Open("A")]


def test_a_master_thief_goes_where_a_ruby_lies_on_top() -> None:
    t = until(read_position(BOX), OPENING, "master-thief A", "detective")
    assert best_moves(t) == [Open("G")]


def test_nobody_who_places_opens_a_drawer_from_which_jewels_fall() -> None:
    for role in ("smuggler", "jeweller", "gemologist"):
        t = until(read_position(BOX), OPENING, f"{role} A", "thief B")
        assert Open("C") not in best_moves(t)


def test_nobody_falls_into_an_alarm() -> None:
    t = until(read_position("| ; ; C_5d!2"), OPENING, "gemologist A", "thief B")
    assert Open("C") not in best_moves(t)


def test_a_ruby_on_top_is_looked_for_and_taken_and_one_below_left_alone() -> None:
    t = until(read_position(BOX), PULLING, "master-thief G", "detective")
    assert best_moves(t) == [Pull()]
    until(t, TAKING_RUBY, "master-thief G pull", "detective")
    assert best_moves(t) == [TakeRuby()]
    t = until(read_position(BOX), PULLING, "master-thief F", "detective")
    assert best_moves(t) == [Close()]


def test_the_last_ruby_is_left_by_who_would_lose_with_it() -> None:
    position = "+1d | +9d ; ; G^^"
    t = until(read_position(position), TAKING_RUBY, "master-thief G pull", "detective")
    assert best_moves(t) == [LeaveRuby()]


def test_the_last_imitation_is_kept_by_who_would_lose_without_it() -> None:
    t = until(read_position("2d +1d | +9d 2d"), GEMOLOGIST_ADDING, "gemologist A", "detective")
    assert best_moves(t) == [Stop()]
    t = until(read_position("2d +9d | "), GEMOLOGIST_ADDING, "gemologist A", "detective")
    assert best_moves(t) == [Place(DIAMOND)]


def test_sapphires_go_first() -> None:
    t = until(read_position("| ; 2d1s"), SMUGGLERS_SHARING, "smuggler A", "smuggler B")
    assert best_moves(t) == [Pick(SAPPHIRE)]
    t = until(read_position("| ; ; B^d!1"), JEWELLER_PLACING, "jeweller A", "thief B")
    assert best_moves(t) == [Place(SAPPHIRE)]


def test_the_box_is_upended_before_a_thief_comes_to_a_rich_drawer() -> None:
    t = until(read_position("| ; ; A^5d"), TURNING, "jeweller B", "thief A")
    assert all(isinstance(move, Turn) and move.upending != "never" for move in best_moves(t))
    t = until(read_position("| ; ; A_5d"), TURNING, "jeweller B", "thief A")
    assert all(isinstance(move, Turn) and move.upending == "never" for move in best_moves(t))


def test_with_nobody_to_fear_any_turning_will_do() -> None:
    t = until(read_position("| ; ; A^5d"), TURNING, "jeweller B", "detective")
    assert len(best_moves(t)) == 14


def test_a_rich_red_cushion_calls_for_detectives_and_smugglers() -> None:
    rich, poor = view(read_position("| ; 9d"), 0), view(read_position("| "), 0)
    for role in ("detective", "smuggler"):
        assert expect_of_role(rich, role) > expect_of_role(poor, role)
    assert expect_of_role(rich, "thief") == expect_of_role(poor, "thief")


def test_a_choice_of_characters_is_often_drawn_among_several() -> None:
    """[MV-5.1] Also once the sets were passed, when no view has a secret any more."""
    asked = drawn = 0
    for seed in range(6):
        for t in random_play(deal(4, seed)):
            if t.outcome is None and t.passes and not t.chosen and SCRIPT.rule(t) == CHOOSING:
                asked += len(t.left[0]) > 1
                drawn += len(best_moves(t)) > 1
    assert drawn > asked / 3


def test_smugglers_succeed_for_sure_where_nobody_has_a_detective_left() -> None:
    assert chance_of_smugglers(view(read_position("| ST | SJ"), 0), None) == 1
    assert chance_of_smugglers(view(read_position("| DT | DJ"), 0), None) == pytest.approx(0.75)


@pytest.mark.parametrize("seats", [2, 5])
def test_those_who_play_by_the_heuristic_come_to_an_end(seats: int) -> None:
    t = deal(seats)
    while t.outcome is None:
        seat = GAME.to_act(t)[0]
        GAME.apply(t, seat, best_moves(t, seat)[0])
    assert t.round <= 30


# -- Judging --------------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "worse"), [
    ("5d +6d | 5d +1d", "5d +1d | 5d +1d"),
    ("2d | 5d", "5d | 5d"),
    ("+2r | ; ; A^^", "| ; ; A^^"),
])  # fmt: skip
def test_who_has_more_has_more_to_hope_for(better: str, worse: str) -> None:
    assert JUDGE(read_position(better))[0] > JUDGE(read_position(worse))[0]
    more = [f"{each.split(';')[0]} | 5d ;{each.partition(';')[2]}" for each in (better, worse)]
    assert JUDGE(read_position(more[0]))[0] > JUDGE(read_position(more[1]))[0]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_hopes_are_shares_of_one_victory(seats: int) -> None:
    for t in random_play(deal(seats)):
        assert sum(JUDGE(t)) == pytest.approx(1)


def test_smugglers_claim_the_red_cushion_unless_there_are_more_detectives() -> None:
    t = until(read_position("| | ; 6d"), OPENING, "smuggler A", "detective", "smuggler B")
    assert claims_on_red(t) == [3, 0, 3]
    t = until(read_position("| | ; 6d"), OPENING, "smuggler A", "detective", "detective")
    assert claims_on_red(t) == [0, 3, 3]
    t = until(read_position("| ; 6d"), OPENING, "smuggler A", "detective")
    assert claims_on_red(t) == [6, 0]
    t = until(read_position("| | ; 6d"), OPENING, "thief A", "detective", "jeweller B")
    assert claims_on_red(t) == [0, 6, 0]


# -- The features ---------------------------------------------------------------------------


def test_features_do_not_tell_in_which_seat_one_sits() -> None:
    here = read_position("3d +2s #123456 | 4d #222222 | 5d ; 2d ; A^d!1")
    there = read_position("5d | 3d +2s #123456 | 4d #222222 ; 2d ; A^d!2")
    assert features(view(here, 0)) == features(view(there, 1))


def test_features_tell_the_numbers_that_one_knows() -> None:
    """[MV-R26]"""
    mine, others = (read_position(f"#{each} | #222222") for each in ("123456", "123465"))
    assert features(view(mine, 0)) != features(view(others, 0))
    assert features(view(mine, 1)) == features(view(others, 1))


def test_features_do_not_tell_which_side_is_up_but_what_lies_there() -> None:
    feet = read_position("| ; ; A^3d F__ ; 0")
    head = read_position("| ; ; A^3d F__ ; 1")
    assert features(view(feet, 0)) == features(view(head, 0))
