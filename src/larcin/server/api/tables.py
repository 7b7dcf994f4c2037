"""The API of tables: make one, sit down, start, play again, ask for advice."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from larcin.server.common.errors import Forbidden
from larcin.server.services import seats
from larcin.server.services.create_table import create_table, fill_with_bots, start_match
from larcin.server.services.hints import advise
from larcin.server.services.rematch import play_again
from larcin.server.tables.table import Table
from larcin.server.web.dependencies import AnyRequest, Me, Registry, Who, address_of, seat_of, visit
from larcin.wire import (
    Fill,
    FreeSeat,
    Hint,
    SitDown,
    TableSettings,
    TableState,
    User,
)

OtherBot = Annotated[
    str | None,
    QueryParameter(max_length=40, description="The bot or level that sits in every bot's seat."),
]


@post("/api/tables")
async def make_table(
    request: AnyRequest, data: JSONBody[TableSettings], user: Me, registry: Registry
) -> TableState:
    """A new table. You are its host; sit down if you want to play, too."""
    return _state(await create_table(registry, user.id, data, address_of(request)), user)


@get("/api/tables/{table_id:str}")
async def show_table(
    table_id: FromPath[str], request: AnyRequest, registry: Registry, identity: Who
) -> TableState:
    """All about a table but its match."""
    found = await visit(registry, table_id, await identity.who(request))
    return found.table.data.state(found.place)


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit_down(
    table_id: FromPath[str], data: JSONBody[SitDown], user: Me, registry: Registry
) -> TableState:
    """Take a free seat."""
    table = await registry.table(table_id)
    await seats.sit_down(registry.store, table, user.id, data.seat)
    return _state(table, user)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def get_up(table_id: FromPath[str], user: Me, registry: Registry) -> TableState:
    """Leave your seat. In a match, a bot sits in for you."""
    table = await registry.table(table_id)
    await seats.get_up(registry.store, table, user.id)
    return _state(table, user)


@post("/api/tables/{table_id:str}/free", status_code=200)
async def free_seat(
    table_id: FromPath[str], data: JSONBody[FreeSeat], user: Me, registry: Registry
) -> TableState:
    """Ask whoever sits there to leave, before the match; the host does."""
    table = await registry.table(table_id)
    await seats.free_seat(registry.store, table, user.id, data.seat)
    return _state(table, user)


@post("/api/tables/{table_id:str}/return", status_code=200)
async def come_back(table_id: FromPath[str], user: Me, registry: Registry) -> TableState:
    """Take your seat again from the bot that sat in for you."""
    table = await registry.table(table_id)
    await table.stand_in(seat_of(table, user), False)
    return _state(table, user)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: FromPath[str], user: Me, registry: Registry) -> TableState:
    """Begin the match, once nobody is missing; the host does."""
    table = await registry.table(table_id)
    if user.id != table.data.stored.host:
        raise Forbidden("Whoever made the table starts the match.")
    await start_match(registry, table)
    return _state(table, user)


@post("/api/tables/{table_id:str}/fill", status_code=200)
async def fill(
    table_id: FromPath[str], data: JSONBody[Fill], user: Me, registry: Registry
) -> TableState:
    """A bot takes every seat that is still free; the host asks for it, before the match."""
    table = await registry.table(table_id)
    if user.id != table.data.stored.host:
        raise Forbidden("Whoever made the table invites bots.")
    await fill_with_bots(registry, table, data.bot)
    return _state(table, user)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(
    request: AnyRequest,
    table_id: FromPath[str],
    user: Me,
    registry: Registry,
    bot: OtherBot = None,
) -> TableState:
    """Play again, one seat further: sit down at the new table, which starts when all have.

    The answer is the new table; the old one tells everybody where it is.
    """
    table = await registry.table(table_id)
    return _state(await play_again(registry, table, user, bot, address_of(request)), user)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(request: AnyRequest, table_id: FromPath[str], user: Me, registry: Registry) -> Hint:
    """What a bot would answer to your question. The match is not rated then."""
    table = await registry.table(table_id)
    return await advise(registry, table, seat_of(table, user), user.id, address_of(request))


def _state(table: Table, user: User) -> TableState:
    return table.data.state(table.data.seat_place(user.id))


HANDLERS: Final = (
    make_table,
    show_table,
    sit_down,
    get_up,
    free_seat,
    come_back,
    start,
    fill,
    rematch,
    hint,
)
