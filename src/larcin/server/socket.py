"""The web socket of a table. The seat comes from the connection, never from a message."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import IllegalMove, LarcinError
from larcin.server.failures import Forbidden, NotIdentified, NotThere, kind_of, problem_of
from larcin.server.house import House
from larcin.server.identity import Identity, is_same_origin
from larcin.server.queues import QueueWatcher
from larcin.server.tables import LiveTable
from larcin.server.talk import Allowance
from larcin.wire import (
    Bad,
    ClientMessage,
    CloseCode,
    ComeBack,
    Ping,
    Play,
    Pong,
    Refused,
    Resume,
    Say,
    ServerMessage,
)

log = logging.getLogger("larcin.socket")

Socket = WebSocket[Any, Any, Any]

FAREWELL: Final = 2.0
"""Seconds for saying goodbye to somebody who does not read."""


@websocket("/api/tables/{table_id:str}/socket")
async def socket_of_table(
    socket: Socket,
    table_id: FromPath[str],
    house: NamedDependency[House],
    identity: NamedDependency[Identity],
    since: FromQuery[int] = 0,
    eyes: FromQuery[int | None] = None,
    prospects: FromQuery[bool] = False,
) -> None:
    """Look at a table and, who sits there, play."""
    if not is_same_origin(socket):
        await socket.close(CloseCode.FORBIDDEN, "wrong origin")
        return
    await socket.accept()
    user = await identity.who(socket)
    try:
        table = await house.table(table_id)
        place = await house.place(table, None if user is None else user.id, eyes)
    except LarcinError as error:
        await _turn_away(socket, error)
        return
    watcher = QueueWatcher(None if user is None else user.id, place.seat, place.plays)
    watcher.prospects = prospects
    try:
        await table.join(watcher, max(since, 0))
        await _talk(socket, table, watcher, _allowance(socket))
    finally:
        table.leave(watcher)


def _allowance(socket: Socket) -> Allowance:
    """So many messages a second, and what was saved of two seconds."""
    rate: float = socket.app.state.rate
    return Allowance(rate, 2 * rate)


async def _turn_away(socket: Socket, error: LarcinError) -> None:
    codes: dict[type[LarcinError], int] = {
        NotThere: CloseCode.NOT_FOUND,
        Forbidden: CloseCode.FORBIDDEN,
    }
    await _write(socket, encode(bad(error)))
    await socket.close(codes.get(type(error), CloseCode.MISTAKE), kind_of(error))


async def _talk(
    socket: Socket, table: LiveTable, watcher: QueueWatcher, allowance: Allowance
) -> None:
    """Read and write at the same time, until one of them ends."""
    tasks = [
        asyncio.ensure_future(_read_all(socket, table, watcher, allowance)),
        asyncio.ensure_future(_write_all(socket, watcher)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                log.error("a socket broke", exc_info=ended)
                watcher.close("mistake", CloseCode.MISTAKE)
    if watcher.code is not None:
        with suppress(Exception):
            async with asyncio.timeout(FAREWELL):
                await socket.close(watcher.code)


async def _write_all(socket: Socket, watcher: QueueWatcher) -> None:
    while (message := await watcher.next()) is not None:
        await _write(socket, message)


async def _write(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def _read_all(
    socket: Socket, table: LiveTable, watcher: QueueWatcher, allowance: Allowance
) -> None:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        if not allowance.spend():
            watcher.close("flood", CloseCode.FLOOD)
            await asyncio.Event().wait()  # until what was written is out
        text = event.get("text") or event.get("bytes") or ""
        reply = await obey(table, watcher, text)
        if reply is not None:
            watcher.send(encode(reply))


async def obey(table: LiveTable, watcher: QueueWatcher, text: bytes | str) -> ServerMessage | None:
    """Do what a message says; what it gets back if it is refused."""
    message: ClientMessage | None = None
    try:
        message = decode(text, ClientMessage)
        return await _obey(table, watcher, message)
    except IllegalMove as refusal:
        return Refused(
            rule=refusal.rule,
            reason=refusal.reason,
            facts=refusal.facts,
            question=message.question if isinstance(message, Play) else None,
        )
    except LarcinError as error:
        return bad(error)


async def _obey(
    table: LiveTable, watcher: QueueWatcher, message: ClientMessage
) -> ServerMessage | None:
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Resume):
        await table.resume(watcher, message.since)
        return None
    if isinstance(message, Say):
        if watcher.user is None:
            raise NotIdentified("Say who you are first: POST your name to /api/me.")
        await table.say(watcher.user, message.text)
        return None
    if not watcher.plays or watcher.seat is None:
        raise Forbidden("You look on, and do not play.")
    if isinstance(message, ComeBack):
        await table.stand_in(watcher.seat, False)
    elif not await table.answer(watcher.seat, message):
        await table.resume(watcher, watcher.since)  # it had come before: say so again
    return None


def bad(error: LarcinError) -> Bad:
    """An error as a message."""
    told = problem_of(error)
    return Bad(problem=kind_of(error), sentence=told.detail, field=told.field or "")
