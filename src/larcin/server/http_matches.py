"""The open API over HTTP: playing by program, and matches to look at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Raw

from larcin import __version__
from larcin.kernel.codec import decode, encode
from larcin.kernel.record import Record
from larcin.server.asking import AnyRequest, Eyes, Me, Since, TheHouse, Who, seat_of
from larcin.server.metrics import Figures, write_text
from larcin.server.queues import QueueWatcher
from larcin.server.replays import look_at, look_back
from larcin.server.tables import LiveTable
from larcin.wire import (
    Change,
    Choice,
    Health,
    Move,
    Moved,
    Observed,
    Play,
    TakeBack,
    Turns,
)

TurnNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
FirstTurn = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="From this turn on.")]
TurnCount = Annotated[int, QueryParameter(ge=1, le=100, description="How many turns.")]

HEARTBEAT: Final = 2.5
"""Seconds after which a silent stream sends an empty line."""


# -- Playing, for programs ------------------------------------------------------------------


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
    place = await house.place(table, name, eyes)
    watcher = QueueWatcher(name, place.seat, place.plays)
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


# -- Matches --------------------------------------------------------------------------------


@get("/api/matches/{match_id:str}")
async def export(match_id: FromPath[str], house: TheHouse) -> Record:
    """The record of a match: all of it once it is over, before that what everybody heard."""
    return await house.record(match_id)


@get("/api/matches/{match_id:str}/turns/{turn:int}")
async def show_turn(
    match_id: FromPath[str], turn: TurnNumber, house: TheHouse, eyes: Eyes = None
) -> Observed:
    """A match that is over, after so many moves, as a seat saw it; without one, a spectator."""
    return await look_at(house, match_id, turn, eyes)


@get("/api/matches/{match_id:str}/turns")
async def show_turns(
    match_id: FromPath[str],
    house: TheHouse,
    first: FirstTurn = 0,
    count: TurnCount = 50,
    eyes: Eyes = None,
) -> Turns:
    """Several turns at once: so many moves after the first one that is wanted."""
    return await look_back(house, match_id, first, count, eyes)


@get("/health")
async def health(house: TheHouse) -> Health:
    """Whether all is well: the database answers."""
    await house.store.secret("health")
    tables = house.loaded()
    return Health(
        status="ok",
        version=__version__,
        tables=len(tables),
        connections=sum(len(table.audience.watchers) for table in tables),
    )


@get("/metrics", include_in_schema=False)
async def metrics(house: TheHouse) -> Response[str]:
    """For Prometheus: what all processes together have done."""
    others: list[Figures] = [decode(each, Figures) for each in await house.bus.shared()]
    text = write_text([house.figures(), *others])
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: Final = (stream, play, change, take_back, export, show_turn, show_turns, health, metrics)
