"""The lobby as it changes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from larcin.server.services import lobby as lobby_module
from larcin.wire import TableSettings
from tests.server.conftest import Running
from tests.server.talk import finish

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))


@pytest.mark.parametrize("events", [False, True])
async def test_the_lobby_tells_what_changes(
    running: Running,
    anna: Client,
    bruno: Client,
    raw: httpx.AsyncClient,
    sixth: AnyGame,
    monkeypatch: pytest.MonkeyPatch,
    events: bool,
) -> None:
    monkeypatch.setattr(lobby_module, "PERIOD", 0.01)
    headers = {"accept": "text/event-stream"} if events else {}
    async with raw.stream("GET", "/api/lobby", headers=headers) as response:
        lines = changes(response)
        first = await anext(lines)
        table = (
            await anna.make_table(TableSettings(game=sixth.slug, seats=(None,) * 2, public=True))
        ).id
        await anna.make_table(TableSettings(game=GAME, seats=(None, None)))
        assert table not in {each["id"] for each in first["tables"]}
        made = await anext(lines)
        assert [each["id"] for each in made["tables"]] == [table]
        await anna.sit(table)
        (sat,) = (await anext(lines))["tables"]
        assert (sat["free"], sat["host"], sat["seats"][0]["name"]) == (1, "Anna", "Anna")
        await bruno.sit(table)
        await anna.start(table)
        await finish(running, table, anna, bruno)
        while table not in (await anext(lines))["gone"]:
            pass


async def changes(response: httpx.Response) -> Any:
    async for line in response.aiter_lines():
        bare = line.removeprefix("data: ")
        if bare and bare != ":":
            yield json.loads(bare)


async def test_nobody_looks_at_tables_for_an_empty_lobby(
    running: Running, raw: httpx.AsyncClient
) -> None:
    async with raw.stream("GET", "/api/lobby") as response:
        await anext(changes(response))
        assert running.lobby.is_looking
    while running.lobby.is_looking:  # noqa: ASYNC110 - no event
        await asyncio.sleep(0.001)
