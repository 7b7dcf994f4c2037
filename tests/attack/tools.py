"""What attackers need: connections on which every byte is theirs, from any loopback address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from larcin.client import Client
from larcin.kernel.registry import games
from larcin.server.common.metrics import FIGURES
from larcin.wire import TableSettings
from tests.server.web.test_uvicorn_websocket import Wire

ELSEWHERE = "127.0.0.2"
"""Another address of this machine, for whoever is not the attacker."""

PATIENCE = 20.0
"""Seconds after which something that should have happened has not: far more than it takes."""


def reached(limit: str) -> float:
    """How often this limit was reached so far, as Prometheus is told."""
    return FIGURES.numbers.get(f'larcin_limits_total{{limit="{limit}"}}', 0)


@asynccontextmanager
async def connected(url: str, source: str = "127.0.0.1") -> AsyncIterator[Wire]:
    """A connection to the server at this address."""
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(
        where.hostname, where.port, local_addr=(source, 0)
    )
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def answer(line: Wire) -> bytes:
    """All that the server says until it hangs up."""
    said = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while data := await line.reader.read(65536):
                said += data
    return said


async def upgrade(line: Wire, url: str, table: str) -> bytes:
    """Ask for the socket of a table: the first line of the answer."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    await line.send("\r\n".join([*lines, "", ""]).encode())
    head = await line.reader.readuntil(b"\r\n\r\n")
    return head.split(b"\r\n")[0]


async def public_table(client: Client) -> str:
    """A table that anybody may look at."""
    settings = TableSettings(game=next(iter(games())), seats=(None, None), public=True)
    return (await client.make_table(settings)).id
