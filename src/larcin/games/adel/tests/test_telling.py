"""What a screen is told: pictures on the way, what is obvious, where all squares came from."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from larcin.games.adel import GAME
from larcin.games.adel.collection import can_reach, is_collection, parted, spans
from larcin.games.adel.data import LEAST, LETTERS, OBJECTS
from larcin.games.adel.drawing import Choice, Outlook, Prize, prospect
from larcin.games.adel.events import (
    Advanced,
    Arrested,
    Bought,
    Dozed,
    Emptied,
    Exhibited,
    Lurked,
    Stolen,
)
from larcin.games.adel.moves import Bid, Buy, Go, Keep, Show, Steal
from larcin.games.adel.notation import read_position
from larcin.games.adel.obvious import obvious
from larcin.games.adel.reckoning import reckon
from larcin.games.adel.state import Options, Table
from larcin.games.adel.steps import ACTING, BUYING, PICKING, PICKING_BLIND, STEALING
from larcin.games.adel.tests.playing import moves_of_round, of_kind, play, until
from larcin.games.adel.view import View, view
from larcin.kernel.codec import encode
from larcin.kernel.events import Event
from larcin.kernel.match import Match
from larcin.kernel.table import Part, Staged, Tie

AAA = "A1595 A1637 A1712"

# -- Pictures on the way --------------------------------------------------------------------


def pictures_of(t: Table, *players: str) -> list[tuple[list[Event], View]]:
    """The round step by step: what was told, and how the table looked then."""
    told: Any = Staged()
    t.told = told
    for _ in moves_of_round(t, *players):
        pass
    cuts = [0, *(count for count, _ in told.pictures)]
    steps = zip(cuts, told.pictures, strict=False)
    return [(told[since:count], GAME.view(table, None)) for since, (count, table) in steps]


def pictures_with(kind: str, pictures: list[tuple[list[Event], View]]) -> list[View]:
    """How the table looked each time that this was told."""
    return [v for events, v in pictures if kind in [type(each).__name__ for each in events]]


def picture_of(kind: str, pictures: list[tuple[list[Event], View]]) -> View:
    """The same, the first time."""
    return pictures_with(kind, pictures)[0]


def test_an_exhibition_without_a_thief_is_seen_before_anybody_advances() -> None:
    """[AV-7.3] [AV-7.8]"""
    t = read_position(f"{AAA} | B1540 B1612 B1650 B1660 | ")
    pictures = pictures_of(t, "castle exhibit", "castle exhibit", "castle watch")
    shown = picture_of("Exhibited", pictures)
    assert [len(each.objects) for each in shown.exhibits] == [4, 3]
    assert [player.pawn for player in shown.players] == [0, 0, 0]
    ranked = pictures_with("Advanced", pictures)
    assert [v.exhibits for v in ranked] == [shown.exhibits] * 2
    assert [[player.pawn for player in v.players] for v in ranked] == [[0, 3, 0], [1, 3, 0]]


def test_an_object_is_bought_before_the_cheque_goes() -> None:
    """[AV-6.3] [AV-6.5]"""
    t = read_position("| ; A1748 A1712; B1540")
    pictures = pictures_of(t, "auction $22 mistie", "castle watch")
    bought, paid = picture_of("Bought", pictures), picture_of("Paid", pictures)
    assert (bought.players[0].objects, bought.till) == (("A1712",), ())
    assert (paid.till, 22_000 in paid.players[0].cheques) == ((22_000,), False)


def test_an_arrest_is_seen_before_the_detective_is_paid() -> None:
    """[AV-7.28] [AV-7.35]"""
    t = read_position("@3 | | ")
    pictures = pictures_of(t, "castle T7", "castle watch", "castle watch")
    arrested = picture_of("Arrested", pictures)
    assert arrested.prison == (7,)
    assert [player.pawn for player in arrested.players] == [3, 0, 0]
    paid = pictures_with("Advanced", pictures)
    assert [[player.pawn for player in v.players] for v in paid] == [[3, 2, 0], [3, 2, 2]]


def test_each_arrest_is_seen_by_itself() -> None:
    """[AV-7.32]"""
    t = read_position("| | | ")
    pictures = pictures_of(t, "castle T7", "castle T5", "castle T3", "castle watch")
    arrests = pictures_with("Arrested", pictures)
    assert [v.prison for v in arrests] == [(3,), (5, 3), (7, 5, 3)]


def test_whoever_is_pushed_out_is_seen_to_go_with_the_arrest() -> None:
    """[AV-7.31]"""
    t = read_position("| ;;;;T5 T4")
    (freed,) = pictures_with("Freed", pictures_of(t, "castle T7", "castle watch"))
    assert freed.prison == (7, 5)


def test_each_bonus_is_seen_by_itself() -> None:
    """[AV-9.2] [AV-9.3]"""
    t = read_position("@22 C1468 | @10 B1540")
    pictures = pictures_of(t, "castle watch", "castle watch")
    at_bonus = pictures_with("Honoured", pictures)
    assert [[player.pawn for player in v.players] for v in at_bonus] == [[22, 10], [30, 10]]
    paid = [v for events, v in pictures if getattr(events[0], "why", None) == "bonus"]
    assert [[player.pawn for player in v.players] for v in paid] == [[30, 10], [30, 14]]


@pytest.mark.parametrize("kind", [Exhibited, Advanced, Stolen, Arrested])
def test_what_happens_at_the_castle_stands_long_enough(kind: type[Event]) -> None:
    """However much waits to be told, what is decisive is seen."""
    assert kind.weight == "decisive"


# -- What came to nothing -------------------------------------------------------------------


def test_a_thief_or_a_detective_who_came_for_nothing_is_told() -> None:
    """[AV-7.19] [AV-R46] [AV-6.7]"""
    events = play(read_position("| | ; A1748"), "castle T4", "castle T5", "auction T3")
    assert [(each.rule, each.seat) for each in of_kind(Lurked, events)] == [
        ("AV-6.7", 2),
        ("AV-7.19", 0),
        ("AV-7.19", 1),
    ]
    events = play(read_position("| "), "castle watch", "castle watch")
    assert of_kind(Dozed, events) == [Dozed("AV-R46", 0), Dozed("AV-R46", 1)]


def test_who_bid_less_is_named() -> None:
    """[AV-6.3]"""
    t = read_position("| | ; A1748 A1712; B1540")
    (bought,) = of_kind(Bought, play(t, "auction $22 mistie", "auction $1", "castle watch"))
    assert (bought.seat, bought.outbid) == (0, (1,))


def test_the_last_object_of_a_house_is_told() -> None:
    """[AV-6.4]"""
    t = read_position("| ; A1748 A1712; B1540")
    assert not of_kind(Emptied, play(t, "auction $22 mistie", "castle watch"))
    events = play(t, "auction $13 mistie", "castle watch")
    assert of_kind(Emptied, events) == [Emptied("AV-6.4", "mistie")]


# -- What is obvious ------------------------------------------------------------------------


def test_a_theft_of_the_last_card_is_obvious() -> None:
    """[AV-7.20]"""
    t = read_position(f"{AAA} | | | ")
    players = ("castle exhibit", "castle T5", "castle T3", "castle T2")
    until(t, STEALING, *players)
    assert obvious(view(t, None), 1) is None
    for _ in range(2):
        seat = GAME.to_act(t)[0]
        GAME.apply(t, seat, GAME.moves(t, seat)[0])
    (thief,) = GAME.to_act(t)
    assert obvious(view(t, None), thief) == Steal("A1712")


def test_the_only_house_and_the_only_card_are_obvious() -> None:
    """[AV-6.4] [AV-R20] [AV-R22]"""
    t = read_position("$22 T0 | $0 T0; A1748")
    assert obvious(view(t, None), 0) is None
    assert obvious(view(t, None), 1) == Go("castle")
    until(t, ACTING, "auction $22", "castle watch")
    assert obvious(view(t, None), 0) == Bid(22_000)
    assert obvious(view(t, None), 1) is None
    until(t, BUYING, "auction $22", "castle watch")
    assert obvious(view(t, None), 0) == Buy("mistie")


def test_no_object_of_a_collection_is_obvious() -> None:
    """[AV-R73]"""
    t = until(read_position("A1595 C1468 F1867 | "), PICKING, "castle exhibit", "castle watch")
    assert GAME.moves(t, 0) == (Keep("A1595"),)
    assert obvious(view(t, None), 0) is None


# -- What can become a collection -----------------------------------------------------------


@pytest.mark.parametrize("letters", ["AABD", "ABC", "ABDEEF", "ACE", "AAAC", "BBCDDF", "AA", ""])
def test_what_stands_together_is_what_makes_a_collection(letters: str) -> None:
    """[AV-7.4] What a screen is told allows exactly the collections that there are."""
    copies = {each: [o for o in OBJECTS if o[0] == each] for each in LETTERS}
    hand = tuple(copies[each][letters[:n].count(each)] for n, each in enumerate(letters))
    allowed = spans(letters)
    for size in range(1, len(hand) + 1):
        for some in combinations(hand, size):
            held = "".join(sorted({each[0] for each in some}))
            assert is_collection(some) == (held in allowed and size >= LEAST)
    assert bool(allowed) == can_reach(letters, 0, "")


def test_what_is_settled_stays_in_it() -> None:
    """[AV-R73]"""
    assert spans("ABBDDD") == ("A", "AB", "B", "D")
    assert spans("ABBDDD", settled="A") == ("A", "AB")
    assert spans("ABDDD", settled="AB") == ()


def test_a_letter_that_is_missing_is_named() -> None:
    assert parted("ABDF") == ("ADC", "AFCE", "BDC", "BFCE", "DFE")
    assert parted("ACF") == ("ACB", "AFBDE", "CFDE")
    assert parted("ABC") == ()


def test_the_questions_tell_what_can_become_a_collection() -> None:
    """[AV-R73]"""
    t = read_position("A1595 A1637 B1540 D1925 | ")
    until(t, PICKING, "castle exhibit", "castle watch")
    choice = Choice(0, 3, 3, ("A", "AB", "B"), ("ADC", "BDC"), "salon", (3, 1), (), (), ())
    assert prospect(view(t, 0), Show("A1595")) == choice
    GAME.apply(t, 0, Show("A1595"))
    next_choice = Choice(1, 2, 3, ("A", "AB"), ("ADC", "BDC"), "salon", (3, 1), (), (), ())
    assert prospect(view(t, 0), Show("A1637")) == next_choice


def test_who_may_come_to_the_table_in_this_round_is_told_before_it() -> None:
    """[AV-9.1] [AV-R54] By an exhibition, 16 and 5; or by a detective, 18 and the rank of 3."""
    t = read_position(f"{AAA} | @16 B1540 | @15 C1468")
    assert prospect(view(t, 0), Go("castle")) == Outlook((1,), ())
    t = read_position(f"@18 {AAA} | @20 B1540 | @20 C1468", Options(leaders_castle=True))
    assert prospect(view(t, 1), Go("auction")) == Outlook((0, 1, 2), (0, 1, 2))
    t = read_position(f"@18 {AAA} | @12 B1540 | @1 C1468")
    assert prospect(view(t, 1), Go("castle")) == Outlook((0,), ())
    assert prospect(view(read_position(f"{AAA} | "), 0), Go("castle")) == Outlook((), ())


def test_blind_who_does_not_exhibit_is_told_that_nothing_can() -> None:
    """[AV-R33b]"""
    t = read_position(f"{AAA} | B1540 B1612 B1650", Options(blind=True))
    until(t, PICKING_BLIND, "castle exhibit", "castle watch")
    mine = Choice(0, 2, 3, ("A",), (), "salon", (3, 1), (Prize(1, 3, 1),), (), ())
    assert prospect(view(t, 0), Show("A1595")) == mine
    others = Choice(0, 2, 3, (), (), "salon", (3, 1), (Prize(0, 3, 1),), (), ())
    assert prospect(view(t, 1), Keep("B1540")) == others


def test_each_exhibitor_is_told_what_the_rivals_are_paid() -> None:
    """[AV-1.5] [AV-R13] Everybody is paid by their own castle."""
    t = read_position(f"{AAA} | @6 B1540 B1612 B1650 | C1468")
    until(t, PICKING, "castle exhibit", "castle exhibit", "castle watch")
    choice = prospect(view(t, 0), Show("A1595"))
    assert isinstance(choice, Choice)
    assert (choice.pays, choice.rivals) == ((3, 1), (Prize(1, 4, 2),))


def test_exhibitors_are_told_whom_the_best_exhibition_takes_to_the_table() -> None:
    """[AV-9.1] The salon and twenty castles come before it."""
    t = read_position(f"@15 {AAA} | @16 B1540 B1612 B1650 | @16 C1468")
    until(t, PICKING, "castle exhibit", "castle exhibit", "castle watch")
    choices = [prospect(view(t, 0), Show("A1595")), prospect(view(t, 1), Show("B1540"))]
    assert [isinstance(each, Choice) and each.ends for each in choices] == [(1,), (1,)]
    assert [isinstance(each, Choice) and each.anyway for each in choices] == [(), ()]


def test_exhibitors_are_told_whom_the_second_best_takes_there_too() -> None:
    """[AV-7.15] [AV-9.1] Balmoral pays three to the second best, Holyrood is one further."""
    t = read_position(f"@18 {AAA} | @17 B1540 B1612 B1650 | @16 C1468")
    until(t, PICKING, "castle exhibit", "castle exhibit", "castle watch")
    choice = prospect(view(t, 1), Show("B1540"))
    assert isinstance(choice, Choice)
    assert (choice.ends, choice.anyway) == ((1, 0), (0,))


# -- Where every square came from -----------------------------------------------------------


def test_a_match_is_added_up_by_what_pawns_advanced_for() -> None:
    """[AV-R67]"""
    t = read_position(f"@17 {AAA} | @15 B1540 | @1 T4")
    events = play(t, "castle exhibit", "castle watch", "castle T4 A1712")
    reckoning = reckon(view(t, None), events)
    assert reckoning is not None
    assert reckoning.parts[0] == (Part("best", 5), Part("bonus", 4, piece=("object", "A1595")))
    bonus = Part("bonus", 8, piece=("object", "B1540"))
    assert reckoning.parts[1] == (Part("detective", 2), bonus)
    assert reckoning.ties == ()


def test_the_years_that_decided_are_told() -> None:
    """[AV-R59] [AV-R64]"""
    t = read_position("@21 C1468 | @12 B1540 | @16 A1595 | @20 ")
    events = play(t, *["castle watch"] * 4)
    reckoning = reckon(view(t, None), events)
    assert reckoning is not None
    assert reckoning.ties == (Tie("AV-R59", "oldest", (None, 1540, 1595, None)),)


def test_between_years_that_became_equal_the_printed_ones_are_told() -> None:
    """[AV-R64]"""
    older = Options(seventy_five=True)
    t = read_position("@20 A1712 D1925 | @17 A1637 ", older)
    events = play(t, "castle watch", "castle T5")
    reckoning = reckon(view(t, None), events)
    assert reckoning is not None
    assert t.pawns == [20 + 1 + 4, 17 + 8]
    assert reckoning.ties == (
        Tie("AV-R59", "oldest", (1637, 1637)),
        Tie("AV-R64", "printed", (1712, 1637)),
    )


def test_the_collections_that_decided_are_told() -> None:
    """[AV-R55b] [AV-7.9]"""
    final = Options(final_exhibition=True)
    t = read_position(f"@25 {AAA} | @21 B1540 B1612 B1650 | @1 C1468", final)
    events = play(t, *["castle watch"] * 3)
    reckoning = reckon(view(t, None), events)
    assert reckoning is not None
    assert t.pawns == [29, 29, 1]
    assert reckoning.ties == (
        Tie("AV-R55b", "collection", (3, 3, None)),
        Tie("AV-7.9", "oldest", (1595, 1540, None)),
    )


# -- What the others see of it --------------------------------------------------------------


def frames_of(match: Match, shown: set[str]) -> list[bytes]:
    """All that the others are sent while seat 0 answers for its objects, one after the other."""
    frames = []
    while match.question(0) is not None and match.observe(0).view.step == PICKING:
        object_ = match.moves(0)[0].object
        match.play(0, Show(object_) if object_ in shown else Keep(object_))
        if match.observe(None).view.step == PICKING:
            frames += [encode(match.observe(eye)) for eye in (1, 2, None)]
            frames += [encode(match.scenes(eye)) for eye in (1, 2, None)]
    return frames


def test_whatever_is_shown_the_others_are_sent_the_same() -> None:
    """[AV-R73] As many questions, one answer each: what they are sent does not tell which."""
    sent = []
    for shown in ({"A1748", "A1821", "B1660"}, {"B1735", "C1468", "C1625", "D1938"}):
        match = Match(GAME, 3, seed=bytes(32))
        hand = "?A1748 ?A1821 ?B1660 ?B1735 ?C1468 ?C1625 ?D1938 ?F1884"
        match.table = until(
            read_position(f"{hand} | ?E1688 | "), PICKING, "castle exhibit", *["castle watch"] * 2
        )
        match.staged = True
        match._open.clear()
        match._number_questions()
        sent.append(frames_of(match, shown))
    assert len(sent[0]) == 7 * 6
    assert sent[0] == sent[1]
