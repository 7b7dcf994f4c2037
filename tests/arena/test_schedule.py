"""Each deal from every seat, and chance that depends on nothing but the schedule."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from larcin.arena.schedule import Fixture, chance_of, fixtures, seating, seed_of, settle
from larcin.bots import UnknownBot
from larcin.kernel.errors import BadOption, BadSeats
from tests.arena.matches import QUICK, SETTINGS


def test_every_bot_sits_in_every_seat_once_a_deal() -> None:
    settings = replace(SETTINGS, bots=("a", "b", "c"))
    played = Counter(
        (deal, seat, bot)
        for deal, rotation in fixtures(3, deals=2)
        for seat, bot in enumerate(seating(settings, rotation))
    )
    assert len(played) == 2 * 3 * 3
    assert set(played.values()) == {1}


def test_a_seat_is_played_by_the_next_bot_after_a_rotation() -> None:
    settings = replace(SETTINGS, bots=("a", "b", "c", "d"))
    for rotation in range(4):
        bots = seating(settings, rotation)
        assert all(bots[seat] == settings.bots[(seat + rotation) % 4] for seat in range(4))


def test_the_last_bot_fills_up_the_seats() -> None:
    assert settle(QUICK, ["random", "greedy"], seats=4).bots == ("random", *["greedy"] * 3)
    assert settle(QUICK, ["random", "greedy"]).bots == ("random", "greedy")


@pytest.mark.parametrize("seats", [0, 1, 99])
def test_a_game_says_how_many_play_it(seats: int) -> None:
    with pytest.raises(BadSeats, match="is played by"):
        settle(QUICK, ["random"], seats=seats)


def test_there_are_no_more_bots_than_seats() -> None:
    with pytest.raises(BadSeats, match="3 bots for 2 seats"):
        settle(QUICK, ["random"] * 3, seats=2)


def test_bots_and_options_are_checked_before_anything_starts() -> None:
    with pytest.raises(UnknownBot):
        settle(QUICK, ["nobody", "random"])
    with pytest.raises(BadOption):
        settle(QUICK, ["random", "random"], options={"nothing": "1"})


def test_rotations_share_their_deal_and_nothing_else_does() -> None:
    other = replace(SETTINGS, seed=1)
    seeds = {seed_of(each, deal) for each in (SETTINGS, other) for deal in range(5)}
    assert len(seeds) == 10


def test_each_move_has_a_chance_of_its_own() -> None:
    chances = {
        chance_of(each, Fixture(deal, rotation), seat, turn).state
        for each in (SETTINGS, replace(SETTINGS, seed=1))
        for deal in range(2)
        for rotation in range(2)
        for seat in range(2)
        for turn in range(2)
    }
    assert len(chances) == 32


def test_chance_does_not_ask_who_plays() -> None:
    other = replace(SETTINGS, bots=("c", "d"), time=3.0)
    assert seed_of(SETTINGS, 7) == seed_of(other, 7)
    fixture = Fixture(7, 1)
    assert chance_of(SETTINGS, fixture, 0, 5) == chance_of(other, fixture, 0, 5)
