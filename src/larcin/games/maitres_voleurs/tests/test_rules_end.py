"""One sentence about one paragraph of rules.md each: the end, points and ties."""

from __future__ import annotations

import pytest

from larcin.games.maitres_voleurs import GAME
from larcin.games.maitres_voleurs.data import DIAMOND, RUBY
from larcin.games.maitres_voleurs.events import Counted, Ended, Tied
from larcin.games.maitres_voleurs.notation import read_position
from larcin.games.maitres_voleurs.rules import SCRIPT
from larcin.games.maitres_voleurs.rules.end import bound
from larcin.games.maitres_voleurs.state import Options, Table
from larcin.games.maitres_voleurs.steps import CHOOSING
from larcin.games.maitres_voleurs.tests.hunting import hunt
from larcin.games.maitres_voleurs.tests.playing import deal, of_kind, play, random_play
from larcin.kernel.table import Outcome

AT_ONCE = Options(immediate_end=True)


def outcome_of(t: Table) -> Outcome:
    assert t.outcome is not None
    return t.outcome


def test_a_player_without_imitations_ends_the_match_with_the_round() -> None:
    """[MV-14.1] [MV-R28]"""
    t = read_position("1d | ; ; A^2d")
    events = play(t, "jeweller B", "thief A")
    assert outcome_of(t).reason == "MV-14.1"
    assert t.black[1] == (DIAMOND,) * 2
    assert of_kind(Ended, events) == [Ended("MV-14.1", "no-imitation", (0,))]


def test_the_sixth_ruby_ends_the_match_with_the_round() -> None:
    """[MV-14.2] [MV-R66]"""
    t = read_position("+3r | +2r | #888888 ; 3d ; A^^ C^2d")
    play(t, "master-thief A pull", "detective", "master-thief C")
    assert outcome_of(t).reason == "MV-14.2"
    assert t.black[2] == (DIAMOND,) * 2
    assert t.black[1].count(DIAMOND) == 3


def test_six_ruby_hunters_come_to_that_end() -> None:
    """[MV-14.2]"""
    match = hunt(6, Options(), deal=0, late=False)
    assert match.outcome is not None
    assert match.outcome.reason == "MV-14.2"
    assert sum(black.count(RUBY) for black in match.table.black) == 6


def test_five_rubies_do_not_end_it() -> None:
    """[MV-14.2] [MV-R67] Nor a sixth that fell."""
    t = read_position("+3r | +2r ; ; A__")
    play(t, "master-thief A pull", "detective")
    assert t.outcome is None


def test_both_ends_in_one_round_are_both_named() -> None:
    """[MV-R74]"""
    t = read_position("+3r | +2r 1d ; ; A^^")
    events = play(t, "master-thief A pull", "jeweller B")
    assert outcome_of(t).reason == "MV-R74"
    assert of_kind(Ended, events) == [Ended("MV-R74", "both", (1,))]


def test_as_a_variant_the_sixth_ruby_ends_the_match_at_once() -> None:
    """[MV-R66b]"""
    t = read_position("+3r | +2r | #888888 ; 3d ; A^^ A^d C^2d", AT_ONCE)
    posture = t.posture
    play(t, "master-thief A pull flip", "detective", "master-thief C")
    assert outcome_of(t).reason == "MV-R66b"
    assert t.black == [(RUBY, RUBY, RUBY, RUBY, DIAMOND), (RUBY,) * 2, ()]
    assert (t.red, t.posture) == ((DIAMOND,) * 3, posture)


def test_at_once_nobody_is_named_for_having_no_imitation_left() -> None:
    """[MV-R66b]"""
    t = read_position("+3r | +2r 1d ; ; A^^", AT_ONCE)
    events = play(t, "master-thief A pull", "jeweller B")
    assert t.white[1] == ()
    assert of_kind(Ended, events) == [Ended("MV-R66b", "sixth-ruby", ())]


def test_with_the_variant_the_other_end_is_as_it_was() -> None:
    """[MV-R66b]"""
    t = read_position("1d | ", AT_ONCE)
    play(t, "jeweller B", "thief A")
    assert outcome_of(t).reason == "MV-14.1"


def test_several_without_imitations_end_it_like_one() -> None:
    """[MV-R71]"""
    t = read_position("1d | 1d | ")
    play(t, "jeweller A", "jeweller B", "thief C")
    assert outcome_of(t) == Outcome("MV-14.1", (0, 0, -12), (1, 1, 3))


def test_black_cushions_earn_and_white_ones_cost() -> None:
    """[MV-14.3] [MV-14.4] [MV-14.5] [MV-2.4]"""
    t = read_position("1d +2d3s1r | 5d2s +1d")
    play(t, "jeweller A", "thief B")
    assert outcome_of(t) == Outcome("MV-14.1", (12, -8), (1, 2))


def test_what_is_in_the_box_or_on_the_red_cushion_counts_for_nobody() -> None:
    """[MV-R68]"""
    t = read_position("1d | 2d ; 4s ; A^3s A^^")
    play(t, "jeweller B", "thief C")
    assert outcome_of(t).scores == (0, -2)


def test_of_equal_points_the_rubies_decide() -> None:
    """[MV-14.6]"""
    t = read_position("1d +4d | 1d +1r")
    events = play(t, "jeweller A", "jeweller B")
    assert outcome_of(t).places == (2, 1)
    assert of_kind(Tied, events) == [Tied("MV-14.6", (0, 1), "rubies")]


def test_then_the_authentic_sapphires_decide() -> None:
    """[MV-14.7] [MV-R69]"""
    t = read_position("1d 0 +2d | 1d +1s | 2s +6d")
    events = play(t, "jeweller A", "jeweller B", "thief C")
    assert outcome_of(t).scores == (2, 2, 2)
    assert outcome_of(t).places == (2, 1, 2)
    assert of_kind(Tied, events) == [Tied("MV-14.7", (0, 1, 2), "sapphires")]


def test_who_is_still_equal_shares_the_victory() -> None:
    """[MV-R70]"""
    t = read_position("1d +2d | 1d +2d")
    events = play(t, "jeweller A", "jeweller B")
    assert outcome_of(t).winners == (0, 1)
    assert of_kind(Tied, events) == [Tied("MV-R70", (0, 1), "nothing")]


def test_only_those_who_are_tied_are_named() -> None:
    """[MV-14.7] [MV-R70]"""
    t = read_position("1d +2d1s1r | 1d +4d1r | 1d +8d")
    events = play(t, "jeweller A", "jeweller B", "jeweller C")
    assert outcome_of(t).scores == (8, 8, 8)
    assert of_kind(Tied, events) == [Tied("MV-14.7", (0, 1), "sapphires")]
    t = read_position("1d +4d1r | 1d +4d1r | 1d +8d")
    events = play(t, "jeweller A", "jeweller B", "jeweller C")
    assert outcome_of(t).places == (1, 1, 3)
    assert of_kind(Tied, events) == [Tied("MV-R70", (0, 1), "nothing")]


def test_all_places_go_by_points_rubies_and_sapphires() -> None:
    """[MV-R74]"""
    t = read_position("1d +9d | 2d +1r | 2d +4d | 2d +2d1s | 2d +4d")
    play(t, "jeweller A", "thief B", "thief B", "thief B", "thief B")
    assert outcome_of(t).places == (1, 2, 4, 3, 4)


def test_points_rubies_and_sapphires_are_told() -> None:
    """[MV-14.3]"""
    t = read_position("1d +2d3s1r | 5d2s +1d")
    events = play(t, "jeweller A", "thief B")
    assert of_kind(Counted, events) == [Counted("MV-14.3", (12, -8), (1, 0), (3, 0))]


@pytest.mark.parametrize("seats", GAME.players)
def test_everyone_has_an_imitation_as_a_round_begins(seats: int) -> None:
    """[MV-R79]"""
    for t in random_play(deal(seats)):
        if SCRIPT.rule(t) == CHOOSING and t.outcome is None:
            assert all(t.white)
    with pytest.raises(AssertionError):
        read_position("0 | ")


@pytest.mark.parametrize("seats", GAME.players)
def test_everyone_loses_an_imitation_in_six_rounds_so_a_match_ends(seats: int) -> None:
    """[MV-10.1]"""
    t = deal(seats)
    moves = -1
    for _ in random_play(t):
        moves += 1
        if t.passes:
            assert all(len(white) <= 10 - t.passes for white in t.white)
    assert moves <= bound(seats, Options())
