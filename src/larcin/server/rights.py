"""Who may sit where, and what links give."""

from __future__ import annotations

import secrets

from larcin.server.database import new_id
from larcin.server.failures import Forbidden, NotThere
from larcin.server.identity import digest
from larcin.server.rematch import waits_for
from larcin.server.store import Store
from larcin.server.stored import StoredTable
from larcin.server.tables import LiveTable
from larcin.wire import Link, NewLink


async def may_sit(store: Store, table: StoredTable, user: str, seat: int) -> bool:
    """Whether this user may take this seat, if it is free."""
    waited_for = await _waited_for(store, table, seat)
    if user == waited_for:
        return True
    if waited_for is None and (table.settings.public or user == table.host):
        return True
    rights = await store.links.rights(table.id, user)
    return rights.sit or seat in rights.sit_in


async def _waited_for(store: Store, table: StoredTable, seat: int) -> str | None:
    """For whom this seat is kept, in a rematch."""
    if table.previous is None or seat not in range(len(table.seats)):
        return None
    previous = await store.table(table.previous)
    return None if previous is None else waits_for(previous, seat)


async def give_link(store: Store, table: LiveTable, user: str, wanted: NewLink) -> Link:
    """A link to sit or to watch, from the host or who sits here; to eyes, from their owner."""
    seat = table.seat_of(user)
    if seat is None and user != table.stored.host:
        raise Forbidden("Who gives a link must sit at the table.")
    given = wanted.seat
    if wanted.kind == "eyes":
        if seat is None or given not in (None, seat):
            raise Forbidden("Your eyes are the only ones you can lend.")
        given = seat
    elif given is not None and given not in range(len(table.stored.seats)):
        raise NotThere("There is no such seat.")
    secret = secrets.token_urlsafe(24)
    link = Link(id=new_id(), kind=wanted.kind, seat=given, secret=secret)
    await store.links.add(table.stored.id, user, link, digest(secret))
    return link


async def use_link(store: Store, table: LiveTable, user: str, secret: str) -> Link:
    """Have what a link gives."""
    link = await store.links.use(table.stored.id, user, digest(secret))
    if link is None:
        raise Forbidden("This link is not good, or not any more.")
    return link
