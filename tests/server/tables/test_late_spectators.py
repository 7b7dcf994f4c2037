"""Those without a seat see everything later."""

from __future__ import annotations

import pytest

from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from larcin.wire import NewLink
from tests.server.conftest import Running
from tests.server.talk import begin, finish, screen

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))


async def test_those_without_a_seat_see_everything_later(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, match = await begin(sixth, anna, bruno, delay=3600)
    live = (await running.registry.table(table)).data.live
    assert live is not None
    eyes = await anna.give_link(table, NewLink(kind="eyes"))
    async with (
        running.guest("Carla") as fan,
        screen(running, table, None) as spectator,
        screen(running, table, anna) as player,
    ):
        await fan.use_link(table, eyes.secret or "")
        opening = (await spectator.hear("observation"))["observation"]
        before = len(live.match.events)
        while len(live.match.events) == before:
            seat = live.match.to_act[0]
            question = live.match.question(seat) or 0
            await (anna, bruno)[seat].play(table, question, live.match.moves(seat)[0])
        while (await player.hear("observation"))["observation"]["told"] == before:
            pass
        await spectator.say(type="resume", since=0)
        assert (await spectator.hear("observation"))["observation"] == opening
        async with screen(running, table, fan, "?eyes=0") as lent:
            assert (await lent.hear("observation"))["observation"]["told"] == before
        assert len((await fan.record(match)).events[0]) == before
        await finish(running, table, anna, bruno)  # then there is nothing to hide
        told = len(live.match.events)
        while (await spectator.hear("observation"))["observation"]["told"] != told:
            pass


async def test_late_spectators_follow_in_time(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno, delay=1)
    live = (await running.registry.table(table)).data.live
    assert live is not None
    async with screen(running, table, None) as spectator:
        before = (await spectator.hear("observation"))["observation"]["told"]
        while len(live.match.events) == before:
            seat = live.match.to_act[0]
            question = live.match.question(seat) or 0
            await (anna, bruno)[seat].play(table, question, live.match.moves(seat)[0])
        seen = await spectator.hear("observation")
        while seen["observation"]["told"] == before:
            seen = await spectator.hear("observation")
        assert (seen["since"], seen["clocks"]) == (before, [])
