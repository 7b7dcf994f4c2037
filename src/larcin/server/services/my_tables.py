"""My tables: where I sit, or that I made."""

from __future__ import annotations

from larcin.server.common.models import StoredTable
from larcin.server.services.lobby import LISTED, list_table
from larcin.server.tables.registry import House
from larcin.wire import MyTable


async def tables_of(house: House, user: str) -> list[MyTable]:
    """Those whose match is not over; the ones that wait for an answer come first."""
    stored = await house.store.tables_of(user, LISTED)
    mine = [await _as_mine(house, each, user) for each in stored]
    return sorted(mine, key=lambda each: not each.waiting)


async def _as_mine(house: House, stored: StoredTable, user: str) -> MyTable:
    users = [seat.user for seat in stored.seats]
    seat = users.index(user) if user in users else None
    waiting = left = False
    if seat is not None and stored.match is not None:
        live = (await house.table(stored.id)).live
        left = stored.seats[seat].stand_in
        waiting = live is not None and not left and seat in live.match.to_act
    return MyTable(
        table=list_table(stored),
        seat=seat,
        host=stored.host == user,
        waiting=waiting,
        left=left,
    )
