"""The bus over Valkey: when nothing is said, and when it is over."""

from __future__ import annotations

import gc

import pytest

from larcin.server.messaging.bus import Changed
from larcin.server.messaging.valkey import BadValkey, ValkeyBus


async def test_whoever_comes_late_opens_no_connection_again(valkey: str) -> None:
    """The library connects again for any command: nobody would close that connection."""
    eyes = await ValkeyBus.connect(valkey)
    before = len(await eyes.client.client_list())
    bus = await ValkeyBus.connect(valkey)
    await bus.watch("a table")
    await bus.close()
    bus.tell("a table", Changed())
    await bus.watch("another")
    await bus.unwatch("a table")
    await bus.rest("a table")
    await bus.release("a table")
    await bus.share(b"figures")
    assert not await bus.lead("a table")
    assert await bus.shared() == []
    assert bus._sending is None
    assert len(await eyes.client.client_list()) == before
    await eyes.close()


async def test_a_bus_that_was_not_let_in_leaves_nothing_open(valkey: str) -> None:
    refused = valkey.replace("://", "://nobody:wrong@", 1)
    with pytest.raises(BadValkey, match="does not let us in"):
        await ValkeyBus.connect(refused)
    gc.collect()  # an open connection would warn here


async def test_who_listens_waits_as_long_as_nothing_is_said(valkey: str) -> None:
    """Otherwise a quiet club is deaf for half a second in every five."""
    bus = await ValkeyBus.connect(valkey)
    assert bus._hearing_client.connection_pool.connection_kwargs["socket_timeout"] is None
    assert bus._heard.connection.socket_timeout is None
    await bus.close()
