"""All tables that this process has in memory: found, taken up, kept going, and forgotten."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Final

from larcin.kernel.codec import encode
from larcin.kernel.errors import LarcinError
from larcin.server.common.background_tasks import Tasks
from larcin.server.common.bans import Bans
from larcin.server.common.errors import Banned, NotStored
from larcin.server.common.limits import without_limits
from larcin.server.common.metrics import FIGURES, Figures
from larcin.server.common.quotas import Quotas
from larcin.server.messaging.bus import (
    RENEWAL,
    Alone,
    AnyNews,
    Bus,
    Changed,
    Forgotten,
    LoggedOut,
    Muted,
    Revoked,
)
from larcin.server.storage.store import Store
from larcin.server.tables.bot_players import Bots
from larcin.server.tables.permissions import show_out
from larcin.server.tables.table import Table
from larcin.wire import CloseCode

log = logging.getLogger("larcin.house")

IDLE: Final = 30.0
"""Seconds for which a table is remembered that nobody uses."""


class TableRegistry:
    """The tables in memory, whatever keeps them there, and what other processes say of them."""

    def __init__(
        self, store: Store, bots: Bots, bus: Bus | None = None, quotas: Quotas | None = None
    ) -> None:
        self.quotas = quotas or Quotas(without_limits())
        self.store = store
        self.bots = bots
        self.bans = Bans()
        self.bus = bus or Alone()
        self.bus.listen(self._hear, self._look_at_all)
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self._used: dict[str, float] = {}
        self._damaged: set[str] = set()
        """Tables that could not be taken up: it is not tried again until somebody opens them."""

        self._tasks = Tasks(log)
        self.is_ready = False
        """Whether visitors may come: the tables that were played are taken up, and it goes on."""

    # -- Finding and forgetting -------------------------------------------------------------

    async def table(self, table: str) -> Table:
        """The table with this id, in memory from now on."""
        self._used[table] = time.monotonic()
        opening = self._tables.get(table)
        if opening is None:
            work = Table.open(table, self.store, self.bots, self.bus, self.quotas)
            self._tables[table] = opening = asyncio.ensure_future(work)
        was_open = opening.done()
        try:
            opened = await asyncio.shield(opening)
        except Exception:
            self._tables.pop(table, None)
            self._used.pop(table, None)
            raise
        if was_open and not self.bus.is_alone:  # others may have stored what we did not hear of
            await opened.catch_up()  # should that fail, those who look stay at this table
        return opened

    def loaded(self) -> list[Table]:
        """The tables in memory."""
        done = [task for task in self._tables.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    def in_memory(self, table: str) -> Table | None:
        """The table with this id, if it is in memory."""
        opening = self._tables.get(table)
        if opening is None or not opening.done() or opening.cancelled() or opening.exception():
            return None
        return opening.result()

    async def drop(self, table: str) -> None:
        """The table is no longer in the store."""
        dropped = self.in_memory(table)
        if dropped is None:
            return
        del self._tables[table], self._used[table]
        await dropped.stop()
        for watcher in tuple(dropped.audience.watchers):
            watcher.close("gone", CloseCode.NOT_FOUND)
        await self.bus.unwatch(table)
        await self.bus.rest(table)

    async def tidy(self) -> None:
        """Forget, again and again, the tables where nobody is and nothing happens by itself."""
        while True:
            await asyncio.sleep(IDLE)
            await self._forget_the_idle()

    async def _forget_the_idle(self) -> None:
        for table in self.loaded():
            name = table.data.id
            if table.is_idle and self._used[name] < time.monotonic() - IDLE:
                del self._tables[name], self._used[name]
                await self.bus.unwatch(name)
                if table.is_paused or not table.data.needs_a_leader:
                    await self.bus.rest(name)

    async def stop(self) -> None:
        """Finish what is being stored, and ask everybody to come back later."""
        self.is_ready = False
        for table in self.loaded():
            await table.stop()
            await self.bus.release(table.data.id)
            for watcher in tuple(table.audience.watchers):
                watcher.close("stopping", CloseCode.STOPPING)

    def figures(self) -> Figures:
        """What is to be told of this process at this moment."""
        tables = self.loaded()
        now = Figures() + FIGURES
        now.add("larcin_tables", len(tables))
        now.add("larcin_connections", sum(len(table.audience.watchers) for table in tables))
        now.add("larcin_processes")
        return now

    # -- Keeping matches going --------------------------------------------------------------

    async def wake(self) -> None:
        """Take up every match that was being played: bots think on, clocks run on."""
        await self.store.ratings.rate_all()
        await self._take_up()
        self.is_ready = True

    async def keep_going(self) -> None:
        """With other processes: say again which tables are kept going here, and who is there.

        Tables that were kept going by a process that is gone are taken up.
        """
        while not self.bus.is_alone:
            await asyncio.sleep(RENEWAL)
            try:
                for table in self.loaded():
                    if table.data.needs_a_leader:
                        await table.lead()
                    if table.audience.watchers:
                        table.audience.tell_peers()
                await self._take_up()
                await self.bus.share(encode(self.figures()))
            except LarcinError:
                log.exception("tables cannot be kept going")

    async def _take_up(self) -> None:
        """Take up every match that nobody keeps going, in any order, as others do it, too."""
        playing = await self.store.playing_tables()
        random.shuffle(playing)
        for table in playing:
            if table in self._tables or table in self._damaged:
                continue
            if not await self.bus.lead(table, forsaken=True):
                continue
            try:
                await self.table(table)
            except NotStored:
                log.exception("table %s cannot be taken up", table)
            except Exception:  # whatever is wrong with one table, the others are taken up
                log.exception("table %s is left alone", table)
                self._damaged.add(table)
                await self.bus.release(table)

    # -- People, wherever they look ---------------------------------------------------------

    def show_out(self, user: str) -> None:
        """This user looks at no table any more: the account was deleted."""
        self._close(user, "deleted", CloseCode.FORBIDDEN)

    def addresses_of(self, user: str) -> set[str]:
        """From where this user looks at tables of this process."""
        watchers = [each for table in self.loaded() for each in table.audience.watchers]
        return {each.address for each in watchers if each.address and each.place.user == user}

    def show_out_banned(self) -> None:
        """Whoever is banned by now looks at no table any more."""
        for table in self.loaded():
            for watcher in tuple(table.audience.watchers):
                try:
                    self.bans.check_address(watcher.address)
                    self.bans.check_user(watcher.place.user or "", "")
                except Banned:
                    watcher.close("banned", CloseCode.FORBIDDEN)

    def send_back(self, user: str) -> None:
        """Whoever looks in this user's name must say again who they are."""
        self._close(user, "stopping", CloseCode.STOPPING)

    def _close(self, user: str, reason: str, code: int) -> None:
        for table in self.loaded():
            for watcher in tuple(table.audience.watchers):
                if watcher.place.user == user:
                    watcher.close(reason, code)

    async def read_mutes(self, user: str) -> None:
        """Whom this user has muted holds at once, wherever they look."""
        muted = await self.store.chats.muted(user)
        for table in self.loaded():
            for watcher in table.audience.watchers:
                if watcher.place.user == user:
                    watcher.muted = muted

    # -- News from other processes ----------------------------------------------------------

    def _hear(self, table: str, news: AnyNews) -> None:
        """Another process says something about one of the tables of this one, or about people."""
        if isinstance(news, Muted):
            self._tasks.start(self.read_mutes(news.user), "mutes cannot be read")
        elif isinstance(news, Forgotten):
            self.show_out(news.user)
        elif isinstance(news, LoggedOut):
            self.send_back(news.user)
        opened = self.in_memory(table)
        if opened is None:
            return  # one that is being read is read with all that is new
        if isinstance(news, Revoked):
            leaving = show_out(self.store, opened.data.stored, opened.audience)
            opened.tasks.start(leaving, "rights cannot be read")
        else:
            opened.hear(news)

    def _look_at_all(self) -> None:
        """News may have been missed."""
        for table in self.loaded():
            table.hear(Changed())
