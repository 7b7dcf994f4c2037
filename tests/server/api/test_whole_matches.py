"""Whole matches of every game, over the open API, come to what an offline replay comes to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from larcin.client import Client, play, read_observation
from larcin.kernel.record import record, verify
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng
from larcin.wire import NewLink, Observed, TableSettings, TableState
from tests.server.conftest import Running, serving
from tests.server.talk import Screen, screen

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def verified(client: Client, state: TableState) -> None:
    """The record of a match replays, move by move, to the outcome that was told."""
    assert state.match is not None
    told = await client.record(state.match)
    match = verify(told)
    assert match.outcome == state.outcome is not None
    assert record(match) == told
    assert told.commitment == state.commitment


@pytest.mark.parametrize("slug", games())
async def test_bots_play_a_match_through_the_api(running: Running, slug: str) -> None:
    """Half of them are visiting programs, half of them the server's own."""
    game = games()[slug]
    seats = tuple(None if seat % 2 == 0 else "greedy" for seat in range(min(4, game.players[-1])))
    async with running.guest("Anna") as host, running.guest("Bruno") as guest:
        table = (await host.make_table(TableSettings(game=slug, seats=seats))).id
        link = await host.give_link(table, NewLink(kind="sit"))
        assert link.secret is not None
        await guest.use_link(table, link.secret)
        visitors = [host, guest][: seats.count(None)]
        for each in visitors:
            await each.sit(table)
        await host.start(table)
        ends = await asyncio.gather(*[play(each, table, "random") for each in visitors])
        assert {end.outcome for end in ends} == {ends[0].outcome}
        await verified(guest, ends[0])


@pytest.mark.parametrize("slug", games())
async def test_bots_alone_play_for_spectators(running: Running, slug: str) -> None:
    bots = ("greedy",) * min(5, games()[slug].players[-1])
    async with running.guest("Anna") as host, running.guest("Bruno") as fan:
        table = await host.make_table(TableSettings(game=slug, seats=bots, public=True))
        await host.start(table.id)
        heard = 0
        async with fan.watch(table.id) as messages:
            async for message in messages:
                if isinstance(message, Observed):
                    assert message.since == heard
                    heard = read_observation(message).told
                if isinstance(message, TableState) and message.outcome is not None:
                    await verified(fan, message)
                    return


async def play_at(screen: Screen, chance: QuickRng) -> dict[str, object]:
    """Any legal move, until it is over."""
    while True:
        seen = await screen.hear("observation")
        if seen["observation"]["view"]["outcome"] is not None:
            outcome: dict[str, object] = seen["observation"]["view"]["outcome"]
            return outcome
        if seen["observation"]["question"] is not None:
            await screen.play(seen, chance.below(len(seen["observation"]["moves"])))


@pytest.mark.parametrize("slug", games())
async def test_people_play_over_sockets(running: Running, slug: str) -> None:
    """The documented JSON is enough, with a client that knows nothing of larcin."""
    seats = (None, None)
    async with running.guest("Anna") as host, running.guest("Bruno") as guest:
        table = (await host.make_table(TableSettings(game=slug, seats=seats, public=True))).id
        for each in (host, guest):
            await each.sit(table)
        await host.start(table)
        async with screen(running, table, host) as first, screen(running, table, guest) as second:
            outcomes = await asyncio.gather(
                play_at(first, QuickRng(1)), play_at(second, QuickRng(2))
            )
        assert outcomes[0] == outcomes[1]
        await verified(host, await host.table(table))


async def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    slug = next(iter(games()))
    database = str(tmp_path / "server.sqlite")
    async with serving(database) as before, before.guest("Anna") as host:
        made = await host.make_table(TableSettings(game=slug, seats=(None, "greedy")))
        await host.sit(made.id)
        await host.start(made.id)
        token = await host.make_token("a program")
        async with screen(before, made.id, host) as shown:
            for _ in range(3):
                seen = await shown.asked()
                await shown.play(seen)
            seen = await shown.hear("observation")
    async with serving(database) as after, Client(after.url, token.token) as again:
        end = await play(again, made.id, "random")
        assert end.match == seen["match"]
        await verified(again, end)
