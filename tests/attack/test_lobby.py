"""Row 5: a lobby full of one's own tables, seats that nobody frees, and a flood of chat."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from larcin.client import Client, Refusal
from larcin.kernel.registry import games
from larcin.server.common.limits import Limits
from larcin.wire import NewLink, TableSettings
from tests.attack.test_bots import elsewhere
from tests.attack.tools import public_table, reached
from tests.server.conftest import serving
from tests.server.talk import refused, screen

GAME = next(iter(games()))


async def status(asking: Awaitable[Any]) -> int:
    """How a request ended."""
    try:
        await asking
    except Refusal as refusal:
        return refusal.problem.status
    return 200


async def test_one_host_has_few_tables_in_the_lobby(tmp_path: Path) -> None:
    """A hundred and twenty pushed all others out."""
    database = str(tmp_path / "server.sqlite")
    async with (
        serving(database, limits=Limits()) as running,
        running.guest("Anna") as anna,
        running.guest("Mallory") as mallory,
    ):
        first = await public_table(anna)
        before = reached("lobby_tables")
        got = Counter([await status(public_table(mallory)) for _ in range(120)])
        assert got == {200: 3, 429: 117}
        assert reached("lobby_tables") == before + 117
        assert first in {table.id for table in await anna.lobby()}


async def test_new_guests_do_not_fill_the_lobby(tmp_path: Path) -> None:
    database = str(tmp_path / "server.sqlite")
    async with serving(database, limits=Limits()) as running, elsewhere(running) as anna:
        await anna.introduce("Anna")
        first = await public_table(anna)
        got: Counter[int] = Counter()
        for number in range(50):
            async with running.guest(f"Mallory {number}") as mallory:
                got.update([await status(public_table(mallory)) for _ in range(3)])
        assert got == {200: 40, 429: 110}
        assert first in {table.id for table in await anna.lobby()}


async def test_a_table_where_nobody_sits_leaves_the_lobby(tmp_path: Path) -> None:
    """And makes room for another one of the same host."""
    database = str(tmp_path / "server.sqlite")
    limits = Limits(empty_seconds=1e-9, lobby_tables=1)
    async with serving(database, limits=limits) as running, running.guest("Anna") as anna:
        empty, waiting = await public_table(anna), await public_table(anna)
        assert await anna.lobby() == []
        await anna.sit(waiting)
        assert [table.id for table in await anna.lobby()] == [waiting]
        assert (await anna.table(empty)).id == empty  # who has the address finds it
        assert await refused(public_table(anna)) == (429, "too-many")


async def test_the_host_frees_a_seat(tmp_path: Path) -> None:
    database = str(tmp_path / "server.sqlite")
    async with (
        serving(database) as running,
        running.guest("Anna") as anna,
        running.guest("Mallory") as mallory,
        running.guest("Bruno") as bruno,
    ):
        table = await public_table(anna)
        await mallory.sit(table, 0)
        assert await refused(bruno.free_seat(table, 0)) == (403, "forbidden")
        assert await refused(anna.free_seat(table, 1)) == (409, "conflict")
        assert await refused(anna.free_seat(table, 7)) == (404, "not-there")
        async with screen(running, table, mallory) as shown:
            assert (await shown.hear("table"))["seat"] == 0
            await anna.free_seat(table, 0)
            assert (await shown.hear("table"))["seat"] is None
        assert await refused(mallory.sit(table)) == (403, "forbidden")
        await bruno.sit(table, 0)
        await anna.sit(table, 1)
        await anna.start(table)
        assert await refused(anna.free_seat(table, 0)) == (409, "conflict")


async def test_new_guests_cannot_flood_a_chat(tmp_path: Path) -> None:
    """Eighty guests of one address, five lines each: four hundred were taken in six seconds."""
    database = str(tmp_path / "server.sqlite")
    async with serving(database, limits=Limits()) as running, AsyncExitStack() as stack:
        anna = await stack.enter_async_context(elsewhere(running))
        await anna.introduce("Anna")
        table = (await anna.make_table(TableSettings(game=GAME, seats=(None, None), chat="all"))).id
        link = await anna.give_link(table, NewLink(kind="watch"))
        before = reached("lines_each")

        async def shout(number: int) -> None:
            async with Client(running.url) as mallory:
                await mallory.introduce(f"Mallory {number}")
                await mallory.use_link(table, link.secret or "")
                for line in range(5):
                    await status(mallory.say(table, f"line {line}"))

        for first in range(0, 80, 8):
            await asyncio.gather(*map(shout, range(first, first + 8)))
        assert reached("lines_each") > before
        assert len(await anna.chat(table)) <= 30
        await anna.say(table, "I am still heard.")


async def test_one_person_writes_five_lines_at_once(tmp_path: Path) -> None:
    database = str(tmp_path / "server.sqlite")
    settings = TableSettings(game=GAME, seats=(None, None), chat="all")
    async with serving(database, limits=Limits()) as running, running.guest("Anna") as anna:
        tables = [(await anna.make_table(settings)).id for _ in range(10)]
        got = await asyncio.gather(
            *(anna.say(each, "!") for each in tables), return_exceptions=True
        )
        assert sum(not isinstance(each, Refusal) for each in got) == 5
