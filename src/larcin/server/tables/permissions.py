"""Who may look at a table, from where, and who may sit in which seat."""

from __future__ import annotations

from larcin.server.common.errors import Forbidden
from larcin.server.common.models import StoredTable
from larcin.server.storage.store import Store
from larcin.server.tables.audience import Audience
from larcin.server.tables.watchers import Place, Watcher
from larcin.wire import CloseCode


async def find_place(
    store: Store, table: StoredTable, user: str | None, eyes: int | None = None
) -> Place:
    """From where this user may look, or `Forbidden`."""
    seat = table.seat_of(user)
    if seat is not None:
        if eyes not in (None, seat):
            raise Forbidden("Who plays looks through no other eyes.")
        return Place(user, seat, plays=True)
    if eyes is None and (table.settings.public or user == table.host):
        return Place(user)
    if user is not None:
        rights = await store.links.rights(table.id, user)
        if eyes in rights.eyes or (eyes is None and rights.watch):
            return Place(user, eyes)
    raise Forbidden("You need a link to look at this table.")


async def show_out(store: Store, table: StoredTable, audience: Audience) -> None:
    """Whoever may look no longer looks no longer."""
    for watcher in tuple(audience.watchers):
        if not await _may_stay(store, table, watcher):
            watcher.close("revoked", CloseCode.FORBIDDEN)


async def _may_stay(store: Store, table: StoredTable, watcher: Watcher) -> bool:
    place = watcher.place
    try:
        return await find_place(store, table, place.user, place.seat) == place
    except Forbidden:
        return False


async def may_sit(store: Store, table: StoredTable, user: str, seat: int) -> bool:
    """Whether this user may take this seat, if it is free."""
    kept_for = await _kept_for(store, table, seat)
    if user == kept_for:
        return True
    if kept_for is None and (table.settings.public or user == table.host):
        return True
    rights = await store.links.rights(table.id, user)
    return rights.sit or seat in rights.sit_in


async def _kept_for(store: Store, table: StoredTable, seat: int) -> str | None:
    """For whom this seat is kept, in a rematch."""
    if table.previous is None or seat not in range(len(table.seats)):
        return None
    previous = await store.table(table.previous)
    return None if previous is None else previous.kept_for(seat)
