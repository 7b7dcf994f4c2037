"""Sitting down at a table, and getting up."""

from __future__ import annotations

from larcin.server.common.errors import Conflict, Forbidden, NotThere
from larcin.server.storage.store import Store
from larcin.server.tables.permissions import may_sit
from larcin.server.tables.table import Table


async def sit_down(store: Store, table: Table, user: str, seat: int | None) -> int:
    """Sit in this seat, or in the first one that is free and allowed."""
    stored = table.data.stored
    if user in table.data.unwelcome:
        raise Forbidden("The host has asked you to leave this table.")
    free = [number for number, each in enumerate(stored.seats) if each.is_free]
    wanted = free if seat is None else [seat]
    allowed = [each for each in wanted if await may_sit(store, stored, user, each)]
    if not allowed:
        raise Forbidden("You need a link to sit there.") if wanted else Conflict("It is full.")
    for each in allowed:
        try:
            await store.sit_down(stored.id, each, user)
        except Conflict:
            continue  # somebody was faster
        await table.refresh()
        return each
    raise Conflict("This seat is taken, or you have one, or the match has begun.")


async def free_seat(store: Store, table: Table, user: str, seat: int) -> None:
    """The host asks somebody to leave, before the match; they do not sit down here again."""
    stored = table.data.stored
    if user != stored.host:
        raise Forbidden("Whoever made the table may free a seat.")
    if seat not in range(len(stored.seats)):
        raise NotThere("There is no such seat.")
    sitter = stored.seats[seat].user
    try:
        await store.free_seat(stored.id, seat)
    except Conflict:
        raise Conflict("Nobody sits there, or the match has begun.") from None
    if sitter is not None and sitter != user:
        table.data.unwelcome.add(sitter)
    await table.refresh()


async def get_up(store: Store, table: Table, user: str) -> None:
    """Leave one's seat: it is free again or, in a match, a bot sits in."""
    seat = table.data.stored.seat_of(user)
    if seat is None:
        raise Forbidden("You do not sit at this table.")
    if table.data.heading is None:
        await store.stand_up(table.data.id, user)
        await table.refresh()
    else:
        await table.stand_in(seat, True)
