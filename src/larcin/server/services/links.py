"""Links to a table: giving them away, using them, and taking them back."""

from __future__ import annotations

import secrets

from larcin.server.common.errors import Conflict, Forbidden, NotThere
from larcin.server.common.models import new_id
from larcin.server.messaging.bus import Revoked
from larcin.server.storage.store import Store
from larcin.server.tables.permissions import show_out
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.table import Table
from larcin.wire import Link, NewLink


async def give_link(store: Store, table: Table, user: str, wanted: NewLink) -> Link:
    """A link to sit or to watch, from the host or who sits here; to eyes, from their owner."""
    seat = table.data.stored.seat_of(user)
    if seat is None and user != table.data.stored.host:
        raise Forbidden("Who gives a link must sit at the table.")
    given = wanted.seat
    if wanted.kind == "eyes":
        if seat is None or given not in (None, seat):
            raise Forbidden("Your eyes are the only ones you can lend.")
        given = seat
    elif given is not None and given not in range(len(table.data.stored.seats)):
        raise NotThere("There is no such seat.")
    secret = secrets.token_urlsafe(24)
    link = Link(id=new_id(), kind=wanted.kind, seat=given, secret=secret)
    await store.links.add(table.data.id, user, link, secret)
    return link


async def use_link(store: Store, table: Table, user: str, secret: str) -> Link:
    """Have what a link gives."""
    link = await store.links.use(table.data.id, user, secret)
    if link is None:
        raise Forbidden("This link is not good, or not any more.")
    return link


async def revoke_link(registry: TableRegistry, link: str, user: str) -> None:
    """Take a link back: whoever looks by it looks no longer."""
    try:
        table = await registry.table(await registry.store.links.revoke(link, user))
    except Conflict as error:
        raise NotThere(str(error)) from None
    await show_out(registry.store, table.data.stored, table.audience)
    registry.bus.tell(table.data.id, Revoked())
