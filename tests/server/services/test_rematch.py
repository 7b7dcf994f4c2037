"""Playing again: everybody moves one seat further."""

from __future__ import annotations

import asyncio

import pytest

from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from larcin.wire import NewLink, TableSettings
from tests.server.conftest import Running
from tests.server.talk import begin, finish, refused, screen

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))


async def test_a_rematch_moves_everybody_one_seat_further(
    running: Running, anna: Client, bruno: Client
) -> None:
    settings = TableSettings(game=GAME, seats=(None, None, "random"))
    table = (await anna.make_table(settings)).id
    await anna.sit(table)
    link = await anna.give_link(table, NewLink(kind="sit"))
    await bruno.use_link(table, link.secret or "")
    await bruno.sit(table)
    async with running.guest("Carla") as fan:
        watch = await anna.give_link(table, NewLink(kind="watch"))
        await fan.use_link(table, watch.secret or "")
        await anna.start(table)
        assert await refused(anna.rematch(table)) == (409, "conflict")
        await play_out(running, table, [anna, bruno])
        async with screen(running, table, bruno) as shown:
            await shown.hear("table")
            assert await refused(fan.rematch(table)) == (403, "forbidden")
            asked = await bruno.rematch(table)
            told = await shown.hear("table")
        assert told["rematch"] == asked.id
        assert (asked.previous, asked.seat, asked.match) == (table, 2, None)
        assert [seat.bot for seat in asked.seats] == ["random", None, None]
        assert (await bruno.rematch(table)).id == asked.id
        assert (await fan.table(asked.id)).seat is None
        assert await refused(fan.sit(asked.id)) == (403, "forbidden")
        agreed = await anna.rematch(table)
        assert (agreed.id, agreed.seat) == (asked.id, 1)
        assert agreed.match is not None


async def play_out(running: Running, table: str, people: list[Client]) -> None:
    """Everybody plays the first move until it is over."""
    live = (await running.registry.table(table)).data.live
    assert live is not None
    while live.outcome is None:
        for seat, client in enumerate(people):
            question = live.match.question(seat)
            if question is not None and live.outcome is None:
                await client.play(table, question, live.match.moves(seat)[0])
        await asyncio.sleep(0.001)


async def test_who_plays_alone_may_want_stronger_rivals(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    settings = TableSettings(game=sixth.slug, seats=(None, "random", "greedy"))
    table = (await anna.make_table(settings)).id
    await anna.sit(table)
    await anna.start(table)
    await play_out(running, table, [anna])
    while (await anna.table(table)).outcome is None:  # noqa: ASYNC110 - it is stored first
        await asyncio.sleep(0.001)
    assert await refused(anna.rematch(table, "nobody")) == (400, "unknown-bot")
    again = await anna.rematch(table, "burglar")
    assert [seat.bot for seat in again.seats] == ["burglar", None, "burglar"]
    table, _ = await begin(sixth, anna, bruno)
    await finish(running, table, anna, bruno)
    assert await refused(anna.rematch(table, "burglar")) == (403, "forbidden")


async def test_two_who_agree_at_once_agree_on_one_table(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno)
    await finish(running, table, anna, bruno)
    both = await asyncio.gather(anna.rematch(table), bruno.rematch(table))
    assert both[0].id == both[1].id
    state = await anna.table(both[0].id)
    assert state.match is not None
    assert [seat.name for seat in state.seats] == ["Bruno", "Anna"]


async def test_seats_of_a_public_rematch_are_kept(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno)
    await finish(running, table, anna, bruno)
    again = (await anna.rematch(table)).id
    (listed,) = [each for each in await anna.lobby() if each.id == again]
    assert listed.free == 0
    async with running.guest("Carla") as stranger:
        assert await refused(stranger.sit(again)) == (403, "forbidden")
        link = await anna.give_link(again, NewLink(kind="sit"))  # Bruno does not want to
        await stranger.use_link(again, link.secret or "")
        await stranger.sit(again)


async def test_bots_take_the_seats_that_stay_free(anna: Client, bruno: Client) -> None:
    settings = TableSettings(game=GAME, seats=(None, None, None), public=True)
    table = (await anna.make_table(settings)).id
    await anna.sit(table)
    assert await refused(bruno.fill(table, "greedy")) == (403, "forbidden")
    assert await refused(anna.fill(table, "nobody")) == (400, "unknown-bot")
    state = await anna.fill(table, "greedy")
    assert [seat.bot for seat in state.seats] == [None, "greedy", "greedy"]
    assert (await anna.start(table)).match is not None
    assert await refused(anna.fill(table, "greedy")) == (409, "conflict")
