"""The pool plays every match once, as it would be played here, and stops when told to."""

from __future__ import annotations

import multiprocessing
import os
import signal

import pytest

from larcin.arena.contest import Contest
from larcin.arena.play import play_match
from larcin.arena.pool import Pace, WorkerFailed, play_in_pool
from larcin.arena.schedule import settle
from tests.arena.matches import QUICK, SETTINGS, result, timeless

pytestmark = pytest.mark.slow

PLAYED = settle(QUICK, ["greedy", "random"])


def test_it_plays_each_match_as_it_is_played_here() -> None:
    fixtures = Contest(PLAYED, deals=3).fixtures
    told = [each for results in play_in_pool(PLAYED, fixtures, workers=2) for each in results]
    here = [play_match(PLAYED, fixture) for fixture in fixtures]
    assert timeless(sorted(told, key=lambda each: each.fixture)) == timeless(here)
    assert multiprocessing.active_children() == []


def test_it_can_be_left_in_between() -> None:
    playing = play_in_pool(PLAYED, Contest(PLAYED, deals=1000).fixtures, workers=1)
    assert next(playing)
    playing.close()
    assert multiprocessing.active_children() == []


def test_a_mistake_in_a_worker_is_told() -> None:
    fixtures = Contest(SETTINGS, deals=1).fixtures  # between bots that do not exist
    with pytest.raises(WorkerFailed, match=r"Fixture\(deal=0, rotation=0\)[^$]*UnknownBot"):
        list(play_in_pool(SETTINGS, fixtures, workers=1))
    assert multiprocessing.active_children() == []


def test_a_killed_worker_is_noticed() -> None:
    playing = play_in_pool(PLAYED, Contest(PLAYED, deals=1000).fixtures, workers=1)
    assert next(playing)
    [worker] = multiprocessing.active_children()
    os.kill(worker.pid or 0, signal.SIGKILL)
    with pytest.raises(WorkerFailed, match="was killed"):
        list(playing)


def test_short_matches_travel_together_and_long_ones_alone() -> None:
    pace = Pace()
    assert pace.batch == 1
    pace.note([result(0, 0, "ab", (1, 2))])  # it took a second
    assert pace.batch == 1
    quick = Pace(matches=100, seconds=1.0)
    assert quick.batch == 25
    assert Pace(matches=100000, seconds=1.0).batch == 64
