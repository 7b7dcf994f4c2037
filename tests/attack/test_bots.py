"""Row 4: one guest starves all bots, and bots play for nobody."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from larcin.bots.workers import Workers
from larcin.client import Client
from larcin.kernel.registry import games
from larcin.server.common.limits import Limits
from larcin.server.running.crew import Crew, Turns
from larcin.server.tables.table import Table
from larcin.wire import TableSettings
from tests.attack.tools import ELSEWHERE, PATIENCE, reached
from tests.server.conftest import Running, serving
from tests.server.talk import refused, screen, until

GAME = max(games().values(), key=lambda game: game.bound(2, game.options())).slug
BOTS = TableSettings(game=GAME, seats=("random", "random"), public=True)


class Obedient:
    """Bots that answer at once, with the first move; they are counted."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(
        self, seat: str, bot: str, game: str, observation: bytes, person: str
    ) -> bytes:
        self.asked += 1
        await asyncio.sleep(0)
        return json.dumps(json.loads(observation)["moves"][0]).encode()

    async def advise(self, *_: Any) -> tuple[tuple[bytes, float | None], ...]:
        return ((b"{}", None),)


# -- Thinkers are shared --------------------------------------------------------------------


async def test_people_take_turns_however_much_each_asks() -> None:
    """Mallory has asked thirty questions when Anna asks two: hers come among the next."""
    turns, order = Turns(), []

    async def ask(person: str) -> None:
        async with turns.turn(person):
            order.append(person)
            await asyncio.sleep(0)

    mallory = [asyncio.ensure_future(ask("Mallory")) for _ in range(30)]
    await asyncio.sleep(0)
    others = [asyncio.ensure_future(ask(name)) for name in ("Anna", "Bruno", "Anna")]
    await asyncio.gather(*mallory, *others)
    assert max(order.index("Anna"), order.index("Bruno")) <= 4
    assert Counter(order) == {"Mallory": 30, "Anna": 2, "Bruno": 1}
    assert order.index("Anna", order.index("Anna") + 1) <= 7


async def test_who_goes_away_gives_the_turn_to_others() -> None:
    turns = Turns()
    first = turns.turn("Anna")
    await first.__aenter__()
    waiting = [asyncio.ensure_future(turns.turn("Anna").__aenter__()) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    await first.__aexit__(None, None, None)
    async with asyncio.timeout(PATIENCE):
        await waiting[1]


async def test_a_process_is_asked_one_thing_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    going = asyncio.Event()

    async def think(self: Workers, seat: str, *_: Any) -> tuple[bytes, tuple[()]]:
        asked.append(seat)
        await going.wait()
        return b"{}", ()

    monkeypatch.setattr(Workers, "think", think)
    with Workers(1) as workers:
        crew = Crew(workers, 0.1)
        many = [crew.choose(f"m{number}", "ismcts", GAME, b"", "Mallory") for number in range(10)]
        asking = [asyncio.ensure_future(each) for each in many]
        await asyncio.sleep(0)
        asking.append(asyncio.ensure_future(crew.choose("a", "ismcts", GAME, b"", "Anna")))
        await asyncio.sleep(0)
        assert asked == ["m0"]
        going.set()
        await asyncio.gather(*asking)
    assert asked.index("a") <= 2


# -- Bots among themselves ------------------------------------------------------------------


def lines(table: Table) -> int:
    assert table.data.live is not None
    return table.data.live.lines


async def begun(running: Running, host: Client) -> Table:
    made = await host.make_table(BOTS)
    await host.start(made.id)
    return await running.registry.table(made.id)


async def settled(table: Table) -> int:
    """How many moves were made when no bot is asked any more."""
    async with asyncio.timeout(PATIENCE):
        await until(lambda: table._bots.is_idle)
    return lines(table)


async def test_bots_among_themselves_pause_when_nobody_looks(tmp_path: Path) -> None:
    """Also after a restart."""
    database = str(tmp_path / "server.sqlite")
    limits = Limits(unwatched_seconds=1e-9)
    async with serving(database, limits=limits) as running, running.guest("Anna") as anna:
        running.registry.bots = Obedient()
        table = await begun(running, anna)
        before = await settled(table)
        assert table.is_paused
        async with screen(running, table.data.id, None) as looking:
            await looking.hear("observation")
            async with asyncio.timeout(PATIENCE):
                await until(lambda: lines(table) > before + 5)
        before = await settled(table)
        assert not table.data.is_over
        assert table.is_idle  # and it is forgotten, as a table that nobody uses
        name = table.data.id
    async with serving(database, limits=limits) as running:
        table = await running.registry.table(name)
        assert table.is_paused
        assert await settled(table) == before


async def test_bots_play_on_while_a_person_sits_there(tmp_path: Path) -> None:
    """They answer, though the person is away: until it is the person's turn."""
    limits = Limits(unwatched_seconds=1e-9)
    database = str(tmp_path / "server.sqlite")
    async with serving(database, limits=limits) as running, running.guest("Anna") as anna:
        bots = running.registry.bots = Obedient()
        made = await anna.make_table(TableSettings(game=GAME, seats=(None, "random")))
        await anna.sit(made.id)
        await anna.start(made.id)
        table = await running.registry.table(made.id)
        assert not table.is_paused
        live = table.data.live
        assert live is not None
        async with asyncio.timeout(PATIENCE):
            await until(lambda: table._bots.is_idle and 0 in live.match.to_act)
        assert bots.asked == lines(table)


# -- Quotas ---------------------------------------------------------------------------------


async def test_one_host_has_so_many_bots_at_work(tmp_path: Path) -> None:
    limits = Limits(bots=6, unwatched_seconds=1000)
    database = str(tmp_path / "server.sqlite")
    async with (
        serving(database, limits=limits) as running,
        running.guest("Mallory") as mallory,
        running.guest("Anna") as anna,
    ):
        running.registry.bots = Still()
        before = reached("bots")
        for _ in range(3):
            await begun(running, mallory)
        waiting = await mallory.make_table(TableSettings(game=GAME, seats=("random", "random")))
        assert await refused(mallory.start(waiting.id)) == (429, "too-many")
        assert reached("bots") == before + 1
        await begun(running, anna)


class Still(Obedient):
    """Bots that think for ever."""

    async def choose(self, *_: Any, **__: Any) -> bytes:
        await asyncio.Event().wait()
        return b""


async def test_one_host_has_so_many_tables(tmp_path: Path) -> None:
    database = str(tmp_path / "server.sqlite")
    private = TableSettings(game=GAME, seats=(None, None))
    async with (
        serving(database, limits=Limits(tables=4)) as running,
        running.guest("Mallory") as mallory,
        running.guest("Anna") as anna,
    ):
        for _ in range(4):
            await mallory.make_table(private)
        assert await refused(mallory.make_table(private)) == (429, "too-many")
        await anna.make_table(private)


async def test_new_guests_do_not_help(tmp_path: Path) -> None:
    """Neither with tables, nor without end: an address has its own limits."""
    database = str(tmp_path / "server.sqlite")
    private = TableSettings(game=GAME, seats=(None, None))
    limits = Limits(guests=5, tables_made=7)
    async with serving(database, limits=limits) as running:
        made = 0
        for number in range(4):
            async with running.guest(f"Mallory {number}") as mallory:
                for _ in range(2):
                    if made < 7:
                        await mallory.make_table(private)
                        made += 1
                    else:
                        assert await refused(mallory.make_table(private)) == (429, "too-many")
        async with Client(running.url) as mallory:
            await mallory.introduce("Mallory 4")
        async with Client(running.url) as mallory:
            assert await refused(mallory.introduce("Mallory 5")) == (429, "too-many")
        async with elsewhere(running) as anna:
            await anna.introduce("Anna")
            await anna.make_table(private)


async def test_advice_has_a_measure(tmp_path: Path) -> None:
    database = str(tmp_path / "server.sqlite")
    settings = TableSettings(game=GAME, seats=(None, "random"))
    async with (
        serving(database, limits=Limits(hints=3)) as running,
        running.guest("Mallory") as mallory,
    ):
        running.registry.bots = Obedient()
        made = await mallory.make_table(settings)
        await mallory.sit(made.id)
        await mallory.start(made.id)
        table = await running.registry.table(made.id)
        live = table.data.live
        assert live is not None
        async with asyncio.timeout(PATIENCE):
            await until(lambda: 0 in live.match.to_act)
        for _ in range(3):
            await mallory.hint(made.id)
        assert await refused(mallory.hint(made.id)) == (429, "too-many")


def elsewhere(running: Running) -> Client:
    """Somebody at another address."""
    client = Client(running.url)
    client._http._transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
    return client
