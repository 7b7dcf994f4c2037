"""Who may look at a table, from where, and who may sit in which seat."""

from __future__ import annotations

from dataclasses import dataclass

from larcin.server.common.errors import Forbidden
from larcin.server.common.models import StoredTable
from larcin.server.storage.store import Store
from larcin.server.tables.table import LiveTable


@dataclass(frozen=True, slots=True)
class Place:
    """From where somebody looks at a table, and whether they play there."""

    seat: int | None
    plays: bool


async def place(store: Store, table: LiveTable, user: str | None, eyes: int | None = None) -> Place:
    """From where this user may look, or `Forbidden`."""
    seat = table.seat_of(user)
    if seat is not None:
        if eyes not in (None, seat):
            raise Forbidden("Who plays looks through no other eyes.")
        return Place(seat, plays=True)
    stored = table.stored
    if eyes is None and (stored.settings.public or user == stored.host):
        return Place(None, plays=False)
    if user is not None:
        rights = await store.links.rights(stored.id, user)
        if eyes in rights.eyes or (eyes is None and rights.watch):
            return Place(eyes, plays=False)
    raise Forbidden("You need a link to look at this table.")


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
    return None if previous is None else previous.kept_for(seat)
