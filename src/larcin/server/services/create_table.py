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
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.table import Table
from larcin.wire import TableSettings


async def create_table(registry: TableRegistry, host: str, settings: TableSettings) -> Table:
    """A new table, if a match could be played at it."""
    game = find_game(settings.game)
    Match(game, len(settings.seats), read_options(game, settings.options, strict=True))
    _check_bots([*filter(None, settings.seats), settings.stand_in])
    return await registry.table(await registry.store.add_table(host, settle(settings)))


async def fill_with_bots(registry: TableRegistry, table: Table, bot: str) -> None:
    """This bot takes every free seat, before the match has begun."""
    _check_bots([bot])
    if table.data.heading is not None:
        raise Conflict("The match has begun.")
    await registry.store.fill(table.data.id, bot)
    await table.refresh()


def settle(settings: TableSettings) -> TableSettings:
    """What was left open depends on who may come, and on how many people play."""
    chat = settings.chat or ("nobody" if settings.public else "seats")
    hints = settings.seats.count(None) == 1 if settings.hints is None else settings.hints
    return replace(settings, chat=chat, hints=hints)


def _check_bots(bots: Iterable[str]) -> None:
    for bot in bots:
        if bot not in BOTS:
            raise UnknownBot(f"There is no bot called {bot!r}; there are: {', '.join(BOTS)}.")
