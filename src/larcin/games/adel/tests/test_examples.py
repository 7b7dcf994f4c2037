"""The rulebook's own worked examples."""

from __future__ import annotations

import pytest

from larcin.games.adel.collection import is_barren, worth
from larcin.games.adel.data import Object
from larcin.games.adel.events import Advanced, Stolen
from larcin.games.adel.notation import read_position
from larcin.games.adel.rules.end import effective_year
from larcin.games.adel.tests.playing import of_kind, play


@pytest.mark.parametrize("letters", ["ABC", "CDE", "DEE", "AAA", "BBC"])
def test_collections(letters: str) -> None:
    """[AV-7.5]"""
    assert not is_barren(letters)


def test_eeeeeff_beats_aabccc() -> None:
    """[AV-7.7]"""
    six: tuple[Object, ...] = ("A1595", "A1637", "B1540", "C1468", "C1530", "C1625")
    seven: tuple[Object, ...] = (
        "E1815",
        "E1845",
        "E1872",
        "E1903",
        "E1928",
        "F1907",
        "F1919",
    )
    assert worth(seven) > worth(six)
    t = read_position(f"{' '.join(six)} | {' '.join(seven)}")
    play(t, "castle exhibit", "castle exhibit")
    assert t.pawns == [1, 3]


def test_from_inveraray_four_squares_on_lies_culloden() -> None:
    """[AV-7.14]"""
    t = read_position("@11 A1595 A1637 A1712 | ")
    assert t.track()[11].name == "Inveraray"
    events = play(t, "castle exhibit", "castle watch")
    assert of_kind(Advanced, events) == [Advanced("AV-7.13", 0, 4, "best", "Culloden", 0)]


def test_with_5_3_the_second_advances_three() -> None:
    """[AV-7.16]"""
    t = read_position("@15 A1595 A1637 A1712 | B1540 B1612 B1650")
    assert t.track()[15][1:3] == (5, 3)
    play(t, "castle exhibit", "castle exhibit")
    assert t.pawns[0] == 15 + 3


def test_a_thief_5_goes_before_a_thief_3() -> None:
    """[AV-7.24]"""
    t = read_position("A1595 A1637 A1712 | | ")
    play(t, "castle exhibit", "castle T5 A1595", "castle T3 A1595")
    assert t.known[1] == ("A1595",)


def test_two_thieves_at_three_exhibitions_take_three_pieces_each() -> None:
    """[AV-7.25]"""
    t = read_position("A1595 A1637 A1712 | B1540 B1612 B1650 | C1468 C1530 C1625 | | ")
    events = play(t, *["castle exhibit"] * 3, "castle T2", "castle T1")
    assert len(of_kind(Stolen, events)) == 6
    assert [t.size(seat) for seat in range(5)] == [1, 1, 1, 3, 3]


def test_three_players_use_the_first_three_cells() -> None:
    """[AV-7.34]"""
    assert read_position("| | ").cells() == 3


def test_the_third_in_rank_advances_three() -> None:
    """[AV-7.36]"""
    t = read_position("@9 | @7 | @2 ")
    play(t, "castle T4", "auction $21", "castle watch")
    assert t.pawns[2] == 5


def test_1748_with_six_pieces_of_the_1900s_counts_as_1298() -> None:
    """[AV-11.3]"""
    six: tuple[Object, ...] = ("E1903", "D1945", "D1946", "D1963", "D1967", "D1969")
    assert effective_year(("A1748", *six)) == 1298
