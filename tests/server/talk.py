"""Talking to a server over a real socket, with JSON alone, as any program would."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from larcin.client import Client
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
