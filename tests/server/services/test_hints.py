"""Advice: for whoever is asked, where it is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from larcin.wire import TableSettings, TableState
from tests.server.conftest import Running
from tests.server.talk import begin, refused, screen, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))


async def alone(anna: Client, **settings: Any) -> TableState:
    made = await anna.make_table(TableSettings(game=GAME, seats=(None, "random"), **settings))
    await anna.sit(made.id)
    return await anna.start(made.id)


async def test_who_plays_alone_may_ask_for_advice(running: Running, anna: Client) -> None:
    table = await alone(anna)
    assert table.hints
    live = (await running.registry.table(table.id)).data.live
    assert live is not None
    await until(lambda: live.match.question(0) is not None)
    hint = await anna.hint(table.id)
    assert hint.question == live.match.question(0)
    legal = (await seen(running, table.id, anna))["moves"]
    assert 1 <= len(hint.moves) <= 3
    assert all(each.move in legal for each in hint.moves)
    assert all(each.share is None or 0 <= each.share <= 1 for each in hint.moves)
    await anna.play(table.id, hint.question, hint.moves[0].move)


async def seen(running: Running, table: str, client: Client) -> dict[str, Any]:
    async with screen(running, table, client) as shown:
        observation: dict[str, Any] = (await shown.hear("observation"))["observation"]
        return observation


async def test_advice_is_for_whoever_is_asked_where_it_is_allowed(
    anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno)
    assert not (await anna.table(table)).hints
    assert await refused(anna.hint(table)) == (403, "forbidden")
    proud = await alone(anna, hints=False)
    assert await refused(anna.hint(proud.id)) == (403, "forbidden")
    assert await refused(bruno.hint((await alone(anna)).id)) == (403, "forbidden")
    not_yet = await anna.make_table(TableSettings(game=GAME, seats=(None, "random")))
    await anna.sit(not_yet.id)
    assert await refused(anna.hint(not_yet.id)) == (409, "not-playing")
