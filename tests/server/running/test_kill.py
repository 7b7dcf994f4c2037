"""kill -9: whatever was acknowledged is there, once, and every match goes on."""

from __future__ import annotations

import signal
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from larcin.client import Client
from larcin.wire import CloseCode, TableSettings
from tests.server.conftest import QUICK, new_schema
from tests.server.prove import Deployment, play_match, process, prove_kill

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here"),
]

TABLES = 10
MOVES_UNTIL_THE_END = 60


async def test_nothing_that_was_acknowledged_is_lost_or_doubled(database_url: str) -> None:
    assert await prove_kill(Deployment(database_url), TABLES, MOVES_UNTIL_THE_END) > TABLES


async def test_several_processes_lose_and_double_nothing(postgres: str, valkey: str) -> None:
    deployment = Deployment(await new_schema(postgres), valkey, workers=2)
    async with process(deployment) as (_, url):
        await play_match(url, QUICK, 3)
    assert await prove_kill(deployment, TABLES, MOVES_UNTIL_THE_END) > TABLES


async def test_it_stops_when_asked(tmp_path: Path) -> None:
    async with process(Deployment(str(tmp_path / "server.sqlite"))) as (server, url):
        async with Client(url) as client:
            await client.introduce("Anna")
            settings = TableSettings(game=QUICK, seats=(None, None), public=True)
            table = (await client.make_table(settings)).id
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address) as socket:
            await socket.recv()
            server.terminate()
            heard = []
            with suppress(ConnectionClosed):
                while True:
                    heard.append(await socket.recv())
            assert heard[-1] == '{"type":"closed","reason":"stopping"}'
            assert socket.close_code == CloseCode.STOPPING
        await server.wait()
        assert server.returncode in (0, -signal.SIGTERM)


async def test_several_processes_stop_when_asked(postgres: str, valkey: str) -> None:
    deployment = Deployment(await new_schema(postgres), valkey, workers=2)
    async with process(deployment) as (server, url):
        async with Client(url) as client:
            await client.introduce("Anna")
        server.terminate()
        await server.wait()
        assert server.returncode == 0
