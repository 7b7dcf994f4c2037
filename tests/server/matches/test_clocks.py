"""Clocks: all from times that are given, none from a clock."""

from __future__ import annotations

from larcin.server.matches.clocks import GRACE, Clocks
from larcin.wire import Clock, SeatClock


def clocks(seconds: int = 10, reserve: int = 5) -> Clocks:
    made = Clocks(Clock(seconds=seconds, reserve=reserve))
    made.ask([(0, 1), (1, 1)], at=1000)
    return made


def test_a_decision_has_its_time_and_the_reserve() -> None:
    assert clocks().deadlines() == {0: 16_000, 1: 16_000}


def test_who_is_quick_keeps_the_reserve() -> None:
    clock = clocks()
    clock.answer("play", 0, None, at=11_000)
    clock.ask([(1, 1)], at=11_000)
    clock.ask([(0, 2)], at=20_000)
    assert clock.deadlines() == {0: 35_000}


def test_who_is_slow_spends_the_reserve() -> None:
    clock = clocks()
    clock.answer("play", 0, None, at=13_000)
    clock.ask([(0, 2), (1, 1)], at=13_000)
    assert clock.deadlines() == {0: 26_000, 1: 16_000}
    clock.answer("play", 0, None, at=40_000)
    clock.ask([(0, 3)], at=40_000)
    assert clock.deadlines() == {0: 50_000}


def test_a_question_that_stays_keeps_its_time() -> None:
    clock = clocks()
    clock.answer("play", 0, None, at=2000)
    clock.ask([(1, 1)], at=2000)
    assert clock.deadlines() == {1: 16_000}


def test_taking_back_gives_no_new_time() -> None:
    clock = clocks()
    clock.answer("play", 0, None, at=13_000)
    clock.ask([(1, 1)], at=13_000)
    clock.answer("take_back", 0, 2, at=14_000)
    clock.ask([(0, 2), (1, 1)], at=14_000)
    assert clock.deadlines() == {0: 16_000, 1: 16_000}


def test_changing_a_choice_moves_no_clock() -> None:
    clock = clocks()
    clock.answer("play", 0, None, at=2000)
    clock.answer("change", 0, None, at=3000)
    clock.ask([(1, 1)], at=3000)
    assert clock.deadlines() == {1: 16_000}


def test_who_comes_back_has_the_time_of_a_new_question() -> None:
    clock = clocks()
    clock.restart(1, at=50_000)
    clock.restart(7, at=50_000)
    assert clock.deadlines() == {0: 16_000, 1: 65_000}


def test_after_a_restart_nobody_is_late_at_once() -> None:
    clock = clocks(seconds=86_400)
    clock.not_before = 100_000_000_000
    assert clock.deadlines()[0] == 100_000_000_000 + GRACE


def test_what_is_left_is_shown() -> None:
    assert clocks().left(at=12_000)[0] == SeatClock(seat=0, milliseconds=4000, reserve=5000)
    assert clocks().left(at=99_000)[0] == SeatClock(seat=0, milliseconds=0, reserve=5000)
