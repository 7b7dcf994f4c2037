"""One sentence about one paragraph of rules.md each: the end of rounds and games, and variants."""

from __future__ import annotations

import pytest

from larcin.games.adel import GAME
from larcin.games.adel.data import CASTLES, LONG_TRACK, Object
from larcin.games.adel.events import Compared, Crowned, Honoured, Unsold
from larcin.games.adel.notation import read_position
from larcin.games.adel.rules.end import effective_year
from larcin.games.adel.rules.track import rank
from larcin.games.adel.state import Options, Table
from larcin.games.adel.tests.playing import deal, kinds, of_kind, play, random_play
from larcin.games.adel.view import view

AAA = "A1595 A1637 A1712"
LAST = 20
"""The last castle."""


def last_round(t: Table, *players: str) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Play the last round: the rule that decides, the squares and the places."""
    play(t, *players)
    assert t.outcome is not None
    return t.outcome.reason, t.outcome.scores, t.outcome.places


# -- 8. Remarks -----------------------------------------------------------------------------


def test_the_phase_of_a_place_that_nobody_chose_passes() -> None:
    """[AV-8.1] [AV-R71]"""
    t = read_position("| ; A1748; A1712")
    watching = play(t, "castle watch", "castle watch")
    assert kinds(watching)[2:] == ["Posted", "Posted", "Dozed", "Dozed", "Begun"]
    sneaking = play(t, "auction T4", "auction T5")
    assert kinds(sneaking)[2:] == ["Sent", "Sent", "Lurked", "Lurked", "Begun"]
    assert not of_kind(Unsold, play(t, "castle watch", "castle watch"))


def test_after_four_phases_a_new_round_begins() -> None:
    """[AV-8.3]"""
    t = read_position("| ")
    play(t, "castle watch", "castle watch")
    assert t.round == 2
    assert (t.places, t.actions) == ([], [])
    assert GAME.to_act(t) == (0, 1)


def test_everyone_takes_back_their_cards_but_for_the_buyer_and_the_arrested() -> None:
    """[AV-8.4] [AV-R53]"""
    t = read_position("| | ; A1748; A1712")
    play(t, "auction $22", "castle T5", "castle watch")
    assert t.cheques == [(3000, 12000, 13000), (4000, 11000, 14000, 21000), t.cheques[2]]
    assert t.thieves == [(4, 7), (6,), (3, 8)]


# -- 9. The end -----------------------------------------------------------------------------


def test_the_game_ends_with_the_round_in_which_a_pawn_reaches_the_table() -> None:
    """[AV-9.1] [AV-R54]"""
    t = read_position(f"@16 {AAA} | @10 | @4 ")
    events = play(t, "castle exhibit", "castle T5 A1595", "castle watch")
    assert kinds(events)[-8:] == [
        "Advanced",
        "Stolen",
        "Arrested",
        "Advanced",
        "Honoured",
        "Advanced",
        "Honoured",
        "Advanced",
    ]
    assert t.outcome is not None


def test_a_detective_may_end_the_game() -> None:
    """[AV-R54]"""
    t = read_position("@20 | @1 ")
    play(t, "castle watch", "castle T5")
    assert t.outcome is not None


def test_before_the_table_nobody_ends_the_game() -> None:
    """[AV-9.1]"""
    t = read_position(f"@15 {AAA} | @20 ")
    play(t, "castle exhibit", "castle watch")
    assert t.pawns[0] == LAST
    assert t.outcome is None


def test_the_oldest_object_earns_eight_squares_and_the_next_four() -> None:
    """[AV-9.2] [AV-9.3]"""
    t = read_position(f"@16 {AAA} | @10 C1468 | @4 B1540 | @1 D1925 ")
    _, scores, _ = last_round(t, "castle exhibit", *["castle watch"] * 3)
    assert scores == (21, 10 + 8, 4 + 4, 1)


def test_the_next_player_gets_four_even_if_the_first_has_the_next_object() -> None:
    """[AV-R56]"""
    t = read_position(f"@16 {AAA} | @10 C1468 C1530 | @4 B1540 ")
    _, scores, _ = last_round(t, "castle exhibit", "castle watch", "castle watch")
    assert scores == (21, 18, 8)


def test_a_single_object_is_enough_and_a_player_without_gets_nothing() -> None:
    """[AV-R57] [AV-R55]"""
    t = read_position(f"@16 {AAA} | @10 D1969 | @4 ")
    _, scores, _ = last_round(t, "castle exhibit", "castle watch", "castle watch")
    assert scores == (21 + 8, 10 + 4, 4)


def test_not_the_best_collection_but_the_oldest_object_earns_the_bonus() -> None:
    """[AV-R55]"""
    t = read_position("@16 D1925 D1938 D1945 | @10 C1468 ")
    _, scores, _ = last_round(t, "castle exhibit", "castle watch")
    assert scores == (21 + 4, 10 + 8)


def test_the_bonus_may_carry_a_pawn_to_the_table_and_to_victory() -> None:
    """[AV-R58]"""
    t = read_position(f"@16 {AAA} | @19 C1468 | @19 B1540 ")
    reason, scores, places = last_round(t, "castle exhibit", "castle watch", "castle watch")
    assert (reason, scores, places) == ("AV-9.4", (21, 27, 23), (3, 1, 2))


def test_the_objects_that_earn_the_bonus_are_shown_to_all() -> None:
    """[AV-R70]"""
    t = read_position("@20 ?C1468 ?D1925 | @10 ?B1540 | @1 ?A1595")
    events = play(t, "castle watch", "castle watch", "castle T3")
    assert of_kind(Honoured, events) == [
        Honoured("AV-9.2", 0, "C1468", (), 1468, 8),
        Honoured("AV-9.3", 1, "B1540", (), 1540, 4),
    ]
    seen = view(t, None).players
    assert [player.objects for player in seen] == [("C1468",), ("B1540",), ()]


def test_the_best_place_at_the_table_wins() -> None:
    """[AV-9.4]"""
    t = read_position("@17 D1925 D1938 D1945 | @18 F1867 F1884 F1898 | @1 C1468 C1530 ")
    reason, scores, places = last_round(t, "castle exhibit", "castle exhibit", "castle watch")
    assert (reason, scores, places) == ("AV-9.4", (17 + 3, 18 + 5 + 4, 9), (2, 1, 3))


def test_on_the_same_square_the_older_object_wins() -> None:
    """[AV-R59]"""
    t = read_position("@22 D1925 | @18 B1540 | @14 C1468 ")
    assert last_round(t, *["castle watch"] * 3) == ("AV-R59", (22, 22, 22), (3, 2, 1))


def test_who_ties_without_any_object_shares_the_victory() -> None:
    """[AV-R59b]"""
    t = read_position("@22 | @22 | @1 C1468 ")
    assert last_round(t, *["castle watch"] * 3) == ("AV-R59b", (22, 22, 9), (1, 1, 3))


def test_the_objects_that_decide_between_pawns_on_one_square_are_shown_to_all() -> None:
    """[AV-R59]"""
    t = read_position("@21 ?C1468 | @12 ?B1540 | @16 ?A1595 ?D1925 | @20 ?A1637")
    events = play(t, *["castle watch"] * 4)
    assert t.pawns == [29, 16, 16, 20]
    compared = [Compared("AV-R59", 1, "B1540", (), 1540), Compared("AV-R59", 2, "A1595", (), 1595)]
    assert of_kind(Compared, events) == compared
    assert [player.objects for player in view(t, None).players][1:] == [("B1540",), ("A1595",), ()]


def test_a_victory_shared_after_a_hundred_rounds_names_them() -> None:
    """[AV-R60] [AV-R59b]"""
    t = read_position("@5 | @5 | @1 ")
    t.round = 100
    assert last_round(t, *["castle watch"] * 3) == ("AV-R60", (5, 5, 1), (1, 1, 3))


def test_after_a_hundred_rounds_the_furthest_pawn_wins() -> None:
    """[AV-R60] [AV-R71]"""
    t = read_position("@2 A1595 | @1 C1468")
    for _ in range(99):
        play(t, "castle watch", "castle watch")
        assert t.outcome is None
    assert last_round(t, "castle watch", "castle watch") == ("AV-R60", (6, 9), (2, 1))


def test_a_bonus_that_leads_to_the_table_does_not_change_why_the_hundredth_round_ended() -> None:
    """[AV-R60] [AV-R58]"""
    t = read_position("@2 A1595 | @19 C1468")
    t.round = 100
    assert last_round(t, "castle watch", "castle watch") == ("AV-R60", (6, 27), (2, 1))


def test_who_reaches_the_table_in_the_hundredth_round_wins_as_in_any_other() -> None:
    """[AV-R60] [AV-9.4]"""
    t = read_position(f"@16 {AAA} | @1 C1468")
    t.round = 100
    assert last_round(t, "castle exhibit", "castle watch") == ("AV-9.4", (25, 9), (1, 2))


@pytest.mark.parametrize("seats", GAME.players)
def test_no_match_has_more_moves_than_the_bound(seats: int) -> None:
    """[AV-R60]"""
    t = deal(seats)
    moves = sum(1 for _ in random_play(t)) - 1
    assert moves <= GAME.bound(seats, t.options)


# -- 10. The long track ---------------------------------------------------------------------

LONG = Options(long_track=True)


def test_on_the_long_track_all_squares_of_a_castle_count() -> None:
    """[AV-10.1] [AV-R69]"""
    assert len(LONG_TRACK) == 1 + sum(castle.squares for castle in CASTLES) == 1 + 43
    assert {castle.squares for castle in CASTLES} == {2, 3}
    assert [castle.name for castle in LONG_TRACK].count("salon") == 1


def test_the_squares_of_a_castle_have_the_same_fraction() -> None:
    """[AV-10.2] [AV-R18]"""
    for square in (11, 12, 13):
        t = read_position(f"@{square} {AAA} | ", LONG)
        assert t.track()[square].name == "Warwick"
        play(t, "castle exhibit", "castle watch")
        assert t.pawns[0] == square + 4


def test_on_the_long_track_ranks_go_by_squares() -> None:
    """[AV-R69]"""
    t = read_position("@11 | @12 | @13 ", LONG)
    assert [rank(t, seat) for seat in range(3)] == [3, 2, 1]


# -- 11. Seventy-five years -----------------------------------------------------------------

OLDER = Options(seventy_five=True)


def test_each_object_of_the_1900s_makes_the_oldest_75_years_older() -> None:
    """[AV-11.2] [AV-R61]"""
    assert effective_year(("A1748", "D1925", "D1938")) == 1748 - 150


def test_the_1900s_include_the_oldest_object_itself() -> None:
    """[AV-R62]"""
    assert effective_year(("D1925", "D1938")) == 1925 - 150
    assert effective_year(("F1898",)) == 1898


def test_the_75_years_count_for_the_bonus() -> None:
    """[AV-11.2] [AV-R63] [AV-R70]"""
    t = read_position("@20 C1468 | @1 ?A1748 ?D1925 ?D1938 ?D1945 ?D1946", OLDER)
    events = play(t, "castle watch", "castle T5")
    first = of_kind(Honoured, events)[0]
    younger: tuple[Object, ...] = ("D1925", "D1938", "D1945", "D1946")
    assert first == Honoured("AV-9.2", 1, "A1748", younger, 1448, 8)
    assert view(t, 0).players[1].hidden == 0


def test_an_oldest_object_of_the_1900s_is_told_among_those_that_make_it_older() -> None:
    """[AV-R62] [AV-R70]"""
    t = read_position("@20 C1468 | @1 ?D1925 ?F1949", OLDER)
    second = of_kind(Honoured, play(t, "castle watch", "castle T5"))[1]
    assert second == Honoured("AV-9.3", 1, "D1925", ("D1925", "F1949"), 1775, 4)


def test_the_75_years_count_for_the_final_tie() -> None:
    """[AV-R63] [AV-R59]"""
    t = read_position("@26 C1468 | @22 B1540 D1925 D1938", OLDER)
    assert last_round(t, "castle watch", "castle watch") == ("AV-R59", (30, 30), (2, 1))


def test_in_exhibitions_the_printed_years_count() -> None:
    """[AV-R63]"""
    t = read_position(
        "E1688 E1774 E1903 E1928 E1951 F1867 | A1637 A1712 A1748 A1785 A1821 A1856", OLDER
    )
    play(t, "castle exhibit", "castle exhibit")
    assert t.pawns == [1, 3]


def test_between_years_that_became_equal_the_older_printed_year_wins() -> None:
    """[AV-R64]"""
    t = read_position("@20 A1712 D1925 | @1 A1637 ", OLDER)
    _, scores, _ = last_round(t, "castle watch", "castle T5")
    assert scores == (20 + 1 + 4, 1 + 8)


# -- The final exhibition -------------------------------------------------------------------

FINAL = Options(final_exhibition=True)


def test_as_a_variant_the_best_final_collections_earn_the_bonus() -> None:
    """[AV-R55b]"""
    t = read_position("@20 C1468 | @9 D1925 D1938 D1945 D1946 F1867 | @5 F1884 F1898 F1907 ", FINAL)
    events = play(t, "castle watch", "castle watch", "castle T3")
    assert [event.seat for event in of_kind(Crowned, events)] == [1, 2]
    assert t.pawns == [20 + 1, 9 + 2 + 8, 5 + 4]


def test_the_final_collection_breaks_a_tie() -> None:
    """[AV-R55b]"""
    t = read_position("@22 C1468 | @18 D1925 D1938 D1945 ", FINAL)
    t.pawns[0] = 26
    assert last_round(t, "castle watch", "castle watch") == ("AV-R55b", (26, 26), (2, 1))


def test_who_ties_without_a_final_collection_shares_the_victory() -> None:
    """[AV-R59b]"""
    t = read_position("@22 C1468 | @22 D1925 | @1 D1938 D1945 D1946 ", FINAL)
    assert last_round(t, *["castle watch"] * 3)[0] == "AV-R59b"


def test_the_75_years_do_not_touch_the_final_exhibition() -> None:
    """[AV-R55b] [AV-R66]"""
    options = Options(final_exhibition=True, seventy_five=True)
    t = read_position("@22 A1595 A1637 A1712 | @1 E1688 E1903 E1928 ", options)
    _, scores, _ = last_round(t, "castle watch", "castle watch")
    assert scores == (22 + 8, 1 + 4)


def test_the_variants_may_be_combined_freely() -> None:
    """[AV-R66]"""
    options = Options(
        long_track=True,
        seventy_five=True,
        leaders_castle=True,
        final_exhibition=True,
        blind=True,
        cells="all",
    )
    t = deal(7, options=options)
    list(random_play(t))
    assert t.outcome is not None
