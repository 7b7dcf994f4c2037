"""kill -9: whatever was acknowledged is there, once, and every match goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from larcin.client import Client, Unreachable, read_observation
from larcin.kernel.codec import decode, encode
from larcin.kernel.registry import games
from larcin.kernel.rng import QuickRng
from larcin.server.database import open_database
from larcin.server.matches import LiveMatch
from larcin.server.store import Store
from larcin.wire import Observed, TableSettings

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")

TABLES = 6
MOVES_UNTIL_THE_END = 60
MOVES_AFTERWARDS = 5


@asynccontextmanager
async def process(database: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A server in a process of its own, killed at the end if it still runs."""
    arguments = ["serve", "--port", "0", "--database", database, "--workers", "1"]
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "larcin", *arguments, "--rate", "1000000"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()
        assert line.startswith("larcin serves at http://"), line
        yield server, line.split()[-1]
    finally:
        if server.returncode is None:
            os.killpg(server.pid, signal.SIGKILL)
        await server.wait()


class Gambler:
    """Plays anything legal at one table, and remembers what was acknowledged."""

    def __init__(self, url: str, slug: str, chance: QuickRng) -> None:
        self.client = Client(url)
        self.slug = slug
        self.chance = chance
        self.acknowledged: list[bytes] = []
        self.table = self.match = self.token = ""

    async def sit(self) -> None:
        await self.client.introduce("Anna")
        settings = TableSettings(game=self.slug, seats=(None, "random"), public=True)
        self.table = (await self.client.make_table(settings)).id
        self.token = (await self.client.make_token("after the crash")).token or ""
        await self.client.sit(self.table)
        self.match = (await self.client.start(self.table)).match or ""

    async def play(self) -> None:
        """Until the server is gone."""
        answered = None
        with suppress(Unreachable):
            async with self.client.watch(self.table) as messages:
                async for message in messages:
                    seen = read_observation(message) if isinstance(message, Observed) else None
                    if seen is None or seen.question in (None, answered):
                        continue
                    answered = seen.question
                    move = self.chance.choice(seen.moves)
                    await self.client.play(self.table, answered or 0, move)
                    self.acknowledged.append(encode(move))
        await self.client.close()


async def test_nothing_that_was_acknowledged_is_lost_or_doubled(database_url: str) -> None:
    slugs = list(games())
    gamblers: list[Gambler] = []
    async with process(database_url) as (server, url):
        for number in range(TABLES):
            gamblers.append(Gambler(url, slugs[number % len(slugs)], QuickRng(number)))
            await gamblers[-1].sit()
        playing = [asyncio.ensure_future(each.play()) for each in gamblers]
        while sum(len(each.acknowledged) for each in gamblers) < MOVES_UNTIL_THE_END:
            done, _ = await asyncio.wait(playing, timeout=0.01)
            assert not done  # a match ends in peace; nobody's client does
        os.killpg(server.pid, signal.SIGKILL)
        await asyncio.gather(*playing)
    store = Store(await open_database(database_url))
    for each in gamblers:
        mine = [line.move or "" for line in await store.lines(each.match) if line.seat == 0]
        stored = [encode(decode(move, games()[each.slug].move_type)) for move in mine]
        assert stored[: len(each.acknowledged)] == each.acknowledged
        assert len(stored) <= len(each.acknowledged) + 1  # stored, but not yet acknowledged
        heading = await store.match(each.match)
        assert heading is not None
        LiveMatch.again(heading, await store.lines(each.match), None)
    await store.close()
    async with process(database_url) as (_, url):
        for each in gamblers:
            await go_on(Client(url, each.token), each)


async def go_on(client: Client, before: Gambler) -> None:
    """The match is the same one, and takes some more moves or is over."""
    async with client, client.watch(before.table) as messages:
        made, answered = 0, None
        async for message in messages:
            if isinstance(message, Observed):
                assert message.match == before.match
                seen = read_observation(message)
                if seen.view.outcome is not None or made == MOVES_AFTERWARDS:
                    return
                if seen.question not in (None, answered):
                    answered = seen.question
                    await client.play(before.table, answered or 0, seen.moves[0])
                    made += 1


async def test_it_stops_when_asked(tmp_path: Path) -> None:
    async with process(str(tmp_path / "server.sqlite")) as (server, url):
        async with Client(url) as client:
            await client.introduce("Anna")
        server.terminate()
        await server.wait()
        assert server.returncode in (0, -signal.SIGTERM)
