"""A real server in processes of its own, and those who want nothing but to play there."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from statistics import quantiles

import httpx
from websockets.asyncio.client import ClientConnection, connect

from larcin.client import Client
from tests.attack.tools import ELSEWHERE

PATIENCE = 60.0


@contextmanager
def server(source: str | None, *, files: int | None = None) -> Iterator[str]:
    """The address of a server with its usual settings, of these sources or of another folder's."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--database", str(Path(folder) / "server.sqlite")]
        command = [sys.executable, "-m", "larcin", "serve", *options]
        if files is not None:
            command = ["bash", "-c", f'ulimit -n {files}; exec "$0" "$@"', *command]
        environment = os.environ | ({} if source is None else {"PYTHONPATH": source})
        running = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        assert running.stdout is not None
        try:
            yield running.stdout.readline().rpartition(" ")[2].strip()
        finally:
            running.terminate()
            with suppress(subprocess.TimeoutExpired):
                running.wait(10)
            running.kill()
            running.wait()
            running.stdout.close()


@asynccontextmanager
async def guest(url: str, name: str, source: str = "127.0.0.1") -> AsyncIterator[Client]:
    """Somebody at this address."""
    client = Client(url)
    client._http._transport = httpx.AsyncHTTPTransport(local_address=source)
    client._http.timeout = httpx.Timeout(PATIENCE)
    async with client:
        await client.introduce(name)
        yield client


@asynccontextmanager
async def player(url: str, table: str) -> AsyncIterator[ClientConnection]:
    """A socket at a table, from elsewhere."""
    where = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(where, local_addr=(ELSEWHERE, 0), open_timeout=PATIENCE) as socket:
        yield socket


async def pings(socket: ClientConnection, seconds: float) -> list[float]:
    """How long a message and its answer take, again and again, in seconds."""
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        await socket.send('{"type":"ping"}')
        while '"pong"' not in str(await socket.recv()):
            pass
        times.append(time.perf_counter() - began)
        await asyncio.sleep(0.012)
    return times


def p99(times: list[float]) -> float:
    """In milliseconds."""
    return 1000 * quantiles(times, n=100)[98] if len(times) > 1 else 1000 * sum(times)
