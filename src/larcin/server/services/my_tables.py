"""My tables: where I sit, or that I made."""

from __future__ import annotations

from contextlib import suppress

from larcin.server.common.errors import Damaged
from larcin.server.common.models import StoredTable
from larcin.server.services.lobby import LISTED, list_table
from larcin.server.tables.registry import TableRegistry
from larcin.wire import MyTable


async def tables_of(registry: TableRegistry, user: str) -> list[MyTable]:
    """Those whose match is not over; the ones that wait for an answer come first."""
    stored = await registry.store.tables_of(user, LISTED)
    mine = [await _as_mine(registry, each, user) for each in stored]
    return sorted(mine, key=lambda each: not each.waiting)


async def _as_mine(registry: TableRegistry, stored: StoredTable, user: str) -> MyTable:
    seat = stored.seat_of(user)
    waiting = left = False
    names = None
    if seat is not None and stored.match is not None:
        with suppress(Damaged):  # it is listed, and who opens it is told
            data = (await registry.table(stored.id)).data
            live = data.live
            names = None if data.heading is None else data.heading.names
            left = stored.seats[seat].stand_in
            waiting = live is not None and not left and seat in live.match.to_act
    return MyTable(
        table=list_table(stored, names),
        seat=seat,
        host=stored.host == user,
        waiting=waiting,
        left=left,
    )
