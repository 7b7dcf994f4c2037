"""What is over is gone: nothing of a match is kept by things that keep each other."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from typing import Any
from weakref import ref

import pytest

from benchmarks.raw_socket import RawSocket, open_socket
from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.server.tables import registry
from tests.server.conftest import Running
from tests.server.talk import begin, cookies, finish, until

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def nobody_collects() -> Iterator[None]:
    """Circles stay, as they do for hours in a server."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def ignore(socket: RawSocket, text: bytes) -> None:
    """Whoever looks on says nothing."""


async def test_a_match_that_is_over_is_gone(
    running: Running,
    anna: Client,
    bruno: Client,
    sixth: AnyGame,
    nobody_collects: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And whoever looked at it: some by a cookie, some without; they hang up without a word."""
    monkeypatch.setattr(registry, "IDLE", -1.0)
    table, _ = await begin(sixth, anna, bruno)
    where = running.url + f"/api/tables/{table}/socket"
    connections = running.server.server_state.connections
    before = set(connections)
    sockets = [await open_socket(where, ignore, who) for who in ({}, cookies(anna))]
    stream = asyncio.ensure_future(follow(anna, table))
    await finish(running, table, anna, bruno)
    opened = await running.registry.table(table)
    assert opened.data.live is not None
    kept: dict[str, ref[Any]] = {
        "table": ref(opened),
        "match": ref(opened.data.live.match),
        **{f"socket {at}": ref(each) for at, each in enumerate(set(connections) - before)},
    }
    assert len(kept) >= 4
    for socket in sockets:
        socket.close()
    stream.cancel()
    del opened
    await until(lambda: all(each.is_idle for each in running.registry.loaded()))
    await running.registry._forget_the_idle()
    for _ in range(100):  # what they say as they hang up is still on its way
        await asyncio.sleep(0.01)
        if not any(each() for each in kept.values()):
            break
    assert not [name for name, each in kept.items() if each() is not None]


async def follow(person: Client, table: str) -> None:
    async with person.watch(table) as messages:
        async for _ in messages:
            pass
