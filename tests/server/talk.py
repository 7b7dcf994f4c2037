"""Talking to a server over a real socket, with JSON alone, as any program would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from larcin.client import Client, Refusal
from larcin.kernel.game import AnyGame
from larcin.wire import NewLink, TableSettings
from tests.server.conftest import Running

Message = dict[str, Any]


class Screen:
    """Somebody in front of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, kind: str) -> Message:
        """The next message of this kind; others are passed over."""
        while True:
            message: Message = json.loads(await self.socket.recv())
            if message["type"] == kind:
                return message

    async def closed(self) -> int | None:
        """The code with which the server closes."""
        with suppress(ConnectionClosed):
            while True:
                await self.socket.recv()
        return self.socket.close_code

    async def play(self, seen: Message, number: int = 0) -> None:
        """Answer with a legal move, the first unless another is wanted."""
        asked = seen["observation"]
        await self.say(type="play", question=asked["question"], move=asked["moves"][number])

    async def asked(self) -> Message:
        """The next observation with a question."""
        while (seen := await self.hear("observation"))["observation"]["question"] is None:
            pass
        return seen


def cookies(client: Client) -> dict[str, str]:
    """What a browser would send along."""
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in client._http.cookies.items())}


@asynccontextmanager
async def screen(
    running: Running, table: str, client: Client | None, query: str = "", **more: Any
) -> AsyncIterator[Screen]:
    headers = {} if client is None else cookies(client)
    url = running.socket_url(table, query)
    async with connect(url, additional_headers=headers, **more) as socket:
        yield Screen(socket)


async def refused(asking: Any) -> tuple[int, str]:
    """The status and the kind of the problem that a request gets."""
    with pytest.raises(Refusal) as caught:
        await asking
    problem = caught.value.problem
    assert problem.detail.endswith(".")
    return problem.status, problem.type.removeprefix("/problems/")


async def begin(game: AnyGame, anna: Client, bruno: Client, **settings: Any) -> tuple[str, str]:
    """A match between the two, at a public table unless another is wanted: table and match."""
    more = {"public": True, **settings}
    table = (await anna.make_table(TableSettings(game=game.slug, seats=(None, None), **more))).id
    link = await anna.give_link(table, NewLink(kind="sit"))
    await bruno.use_link(table, link.secret or "")
    for each in (anna, bruno):
        await each.sit(table)
    return table, (await anna.start(table)).match or ""


async def finish(running: Running, table: str, anna: Client, bruno: Client) -> None:
    """Play on to the end, each with the first of their moves."""
    live = (await running.registry.table(table)).data.live
    assert live is not None
    while live.outcome is None:
        seat = live.match.to_act[0]
        question = live.match.question(seat) or 0
        await (anna, bruno)[seat].play(table, question, live.match.moves(seat)[0])


async def until(condition: Callable[[], bool]) -> None:
    """Wait until it is so."""
    while not condition():  # noqa: ASYNC110 - there is no event for it
        await asyncio.sleep(0.001)
