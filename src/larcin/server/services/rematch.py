"""Playing again: everybody moves one seat further, and those who agree sit down there."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from larcin.server.common.errors import Conflict, Forbidden
from larcin.server.common.models import StoredTable
from larcin.server.services.create_table import check_bots, check_quotas, start_match
from larcin.server.services.seats import sit_down
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.table import Table
from larcin.wire import TableSettings, User


async def play_again(
    registry: TableRegistry, table: Table, user: User, bot: str | None = None, address: str = ""
) -> Table:
    """The table of the rematch, with this user seated; the match starts when all have agreed.

    Who plays alone may want other bots.
    """
    if table.data.stored.seat_of(user.id) is None:
        raise Forbidden("Who has played may ask for a rematch.")
    if not table.data.is_over:
        raise Conflict("The match is not over.")
    if bot is not None:
        check_bots([bot])
        if sum(seat.user is not None for seat in table.data.stored.seats) > 1:
            raise Forbidden("Other people sit here: ask them for a table of another strength.")
    new = await _table_after(registry, table, user, bot, address)
    if new.data.stored.seat_of(user.id) is None:
        await sit_down(registry.store, new, user.id, None)
    if new.data.heading is None and not any(seat.is_free for seat in new.data.stored.seats):
        with suppress(Conflict):  # the last two have agreed at once
            await start_match(registry, new)
    return new


async def _table_after(
    registry: TableRegistry, table: Table, user: User, bot: str | None, address: str
) -> Table:
    """The one rematch of this table, made by whoever asks first."""
    stored = await registry.store.table(table.data.id)
    assert stored is not None
    if stored.rematch is None:
        await check_quotas(registry, user.id, address)
        with suppress(Conflict):  # somebody else has asked at the same moment
            await registry.store.add_table(user.id, _settings_after(stored, bot), stored.id)
        await table.refresh()
        stored = table.data.stored
    assert stored.rematch is not None
    return await registry.table(stored.rematch)


def _settings_after(stored: StoredTable, bot: str | None) -> TableSettings:
    bots = tuple(seat.bot and (bot or seat.bot) for seat in stored.seats)
    return replace(stored.settings, seats=(bots[-1], *bots[:-1]))
