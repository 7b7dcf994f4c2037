"""One sentence about one paragraph of rules.md each: the six characters, and alarms."""

from __future__ import annotations

import pytest

from larcin.games.maitres_voleurs import GAME
from larcin.games.maitres_voleurs.data import (
    DIAMOND,
    IMITATIONS,
    NUMBER_OF_DRAWER,
    RUBY,
    SAPPHIRE,
)
from larcin.games.maitres_voleurs.events import (
    Alarmed,
    Emptied,
    Excluded,
    Foiled,
    Opened,
    Placed,
    Remained,
    Returned,
    RubyFell,
    RubyLeft,
    Searched,
    Shared,
    Spilled,
)
from larcin.games.maitres_voleurs.moves import Close, LeaveRuby, Pick, Place, Pull, Stop, TakeRuby
from larcin.games.maitres_voleurs.notation import read_position
from larcin.games.maitres_voleurs.state import NONE
from larcin.games.maitres_voleurs.steps import (
    DETECTIVES_SHARING,
    GEMOLOGIST_ADDING,
    GEMOLOGIST_PLACING,
    JEWELLER_PLACING,
    PULLING,
    SMUGGLER_PLACING,
    SMUGGLERS_SHARING,
    TAKING_RUBY,
    TURNING,
)
from larcin.games.maitres_voleurs.tests.playing import (
    kinds,
    lower,
    moves_of_round,
    of_kind,
    play,
    until,
    upper,
)
from larcin.games.maitres_voleurs.view import view

PLACES = (Place(DIAMOND), Place(SAPPHIRE))
WITH_ALARM = (Place(DIAMOND, alarm=True), Place(SAPPHIRE, alarm=True))


# -- 8. The smuggler ------------------------------------------------------------------------


def test_the_smugglers_loot_goes_on_the_common_red_cushion() -> None:
    """[MV-8.1] [MV-R4]"""
    t = read_position("| ; 1d ; A^2s")
    until(t, SMUGGLER_PLACING, "smuggler A", "detective")
    assert t.red == (DIAMOND, SAPPHIRE, SAPPHIRE)
    assert upper(t, "A") == ()


def test_then_an_imitation_goes_into_the_drawer() -> None:
    """[MV-8.2] [MV-R41]"""
    t = until(read_position("| ; ; A^2s"), SMUGGLER_PLACING, "smuggler A", "detective")
    assert GAME.moves(t, 0) == PLACES
    play(t, "smuggler s", "detective")
    assert upper(t, "A") == (SAPPHIRE,)
    assert t.white[0] == (DIAMOND,) * 8 + (SAPPHIRE,)


def test_also_into_an_empty_drawer() -> None:
    """[MV-8.3] [MV-R42]"""
    t = until(read_position("1s | "), SMUGGLER_PLACING, "smuggler A", "detective")
    assert GAME.moves(t, 0) == (Place(SAPPHIRE),)


def test_an_imitation_that_is_placed_is_authentic_from_then_on() -> None:
    """[MV-4.11] [MV-4.12] [MV-R8] Also for who placed it."""
    t = read_position("| ")
    play(t, "smuggler A s", "detective")
    play(t, "thief A", "smuggler B")
    assert t.black[0] == (SAPPHIRE,)


def test_more_detectives_than_smugglers_foil_the_coup() -> None:
    """[MV-8.6]"""
    t = read_position("| | ; 2d")
    events = play(t, "smuggler A", "detective", "detective")
    assert of_kind(Foiled, events) == [Foiled("MV-8.6", (0,), (1, 2))]
    assert t.black == [(), (DIAMOND,), (DIAMOND,)]


def test_as_many_smugglers_as_detectives_share() -> None:
    """[MV-8.7]"""
    t = read_position("| ; 2d")
    play(t, "smuggler A", "detective")
    assert t.black == [(DIAMOND,) * 2, ()]


def test_without_a_detective_smugglers_always_share() -> None:
    """[MV-R20]"""
    t = read_position("| ; 2d")
    play(t, "smuggler A", "thief B")
    assert t.black[0] == (DIAMOND,) * 2


def test_smugglers_also_share_what_earlier_rounds_have_left() -> None:
    """[MV-R21] [MV-13.5]"""
    t = read_position("| ; ; A_3d B^s")
    events = play(t, "thief A", "jeweller C")
    assert of_kind(Remained, events) == [Remained("MV-13.5", 3, 0)]
    play(t, "smuggler B", "thief D")
    assert t.black[0] == (DIAMOND,) * 3 + (SAPPHIRE,)


def test_the_smallest_number_picks_first_then_the_next_and_again() -> None:
    """[MV-8.8] [MV-8.9] [MV-R23]"""
    t = read_position("#3JGTMD | #1JGTMD | #2JGTMD ; 3d2s".replace("JGTMD", "11111"))
    events = play(t, "smuggler A d", "smuggler B s", "smuggler C s")
    assert [event.seat for event in of_kind(Shared, events)] == [1, 2, 0, 1, 2]
    assert t.black == [(DIAMOND,), (SAPPHIRE, DIAMOND), (SAPPHIRE, DIAMOND)]
    assert t.red == ()


def test_who_picks_chooses_the_jewel_and_cannot_pass() -> None:
    """[MV-R23] [MV-R56]"""
    t = read_position("| ; 2d1s")
    until(t, SMUGGLERS_SHARING, "smuggler A", "smuggler B")
    assert GAME.to_act(t) == (0,)
    assert GAME.moves(t, 0) == (Pick(DIAMOND), Pick(SAPPHIRE))


def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    """[MV-R76]"""
    for position in ("| ; 3d", "| ; 0"):
        moves = [
            move for _, move in moves_of_round(read_position(position), "smuggler A", "smuggler B")
        ]
        assert not any(isinstance(move, Pick) for move in moves)
    t = read_position("| ; 2d1s")
    assert not any(isinstance(move, Pick) for _, move in moves_of_round(t, "smuggler A", "thief B"))
    assert t.black[0] == (DIAMOND, DIAMOND, SAPPHIRE)


def test_the_loot_is_shared_before_the_others_have_their_turns() -> None:
    """[MV-8.7]"""
    t = read_position("| ; 2d ; A^s")
    events = kinds(play(t, "smuggler B", "thief A"))
    assert events.index("Shared") < len(events) - events[::-1].index("Opened") - 1


def test_a_smuggler_for_whom_jewels_fell_gets_nothing() -> None:
    """[MV-8.10] [MV-8.12]"""
    t = read_position("| ; 1d ; A_2d")
    play(t, "smuggler A", "smuggler B")
    assert t.black == [(), (DIAMOND,) * 3]


def test_but_counts_as_a_smuggler() -> None:
    """[MV-8.11] [MV-R24]"""
    t = read_position("| | | ; 1d ; A_2d")
    play(t, "smuggler A", "smuggler B", "detective", "detective")
    assert t.black == [(), (DIAMOND,) * 3, (), ()]


def test_if_jewels_fell_for_all_smugglers_nobody_shares() -> None:
    """[MV-R22]"""
    t = read_position("| | ; 1d ; A_d B_d")
    events = play(t, "smuggler A", "smuggler B", "thief C")
    assert of_kind(Excluded, events) == [Excluded("MV-R22", (0, 1))]
    assert t.red == (DIAMOND,) * 3


def test_who_was_excluded_shares_again_in_the_next_round() -> None:
    """[MV-8.10]"""
    t = read_position("ST | ST ; ; A_d")
    play(t, "smuggler A", "thief B")
    play(t, "thief C", "smuggler D")
    assert t.black[1] == (DIAMOND,)


def test_an_alarm_that_a_smuggler_finds_on_top_stays() -> None:
    """[MV-R43]"""
    t = read_position("| ; ; A^2s!2")
    events = play(t, "smuggler A d", "detective")
    assert upper(t, "A") == (DIAMOND,)
    assert t.alarms[NUMBER_OF_DRAWER["A"]] == 1
    assert not of_kind(Returned, events)


def test_a_smuggler_who_sets_off_an_alarm_is_excluded() -> None:
    """[MV-R44]"""
    t = read_position("| ; 2d ; A_s!2")
    play(t, "smuggler A", "thief B")
    assert t.black == [(), (SAPPHIRE,)]
    assert t.red == (DIAMOND,) * 2


# -- 9. The jeweller, and alarms ------------------------------------------------------------


def test_the_jeweller_places_an_imitation_also_on_jewels() -> None:
    """[MV-9.1]"""
    t = read_position("| ; ; A^2d")
    play(t, "jeweller A s", "detective")
    assert upper(t, "A") == (DIAMOND, DIAMOND, SAPPHIRE)
    assert SAPPHIRE in t.white[0]
    assert t.white[0].count(SAPPHIRE) == 1


def test_the_jeweller_may_add_the_alarm() -> None:
    """[MV-9.2] [MV-R45]"""
    t = until(read_position("| "), JEWELLER_PLACING, "jeweller A", "detective")
    assert GAME.moves(t, 0) == (*PLACES, *WITH_ALARM)
    play(t, "jeweller alarm", "detective")
    assert t.alarms[NUMBER_OF_DRAWER["A"]] == 0
    assert view(t, 1).players[0].alarm is None


def test_an_alarm_in_the_box_cannot_be_placed_again() -> None:
    """[MV-R45]"""
    t = read_position("| ; ; B^d!1")
    until(t, JEWELLER_PLACING, "jeweller A", "detective")
    assert GAME.moves(t, 0) == PLACES
    refusal = GAME.why_not(view(t, 0), Place(DIAMOND, alarm=True))
    assert refusal is not None
    assert refusal.reason == "alarm-in-box"


def test_a_drawer_with_an_alarm_gets_no_other() -> None:
    """[MV-9.3] [MV-9.4] [MV-R46]"""
    t = read_position("| ; ; A^d!2")
    until(t, JEWELLER_PLACING, "jeweller A", "detective")
    assert GAME.moves(t, 0) == PLACES
    refusal = GAME.why_not(view(t, 0), Place(DIAMOND, alarm=True))
    assert refusal is not None
    assert refusal.rule == "MV-9.4"


def test_ones_own_alarm_is_not_taken_back() -> None:
    """[MV-R47]"""
    t = read_position("| ; ; A^d!1")
    play(t, "jeweller A", "detective")
    assert t.alarms[NUMBER_OF_DRAWER["A"]] == 0
    assert upper(t, "A") == (DIAMOND, DIAMOND)


def test_an_alarm_on_top_is_not_set_off() -> None:
    """[MV-9.5] [MV-9.6]"""
    t = read_position("| ; ; A^2d!2")
    events = play(t, "gemologist A", "thief B")
    assert not of_kind(Alarmed, events)
    assert upper(t, "A") == (DIAMOND,) * 3
    assert t.alarms[NUMBER_OF_DRAWER["A"]] == 1


@pytest.mark.parametrize("role", ["smuggler", "jeweller", "gemologist", "thief", "master-thief"])
def test_whoever_opens_a_drawer_with_an_alarm_finds_it_on_top_or_sets_it_off(role: str) -> None:
    """[MV-9.12]"""
    for side, is_set_off in (("^", False), ("_", True)):
        events = play(read_position(f"| ; ; A{side}2d!2"), f"{role} A", "detective")
        assert bool(of_kind(Alarmed, events)) == is_set_off
        opened = [event.alarm for event in of_kind(Opened, events) if event.seat == 0]
        assert opened == ([] if is_set_off else ["blue"])


def test_an_alarm_without_jewels_goes_back_to_its_owner() -> None:
    """[MV-9.7] [MV-9.6]"""
    t = read_position("| ; ; A^2d!2")
    events = play(t, "thief A", "detective")
    assert t.black[0] == (DIAMOND,) * 2
    assert of_kind(Returned, events) == [Returned("MV-9.7", 1, "blue")]
    assert t.alarms == [NONE] * 12


def test_an_alarm_that_comes_back_may_be_used_in_the_same_round() -> None:
    """[MV-R51]"""
    t = read_position("| ; ; A_2d!2")
    play(t, "smuggler A", "jeweller B alarm")
    assert t.black[1] == (DIAMOND,) * 2
    assert t.alarms[NUMBER_OF_DRAWER["B"]] == 1


def test_jewels_that_fall_with_an_alarm_go_to_its_owner() -> None:
    """[MV-9.8] [MV-9.9] [MV-9.10] [MV-R49]"""
    t = read_position("| | ; ; A_2d1s!2")
    events = play(t, "thief A", "detective", "detective")
    assert t.black == [(), (DIAMOND, DIAMOND, SAPPHIRE), ()]
    assert of_kind(Alarmed, events) == [Alarmed("MV-9.9", 0, "A", 1, "blue", 2, 1)]
    assert of_kind(Returned, events) == [Returned("MV-9.10", 1, "blue")]
    assert (t.red, t.alarms) == ((), [NONE] * 12)


def test_what_others_add_falls_to_the_owner_of_the_alarm_too() -> None:
    """[MV-R48]"""
    t = read_position("| ; ; A^d!2")
    play(t, "jeweller A s flip", "thief B")
    play(t, "thief A", "detective")
    assert t.black[1] == (DIAMOND, SAPPHIRE)


def test_who_sets_off_their_own_alarm_gets_nothing() -> None:
    """[MV-9.11] [MV-R50]"""
    t = read_position("| ; ; A_2d!1")
    events = play(t, "thief A", "jeweller B")
    assert t.black == [(), ()]
    assert t.red == (DIAMOND,) * 2
    assert of_kind(Spilled, events) == [Spilled("MV-9.11", 0, "A", 2, 0)]
    assert of_kind(Returned, events) == [Returned("MV-9.11", 0, "red")]


def test_the_gemologist_places_even_if_her_own_alarm_went_off() -> None:
    """[MV-R50] [MV-R54]"""
    t = read_position("| ; ; A_2d!1 B_s!2")
    play(t, "gemologist A s", "gemologist C")
    assert t.red == (DIAMOND,) * 2
    assert upper(t, "A") == (SAPPHIRE,)


@pytest.mark.parametrize("role", ["smuggler", "gemologist"])
def test_only_jewellers_place_alarms(role: str) -> None:
    """[MV-R52]"""
    step = {"smuggler": SMUGGLER_PLACING, "gemologist": GEMOLOGIST_PLACING}[role]
    t = until(read_position("| "), step, f"{role} A", "detective")
    assert GAME.moves(t, 0) == PLACES
    refusal = GAME.why_not(view(t, 0), Place(DIAMOND, alarm=True))
    assert refusal is not None
    assert refusal.rule == "MV-R52"


def test_an_alarm_lies_with_the_jewels_of_the_first_compartment() -> None:
    """[MV-R52]"""
    t = read_position("| ; ; A^^")
    play(t, "jeweller A alarm flip", "thief B")
    events = play(t, "thief A", "detective")
    assert of_kind(Returned, events)
    assert t.secrets.count((RUBY,)) == 1


# -- 10. The gemologist ---------------------------------------------------------------------


def test_the_gemologist_always_places() -> None:
    """[MV-10.1]"""
    t = read_position("| ; ; A^d")
    play(t, "gemologist A s", "thief B")
    assert upper(t, "A") == (DIAMOND, SAPPHIRE)


def test_also_if_jewels_fell() -> None:
    """[MV-10.2] [MV-R53] [MV-R31]"""
    t = read_position("| ; ; A_d")
    play(t, "gemologist A s", "thief B")
    assert (upper(t, "A"), lower(t, "A")) == ((SAPPHIRE,), ())
    assert t.red == (DIAMOND,)


def test_each_detective_allows_one_imitation_more() -> None:
    """[MV-10.3] [MV-R55]"""
    t = read_position("| | ")
    events = play(t, "gemologist A d", "detective", "detective")
    assert upper(t, "A") == (DIAMOND,) * 3
    assert len(t.white[0]) == 7
    assert [event.rule for event in of_kind(Placed, events)] == ["MV-10.1", "MV-10.3", "MV-10.3"]


def test_more_imitations_are_optional_also_if_jewels_fell() -> None:
    """[MV-R53]"""
    t = read_position("| | ; ; A_s")
    until(t, GEMOLOGIST_ADDING, "gemologist A", "detective", "detective")
    assert GAME.moves(t, 0) == (*PLACES, Stop())
    play(t, "gemologist A stop", "detective", "detective")
    assert len(t.white[0]) == 9


def test_nobody_places_more_imitations_than_there_are() -> None:
    """[MV-R53]"""
    t = read_position("1d1s | | ; ; ")
    play(t, "gemologist A", "detective", "detective")
    assert t.white[0] == ()
    assert t.outcome is not None


def test_without_a_detective_there_is_one_imitation() -> None:
    """[MV-10.3]"""
    moves = [move for _, move in moves_of_round(read_position("| "), "gemologist A", "thief B")]
    assert Stop() not in moves
    assert sum(isinstance(move, Place) for move in moves) == 1


# -- 11. The thief --------------------------------------------------------------------------


def test_the_thief_takes_the_whole_first_compartment() -> None:
    """[MV-11.1] [MV-R56]"""
    t = read_position("| ; ; A^2d1s A^^")
    events = play(t, "thief A", "detective")
    assert t.black[0] == (DIAMOND, DIAMOND, SAPPHIRE)
    assert of_kind(Emptied, events)[0].cushion == "black"
    assert sum(t.secrets, ()) == (RUBY,)


def test_an_empty_drawer_gives_nothing() -> None:
    """[MV-R56]"""
    t = read_position("| ")
    play(t, "thief A", "detective")
    assert t.black[0] == ()


# -- 12. The master thief -------------------------------------------------------------------


def test_only_the_master_thief_may_open_a_secret_compartment() -> None:
    """[MV-12.1]"""
    for role in ("smuggler", "jeweller", "gemologist", "thief"):
        moves = [
            move for _, move in moves_of_round(read_position("| ; ; A^^"), f"{role} A", "detective")
        ]
        assert Pull() not in moves


def test_the_master_thief_chooses_with_the_first_compartment_in_sight() -> None:
    """[MV-12.3] [MV-R57]"""
    t = until(read_position("| ; ; A^d A^^"), PULLING, "master-thief A", "detective")
    assert GAME.moves(t, 0) == (Pull(), Close())
    assert view(t, 0).drawer == "A"


def test_short_drawers_have_nothing_to_pull() -> None:
    """[MV-R57]"""
    t = read_position("| ; ; B^d")
    moves = [move for _, move in moves_of_round(t, "master-thief B pull", "detective")]
    assert Pull() not in moves
    assert t.black[0] == (DIAMOND,)


def test_closing_empties_the_first_compartment() -> None:
    """[MV-12.3]"""
    t = read_position("| ; ; A^d A__")
    play(t, "master-thief A", "detective")
    assert t.black[0] == (DIAMOND,)
    assert sum(t.secrets, ()) == (RUBY,)


def test_a_ruby_on_top_may_be_taken_with_the_first_compartment() -> None:
    """[MV-12.4] [MV-R60]"""
    t = read_position("| ; ; A^d A^^")
    until(t, TAKING_RUBY, "master-thief A pull", "detective")
    assert GAME.moves(t, 0) == (TakeRuby(), LeaveRuby())
    play(t, "master-thief", "detective")
    assert t.black[0] == (RUBY, DIAMOND)


def test_a_ruby_may_be_left_and_the_rest_taken() -> None:
    """[MV-R60] [MV-R67]"""
    t = read_position("| ; ; A^d A^^")
    events = play(t, "master-thief A pull leave", "detective")
    assert t.black[0] == (DIAMOND,)
    assert of_kind(RubyLeft, events)
    assert t.rubies_taken() == 0


def test_also_if_the_first_compartment_is_empty() -> None:
    """[MV-12.2]"""
    t = read_position("| ; ; A^^")
    play(t, "master-thief A pull", "detective")
    assert t.black[0] == (RUBY,)


def test_opening_further_is_not_a_second_drawer() -> None:
    """[MV-R62]"""
    t = read_position("| ; ; A^^")
    until(t, TURNING, "master-thief A pull", "detective")
    assert len(GAME.moves(t, 0)) == 14


def test_without_a_ruby_the_first_compartment_is_taken_all_the_same() -> None:
    """[MV-R59]"""
    t = read_position("| ; ; A^d")
    events = play(t, "master-thief A pull", "detective")
    assert t.black[0] == (DIAMOND,)
    assert of_kind(Searched, events)


def test_if_a_ruby_falls_the_master_thief_gets_nothing() -> None:
    """[MV-12.5] [MV-R58]"""
    t = read_position("| ; ; A^2d!2 A__")
    until(t, TURNING, "master-thief A pull", "detective")
    assert t.black[0] == ()
    assert upper(t, "A") == (DIAMOND,) * 2
    assert t.alarms[NUMBER_OF_DRAWER["A"]] == 1
    assert len(GAME.moves(t, 0)) == 14
    assert not t.has_spilled


def test_a_fallen_ruby_goes_on_the_upper_side() -> None:
    """[MV-12.6] [MV-R61] [MV-R67] And everybody sees it."""
    t = read_position("| ; ; A__")
    events = play(t, "master-thief A pull", "detective")
    assert of_kind(RubyFell, events) == [RubyFell("MV-12.5", 0, "A")]
    assert t.red == ()
    assert view(t, None).secrets[2 * NUMBER_OF_DRAWER["A"]] == (RUBY,)
    assert t.rubies_taken() == 0


def test_if_jewels_fell_there_is_nothing_to_pull() -> None:
    """[MV-R57]"""
    t = read_position("| ; ; A_d A^^")
    moves = [move for _, move in moves_of_round(t, "master-thief A pull", "detective")]
    assert Pull() not in moves


# -- 13. The detective ----------------------------------------------------------------------


def test_the_detective_neither_opens_nor_turns() -> None:
    """[MV-13.1] [MV-R63] [MV-R64]"""
    moves = list(moves_of_round(read_position("| "), "detective A flip", "thief B"))
    assert [type(move).__name__ for seat, move in moves if seat == 0] == ["Choose"]


def test_at_the_end_of_the_round_the_detective_gets_the_red_cushion() -> None:
    """[MV-13.2] [MV-R63]"""
    t = read_position("| ; 1s ; A_2d")
    events = play(t, "detective", "thief A")
    assert t.black[0] == (SAPPHIRE, DIAMOND, DIAMOND)
    assert kinds(events).index("Turned") < kinds(events).index("Shared")
    assert of_kind(Shared, events) == [Shared("MV-13.2", 0, 2, 1)]


def test_several_detectives_share_by_their_numbers() -> None:
    """[MV-13.3] [MV-13.4]"""
    t = read_position("#111113 | #111111 | ; 2d1s")
    until(t, DETECTIVES_SHARING, "detective", "detective", "thief A")
    assert GAME.to_act(t) == (1,)
    play(t, "detective d", "detective s", "thief A")
    assert t.black == [(DIAMOND,), (SAPPHIRE, DIAMOND), ()]


def test_without_a_detective_the_jewels_stay() -> None:
    """[MV-13.5]"""
    t = read_position("| ; 1s")
    play(t, "thief A", "thief B")
    assert t.red == (SAPPHIRE,)


def test_what_falls_after_the_smugglers_have_shared_goes_to_the_detectives() -> None:
    """[MV-R25] [MV-R65]"""
    t = read_position("| | ; 1s ; A_2d")
    play(t, "smuggler B", "detective", "thief A")
    assert t.black == [(SAPPHIRE,), (DIAMOND,) * 2, ()]


def test_everyone_starts_from_the_same_imitations() -> None:
    """[MV-4.9]"""
    assert read_position("| ").white == [IMITATIONS] * 2
