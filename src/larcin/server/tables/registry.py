"""The house: all tables, whoever may sit at them and look at them, and matches of old."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Coroutine, Iterable
from typing import Any, Final

from msgspec.structs import replace

from larcin.bots import BOTS
from larcin.bots.factory import UnknownBot
from larcin.kernel.codec import encode
from larcin.kernel.errors import LarcinError
from larcin.kernel.match import Match
from larcin.kernel.options import read_options
from larcin.kernel.record import Record
from larcin.kernel.registry import find_game
from larcin.server.common.errors import Conflict, Forbidden, NotThere
from larcin.server.common.metrics import FIGURES, Figures
from larcin.server.common.models import StoredMatch
from larcin.server.matches.move_log import as_stored
from larcin.server.messaging.bus import (
    ALL_TABLES,
    RENEWAL,
    Alone,
    AnyNews,
    Bus,
    Changed,
    Forgotten,
    Muted,
    Revoked,
)
from larcin.server.storage.store import Store
from larcin.server.tables.bot_players import Bots
from larcin.server.tables.permissions import may_sit, place
from larcin.server.tables.table import LiveTable
from larcin.server.tables.together import SharedTable
from larcin.server.tables.watchers import Watcher
from larcin.wire import CloseCode, TableSettings

log = logging.getLogger("larcin.house")

IDLE: Final = 30.0
"""Seconds for which a table is remembered that nobody uses."""


def settle(settings: TableSettings) -> TableSettings:
    """What was left open depends on who may come, and on how many people play."""
    chat = settings.chat or ("nobody" if settings.public else "seats")
    hints = settings.seats.count(None) == 1 if settings.hints is None else settings.hints
    return replace(settings, chat=chat, hints=hints)


def _check_bots(bots: Iterable[str]) -> None:
    for bot in bots:
        if bot not in BOTS:
            raise UnknownBot(f"There is no bot called {bot!r}; there are: {', '.join(BOTS)}.")


class House:
    """All tables of this process."""

    def __init__(self, store: Store, bots: Bots, bus: Bus | None = None) -> None:
        self.store = store
        self.bots = bots
        self.bus = bus or Alone()
        self.bus.listen(self._hear_news, self._look_at_all)
        self._tables: dict[str, asyncio.Task[SharedTable]] = {}
        self._used: dict[str, float] = {}
        self._doing: set[asyncio.Task[None]] = set()

    # -- Tables -----------------------------------------------------------------------------

    async def table(self, table: str) -> SharedTable:
        """The table with this id, in memory from now on."""
        self._used[table] = time.monotonic()
        loading = self._tables.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._tables[table] = loading
        try:
            if not loading.done():
                return await asyncio.shield(loading)
            if not self.bus.is_alone:  # what others have stored counts, even if we did not hear it
                await loading.result().catch_up()
            return loading.result()
        except Exception:
            self._tables.pop(table, None)
            self._used.pop(table, None)
            raise

    async def wake(self) -> None:
        """Take up every match that was being played: bots think on, clocks run on."""
        await self.store.ratings.rate_all()
        await self._take_up()

    async def keep_going(self) -> None:
        """With other processes: say again which tables are kept going here, and who is there.

        Tables that were kept going by a process that is gone are taken up.
        """
        while not self.bus.is_alone:
            await asyncio.sleep(RENEWAL)
            try:
                for table in self.loaded():
                    if table.needs_a_leader:
                        await table.lead()
                    if table.audience.watchers:
                        table.tell_presence()
                await self._take_up()
                await self.bus.share(encode(self.figures()))
            except LarcinError:
                log.exception("tables cannot be kept going")

    async def _take_up(self) -> None:
        """Take up every match that nobody keeps going, in any order, as others do it, too."""
        playing = await self.store.playing_tables()
        random.shuffle(playing)
        for table in playing:
            if table in self._tables or not await self.bus.lead(table, forsaken=True):
                continue
            try:
                await self.table(table)
            except LarcinError:
                log.exception("table %s cannot be taken up", table)

    async def create(self, host: str, settings: TableSettings) -> SharedTable:
        """A new table, if a match could be played at it."""
        game = find_game(settings.game)
        Match(game, len(settings.seats), read_options(game, settings.options, strict=True))
        _check_bots([*filter(None, settings.seats), settings.stand_in])
        return await self.table(await self.store.add_table(host, settle(settings)))

    async def fill(self, table: LiveTable, bot: str) -> None:
        """This bot takes every free seat, before the match has begun."""
        _check_bots([bot])
        if table.last is not None:
            raise Conflict("The match has begun.")
        await self.store.fill(table.stored.id, bot)
        await table.refresh()

    async def tidy(self) -> None:
        """Forget, again and again, the tables where nobody is and nothing happens by itself."""
        while True:
            await asyncio.sleep(IDLE)
            for table in self.loaded():
                if table.is_idle and self._used[table.stored.id] < time.monotonic() - IDLE:
                    del self._tables[table.stored.id], self._used[table.stored.id]
                    await self.bus.unwatch(table.stored.id)
                    if not table.needs_a_leader:
                        await self.bus.rest(table.stored.id)

    def figures(self) -> Figures:
        """What is to be told of this process at this moment."""
        tables = self.loaded()
        now = Figures() + FIGURES
        now.add("larcin_tables", len(tables))
        now.add("larcin_connections", sum(len(table.audience.watchers) for table in tables))
        now.add("larcin_processes")
        return now

    def loaded(self) -> list[SharedTable]:
        """The tables in memory."""
        done = [task for task in self._tables.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    async def stop(self) -> None:
        """Finish what is being stored, and ask everybody to come back later."""
        for table in self.loaded():
            await table.stop()
            await self.bus.release(table.stored.id)
            for watcher in tuple(table.audience.watchers):
                watcher.close("stopping", CloseCode.STOPPING)

    async def _load(self, table: str) -> SharedTable:
        stored = await self.store.table(table)
        if stored is None:
            raise NotThere("There is no such table.")
        live = SharedTable(stored, self.store, self.bots, self.bus)
        await live.load()
        return live

    def _hear_news(self, table: str, news: AnyNews) -> None:
        """Another process says something about one of the tables of this one."""
        if isinstance(news, Muted):
            self._run(self._mind_mutes(news.user))
        elif isinstance(news, Forgotten):
            self._show_out_forgotten(news.user)
        loading = self._tables.get(table)
        if loading is None or not loading.done() or loading.cancelled() or loading.exception():
            return  # one that is being read is read with all that is new
        live = loading.result()
        if isinstance(news, Revoked):
            live.undertake(self._show_out(live))
        else:
            live.hear_news(news)

    def _run(self, change: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(change)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    def _look_at_all(self) -> None:
        """News may have been missed."""
        for table in self.loaded():
            table.hear_news(Changed())

    # -- Sitting and looking ----------------------------------------------------------------

    async def sit_down(self, table: LiveTable, user: str, seat: int | None) -> int:
        """Sit in this seat, or in the first one that is free and allowed."""
        free = [number for number, each in enumerate(table.stored.seats) if each.is_free]
        wanted = free if seat is None else [seat]
        allowed = [each for each in wanted if await may_sit(self.store, table.stored, user, each)]
        if not allowed:
            raise Forbidden("You need a link to sit there.") if wanted else Conflict("It is full.")
        for each in allowed:
            try:
                await self.store.sit_down(table.stored.id, each, user)
            except Conflict:
                continue  # somebody was faster
            await table.refresh()
            return each
        raise Conflict("This seat is taken, or you have one, or the match has begun.")

    async def get_up(self, table: LiveTable, user: str) -> None:
        """Leave one's seat: it is free again or, in a match, a bot sits in."""
        seat = table.seat_of(user)
        if seat is None:
            raise Forbidden("You do not sit at this table.")
        if table.last is None:
            await self.store.stand_up(table.stored.id, user)
            await table.refresh()
        else:
            await table.stand_in(seat, True)

    # -- People -----------------------------------------------------------------------------

    async def forget(self, user: str) -> None:
        """Delete an account; its matches stay, without its name."""
        users, changed = await self.store.accounts.forget(user)
        for each in users:
            self._show_out_forgotten(each)
            self.bus.tell(ALL_TABLES, Forgotten(user=each))
        for table in self.loaded():
            if table.stored.id in changed:
                await table.refresh()
                table.go_on()
        for each in changed:
            self.bus.tell(each, Changed())

    def _show_out_forgotten(self, user: str) -> None:
        for table in self.loaded():
            for watcher in tuple(table.audience.watchers):
                if watcher.user == user:
                    watcher.close("deleted", CloseCode.FORBIDDEN)

    async def mind_mutes(self, user: str) -> None:
        """This user has muted somebody, or no longer: it holds at once, wherever they look."""
        await self._mind_mutes(user)
        self.bus.tell(ALL_TABLES, Muted(user=user))

    async def _mind_mutes(self, user: str) -> None:
        muted = await self.store.chats.muted(user)
        for table in self.loaded():
            for watcher in table.audience.watchers:
                if watcher.user == user:
                    watcher.muted = muted

    # -- Links ------------------------------------------------------------------------------

    async def revoke_link(self, link: str, user: str) -> None:
        """Take a link back: whoever looks by it looks no longer."""
        try:
            table = await self.table(await self.store.links.revoke(link, user))
        except Conflict as error:
            raise NotThere(str(error)) from None
        await self._show_out(table)
        self.bus.tell(table.stored.id, Revoked())

    async def _show_out(self, table: LiveTable) -> None:
        """Whoever may look no longer looks no longer."""
        for watcher in tuple(table.audience.watchers):
            if not await self._may_stay(table, watcher):
                watcher.close("revoked", CloseCode.FORBIDDEN)

    async def _may_stay(self, table: LiveTable, watcher: Watcher) -> bool:
        try:
            found = await place(self.store, table, watcher.user, watcher.seat)
        except Forbidden:
            return False
        return (found.seat, found.plays) == (watcher.seat, watcher.plays)

    # -- Matches ----------------------------------------------------------------------------

    async def record(self, match: str) -> Record:
        """The record of a match; while it is played, what everybody has heard."""
        stored = await self.match(match)
        if stored.outcome is None and stored.closed is None:
            table = await self.table(stored.table)
            if table.last is not None and table.last.outcome is None and table.live is not None:
                return await table.record()
            stored = await self.match(match)  # it ended, or was closed, meanwhile
        return as_stored(stored, await self.store.lines(match))

    async def match(self, match: str) -> StoredMatch:
        """The heading of this match, or `NotThere`."""
        stored = await self.store.match(match)
        if stored is None:
            raise NotThere("There is no such match.")
        return stored
