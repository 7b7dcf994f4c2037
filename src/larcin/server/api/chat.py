"""The open API over HTTP: talk at a table, and whom one does not want to read."""

from __future__ import annotations

import logging
from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from larcin.kernel.match import is_name
from larcin.server.common.errors import BadText, Conflict, NotThere
from larcin.server.services import accounts
from larcin.server.web.dependencies import AnyRequest, Me, Registry, Who, address_of, visit
from larcin.wire import ChatLine, NewMute, Report, Saying, User

log = logging.getLogger("larcin.reports")

LineNumber = Annotated[int, PathParameter(ge=0, lt=2**31)]


@get("/api/tables/{table_id:str}/chat")
async def read_chat(
    table_id: FromPath[str], request: AnyRequest, registry: Registry, identity: Who
) -> list[ChatLine]:
    """The last lines of the chat, without those of people you have muted."""
    user = await identity.who(request)
    await visit(registry, table_id, user)
    muted = frozenset[str]() if user is None else await registry.store.chats.muted(user.id)
    return [line for line in await registry.store.chats.lines(table_id) if line.user not in muted]


@post("/api/tables/{table_id:str}/chat")
async def say(
    request: AnyRequest,
    table_id: FromPath[str],
    data: JSONBody[Saying],
    user: Me,
    registry: Registry,
) -> ChatLine:
    """Write a line in the chat."""
    found = await visit(registry, table_id, user)
    return await found.table.say(user.id, address_of(request), data.text)


@post("/api/tables/{table_id:str}/chat/{number:int}/report", status_code=204)
async def report(
    request: AnyRequest,
    table_id: FromPath[str],
    number: LineNumber,
    data: JSONBody[Report],
    user: Me,
    registry: Registry,
) -> None:
    """Tell whoever runs the server about a line."""
    await visit(registry, table_id, user)
    if not is_name(data.reason):
        raise BadText("A reason is text without control characters, and not only blanks.")
    registry.quotas.write_line(user.id, address_of(request))
    if not await registry.store.chats.report(table_id, number, user.id, data.reason):
        raise NotThere("There is no such line, or not any more.")
    log.warning("line %d at table %s was reported; `larcin reports` shows it", number, table_id)


@get("/api/mutes")
async def list_mutes(user: Me, registry: Registry) -> list[User]:
    """Whom you do not want to read."""
    muted = await registry.store.chats.muted(user.id)
    found = [await registry.store.user(each) for each in sorted(muted)]
    return [each for each in found if each is not None]


@post("/api/mutes", status_code=204)
async def mute(data: JSONBody[NewMute], user: Me, registry: Registry) -> None:
    """Do not read somebody any more, at any table."""
    if await registry.store.user(data.user) is None:
        raise NotThere("There is nobody with this id.")
    await accounts.mute(registry, user.id, data.user)


@delete("/api/mutes/{user_id:str}")
async def unmute(user_id: FromPath[str], user: Me, registry: Registry) -> None:
    """Read somebody again."""
    try:
        await accounts.unmute(registry, user.id, user_id)
    except Conflict:
        raise NotThere("You have not muted anybody with this id.") from None


HANDLERS: Final = (read_chat, say, report, list_mutes, mute, unmute)
