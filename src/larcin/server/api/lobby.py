"""The API of lists of tables: the lobby, also as it changes, and my tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from litestar import get
from litestar.response import Stream

from larcin.kernel.codec import encode
from larcin.server.services.lobby import LiveLobby, public_tables
from larcin.server.services.my_tables import tables_of
from larcin.server.web.dependencies import AnyRequest, Me, Registry, TheLobby
from larcin.wire import MyTable, TableListed

NDJSON: Final = "application/x-ndjson"
SSE: Final = "text/event-stream"


@get("/api/tables")
async def lobby(registry: Registry) -> list[TableListed]:
    """The public tables whose match is not over, the newest first."""
    return await public_tables(registry.store, registry.quotas.limits)


@get("/api/lobby", media_type=NDJSON)
async def follow_lobby(request: AnyRequest, live_lobby: TheLobby) -> Stream:
    """The public tables, then what changes: lines of JSON, or events for an `EventSource`.

    Empty lines say that the server is there.
    """
    events = SSE in request.headers.get("accept", "")
    return Stream(
        _lobby_lines(live_lobby, events=events),
        # As a header, because the type of the route would win over that of the response.
        headers={"cache-control": "no-store", "content-type": SSE if events else NDJSON},
    )


async def _lobby_lines(live_lobby: LiveLobby, *, events: bool) -> AsyncIterator[bytes]:
    async for change in live_lobby.follow():
        if change is None:
            yield b":\n\n" if events else b"\n"
        else:
            yield b"data: %s\n\n" % encode(change) if events else encode(change) + b"\n"


@get("/api/me/tables")
async def my_tables(user: Me, registry: Registry) -> list[MyTable]:
    """Your tables whose match is not over: those that wait for you first, then the newest."""
    return await tables_of(registry, user.id)


HANDLERS: Final = (lobby, follow_lobby, my_tables)
