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
from larcin.server.tables.table import Table
from larcin.server.tables.watchers import QueueWatcher
from larcin.server.web.dependencies import (
    AnyRequest,
    Eyes,
    Me,
    Registry,
    Since,
    Who,
    seat_of,
    visit,
)
from larcin.wire import (
    Change,
    Choice,
    Move,
    Moved,
    Play,
    TakeBack,
    Why,
)

HEARTBEAT: Final = 2.5
"""Seconds after which a silent stream sends an empty line."""


@get("/api/tables/{table_id:str}/stream", media_type="application/x-ndjson")
async def stream(
    table_id: FromPath[str],
    request: AnyRequest,
    registry: Registry,
    identity: Who,
    since: Since = 0,
    eyes: Eyes = None,
) -> Stream:
    """The messages of the socket, a line each; empty lines say that the server is there."""
    found = await visit(registry, table_id, await identity.who(request), eyes)
    return Stream(
        _lines(found.table, QueueWatcher(found.place), since),
        media_type="application/x-ndjson",
        headers={"cache-control": "no-store"},
    )


async def _lines(table: Table, watcher: QueueWatcher, since: int) -> AsyncIterator[bytes]:
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
        del table  # whoever cancels this keeps the frame for a while, but not the table in it


@post("/api/tables/{table_id:str}/play", status_code=200)
async def play(
    table_id: FromPath[str], data: JSONBody[Move], user: Me, registry: Registry
) -> Moved:
    """Answer a question. The answer comes when the move is stored."""
    table = await registry.table(table_id)
    move = Play(question=data.question, move=Raw(encode(data.move)))
    return Moved(changed=await table.answer(seat_of(table, user), move))


@post("/api/tables/{table_id:str}/change", status_code=200)
async def change(
    table_id: FromPath[str], data: JSONBody[Choice], user: Me, registry: Registry
) -> Moved:
    """Replace your face-down choice while others still think."""
    table = await registry.table(table_id)
    choice = Change(move=Raw(encode(data.move)))
    return Moved(changed=await table.answer(seat_of(table, user), choice))


@post("/api/tables/{table_id:str}/take_back", status_code=200)
async def take_back(table_id: FromPath[str], user: Me, registry: Registry) -> Moved:
    """Pick your face-down choice up again."""
    table = await registry.table(table_id)
    return Moved(changed=await table.answer(seat_of(table, user), TakeBack()))


@post("/api/tables/{table_id:str}/why", status_code=200)
async def why(table_id: FromPath[str], data: JSONBody[Choice], user: Me, registry: Registry) -> Why:
    """Why you may not make this move now. Nothing is played, and nobody hears of it."""
    table = await registry.table(table_id)
    refusal = await table.why_not(seat_of(table, user), data.move)
    if refusal is None:
        return Why()
    return Why(rule=refusal.rule, reason=refusal.reason, facts=refusal.facts)


HANDLERS: Final = (stream, play, change, take_back, why)
