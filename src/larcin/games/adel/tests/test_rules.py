"""One sentence about one paragraph of rules.md each: the box, setting up, phases one to three."""

from __future__ import annotations

from collections import Counter

import pytest

from larcin.games.adel import GAME
from larcin.games.adel.collection import is_barren
from larcin.games.adel.data import (
    CASTLES,
    COLOURS,
    FAMILY_OBJECTS,
    LETTERS,
    OBJECTS,
    PRINTED_OBJECTS,
    SERIES,
    SHORT_TRACK,
    YEAR,
)
from larcin.games.adel.events import (
    Announced,
    Bought,
    Gathered,
    Lurked,
    Offered,
    Paid,
    Pinched,
    Posted,
    Revealed,
    Sent,
    Uncovered,
    Unsold,
)
from larcin.games.adel.moves import Bid, Buy, Exhibit, Go, Keep, Show, Sneak, Steal, Watch
from larcin.games.adel.notation import read_position
from larcin.games.adel.state import Options
from larcin.games.adel.steps import ACTING, BUYING, GOING
from larcin.games.adel.tests.playing import deal, kinds, of_kind, play, random_play, until
from larcin.games.adel.view import view
from larcin.kernel.errors import BadOption, BadSeats, IllegalMove
from larcin.kernel.match import Match
from larcin.kernel.pieces import Seat

TWO = "; A1595 A1637; B1540 B1612"
"""Two houses with two objects each."""


# -- 1. The box -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_no_card_enters_or_leaves_the_box(seats: int) -> None:
    """[AV-1.1]"""
    box = Counter(GAME.box(seats, Options()))
    for t in random_play(deal(seats)):
        assert Counter(each for zone in GAME.zones(t) for each in zone.pieces) == box


def test_there_are_five_series_and_45_objects() -> None:
    """[AV-1.1]"""
    box = list(GAME.box(5, Options()))
    assert len(set(box) & set(OBJECTS)) == len(PRINTED_OBJECTS) == 45
    assert len(box) == 45 + 5 * (4 + 2)


def test_the_track_leads_from_the_salon_by_castles_to_the_table() -> None:
    """[AV-1.2]"""
    t = deal(2)
    assert t.track()[0].name == "salon"
    assert t.track()[1:] == CASTLES
    assert t.last_square() > len(CASTLES)


def test_each_castle_is_one_square() -> None:
    """[AV-1.3]"""
    assert len(SHORT_TRACK) == 1 + len(CASTLES)


def test_the_fraction_says_how_far_one_advances() -> None:
    """[AV-1.5]"""
    t = read_position("@6 A1595 A1637 A1712 | @3 B1540 B1612 C1468 C1530")
    play(t, "castle exhibit", "castle exhibit")
    assert t.pawns == [6 + 2, 3 + 3]


@pytest.mark.parametrize("seat", range(5))
def test_everyone_has_two_places_and_eight_actions(seat: Seat) -> None:
    """[AV-1.6] [AV-1.7] [AV-1.9] [AV-1.11]"""
    t = deal(5)
    assert GAME.moves(t, seat) == (Go("auction"), Go("castle"))
    auction = until(deal(5), ACTING, *["auction $0"] * 5)
    castle = until(deal(5), ACTING, *["castle $0"] * 5)
    there = {*GAME.moves(auction, seat), *GAME.moves(castle, seat)}
    assert Counter(map(type, there)) == {Bid: 4, Sneak: 2, Exhibit: 1, Watch: 1}


@pytest.mark.parametrize("colour", COLOURS)
def test_the_four_cheques_of_a_colour_sum_to_50000(colour: str) -> None:
    """[AV-1.8] [AV-R3]"""
    series = {str(name): each for name, each in SERIES.items()}[colour]
    assert len(series.cheques) == 4
    assert sum(map(int, series.cheques)) == 50_000


def test_no_two_thieves_and_no_two_cheques_are_alike() -> None:
    """[AV-1.10] [AV-R4] [AV-R26]"""
    assert len({thief for each in SERIES.values() for thief in each.thieves}) == 2 * len(COLOURS)
    assert len({cheque for each in SERIES.values() for cheque in each.cheques}) == 4 * len(COLOURS)


def test_every_object_has_a_letter_and_a_year_of_its_own() -> None:
    """[AV-1.14] [AV-R5] [AV-R6]"""
    assert {each[0] for each in OBJECTS} == set(LETTERS) == set("ABCDEF")
    assert len(set(YEAR.values())) == len(OBJECTS)


def test_a_does_not_follow_f() -> None:
    """[AV-R6]"""
    assert is_barren("FFA")
    assert not is_barren("EFF")


# -- 2. Setting up --------------------------------------------------------------------------


def test_colours_are_drawn_at_random() -> None:
    """[AV-2.1]"""
    drawn = Counter(deal(3, seed).colours for seed in range(600))
    assert len(drawn) == 5 * 4 * 3
    for colours in list(drawn)[:5]:
        assert len(set(colours)) == 3


def test_everyone_takes_the_series_of_their_colour() -> None:
    """[AV-2.1]"""
    t = deal(4)
    for seat, colour in enumerate(t.colours):
        assert (t.cheques[seat], t.thieves[seat]) == SERIES[colour]


@pytest.mark.parametrize("seats", GAME.players)
def test_up_to_five_draw_printed_colours_and_more_use_all_five_of_them(seats: int) -> None:
    """[AV-R68]"""
    for seed in range(20):
        printed = set(deal(seats, seed).colours) & set(COLOURS[:5])
        assert len(printed) == min(seats, 5)


@pytest.mark.parametrize("seats", GAME.players)
def test_everyone_is_dealt_four_objects_that_only_they_see(seats: int) -> None:
    """[AV-2.2]"""
    t = deal(seats)
    assert [len(hand) for hand in t.hidden] == [4] * seats
    assert view(t, 0).hidden == t.hidden[0]
    assert view(t, None).hidden == ()
    assert not any(player.objects for player in view(t, 0).players)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_house_gets_the_odd_object(seats: int) -> None:
    """[AV-2.3] [AV-R1]"""
    first, second = deal(seats).houses
    assert len(first) == len(second) + 1
    assert len(first) + len(second) == 45 - 4 * seats


@pytest.mark.parametrize("seats", [6, 7, 8, 9, 10])
def test_with_sixty_objects_the_piles_are_equal(seats: int) -> None:
    """[AV-2.3] [AV-R1]"""
    first, second = deal(seats).houses
    assert len(first) == len(second) == (60 - 4 * seats) // 2


@pytest.mark.parametrize("eye", [None, 0, 1])
def test_the_first_card_of_each_house_is_face_up(eye: Seat | None) -> None:
    """[AV-2.4]"""
    t = deal(2)
    assert [house.top for house in view(t, eye).houses] == [pile[-1] for pile in t.houses]


def test_all_pawns_start_in_the_salon() -> None:
    """[AV-2.5]"""
    assert deal(5).pawns == [0] * 5


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_no_fewer_than_two_and_no_more_than_ten_play(seats: int) -> None:
    """[AV-R2]"""
    with pytest.raises(BadSeats):
        GAME.start(seats, Options(), rng=deal(2).rng)


@pytest.mark.parametrize("seats", [6, 10])
def test_more_than_five_play_as_a_large_family(seats: int) -> None:
    """[AV-12.1] [AV-R2]"""
    assert deal(seats).seats == seats
    with pytest.raises(BadOption, match="Without option family at most five play") as refusal:
        deal(seats, options=Options(family=False))
    assert refusal.value.field == "family"


@pytest.mark.parametrize("family", [False, True])
def test_up_to_five_play_with_the_printed_cards(family: bool) -> None:
    """[AV-12.1] [AV-R2]"""
    t = deal(5, options=Options(family=family))
    assert {each for zone in GAME.zones(t) for each in zone.pieces} == set(GAME.box(5, t.options))
    assert not set(GAME.box(5, t.options)) & FAMILY_OBJECTS


def test_a_large_family_has_fifteen_more_objects() -> None:
    """[AV-12.3] [AV-R65]"""
    assert len(FAMILY_OBJECTS) == 15
    assert len(list(GAME.box(6, Options()))) == 60 + 10 * (4 + 2)
    assert min(OBJECTS, key=YEAR.__getitem__) == "C1468"


# -- 3. The course of play ------------------------------------------------------------------


def test_a_round_has_four_phases() -> None:
    """[AV-3.1]"""
    t = read_position("A1595 A1637 A1712 | B1540; A1748; B1612")
    events = play(t, "castle exhibit", "auction $4")
    assert kinds(events) == [
        "Gathered",
        "Revealed",
        "Announced",
        "Offered",
        "Bought",
        "Emptied",
        "Paid",
        "Exhibited",
        "Advanced",
        "Begun",
    ]


def test_everyone_decides_for_one_place_and_one_action() -> None:
    """[AV-3.3] [AV-R24]"""
    t = deal(4)
    assert GAME.to_act(t) == (0, 1, 2, 3)
    assert all(isinstance(move, Go) for seat in range(4) for move in GAME.moves(t, seat))
    until(t, ACTING, *["castle watch"] * 4)
    assert GAME.to_act(t) == (0, 1, 2, 3)


# -- 4. Phase one ---------------------------------------------------------------------------


def test_the_place_is_chosen_in_secret() -> None:
    """[AV-4.1] [AV-4.2]"""
    t = deal(3)
    GAME.apply(t, 1, Go("castle"))
    assert view(t, 1).choice == Go("castle")
    assert view(t, 0).choice is view(t, None).choice is None
    assert view(t, 0).chosen == (1,)
    assert view(t, 0).places == ()


def test_when_all_have_chosen_everyone_sees_the_places() -> None:
    """[AV-4.3]"""
    t = deal(3)
    t.told = []
    until(t, ACTING, "auction $0", "castle $0", "auction $0")
    assert view(t, None).places == ("auction", "castle", "auction")
    assert t.told == [Gathered("AV-4.3", (0, 2), (1,))]


def test_a_place_may_be_changed_until_the_last_one_is_laid() -> None:
    """[AV-R72]"""
    match = Match(GAME, 2)
    match.play(0, Go("castle"))
    before = match.observe(1)
    match.change(0, Go("auction"))
    assert match.observe(1) == before
    match.play(1, Go("castle"))
    assert match.table.places == ["auction", "castle"]


def test_without_cheque_and_thief_nobody_goes_to_the_auction_house() -> None:
    """[AV-R20]"""
    t = read_position("A1595 $0 T0 | B1540 $0 T5 | C1468 $19 T0; A1748; A1712")
    assert GAME.moves(t, 0) == (Go("castle"),)
    assert GAME.moves(t, 1) == GAME.moves(t, 2) == (Go("auction"), Go("castle"))


# -- 5. Phase two ---------------------------------------------------------------------------


def test_the_action_is_laid_knowing_the_places_and_face_down() -> None:
    """[AV-5.1] [AV-5.2] [AV-1.12]"""
    t = until(deal(2), ACTING, "castle $0", "castle $0")
    assert view(t, 0).places == ("castle", "castle")
    GAME.apply(t, 0, Exhibit())
    assert view(t, 0).choice == Exhibit()
    assert view(t, 1).choice is None
    assert view(t, 1).actions == ()


def test_all_actions_are_turned_over_together_before_anything_is_sold() -> None:
    """[AV-5.3] [AV-R25]"""
    t = read_position("A1595 | B1540 | C1468 | D1925; A1748; A1712")
    events = play(t, "auction $22", "castle T5", "castle exhibit", "castle watch")
    assert events[1:6] == [
        Revealed("AV-5.3"),
        Offered("AV-5.4", 0, 22_000),
        Sent("AV-5.7", 1, 5, "castle"),
        Announced("AV-5.6", 2),
        Posted("AV-5.8", 3),
    ]
    assert kinds(events)[6] == "Bought"


def test_in_the_auction_house_one_bids_or_sneaks() -> None:
    """[AV-5.4] [AV-5.5] [AV-R22]"""
    t = until(read_position("$3 $13 T4 T7 | $21"), ACTING, "auction $0", "castle $0")
    assert GAME.moves(t, 0) == (Bid(3000), Bid(13000), Sneak(4), Sneak(7))


def test_in_the_castle_one_exhibits_sneaks_or_watches() -> None:
    """[AV-5.6] [AV-5.7] [AV-5.8] [AV-R22]"""
    t = until(read_position("$3 T4 | $21"), ACTING, "castle $0", "castle $0")
    assert GAME.moves(t, 0) == (Exhibit(), Sneak(4), Watch())


def test_what_lies_face_down_still_counts_as_in_hand() -> None:
    """[AV-R10]"""
    t = until(deal(2), ACTING, "auction $0", "auction $0")
    before = view(t, 1).players
    GAME.apply(t, 0, GAME.moves(t, 0)[0])
    assert view(t, 1).players == before


# -- 6. Phase three: the auction ------------------------------------------------------------


def test_only_those_in_the_auction_house_buy_and_steal_cheques() -> None:
    """[AV-6.1]"""
    t = read_position(f"| |{TWO}")
    events = play(t, "auction $3", "castle T5", "castle watch")
    assert of_kind(Paid, events) == [Paid("AV-6.5", 0, 3000, ())]


def test_in_the_auction_house_lie_only_cheques_and_thieves() -> None:
    """[AV-6.2]"""
    t = until(deal(3), ACTING, *["auction $0"] * 3)
    for seat in range(3):
        assert {type(move) for move in GAME.moves(t, seat)} == {Bid, Sneak}


@pytest.mark.parametrize(("bids", "buyer"), [(("$22", "$21"), 0), (("$13", "$14"), 1)])
def test_the_biggest_cheque_buys(bids: tuple[str, str], buyer: Seat) -> None:
    """[AV-6.3]"""
    t = read_position(f"| {TWO}")
    play(t, f"auction {bids[0]}", f"auction {bids[1]}")
    assert t.size(buyer) == 1
    assert t.size(1 - buyer) == 0


@pytest.mark.parametrize(("house", "bought"), [("mistie", "A1637"), ("fine", "B1612")])
def test_the_buyer_chooses_the_house_after_the_actions_are_seen(house: str, bought: str) -> None:
    """[AV-6.3] [AV-R32]"""
    t = read_position(f"| {TWO}")
    until(t, BUYING, "auction $22", "auction $21")
    assert GAME.to_act(t) == (0,)
    assert GAME.moves(t, 0) == (Buy("mistie"), Buy("fine"))
    events = play(read_position(f"| {TWO}"), f"auction $22 {house}", "auction $21")
    (sale,) = of_kind(Bought, events)
    assert (sale.seat, sale.object, sale.house) == (0, bought, house)


def test_when_one_house_is_empty_the_card_comes_from_the_other() -> None:
    """[AV-6.4]"""
    t = until(read_position("| ; ; B1540 B1612"), BUYING, "auction $22", "castle watch")
    assert GAME.moves(t, 0) == (Buy("fine"),)


def test_the_next_object_is_turned_up_at_once() -> None:
    """[AV-R11]"""
    t = read_position(f"| {TWO}")
    events = play(t, "auction $22 fine", "castle watch")
    assert of_kind(Uncovered, events) == [Uncovered("AV-R11", "fine", "B1540", 0)]
    assert view(t, 1).houses[1].top == "B1540"


def test_the_buyers_cheque_goes_on_the_till_for_good() -> None:
    """[AV-6.5] [AV-R11]"""
    t = read_position(f"| {TWO}")
    play(t, "auction $22", "castle watch")
    assert t.till == (22_000,)
    assert 22_000 not in t.cheques[0]
    for later in random_play(deal(4)):
        assert not set(later.till) & {each for hand in later.cheques for each in hand}


def test_cheques_that_bought_nothing_go_back() -> None:
    """[AV-R29]"""
    t = read_position(f"| {TWO}")
    play(t, "auction $22", "auction $21")
    assert t.cheques[1] == SERIES["blue"].cheques


def test_a_single_thief_takes_the_buyers_cheque_without_asking() -> None:
    """[AV-6.6] [AV-R27]"""
    t = read_position(f"| {TWO}")
    events = play(t, "auction $22", "auction T5")
    assert of_kind(Pinched, events) == [Pinched("AV-6.6", 1, 0, 22_000)]
    assert t.till == ()


def test_a_stolen_cheque_is_the_thiefs_own_and_can_be_stolen_again() -> None:
    """[AV-R28]"""
    t = read_position(f"| {TWO}")
    play(t, "auction $22", "auction T5")
    assert sum(map(int, t.cheques[1])) == 72_000
    play(t, "auction T4", "auction $22")
    assert t.cheques[0] == SERIES["red"].cheques


def test_without_a_buyer_there_is_no_cheque_to_steal() -> None:
    """[AV-6.7]"""
    t = read_position(f"| {TWO}")
    events = play(t, "auction T4", "castle watch")
    assert of_kind(Lurked, events) == [Lurked("AV-6.7", 0, 4, "auction")]
    assert not of_kind(Pinched, events)


def test_several_thieves_get_nothing() -> None:
    """[AV-6.8]"""
    t = read_position(f"| |{TWO}")
    events = play(t, "auction $22", "auction T5", "auction T3")
    assert of_kind(Paid, events) == [Paid("AV-6.8", 0, 22_000, (1, 2))]
    assert t.till == (22_000,)


def test_only_the_cheque_of_this_round_can_be_stolen() -> None:
    """[AV-6.9] [AV-R31]"""
    t = read_position(f"| {TWO}")
    play(t, "auction $22", "castle watch")
    play(t, "auction $3", "auction T5")
    assert t.till == (22_000,)
    assert t.cheques[1] == (3000, *SERIES["blue"].cheques)


def test_thieves_in_the_auction_house_are_never_arrested() -> None:
    """[AV-R30]"""
    t = read_position(f"| |{TWO}")
    play(t, "auction $22", "auction T5", "castle watch")
    assert t.prison == ()
    assert t.thieves[1] == (5, 6)


def test_when_both_houses_are_empty_nothing_is_sold_or_stolen() -> None:
    """[AV-R21]"""
    t = read_position("| ")
    events = play(t, "auction $22", "auction T5")
    assert of_kind(Unsold, events) == [Unsold("AV-R21")]
    assert t.cheques[0] == SERIES["red"].cheques
    assert t.till == ()


# -- Refusals -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "step", "players", "move", "refusal"),
    [
        ("$0 T0 |", GOING, "castle x", Go("auction"), ("AV-R20", "no-card-for-auction")),
        ("$3 T4 |", ACTING, "auction x", Bid(22_000), ("AV-5.4", "not-your-cheque")),
        ("$3 T4 |", GOING, "castle x", Bid(3000), ("AV-5.1", "place-first")),
        ("$3 T4 |", GOING, "castle x", Watch(), ("AV-5.1", "place-first")),
        ("$3 T4 |; A1748", GOING, "castle x", Buy("mistie"), ("AV-6.3", "buy-later")),
        ("$3 T4 |", ACTING, "castle x", Bid(3000), ("AV-R22", "only-at-auction")),
        ("$3 T4 |", ACTING, "auction x", Exhibit(), ("AV-R22", "only-at-castle")),
        ("$3 T4 |", ACTING, "auction x", Watch(), ("AV-R22", "only-at-castle")),
        ("| ; A1748; B1540", BUYING, "auction $22", Exhibit(), ("AV-R24", "action-laid")),
        ("$3 T4 |;;;;T7", ACTING, "castle x", Sneak(7), ("AV-7.28", "thief-in-prison")),
        ("$3 T4 |", ACTING, "castle x", Sneak(5), ("AV-1.10", "not-your-thief")),
        ("| ;;B1540", BUYING, "auction $22", Buy("mistie"), ("AV-6.4", "house-empty")),
        (
            "A1595 A1637 A1712 |",
            "AV-R33",
            "castle exhibit",
            Show("A1637"),
            ("AV-R73", "another-object"),
        ),
        ("A1595 A1637 A1712 |", "AV-R33", "castle exhibit", Keep("A1595"), ("AV-R34", "must-show")),
        (
            "A1595 D1925 F1867 |",
            "AV-R33",
            "castle exhibit",
            Show("A1595"),
            ("AV-7.4", "does-not-fit"),
        ),
        ("$3 T4 |", ACTING, "castle x", Steal("A1595"), ("AV-5", "no-such-move")),
    ],
)
def test_a_refusal_cites_the_rule_behind_it(
    position: str, step: str, players: str, move: object, refusal: tuple[str, str]
) -> None:
    """[AV-R20] [AV-R22] [AV-6.4] [AV-R34] [AV-R73]"""
    match = Match(GAME, 2)
    match.table = read_position(position)
    until(match.table, step, players, "castle watch")
    match._number_questions()
    with pytest.raises(IllegalMove) as refused:
        match.play(0, move)
    assert (refused.value.rule, refused.value.reason) == refusal


def test_a_thief_is_refused_what_is_not_on_show() -> None:
    """[AV-7.21]"""
    match = Match(GAME, 2)
    match.table = read_position("A1595 A1637 A1712 F1867 |")
    until(match.table, "AV-7.20", "castle exhibit A1595 A1637 A1712", "castle T5")
    match._number_questions()
    with pytest.raises(IllegalMove) as refused:
        match.play(1, Steal("F1867"))
    assert (refused.value.rule, refused.value.reason) == ("AV-7.21", "not-on-show")


def test_a_thief_is_refused_what_is_on_show_elsewhere() -> None:
    """[AV-R41] [AV-R42]"""
    match = Match(GAME, 3)
    match.table = read_position("A1595 A1637 A1712 A1748 | F1867 F1876 F1884 | ")
    shown = "castle exhibit A1595 A1637 A1712 A1748", "castle exhibit F1867 F1876 F1884"
    until(match.table, "AV-7.20", *shown, "castle T8")
    match._number_questions()
    with pytest.raises(IllegalMove) as refused:
        match.play(2, Steal("F1867"))
    assert refused.value.rule == "AV-R41"
    match.play(2, Steal("A1637"))
    with pytest.raises(IllegalMove) as refused:
        match.play(2, Steal("A1712"))
    assert refused.value.rule == "AV-R42"
