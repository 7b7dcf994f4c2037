"""One match: what bots are asked and told, and that it is played the same way every time."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from types import MappingProxyType
from typing import Any

import pytest

from larcin.arena.play import play_match
from larcin.arena.schedule import Fixture, Settings, settle
from larcin.bots import BOTS, factory
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Observation
from larcin.kernel.registry import games
from larcin.kernel.rng import Chance
from tests.arena.matches import QUICK, result, timeless

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.slug)

Spies = list["Spy"]


class Spy:
    """Plays at random, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Observation[Any, Any, Any]] = []
        self.deadlines: list[float | None] = []

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        self.shown.append(observation)
        self.deadlines.append(deadline)
        return rng.choice(observation.moves)


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> Spies:
    """All spies that were made so far."""
    made: Spies = []

    def make() -> Spy:
        made.append(Spy())
        return made[-1]

    known: dict[str, Callable[..., Any]] = {**BOTS, "spy": make}
    monkeypatch.setattr(factory, "BOTS", MappingProxyType(known))
    return made


def settings_of(game: AnyGame, *bots: str, time: float | None = None) -> Settings:
    return settle(game, bots, seats=max(game.players[0], 2), time=time)


@each_game
def test_a_match_is_played_the_same_way_every_time(game: AnyGame) -> None:
    settings = settings_of(game, "random")
    first, second = (play_match(settings, Fixture(3, 1)) for _ in "ab")
    assert timeless([first]) == timeless([second])
    assert first.moves > 0
    assert first.fixture == (3, 1)


def test_another_deal_is_another_match() -> None:
    settings = settings_of(QUICK, "random")
    first, second = (play_match(settings, Fixture(deal, 0)) for deal in range(2))
    assert timeless([first]) != timeless([second])


@each_game
def test_a_bot_hears_everything_once(game: AnyGame, spies: Spies) -> None:
    play_match(settings_of(game, "spy"), Fixture(0, 0))
    for spy in spies:
        told = [0, *(each.told for each in spy.shown)]
        heard = [len(each.events) for each in spy.shown]
        assert heard == [now - before for before, now in pairwise(told)]


@each_game
def test_nobody_is_asked_what_has_one_answer(game: AnyGame, spies: Spies) -> None:
    settings = settings_of(game, "spy")
    spies.clear()  # one was made to see whether there is such a bot
    played = play_match(settings, Fixture(0, 0))
    assert all(len(each.moves) > 1 for spy in spies for each in spy.shown)
    assert played.questions == tuple(len(spy.shown) for spy in spies)
    assert sum(played.questions) <= played.moves


def test_each_seat_of_each_match_has_a_new_bot(spies: Spies) -> None:
    settings = settings_of(QUICK, "spy")
    spies.clear()
    for rotation in range(2):
        play_match(settings, Fixture(0, rotation))
    assert len(spies) == 4


def test_a_bot_knows_until_when_it_may_think(spies: Spies) -> None:
    before = time.monotonic()
    play_match(settings_of(QUICK, "spy", time=1000.0), Fixture(0, 0))
    after = time.monotonic()
    deadlines = [deadline for spy in spies for deadline in spy.deadlines]
    assert all(deadline is not None for deadline in deadlines)
    assert all(before + 1000 <= (deadline or 0) <= after + 1000 for deadline in deadlines)


def test_without_a_time_there_is_no_deadline(spies: Spies) -> None:
    play_match(settings_of(QUICK, "spy"), Fixture(0, 0))
    assert {deadline for spy in spies for deadline in spy.deadlines} == {None}


def test_a_shared_victory_is_split() -> None:
    assert result(0, 0, "abc", (1, 1, 3)).shares == (0.5, 0.5, 0)
    assert result(0, 0, "abc", (2, 3, 1)).shares == (0, 0, 1)
