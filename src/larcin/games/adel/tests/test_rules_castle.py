"""One sentence about one paragraph of rules.md each: phase four."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from larcin.games.adel import GAME
from larcin.games.adel.collection import is_barren, is_collection, letters_of, picks
from larcin.games.adel.events import Advanced, Arrested, Exhibited, Freed, Missed, Stolen
from larcin.games.adel.imagining import imagine, unseen_objects
from larcin.games.adel.moves import Keep, Show, Steal
from larcin.games.adel.notation import read_position
from larcin.games.adel.rules import SCRIPT
from larcin.games.adel.rules.choosing import actions_at
from larcin.games.adel.rules.track import advance
from larcin.games.adel.state import Options
from larcin.games.adel.steps import PICKING, PICKING_BLIND, STEALING
from larcin.games.adel.tests.playing import (
    deal,
    kinds,
    moves_of_round,
    of_kind,
    play,
    random_play,
    until,
)
from larcin.games.adel.view import view
from larcin.kernel.match import Match
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng

AAA = "A1595 A1637 A1712"
BBB = "B1540 B1612 B1650"
CCCC = "C1530 C1625 C1702 C1763"


def ranks(*collections: str) -> list[Seat]:
    """The seats in the order of their exhibitions."""
    t = read_position(" | ".join(collections))
    events = play(t, *["castle exhibit"] * len(collections))
    return [event.seat for event in of_kind(Advanced, events)]


# -- 7. Collections -------------------------------------------------------------------------


def test_only_those_in_the_castle_take_part() -> None:
    """[AV-7.1]"""
    t = read_position(f"{AAA} | {BBB} | ")
    events = play(t, "castle exhibit", "auction $21", "castle T3")
    assert of_kind(Advanced, events) == [Advanced("AV-7.13", 0, 3, "best", "Leeds", 0)]


def test_to_exhibit_one_shows_a_collection() -> None:
    """[AV-7.3]"""
    t = read_position(f"{AAA} | ")
    events = play(t, "castle exhibit", "castle watch")
    assert of_kind(Exhibited, events) == [Exhibited("AV-7.3", 0, ("A1595", "A1637", "A1712"))]


@pytest.mark.parametrize("letters", ["AB", "ACE", "AAC", "ABD", "BBDDFF", "A", ""])
def test_fewer_than_three_or_with_a_gap_is_no_collection(letters: str) -> None:
    """[AV-7.4]"""
    assert is_barren(letters)


@pytest.mark.parametrize("letters", ["ABC", "DEF", "AAB", "FFF", "ABBC", "ABCDEF", "ACDDF"])
def test_three_that_follow_each_other_are_a_collection(letters: str) -> None:
    """[AV-7.4]"""
    assert not is_barren(letters)


def test_the_larger_collection_is_worth_more() -> None:
    """[AV-7.6]"""
    assert ranks(AAA, CCCC) == [1, 0]


def test_only_the_two_largest_are_rewarded() -> None:
    """[AV-7.8] [AV-R37]"""
    assert ranks(AAA, BBB, CCCC) == [2, 1]


def test_between_equals_the_oldest_object_decides() -> None:
    """[AV-7.9]"""
    assert ranks(AAA, BBB) == [1, 0]


def test_it_is_the_oldest_object_shown_and_not_the_oldest_in_hand() -> None:
    """[AV-R35]"""
    t = read_position(f"{AAA} C1468 | {BBB}")
    events = play(t, "castle exhibit A1595 A1637 A1712", "castle exhibit")
    assert of_kind(Advanced, events)[0] == Advanced("AV-7.13", 1, 3, "best", "Leeds", 0)


def test_nobody_has_to_show_everything() -> None:
    """[AV-7.10]"""
    t = read_position("?A1595 ?A1637 ?A1712 ?B1540 | ")
    play(t, "castle exhibit A1637 A1712 B1540", "castle watch")
    assert t.hidden[0] == ("A1595",)


def test_who_has_a_collection_must_show_at_least_three() -> None:
    """[AV-R34]"""
    t = until(read_position(f"{AAA} | "), PICKING, "castle exhibit", "castle watch")
    assert GAME.moves(t, 0) == (Show("A1595"),)


@pytest.mark.parametrize("hand", ["ABCD", "AABCCC", "ACDEF", "AAFFF", "BCDDF", "AABBDE"])
def test_every_collection_can_be_picked_and_nothing_else(hand: str) -> None:
    """[AV-R73] [AV-R34]"""

    def ways(rest: str, picked: str) -> list[str]:
        if not rest:
            return [picked]
        show, keep = picks(rest, len(picked), picked[-1:])
        found = ways(rest[1:], picked + rest[0]) if show else []
        return found + (ways(rest[1:], picked) if keep else [])

    def is_run(letters: str) -> bool:
        return len(letters) > 2 and all(ord(b) - ord(a) in (0, 1) for a, b in pairwise(letters))

    subsets = [
        "".join(letter for n, letter in enumerate(hand) if mask >> n & 1)
        for mask in range(1 << len(hand))
    ]
    assert Counter(ways(hand, "")) == Counter(filter(is_run, subsets))


def test_all_exhibitors_go_through_their_objects_at_the_same_time_and_in_secret() -> None:
    """[AV-R33] [AV-R73]"""
    t = read_position(f"{AAA} B1540 | {CCCC} D1925 | ")
    until(t, PICKING, "castle exhibit", "castle exhibit", "castle watch")
    asked = []
    while SCRIPT.rule(t) == PICKING:
        asked.append(GAME.to_act(t))
        seat = GAME.to_act(t)[0]
        GAME.apply(t, seat, GAME.moves(t, seat)[-1])
    assert asked == [(0, 1), (1,)] * 4 + [(1,)]


def test_what_is_picked_is_seen_by_its_owner_alone() -> None:
    """[AV-R73]"""
    t = read_position(f"{AAA} B1540 | {CCCC}")
    until(t, PICKING, "castle exhibit", "castle exhibit")
    GAME.apply(t, 0, Show("A1595"))
    GAME.apply(t, 1, Keep("C1530"))
    assert (view(t, 0).picked, view(t, 1).picked, view(t, None).picked) == (("A1595",), (), ())
    GAME.apply(t, 0, Show("A1637"))
    other = view(t, 1)
    t.chosen[0] = Keep("A1637")
    assert view(t, 1) == other


def test_the_number_of_questions_does_not_depend_on_what_is_shown() -> None:
    """[AV-R73]"""
    for shown in ("A1595 A1637 A1712", "A1637 A1712 B1540", ""):
        t = read_position(f"{AAA} B1540 | {CCCC}")
        moves = list(moves_of_round(t, f"castle exhibit {shown}", "castle exhibit"))
        assert len(moves) == 2 + 2 + 4 + 4


def test_a_pick_may_be_changed_until_the_last_exhibitor_has_picked() -> None:
    """[AV-R72]"""
    match = Match(GAME, 2)
    match.table = read_position(f"{AAA} B1540 | {CCCC}")
    until(match.table, PICKING, "castle exhibit", "castle exhibit")
    match._number_questions()
    match.play(0, Show("A1595"))
    match.change(0, Keep("A1595"))
    match.play(1, Show("C1530"))
    assert match.table.picked == [(), ("C1530",)]


def test_an_exhibition_without_a_collection_is_void() -> None:
    """[AV-R23]"""
    t = read_position(f"A1595 C1468 E1688 | {BBB} | ")
    events = play(t, "castle exhibit", "castle exhibit", "castle T3")
    assert of_kind(Missed, events) == [Missed("AV-R23", 0)]
    assert t.pawns == [0, 3, 0]
    assert t.size(0) == 3


def test_who_has_no_collection_is_asked_like_everybody_else() -> None:
    """[AV-R23]"""
    t = read_position(f"A1595 C1468 E1688 | {BBB}")
    until(t, PICKING, "castle exhibit", "castle exhibit")
    assert GAME.to_act(t) == (0, 1)
    assert GAME.moves(t, 0) == (Keep("A1595"),)


def test_who_plainly_has_too_few_objects_is_not_asked() -> None:
    """[AV-R23]"""
    t = read_position(f"?A1595 ?A1637 | {BBB}")
    until(t, PICKING, "castle exhibit", "castle exhibit")
    assert GAME.to_act(t) == (1,)


def test_a_failed_exhibition_tells_that_there_was_no_collection() -> None:
    """[AV-R74]"""
    t = deal(2)
    t.hidden[0], t.known[0] = ("A1595", "C1468", "E1688"), ("F1867",)
    play(t, "castle exhibit", "castle watch")
    assert view(t, 1).players[0].barren == ("F",)
    chance = QuickRng(5)
    for _ in range(50):
        assert is_barren(letters_of(imagine(view(t, 1), chance).hidden[0]) + "F")


def test_what_is_shown_later_still_belongs_to_the_hand_without_a_collection() -> None:
    """[AV-R74]"""
    t = read_position("?A1595 ?A1637 ?D1925 | ; F1867; B1612")
    play(t, "castle exhibit", "castle watch")
    assert t.barren[0] == ("",)
    play(t, "auction $22 fine", "castle watch")
    play(t, "castle exhibit A1595 A1637 B1612", "castle watch")
    assert (t.hidden[0], t.barren[0]) == (("D1925",), ("AA",))


def test_imagined_hands_are_drawn_evenly_among_those_that_are_possible() -> None:
    """[AV-R74]"""
    t = read_position("?D1925 | A1595; D1938 D1945 E1688 B1540 C1468; F1867 A1712 F1884")
    t.barren[0] = ("ABD",)  # with A, B or C there would have been a collection
    v = view(t, 1)
    chance = QuickRng(3)
    drawn = Counter(imagine(v, chance).hidden[0] for _ in range(4000))
    possible = [each for each in unseen_objects(v) if each[0] in "DEF"]
    assert set(drawn) == {(each,) for each in possible}
    assert all(abs(times - 4000 / len(possible)) < 60 for times in drawn.values())


def test_hands_that_hardly_ever_fit_are_made_to_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """[AV-R74]"""
    monkeypatch.setattr("larcin.games.adel.imagining.TRIES", 1)
    t = deal(4)
    t.barren = [("",), ("",), ("",), ()]
    chance = QuickRng(8)
    for _ in range(50):
        hands = imagine(view(t, 3), chance).hidden[:3]
        assert all(is_barren(letters_of(hand)) for hand in hands)


def test_hands_made_to_fit_are_drawn_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    """[AV-R74]"""
    monkeypatch.setattr("larcin.games.adel.imagining.TRIES", 1)
    t = deal(10)
    t.barren = [(), *[("",)] * 7, (), ()]
    v, chance = view(t, 0), QuickRng(5)
    hands = [hand for _ in range(200) for hand in imagine(v, chance).hidden[1:8]]
    assert all(is_barren(letters_of(hand)) for hand in hands)
    share = sum(letters_of(hand).count("F") for hand in hands) / len(hands)
    assert abs(share - 0.769) < 0.04  # as in 3000 deals that were dealt anew until all hands fit


def test_hands_that_cannot_be_made_to_fit_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """[AV-R74] It takes patience, and that has an end."""
    monkeypatch.setattr("larcin.games.adel.imagining.TRIES", 1)
    monkeypatch.setattr("larcin.games.adel.imagining.PATIENCE", 10)
    t = read_position("?D1925 | A1595; D1938 D1945 E1688; F1867 F1884")
    t.barren[0] = ("DEF",)  # no object at all would do
    assert len(imagine(view(t, 1), QuickRng(1)).hidden[0]) == 1


def test_imagined_picks_are_drawn_evenly_among_those_that_are_possible() -> None:
    """[AV-R73]"""
    t = read_position("A1595 A1637 A1712 B1540 | ")
    until(t, PICKING, "castle exhibit", "castle watch")
    for _ in range(3):
        GAME.apply(t, 0, GAME.moves(t, 0)[0])
    v, chance = view(t, 1), QuickRng(4)
    assert v.considered == 3
    drawn = Counter(imagine(v, chance).picked[0] for _ in range(4000))
    a, b, c = "A1595", "A1637", "A1712"
    assert set(drawn) == {(a, b, c), (a, b), (a, c), (b, c)}
    assert all(abs(times - 1000) < 120 for times in drawn.values())


def test_what_was_shown_is_known_to_all_for_good() -> None:
    """[AV-R10]"""
    t = read_position("?A1595 ?A1637 ?A1712 ?C1468 | ")
    play(t, "castle exhibit", "castle watch")
    assert view(t, 1).players[0].objects == ("A1595", "A1637", "A1712")
    assert view(t, 1).players[0].hidden == 1
    assert "C1468" not in view(t, 1).hidden


# -- Blind collections ----------------------------------------------------------------------

BLIND = Options(blind=True)


def test_blind_collections_are_chosen_before_the_actions_are_seen() -> None:
    """[AV-R33b]"""
    t = read_position(f"{AAA} | {BBB} B1735", BLIND)
    until(t, PICKING_BLIND, "castle exhibit", "castle T5")
    assert GAME.to_act(t) == (0, 1)
    assert view(t, 0).actions[1] is None
    assert view(t, 1).actions[0] is None
    assert view(t, None).actions == (None, None)


def test_who_does_not_exhibit_answers_as_many_questions_but_shows_nothing() -> None:
    """[AV-R33b]"""
    t = read_position(f"{AAA} | {BBB}", BLIND)
    until(t, PICKING_BLIND, "castle exhibit", "castle T5")
    assert GAME.moves(t, 0) == (Show("A1595"),)
    assert GAME.moves(t, 1) == (Keep("B1540"),)
    events = play(t, "castle exhibit", "castle T5 A1712")
    assert of_kind(Stolen, events) == [Stolen("AV-7.20", 1, 0, "A1712")]


def test_imagined_actions_are_those_of_the_place_that_was_chosen() -> None:
    """[AV-R33b] [AV-5.2]"""
    t = read_position(f"{AAA} | {BBB} | ; A1748; A1785", BLIND)
    until(t, PICKING_BLIND, "castle exhibit", "castle T5", "auction $22")
    v, chance = view(t, 0), QuickRng(1)
    worlds = [imagine(v, chance).actions for _ in range(200)]
    for seat, place in enumerate(t.places[1:], start=1):
        allowed = set(actions_at(place, t.cheques[seat], t.thieves[seat]))
        assert {actions[seat] for actions in worlds} == allowed
    assert {actions[0] for actions in worlds} == {t.actions[0]}


def test_a_blind_collection_is_the_one_that_is_shown() -> None:
    """[AV-R33b]"""
    t = read_position(f"{AAA} B1540 | ; A1748; A1785", BLIND)
    events = play(t, "castle exhibit A1595 A1637 A1712", "auction $21")
    shown = Exhibited("AV-7.3", 0, ("A1595", "A1637", "A1712"))
    assert of_kind(Exhibited, events) == [shown]


# -- 7. Rewards -----------------------------------------------------------------------------


def test_the_winners_advance() -> None:
    """[AV-7.12]"""
    t = read_position(f"{AAA} | {BBB} | ")
    play(t, "castle exhibit", "castle exhibit", "castle watch")
    assert t.pawns == [1, 3, 0]


def test_the_best_goes_by_the_upper_number_of_the_own_castle() -> None:
    """[AV-7.13] [AV-R13]"""
    t = read_position(f"@15 {AAA} | @19 ")
    play(t, "castle exhibit", "castle watch")
    assert t.pawns[0] == 15 + 5


def test_the_second_goes_by_the_lower_number() -> None:
    """[AV-7.15]"""
    t = read_position(f"@16 {AAA} | @7 {BBB}")
    play(t, "castle exhibit", "castle exhibit")
    assert t.pawns == [16 + 3, 7 + 4]


def test_in_the_salon_one_exhibits_as_in_the_first_castle() -> None:
    """[AV-R12]"""
    t = read_position(f"{AAA} | {BBB}")
    play(t, "castle exhibit", "castle exhibit")
    assert t.pawns == [1, 3]


def test_as_a_variant_the_leaders_castle_counts_for_both() -> None:
    """[AV-R13b]"""
    t = read_position(f"@2 {AAA} | @1 {BBB} | @16 ", Options(leaders_castle=True))
    play(t, "castle exhibit", "castle exhibit", "auction $20")
    assert t.pawns == [2 + 3, 1 + 5, 16]


def test_advancing_goes_all_the_way_without_asking() -> None:
    """[AV-R15]"""
    t = read_position(f"{AAA} | ")
    events = play(t, "castle exhibit", "castle watch")
    assert kinds(events)[-4:] == ["Exhibited", "Advanced", "Dozed", "Begun"]
    assert t.pawns == [3, 0]


def test_pawns_may_share_a_square() -> None:
    """[AV-R16]"""
    t = read_position(f"@1 {AAA} | @4 ")
    play(t, "castle exhibit", "castle watch")
    assert t.pawns == [4, 4]


def test_both_winners_move_from_where_they_stood() -> None:
    """[AV-R17]"""
    t = read_position(f"@5 {AAA} | @4 {BBB}", Options(leaders_castle=True))
    play(t, "castle exhibit", "castle exhibit")
    assert t.pawns == [5 + 1, 4 + 3]


def test_a_single_exhibitor_is_first() -> None:
    """[AV-R36]"""
    assert ranks(AAA, "") == [0]


def test_also_who_is_third_can_be_robbed() -> None:
    """[AV-R37]"""
    t = read_position(f"{AAA} | {BBB} | {CCCC} | ")
    events = play(t, *["castle exhibit"] * 3, "castle T2")
    assert [e.victim for e in of_kind(Stolen, events)] == [2, 1, 0]


def test_what_was_not_stolen_goes_back_to_the_hand() -> None:
    """[AV-R38]"""
    t = read_position(f"{AAA} | ")
    play(t, "castle exhibit", "castle T5 A1637")
    assert (t.known, t.exhibits) == ([("A1595", "A1712"), ("A1637",)], [])


# -- 7. Thefts ------------------------------------------------------------------------------


def test_without_a_thief_nothing_is_stolen() -> None:
    """[AV-7.18]"""
    t = read_position(f"{AAA} | ")
    events = play(t, "castle exhibit", "castle watch")
    assert not of_kind(Stolen, events)


def test_where_nobody_exhibits_nothing_is_stolen() -> None:
    """[AV-7.19]"""
    t = read_position(f"{AAA} | ")
    events = play(t, "castle watch", "castle T5")
    assert not of_kind(Stolen, events)


def test_a_thief_takes_one_card_from_each_collection() -> None:
    """[AV-7.20] [AV-7.26] [AV-R42]"""
    t = read_position(f"{AAA} | {BBB} | ")
    play(t, "castle exhibit", "castle exhibit", "castle T3 A1637 B1650")
    assert t.known[2] == ("A1637", "B1650")


def test_a_thief_cannot_take_what_is_not_exhibited() -> None:
    """[AV-7.21]"""
    t = read_position(f"{AAA} C1468 | ")
    until(t, STEALING, "castle exhibit A1595 A1637 A1712", "castle T5")
    assert Steal("C1468") not in GAME.moves(t, 1)
    assert len(GAME.moves(t, 1)) == 3


def test_several_thieves_take_one_each_the_most_skilful_first() -> None:
    """[AV-7.22] [AV-7.23]"""
    t = read_position(f"{CCCC} | | ")
    wanted = "C1530 C1625"
    play(t, "castle exhibit", f"castle T5 {wanted}", f"castle T8 {wanted}")
    assert t.known[1:] == [("C1625",), ("C1530",)]


def test_a_thief_has_to_take_something() -> None:
    """[AV-R39]"""
    t = until(read_position(f"{AAA} | "), STEALING, "castle exhibit", "castle T5")
    assert {type(move) for move in GAME.moves(t, 1)} == {Steal}


def test_from_a_used_up_collection_the_last_thieves_get_nothing() -> None:
    """[AV-R40]"""
    t = read_position(f"{AAA} | | | | ")
    events = play(t, "castle exhibit", "castle T5", "castle T3", "castle T2", "castle T1")
    assert [e.seat for e in of_kind(Stolen, events)] == [1, 2, 3]
    assert t.size(0) == t.size(4) == 0


def test_a_thief_takes_from_all_collections_before_the_next_one() -> None:
    """[AV-R41]"""
    t = read_position(f"{AAA} | {CCCC} | | ")
    events = play(t, "castle exhibit", "castle exhibit", "castle T3", "castle T9")
    stolen = [(e.seat, e.victim) for e in of_kind(Stolen, events)]
    assert stolen == [(3, 1), (3, 0), (2, 1), (2, 0)]


def test_a_theft_does_not_change_what_was_paid() -> None:
    """[AV-R43]"""
    t = read_position("A1595 B1540 C1468 | ")
    events = play(t, "castle exhibit", "castle T5 B1540")
    assert kinds(events)[-3:] == ["Advanced", "Stolen", "Begun"]
    assert t.pawns[0] == 3
    assert not is_collection(t.known[0])


def test_an_arrested_thief_keeps_the_loot() -> None:
    """[AV-R44]"""
    t = read_position(f"{AAA} | | ")
    play(t, "castle exhibit", "castle T5 A1712", "castle watch")
    assert t.known[1] == ("A1712",)
    assert t.prison == (5,)


# -- 7. Arrests -----------------------------------------------------------------------------


def test_without_a_detective_nobody_is_arrested() -> None:
    """[AV-7.27] [AV-R46]"""
    t = read_position("| ")
    play(t, "castle T4", "castle T5")
    assert (t.prison, t.thieves) == ((), [(4, 7), (5, 6)])


def test_all_thieves_in_the_castle_go_to_prison() -> None:
    """[AV-7.28]"""
    t = read_position("| | ")
    events = play(t, "castle T4", "castle T5", "castle watch")
    assert of_kind(Arrested, events) == [Arrested("AV-7.28", 0, 4), Arrested("AV-7.28", 1, 5)]
    assert (t.thieves[0], t.thieves[1]) == ((7,), (6,))


def test_arrests_do_not_need_an_exhibition() -> None:
    """[AV-R45]"""
    t = read_position("| ")
    play(t, "castle T4", "castle watch")
    assert t.prison == (4,)
    assert t.pawns[1] == 1


def test_there_are_five_cells() -> None:
    """[AV-7.29] [AV-R50]"""
    assert [deal(seats).cells() for seats in GAME.players] == [2, 3, 4, 5, 5, 5, 5, 5, 5]


def test_as_a_variant_there_is_a_cell_for_everyone() -> None:
    """[AV-R50b]"""
    options = Options(cells="all")
    assert [deal(seats, options=options).cells() for seats in (6, 10)] == [6, 10]


def test_there_are_no_more_cells_than_players() -> None:
    """[AV-7.33]"""
    for seats in (2, 3, 4):
        for t in random_play(deal(seats)):
            assert len(t.prison) <= seats


def test_a_thief_pushes_the_others_on() -> None:
    """[AV-7.30]"""
    t = read_position("| | ;;;; T7 T5")
    play(t, "castle T4", "castle watch", "castle watch")
    assert t.prison == (4, 7, 5)


def test_who_is_pushed_out_of_the_last_cell_is_free() -> None:
    """[AV-7.31] [AV-R52]"""
    t = read_position("| ;;;; T7 T5")
    events = play(t, "castle T4", "castle watch")
    assert t.prison == (4, 7)
    assert t.thieves[1] == (5, 6)
    assert of_kind(Freed, events) == [Freed("AV-7.31", 1, 5)]


def test_the_smallest_goes_in_first_and_comes_out_first() -> None:
    """[AV-7.32] [AV-R51]"""
    t = read_position("| | | ")
    play(t, "castle T4", "castle T5", "castle T3", "castle watch")
    assert t.prison == (5, 4, 3)


def test_six_thieves_at_once_push_their_own_smallest_out() -> None:
    """[AV-R52]"""
    t = read_position("| | | | | | ", Options())
    thieves = ["castle T4", "castle T5", "castle T3", "castle T2", "castle T1", "castle T14"]
    play(t, *thieves, "castle watch")
    assert t.prison == (14, 5, 4, 3, 2)
    assert t.thieves[4] == (1, 10)


@pytest.mark.parametrize(("squares", "steps"), [("9 5 1", 3), ("9 1 5", 2), ("1 5 9", 1)])
def test_a_detective_advances_by_rank(squares: str, steps: int) -> None:
    """[AV-7.35]"""
    first, second, third = squares.split()
    t = read_position(f"@{first} | @{second} | @{third} ")
    play(t, "castle T4", "auction $21", "castle watch")
    assert t.pawns[2] == int(third) + steps


def test_pawns_on_one_square_share_the_better_rank() -> None:
    """[AV-R49]"""
    t = read_position("@9 | @5 | @5 | @1 ")
    play(t, "castle T4", "castle watch", "castle watch", "castle watch")
    assert t.pawns == [9, 5 + 2, 5 + 2, 1 + 4]


def test_ranks_are_read_after_the_exhibitors_have_moved() -> None:
    """[AV-R49]"""
    t = read_position(f"@1 {AAA} | | @2 ")
    play(t, "castle exhibit", "castle T5", "castle watch")
    assert t.pawns == [4, 0, 2 + 2]


def test_without_a_thief_a_detective_gains_nothing() -> None:
    """[AV-R46]"""
    t = read_position(f"{AAA} | ")
    play(t, "castle exhibit", "castle watch")
    assert t.pawns == [3, 0]


def test_several_detectives_are_all_paid_but_a_thief_is_arrested_once() -> None:
    """[AV-R47]"""
    t = read_position("@5 | @3 | @1 ")
    events = play(t, "castle T4", "castle watch", "castle watch")
    assert t.pawns == [5, 3 + 2, 1 + 3]
    assert len(of_kind(Arrested, events)) == 1


def test_several_thieves_pay_a_detective_once() -> None:
    """[AV-R48]"""
    t = read_position("@5 | @3 | @1 ")
    play(t, "castle T4", "castle T5", "castle watch")
    assert t.pawns[2] == 1 + 3


def test_nothing_else_makes_a_pawn_advance() -> None:
    """[AV-R67]"""
    for seed in range(5):
        t = deal(4, seed)
        t.told = []
        list(random_play(t, seed))
        rules = {event.rule for event in of_kind(Advanced, t.told)}
        assert rules <= {"AV-7.13", "AV-7.15", "AV-7.35", "AV-9.2", "AV-9.3"}


def test_nobody_goes_beyond_the_last_place_at_the_table() -> None:
    """[AV-R19]"""
    assert [deal(seats).last_square() - 20 for seats in (2, 6, 7, 10)] == [13, 13, 14, 17]
    t = read_position("@30 | ")
    advance(t, 0, 8, "bonus", "AV-9.2")
    assert t.pawns[0] == 33
