"""The API for playing by program: a stream of messages, and moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from msgspec import Raw

from larcin.kernel.codec import encode
from larcin.server.tables.permissions import place
from larcin.server.tables.table import LiveTable
from larcin.server.tables.watchers import QueueWatcher
from larcin.server.web.dependencies import AnyRequest, Eyes, Me, Since, TheHouse, Who, seat_of
from larcin.wire import (
    Change,
    Choice,
    Move,
    Moved,
    Play,
    TakeBack,
)

HEARTBEAT: Final = 2.5
"""Seconds after which a silent stream sends an empty line."""


@get("/api/tables/{table_id:str}/stream", media_type="application/x-ndjson")
async def stream(
    table_id: FromPath[str],
    request: AnyRequest,
    house: TheHouse,
    identity: Who,
    since: Since = 0,
    eyes: Eyes = None,
) -> Stream:
    """The messages of the socket, a line each; empty lines say that the server is there."""
    user = await identity.who(request)
    name = None if user is None else user.id
    table = await house.table(table_id)
    found = await place(house.store, table, name, eyes)
    watcher = QueueWatcher(name, found.seat, found.plays)
    return Stream(
        _lines(table, watcher, since),
        media_type="application/x-ndjson",
        headers={"cache-control": "no-store"},
    )


async def _lines(table: LiveTable, watcher: QueueWatcher, since: int) -> AsyncIterator[bytes]:
    try:
        await table.join(watcher, since)
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    message = await watcher.next()
            except TimeoutError:
                message = b""
            if message is None:
                return
            yield message + b"\n"
    finally:
        table.leave(watcher)


@post("/api/tables/{table_id:str}/play", status_code=200)
async def play(table_id: FromPath[str], data: JSONBody[Move], user: Me, house: TheHouse) -> Moved:
    """Answer a question. The answer comes when the move is stored."""
    table = await house.table(table_id)
    move = Play(question=data.question, move=Raw(encode(data.move)))
    return Moved(changed=await table.answer(seat_of(table, user), move))


@post("/api/tables/{table_id:str}/change", status_code=200)
async def change(
    table_id: FromPath[str], data: JSONBody[Choice], user: Me, house: TheHouse
) -> Moved:
    """Replace your face-down choice while others still think."""
    table = await house.table(table_id)
    choice = Change(move=Raw(encode(data.move)))
    return Moved(changed=await table.answer(seat_of(table, user), choice))


@post("/api/tables/{table_id:str}/take_back", status_code=200)
async def take_back(table_id: FromPath[str], user: Me, house: TheHouse) -> Moved:
    """Pick your face-down choice up again."""
    table = await house.table(table_id)
    return Moved(changed=await table.answer(seat_of(table, user), TakeBack()))


HANDLERS: Final = (stream, play, change, take_back)
