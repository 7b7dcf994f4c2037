"""A bot's answer does not tell by its time whether there was a choice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from larcin.bots.workers import Workers
from larcin.server.running import crew as crew_module
from larcin.server.running.crew import Crew
from larcin.server.running.pace import LEAST, REMEMBERED, STEP, Pace, is_secret

FORCED, CHOICE = 0.004, 0.055
SECRET, OPEN = b'{"moves":[{}]}', b'{"moves":[{}],"obvious":{}}'


def test_the_interval_is_the_same_for_short_and_long_thoughts() -> None:
    pace = Pace()
    told = []
    for thought in (FORCED, CHOICE, FORCED, CHOICE, CHOICE, FORCED):
        told.append(pace.interval)
        pace.note(thought)
    assert set(told) == {LEAST}


def test_the_interval_follows_long_thoughts_and_forgets_them() -> None:
    pace = Pace()
    pace.note(2.0)
    assert 2.0 < pace.interval <= 2.0 * 1.1 * STEP
    before = pace.interval
    pace.note(2.01)
    assert pace.interval == before  # a hair more tells nothing
    for _ in range(REMEMBERED):
        pace.note(FORCED)
    assert pace.interval == LEAST


def test_what_everybody_sees_is_no_secret() -> None:
    assert is_secret(SECRET)
    assert is_secret(b'{"moves":[{}],"obvious":null}')
    assert not is_secret(OPEN)


async def test_answers_are_held_back_by_what_is_left_of_the_interval(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clock stands still but for thoughts and for waiting."""
    clock = [0.0]
    thoughts = iter((FORCED, CHOICE, FORCED, FORCED))

    async def think(*_: Any) -> tuple[bytes, tuple[()]]:
        clock[0] += next(thoughts)
        return b"{}", ()

    class Time:
        @staticmethod
        def perf_counter() -> float:
            return clock[0]

    class Loop:
        CancelledError = asyncio.CancelledError
        get_running_loop = staticmethod(asyncio.get_running_loop)

        @staticmethod
        async def sleep(seconds: float) -> None:
            clock[0] += max(0.0, seconds)

    monkeypatch.setattr(Workers, "think", think)
    monkeypatch.setattr(crew_module, "time", Time)
    monkeypatch.setattr(crew_module, "asyncio", Loop)
    took = []
    with Workers(1) as workers:
        crew = Crew(workers, 2.0, steady=True)
        for seen in (SECRET, SECRET, SECRET, OPEN):
            before = clock[0]
            await crew.choose("seat", "greedy", "game", seen, "Anna")
            took.append(round(clock[0] - before, 6))
    assert took == [LEAST, LEAST, LEAST, FORCED]
