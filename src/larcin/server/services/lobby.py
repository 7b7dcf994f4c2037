"""The lobby as it changes, for everybody who looks at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Final

from larcin.kernel.errors import LarcinError
from larcin.server.common.limits import Limits
from larcin.server.common.models import StoredTable, now
from larcin.server.storage.store import Store
from larcin.wire import Lobby, TableListed

log = logging.getLogger("larcin.lobby")

PERIOD: Final = 1.0
"""Seconds between two looks at the tables, while anybody is in the lobby.

The database is asked, and not this process: other processes make tables, too.
"""

HEARTBEAT: Final = 2.5
"""Seconds after which those in the lobby hear that the server is there."""


LISTED: Final = 100
"""How many tables the lobby shows."""


class LiveLobby:
    """Looks at the public tables while anybody wants to know, and tells what has changed.

    Whoever follows compares with what they were told, so that nothing waits for slow readers.
    """

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._tables: dict[str, TableListed] = {}
        self._news = asyncio.Event()
        self._followers = 0
        self._looking: asyncio.Task[None] | None = None
        self._stopped = False

    async def follow(self) -> AsyncIterator[Lobby | None]:
        """All tables, then changes; `None` when there is nothing to tell for a while."""
        self._followers += 1
        try:
            if self._looking is None:
                await self._look()
                self._looking = asyncio.ensure_future(self._look_on())
            told: dict[str, TableListed] = {}
            first = True
            while not self._stopped:
                change, told = _difference(told, self._tables), self._tables
                if first or change.tables or change.gone:
                    yield change
                first = False
                if not await self._wait():
                    yield None
        finally:
            self._followers -= 1
            if not self._followers:
                self._rest()

    @property
    def is_looking(self) -> bool:
        """Whether anybody is there for whom it looks at the tables."""
        return self._looking is not None

    def stop(self) -> None:
        """Everybody goes."""
        self._stopped = True
        self._rest()
        self._tell()

    async def _wait(self) -> bool:
        news = self._news
        try:
            async with asyncio.timeout(HEARTBEAT):
                await news.wait()
        except TimeoutError:
            return False
        return True

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _rest(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(PERIOD)
            try:
                await self._look()
            except LarcinError:
                log.exception("the lobby cannot be read")

    async def _look(self) -> None:
        tables = {table.id: table for table in await public_tables(self._store, self._limits)}
        if tables != self._tables:
            self._tables = tables
            self._tell()


def _difference(told: dict[str, TableListed], there: dict[str, TableListed]) -> Lobby:
    return Lobby(
        tables=tuple(table for each, table in there.items() if told.get(each) != table),
        gone=tuple(each for each in told if each not in there),
    )


async def public_tables(store: Store, limits: Limits) -> list[TableListed]:
    """The public tables that play or will; those where nobody comes are listed for a while."""
    tables = await store.public_tables(LISTED, *still_waiting(limits))
    return [list_table(table) for table in tables]


def still_waiting(limits: Limits) -> tuple[int, int]:
    """Since when a table may wait in the lobby: if somebody sits there, and if nobody does."""
    return _ago(limits.waiting_seconds), _ago(limits.empty_seconds)


def _ago(seconds: float) -> int:
    return max(0, now() - int(seconds * 1000))


def list_table(table: StoredTable, names: Sequence[str] | None = None) -> TableListed:
    """A table as it is listed; in a match, with the names that it began with.

    The seats of a rematch wait for those who played before.
    """
    free = sum(seat.is_free for seat in table.seats) if table.previous is None else 0
    return TableListed(
        id=table.id,
        settings=table.settings,
        host=table.host_name,
        seats=table.seat_states(names),
        free=free,
        playing=table.match is not None,
        created=table.created,
    )
