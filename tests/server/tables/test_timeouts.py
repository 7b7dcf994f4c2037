"""Bots sit in for people who are away for too long."""

from __future__ import annotations

import pytest

from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from tests.server.conftest import Running
from tests.server.talk import begin, screen, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))


async def test_a_bot_sits_in_for_whoever_is_away_too_long(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    clock = {"seconds": 86_400, "away": 5}
    table, _ = await begin(sixth, anna, bruno, clock=clock, stand_in="random")
    live = await running.registry.table(table)
    timeouts = live.timeouts
    assert timeouts.away == {0, 1}
    async with screen(running, table, anna) as shown:
        await shown.hear("observation")
        assert timeouts.away == {1}
    await until(lambda: timeouts.away == {0, 1})
    timeouts.give_up(0)  # as when five seconds are over
    await until(lambda: live.data.stored.bot_in(0) == "random")
    state = await anna.come_back(table)
    assert state.seats[0].bot is None


async def test_nobody_is_minded_without_such_a_clock(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno, clock={"seconds": 86_400})
    assert (await running.registry.table(table)).timeouts.away == set()
