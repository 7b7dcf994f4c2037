"""Making a table, and letting bots take the seats that stay free."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from larcin.bots import BOTS
from larcin.bots.factory import UnknownBot
from larcin.kernel.match import Match
from larcin.kernel.options import read_options
from larcin.kernel.registry import find_game
from larcin.server.common.errors import Conflict
from larcin.server.common.quotas import too_many
from larcin.server.services.lobby import still_waiting
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.table import Table
from larcin.wire import TableSettings


async def create_table(
    registry: TableRegistry, host: str, settings: TableSettings, address: str = ""
) -> Table:
    """A new table, if a match could be played at it."""
    game = find_game(settings.game)
    Match(game, len(settings.seats), read_options(game, settings.options, strict=True))
    check_bots([*filter(None, settings.seats), settings.stand_in])
    await check_quotas(registry, host, address, public=settings.public)
    return await registry.table(await registry.store.add_table(host, settle(settings)))


async def check_quotas(
    registry: TableRegistry, host: str, address: str, *, public: bool = False
) -> None:
    """Whether this host may have one more table."""
    limits = registry.quotas.limits
    open_tables, in_lobby = await registry.store.count_tables(host, *still_waiting(limits))
    if open_tables >= limits.tables:
        raise too_many("tables", "You have many tables already; finish a match first.")
    if public and in_lobby >= limits.lobby_tables:
        sentence = "Your tables wait in the lobby already; start one, or leave it, first."
        raise too_many("lobby_tables", sentence)
    registry.quotas.make_table(address, public=public)


async def start_match(registry: TableRegistry, table: Table) -> None:
    """Begin, if the host has bots left to play there."""
    stored = table.data.stored
    at_work = sum(
        each.bots_at_work for each in registry.loaded() if each.data.stored.host == stored.host
    )
    wanted = sum(seat.bot is not None for seat in stored.seats)
    if wanted and at_work + wanted > registry.quotas.limits.bots:
        raise too_many("bots", "Many bots play at your tables already; finish a match first.")
    await table.start()


async def fill_with_bots(registry: TableRegistry, table: Table, bot: str) -> None:
    """This bot takes every free seat, before the match has begun."""
    check_bots([bot])
    if table.data.heading is not None:
        raise Conflict("The match has begun.")
    await registry.store.fill(table.data.id, bot)
    await table.refresh()


def settle(settings: TableSettings) -> TableSettings:
    """What was left open depends on who may come, and on how many people play."""
    chat = settings.chat or ("nobody" if settings.public else "seats")
    hints = settings.seats.count(None) == 1 if settings.hints is None else settings.hints
    return replace(settings, chat=chat, hints=hints)


def check_bots(bots: Iterable[str]) -> None:
    """Whether there are such bots."""
    for bot in bots:
        if bot not in BOTS:
            raise UnknownBot(f"There is no bot called {bot!r}; there are: {', '.join(BOTS)}.")
