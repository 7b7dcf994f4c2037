"""One sentence about one paragraph of rules.md each: the box, setting up, cards, drawers, turns."""

from __future__ import annotations

from collections import Counter

import pytest

from larcin.games.maitres_voleurs import GAME
from larcin.games.maitres_voleurs.box import (
    FACES,
    ON_ITS_HEAD,
    is_long,
    lower_tray,
    turn,
    upper_tray,
)
from larcin.games.maitres_voleurs.data import (
    ALARMS,
    CARDS,
    DIAMOND,
    DRAWERS,
    IMITATIONS,
    IN_BOX,
    NUMBER_OF_DRAWER,
    NUMBERS,
    ROLES,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
)
from larcin.games.maitres_voleurs.events import (
    Alarmed,
    Begun,
    Dealt,
    Opened,
    Passed,
    Shown,
    Spilled,
    Turned,
)
from larcin.games.maitres_voleurs.moves import Add, Choose, Open, Pick, Place, Turn
from larcin.games.maitres_voleurs.notation import read_position
from larcin.games.maitres_voleurs.rules import SCRIPT
from larcin.games.maitres_voleurs.rules.turning import EASY_TURNS, TURNS
from larcin.games.maitres_voleurs.state import NEVER, NONE, Options, Table
from larcin.games.maitres_voleurs.steps import (
    CHOOSING,
    FILLING,
    FIRST_TURNING,
    GEMOLOGIST_PLACING,
    OPENING,
    TURNING,
)
from larcin.games.maitres_voleurs.tests.playing import (
    deal,
    do,
    kinds,
    lower,
    of_kind,
    play,
    random_play,
    until,
    upper,
)
from larcin.games.maitres_voleurs.view import known_cards, view
from larcin.kernel.errors import BadSeats, IllegalMove
from larcin.kernel.match import Match
from larcin.kernel.rng import QuickRng

FLIP = Turn("none", "first")
LEAVE = Turn("none", "never")


# -- 1. What there is -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_nothing_enters_or_leaves_the_game(seats: int) -> None:
    """[MV-1.3] [MV-1.4] [MV-1.5]"""
    box = Counter(GAME.box(seats, Options()))
    for t in random_play(deal(seats)):
        assert Counter(each for zone in GAME.zones(t) for each in zone.pieces) == box


def test_eight_players_use_all_sapphires_and_rubies_and_all_but_four_diamonds() -> None:
    """[MV-1.3]"""
    used = Counter(GAME.box(8, Options()))
    assert {jewel: IN_BOX[jewel] - used[jewel] for jewel in IN_BOX} == {
        DIAMOND: 4,
        SAPPHIRE: 0,
        RUBY: 0,
    }


def test_there_is_one_red_cushion_and_two_for_everybody() -> None:
    """[MV-1.2] [MV-R72] Everybody sees all of them."""
    t = deal(8)
    assert len(t.white) == len(t.black) == 8
    t.red = (SAPPHIRE,)
    for eye in (None, *range(8)):
        seen = view(t, eye)
        assert seen.red == (SAPPHIRE,)
        assert [player.white for player in seen.players] == t.white


def test_there_are_six_characters_with_eight_numbers_each() -> None:
    """[MV-1.4] [MV-4.2] [MV-R2]"""
    assert len(CARDS) == 48 == len(set(CARDS))
    assert len(ROLES) == 6
    assert list(NUMBERS) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    """[MV-R7]"""
    with pytest.raises(BadSeats):
        deal(seats)


# -- 4. Setting up --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_everyone_gets_a_card_of_each_character(seats: int) -> None:
    """[MV-4.3] [MV-4.5]"""
    t = deal(seats)
    assert t.left == [ROLES] * seats
    for rank in range(len(ROLES)):
        assert len({numbers[rank] for numbers in t.sets}) == seats


def test_the_piles_are_shuffled_one_by_one() -> None:
    """[MV-4.3]"""
    sets = deal(8).sets
    assert any(len(set(numbers)) > 1 for numbers in sets)
    assert deal(8, seed=1).sets != sets


@pytest.mark.parametrize("seats", GAME.players)
def test_the_cards_left_over_are_seen_by_nobody(seats: int) -> None:
    """[MV-4.4] [MV-R3]"""
    for t in (deal(seats), list(random_play(deal(seats)))[-1]):
        aside = next(zone for zone in GAME.zones(t) if zone.name == "cards put aside")
        assert len(aside.pieces) == 6 * (8 - seats)
        assert not any(aside.is_seen_by(eye) for eye in (None, *range(seats)))


def test_only_the_holder_sees_the_cards_dealt() -> None:
    """[MV-R26]"""
    events = of_kind(Dealt, list(Match(GAME, 3).opening))
    assert [event.cards.seats for event in events] == [(0,), (1,), (2,)]


def test_everyone_starts_with_an_alarm_ten_imitations_and_an_empty_black_cushion() -> None:
    """[MV-4.6] [MV-4.8] [MV-4.9] [MV-4.10] [MV-R78]"""
    t = deal(8)
    assert Counter(IMITATIONS) == {DIAMOND: 8, SAPPHIRE: 2}
    for seat, player in enumerate(view(t, 0).players):
        assert (player.white, player.black) == (IMITATIONS, ())
        assert player.alarm == ALARMS[seat]


def test_six_rubies_three_above_and_three_below_in_long_drawers_of_two_stacks() -> None:
    """[MV-4.13] [MV-4.14] [MV-4.16] [MV-3.4] [MV-R5]"""
    t = deal(2)
    up = [d for d in range(12) if t.secrets[upper_tray(t.posture, d)]]
    down = [d for d in range(12) if t.secrets[lower_tray(t.posture, d)]]
    assert [len(up), len(down)] == [3, 3]
    assert all(map(is_long, up + down))
    assert {d % FACES for d in up} == {2}
    assert {d % FACES for d in down} == {0}


def test_diamonds_are_first_hidden_with_the_box_on_its_head() -> None:
    """[MV-4.15] [MV-R75]"""
    assert deal(2).posture == ON_ITS_HEAD


@pytest.mark.parametrize("seats", GAME.players)
def test_twelve_diamonds_are_dealt_from_the_drawn_player_on(seats: int) -> None:
    """[MV-4.13] [MV-4.18] [MV-R9]"""
    t = deal(seats, seed=3)
    first = t.queue[0]
    assert t.queue == tuple((first + place) % seats for place in range(seats))
    shares = [t.handfuls[seat] for seat in t.queue]
    assert sum(shares) == 12
    assert shares == sorted(shares, reverse=True)
    assert max(shares) - min(shares) <= 1


def test_anybody_may_be_drawn_to_begin() -> None:
    """[MV-R9]"""
    assert {deal(4, seed).queue[0] for seed in range(40)} == {0, 1, 2, 3}


def test_diamonds_go_into_one_or_several_drawers() -> None:
    """[MV-4.19] [MV-R10] [MV-R77]"""
    t = do(deal(4), Open("A"), Add(), Open("B"))
    assert len(upper(t, "A")) == 2
    assert len(upper(t, "B")) == 1
    assert SCRIPT.rule(t) == FIRST_TURNING


def test_all_diamonds_may_go_into_one_drawer() -> None:
    """[MV-4.19]"""
    t = do(deal(4), Open("A"), Add(), Add())
    assert upper(t, "A") == (DIAMOND,) * 3


def test_the_drawer_that_is_open_is_not_opened_again() -> None:
    """[MV-R13] So every opened drawer gets a diamond of its own."""
    t = do(deal(2), Open("A"))
    moves = GAME.moves(t, t.queue[0])
    assert Open("A") not in moves
    assert len(moves) == 12


def test_everybody_sees_where_diamonds_go() -> None:
    """[MV-R14]"""
    t = do(deal(2), Open("A"), Add())
    for eye in (None, 0, 1):
        assert view(t, eye).trays == tuple(t.trays)


def test_a_diamond_goes_on_the_side_that_is_up() -> None:
    """[MV-R6]"""
    t = do(deal(4), Open("A"))
    assert (upper(t, "A"), lower(t, "A")) == ((DIAMOND,), ())


def test_no_secret_compartment_is_opened_in_the_set_up() -> None:
    """[MV-4.20] [MV-R73]"""
    t = deal(2)
    secrets = list(t.secrets)
    for _ in random_play(t):
        if t.round:
            break
        assert t.secrets == secrets
        assert not t.is_pulled


def test_every_player_turns_the_box_after_hiding_diamonds() -> None:
    """[MV-4.21] [MV-R11]"""
    t = deal(3)
    order = t.queue
    turned = [t.queue[0] for _ in random_play(t) if SCRIPT.rule(t) == FIRST_TURNING]
    assert tuple(turned) == order


def test_there_are_thirteen_ways_to_turn_the_box_in_the_set_up() -> None:
    """[MV-4.21] [MV-R12] At least one of both."""
    t = do(deal(4), Open("A"), Add(), Add())
    moves = GAME.moves(t, t.queue[0])
    assert len(moves) == 13
    assert LEAVE not in moves


def test_what_falls_while_filling_goes_on_the_red_cushion() -> None:
    """[MV-4.22]"""
    t = do(deal(4), Open("A"), Add(), Add(), FLIP)
    t.told = []
    do(t, Open("A"))
    assert t.red == (DIAMOND,) * 3
    assert of_kind(Spilled, t.told) == [Spilled("MV-4.22", 1, "A", 3, 0)]


def test_a_drawer_from_which_something_fell_gets_a_diamond_all_the_same() -> None:
    """[MV-R13]"""
    t = do(deal(4), Open("A"), Add(), Add(), FLIP, Open("A"))
    assert (upper(t, "A"), lower(t, "A")) == ((DIAMOND,), ())


def test_what_fell_in_the_set_up_waits_for_the_first_to_share() -> None:
    """[MV-R15]"""
    t = read_position("| ; 3d")
    play(t, "detective", "thief A")
    assert t.black[0] == (DIAMOND,) * 3


def test_play_begins_with_the_box_as_the_set_up_leaves_it() -> None:
    """[MV-R75]"""
    t = deal(2)
    while t.round == 0:
        seat, before = t.queue[0], t.posture
        moves = GAME.moves(t, seat)
        last = moves[-1]
        GAME.apply(t, seat, last)
    assert isinstance(last, Turn)
    assert SCRIPT.rule(t) == CHOOSING
    assert t.posture == turn(before, last.rotation, last.upending)


# -- 5. Playing cards -----------------------------------------------------------------------


def test_everyone_chooses_face_down_at_the_same_time() -> None:
    """[MV-5.1] [MV-5.13]"""
    t = read_position("| | ")
    assert GAME.to_act(t) == (0, 1, 2)
    assert GAME.moves(t, 1) == tuple(map(Choose, ROLES))
    do(t, Choose("thief"))
    assert view(t, 1).chosen == (0,)
    assert view(t, 1).choice is None
    assert view(t, 0).choice == Choose("thief")


def test_a_choice_may_be_changed_until_the_last_one_is_laid() -> None:
    """[MV-R18]"""
    match = Match(GAME, 2, seed=bytes(32))
    chance = QuickRng(1)
    while match.table.round == 0:
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.moves(seat)))
    match.play(0, Choose("thief"))
    match.change(0, Choose("smuggler"))
    match.play(1, Choose("smuggler"))
    assert match.table.laid == [SMUGGLER, SMUGGLER]
    with pytest.raises(IllegalMove):
        match.change(0, Choose("thief"))


def test_the_card_says_what_its_player_does_in_this_round() -> None:
    """[MV-5.2] [MV-5.3]"""
    t = read_position("| ; ; A^3d B^2s")
    play(t, "thief A", "jeweller B s")
    assert t.black[0] == (DIAMOND,) * 3
    assert upper(t, "B") == (SAPPHIRE,) * 3


def test_first_only_smugglers_show_their_cards() -> None:
    """[MV-5.4]"""
    t = until(read_position("| | "), OPENING, "smuggler A", "thief B", "smuggler C")
    assert [player.laid for player in view(t, None).players] == [SMUGGLER, None, SMUGGLER]
    assert view(t, 1).players[1].laid == "thief"
    assert view(t, 0).players[1].laid is None


def test_the_others_show_theirs_when_all_smugglers_are_done() -> None:
    """[MV-5.5] [MV-8.5]"""
    t = read_position("| | ")
    events = play(t, "smuggler A", "thief B", "smuggler C")
    shown = [event.seat for event in of_kind(Shown, events)]
    assert shown == [0, 2, 1]
    assert (
        kinds(events).index("Turned")
        < [number for number, each in enumerate(events) if isinstance(each, Shown)][2]
    )


def test_without_a_smuggler_all_cards_are_turned_over_at_once() -> None:
    """[MV-R19]"""
    t = read_position("| | ; 2d")
    events = play(t, "thief B", "gemologist A", "master-thief C")
    assert kinds(events)[:4] == ["Revealed"] + ["Shown"] * 3
    assert t.red == (DIAMOND,) * 2


def test_turns_go_by_the_order_of_the_characters() -> None:
    """[MV-5.6]"""
    t = read_position("| | | | | ")
    roles = ["detective", "master-thief A", "thief B", "gemologist C", "jeweller D", "smuggler E"]
    assert [event.seat for event in of_kind(Turned, play(t, *roles))] == [5, 4, 3, 2, 1]


def test_of_equal_characters_the_smaller_number_goes_first() -> None:
    """[MV-5.7]"""
    t = read_position("#888588 | #222322 | #555855")
    events = play(t, "thief A", "thief B", "thief C")
    assert [event.seat for event in of_kind(Turned, events)] == [1, 0, 2]


def test_when_all_had_their_turn_a_new_round_begins() -> None:
    """[MV-5.9]"""
    t = read_position("| ")
    play(t, "thief A", "detective")
    assert t.round == 2
    assert SCRIPT.rule(t) == CHOOSING


def test_played_cards_are_not_taken_back() -> None:
    """[MV-5.10] [MV-5.11]"""
    t = read_position("| ")
    for number, role in enumerate(ROLES[:-1], 2):
        play(t, f"{role} A", f"{role} B")
        assert Choose(role) not in GAME.moves(t, 0)
        assert len(GAME.moves(t, 0)) == 7 - number


def test_after_six_rounds_every_set_goes_to_the_left() -> None:
    """[MV-5.12] [MV-5.13] [MV-R27]"""
    t = read_position("T #123456 | T #234567 | T #345678")
    events = play(t, "thief A", "thief B", "thief C")
    assert of_kind(Passed, events) == [Passed("MV-5.12", (0, 1, 2))]
    assert t.sets == [(3, 4, 5, 6, 7, 8), (1, 2, 3, 4, 5, 6), (2, 3, 4, 5, 6, 7)]
    assert t.left == [ROLES] * 3
    assert of_kind(Begun, events) == [Begun("MV-5.13", 2)]
    events = play(t, "thief A", "thief B", "thief C")
    assert of_kind(Begun, events) == [Begun("MV-5.1", 3)]


def test_numbers_are_hidden_until_shown_and_then_known_for_good() -> None:
    """[MV-R26]"""
    t = read_position("#111111 | #222222")
    assert view(t, 0).hidden == tuple(f"{role}-1" for role in ROLES)
    assert view(t, 0).players[1].cards == ()
    play(t, "thief A", "detective")
    for eye in (None, 0, 1):
        assert [player.cards for player in view(t, eye).players] == [("thief-1",), ("detective-2",)]
    t = read_position("T #111111 | T #222222")
    play(t, "thief A", "thief B")
    assert view(t, None).players[0].cards == tuple(f"{role}-2" for role in ROLES)
    assert view(t, 0).hidden == ()


def test_played_characters_are_known_to_all() -> None:
    """[MV-R26]"""
    t = read_position("| ")
    play(t, "thief A", "detective")
    assert "thief" not in view(t, 1).players[0].left
    assert known_cards(t, 1) == ("detective-2",)


# -- 6. Emptying and filling a drawer -------------------------------------------------------


def test_any_drawer_may_be_opened() -> None:
    """[MV-6.1] [MV-6.2] [MV-R16] And one has to be."""
    t = until(read_position("| "), OPENING, "thief A", "detective")
    assert GAME.moves(t, 0) == tuple(map(Open, sorted(DRAWERS)))


def test_one_drawer_is_opened_in_a_turn() -> None:
    """[MV-6.1]"""
    for seed in range(3):
        opened = Counter[int]()
        for t in random_play(deal(3), seed):
            if t.round and SCRIPT.rule(t) == OPENING:
                opened[t.queue[0]] += 1
            if SCRIPT.rule(t) == TURNING:
                assert opened.pop(t.queue[0]) == 1
            if SCRIPT.rule(t) == CHOOSING:
                assert not opened


def test_the_box_is_not_turned_before_a_drawer_is_opened() -> None:
    """[MV-6.3]"""
    t = until(read_position("| "), OPENING, "thief A", "detective")
    assert FLIP not in GAME.moves(t, 0)
    refusal = GAME.why_not(view(t, 0), FLIP)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("MV-6.3", "turn-later")


def test_what_lies_on_the_lower_side_falls_on_the_red_cushion() -> None:
    """[MV-6.4] [MV-6.7] [MV-R29]"""
    t = read_position("| ; 1d ; A_2s")
    events = play(t, "thief A", "master-thief B")
    assert t.red == (DIAMOND, SAPPHIRE, SAPPHIRE)
    assert of_kind(Spilled, events) == [Spilled("MV-6.7", 0, "A", 0, 2)]
    assert lower(t, "A") == ()


def test_what_lies_on_the_upper_side_does_not_fall() -> None:
    """[MV-6.4]"""
    t = read_position("| ; ; A^2s")
    events = play(t, "jeweller A d", "detective")
    assert of_kind(Opened, events) == [Opened("MV-6.4", 0, "A", 0, 2, None)]
    assert t.red == ()


@pytest.mark.parametrize("role", ["jeweller", "thief", "master-thief", "smuggler"])
def test_who_makes_jewels_fall_does_not_act(role: str) -> None:
    """[MV-6.5] [MV-R31]"""
    t = read_position("| ; ; A_d A^^")
    play(t, f"{role} A pull", "jeweller B")
    assert (t.white[0], t.black[0]) == (IMITATIONS, ())
    assert upper(t, "A") == ()


def test_who_makes_jewels_fall_may_turn_the_box() -> None:
    """[MV-6.6] [MV-R31]"""
    t = until(read_position("| ; ; A_d"), TURNING, "thief A", "detective")
    assert t.drawer == NONE
    assert len(GAME.moves(t, 0)) == 14


def test_only_the_drawer_that_is_opened_loses_jewels() -> None:
    """[MV-R34] And no secret compartment does."""
    t = read_position("| ; ; A_d B_d A__")
    play(t, "thief A", "detective")
    assert lower(t, "B") == (DIAMOND,)
    assert sum(t.secrets, ()) == (RUBY,)


def test_there_are_never_jewels_on_both_sides_of_a_drawer() -> None:
    """[MV-15.3] [MV-R30]"""
    for seats in GAME.players:
        for t in random_play(deal(seats, seats)):
            assert not any(t.trays[tray] and t.trays[tray + 1] for tray in range(0, 24, 2))
    with pytest.raises(AssertionError):
        play(read_position("| ; ; A^d A_d"), "thief A", "thief B")


def test_who_makes_jewels_fall_never_finds_loot_on_top() -> None:
    """[MV-15.5] [MV-15.6] [MV-R29]"""
    for t in random_play(deal(5)):
        if t.has_spilled and SCRIPT.rule(t) == GEMOLOGIST_PLACING:
            assert t.trays[t.upper()] == ()
    t = read_position("| ; ; A_d")
    play(t, "thief A", "thief B")
    assert (t.black[0], t.red) == ((), (DIAMOND,))


def test_when_a_drawer_was_opened_is_remembered() -> None:
    """[MV-R33]"""
    t = read_position("| ")
    play(t, "thief A", "detective")
    times = view(t, 1).opened_at
    assert times[NUMBER_OF_DRAWER["A"]] == 1
    assert times.count(NEVER) == 11


def test_how_the_box_stands_is_seen_by_all() -> None:
    """[MV-R33]"""
    t = read_position("| ; ; ; 37")
    assert [view(t, eye).posture for eye in (None, 0, 1)] == [37] * 3


# -- 7. Turning the box ---------------------------------------------------------------------


def turn_of(t: Table, *players: str) -> Table:
    return until(t, TURNING, *players)


def test_there_are_fourteen_ways_to_turn_the_box_or_not() -> None:
    """[MV-7.1] [MV-7.4] [MV-R35]"""
    t = turn_of(read_position("| "), "thief A", "detective")
    assert set(GAME.moves(t, 0)) == set(TURNS)
    assert LEAVE in TURNS
    assert len(TURNS) == 14


def test_a_rotation_and_an_upending_may_be_combined() -> None:
    """[MV-7.2] [MV-7.3]"""
    t = read_position("| ; ; C^d F^s")
    play(t, "thief A top-left last", "detective")
    assert lower(t, "C") == (DIAMOND,)
    assert lower(t, "F") == (SAPPHIRE,)
    assert t.posture % 2 == 1


def test_closed_drawers_keep_what_is_in_them() -> None:
    """[MV-7.3]"""
    t = read_position("| ; ; B^2d A_s!1 A^^ F__")
    trays, secrets, alarms = list(t.trays), list(t.secrets), list(t.alarms)
    play(t, "thief C two-right first", "thief D flip")
    assert (t.trays, t.secrets, t.alarms) == (trays, secrets, alarms)


def test_every_smuggler_may_turn_the_box() -> None:
    """[MV-R39]"""
    t = read_position("| | ")
    events = play(t, "smuggler A flip", "smuggler B flip", "detective")
    assert [event.seat for event in of_kind(Turned, events)] == [0, 1]


def test_detectives_never_turn_the_box() -> None:
    """[MV-7.5] [MV-13.6]"""
    events = play(read_position("| | "), "detective flip", "thief A", "detective flip")
    assert [event.seat for event in of_kind(Turned, events)] == [1]


# -- 16. The easy game ----------------------------------------------------------------------


def test_the_easy_game_allows_one_thing_with_the_box() -> None:
    """[MV-16.1] [MV-16.2] [MV-R40]"""
    t = turn_of(read_position("| ", Options(easy=True)), "thief A", "detective")
    assert GAME.moves(t, 0) == EASY_TURNS
    assert len(EASY_TURNS) == 6
    assert not any(each.rotation != "none" and each.upending != "never" for each in EASY_TURNS)


def test_the_easy_game_demands_one_thing_in_the_set_up() -> None:
    """[MV-R40]"""
    t = do(deal(4, options=Options(easy=True)), Open("A"), Add(), Add())
    assert len(GAME.moves(t, t.queue[0])) == 5
    assert LEAVE not in GAME.moves(t, t.queue[0])


# -- Alarms in drawers ----------------------------------------------------------------------


def test_an_alarm_is_never_alone_in_a_closed_drawer() -> None:
    """[MV-R32]"""
    for seats in GAME.players:
        for t in random_play(deal(seats, seats + 10)):
            for drawer, owner in enumerate(t.alarms):
                if owner != NONE and drawer != t.drawer:
                    assert t.trays[2 * drawer] or t.trays[2 * drawer + 1]


def test_everyone_has_an_imitation_as_a_round_begins() -> None:
    """[MV-14.1]"""
    for seats in GAME.players:
        for t in random_play(deal(seats, seats + 20)):
            if SCRIPT.rule(t) == CHOOSING:
                assert all(t.white)


def test_something_falls_only_if_jewels_do() -> None:
    """[MV-R32]"""
    t = read_position("| ; ; A^d!2")
    events = play(t, "thief A", "detective")
    assert not of_kind(Alarmed, events)


# -- Refusals -------------------------------------------------------------------------------


def refused(t: Table, move: object) -> tuple[str, str]:
    """The rule and the reason for which a move of who is asked is refused."""
    refusal = GAME.why_not(view(t, GAME.to_act(t)[0]), move)  # type: ignore[arg-type]
    assert refusal is not None
    return refusal.rule, refusal.reason


def test_refusals_name_their_rule() -> None:
    t = deal(4)
    assert refused(t, Add()) == ("MV-4.19", "no-drawer-open")
    assert SCRIPT.rule(t) == FILLING
    assert refused(t, FLIP) == ("MV-4.21", "hide-first")
    do(t, Open("A"))
    assert refused(t, Open("A")) == ("MV-4.19", "open-already")
    assert refused(t, FLIP) == ("MV-4.21", "hide-first")
    do(t, Add(), Add())
    assert refused(t, LEAVE) == ("MV-R12", "must-turn")
    assert refused(t, Turn("none", "last")) == ("MV-R35", "no-order")
    t = read_position("TG | ", Options(easy=True))
    assert refused(t, Choose("smuggler")) == ("MV-5.10", "already-played")
    until(t, TURNING, "thief A", "detective")
    assert refused(t, Turn("top-left", "last")) == ("MV-16.2", "one-action-only")
    assert refused(t, Turn("none", "last")) == ("MV-R35", "no-order")
    assert refused(t, Open("B")) == ("MV-6.1", "one-drawer-only")


@pytest.mark.parametrize(("role", "rule"), [
    ("smuggler", "MV-8.2"), ("jeweller", "MV-9.1"), ("gemologist", "MV-10.1"),
])  # fmt: skip
def test_an_imitation_one_does_not_have_is_refused_by_the_rule_of_the_character(
    role: str, rule: str
) -> None:
    t = until(read_position("2d | "), rule, f"{role} A", "detective")
    assert refused(t, Place(SAPPHIRE)) == (rule, "no-such-imitation")


@pytest.mark.parametrize(("role", "rule"), [("smuggler", "MV-8.8"), ("detective", "MV-13.4")])
def test_a_jewel_that_is_not_there_is_refused_by_the_rule_of_who_shares(
    role: str, rule: str
) -> None:
    t = until(read_position("| | ; 1d1s"), rule, f"{role} A", f"{role} B", "thief C")
    assert refused(t, Pick(RUBY)) == (rule, "not-on-red")
