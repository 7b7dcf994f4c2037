"""The API of links to a table: give them away, use them, take them back."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from larcin.server.services import links
from larcin.server.web.dependencies import Me, Registry
from larcin.wire import Link, NewLink, UseLink


@post("/api/tables/{table_id:str}/links")
async def give_link(
    table_id: FromPath[str], data: JSONBody[NewLink], user: Me, registry: Registry
) -> Link:
    """A link to give away. Its secret is shown this once."""
    table = await registry.table(table_id)
    return await links.give_link(registry.store, table, user.id, data)


@get("/api/tables/{table_id:str}/links")
async def list_links(table_id: FromPath[str], user: Me, registry: Registry) -> list[Link]:
    """The links that you have given away, without their secrets."""
    return await registry.store.links.given((await registry.table(table_id)).data.id, user.id)


@post("/api/tables/{table_id:str}/open", status_code=200)
async def use_link(
    table_id: FromPath[str], data: JSONBody[UseLink], user: Me, registry: Registry
) -> Link:
    """Have what a link gives: a seat to sit in, or a view of the table."""
    table = await registry.table(table_id)
    return await links.use_link(registry.store, table, user.id, data.secret)


@delete("/api/links/{link_id:str}")
async def revoke_link(link_id: FromPath[str], user: Me, registry: Registry) -> None:
    """Take a link back; whoever watches by it watches no longer."""
    await links.revoke_link(registry, link_id, user.id)


HANDLERS: Final = (give_link, list_links, use_link, revoke_link)
