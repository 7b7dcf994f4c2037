"""A table in memory, made of parts: what is known of it, who looks on, and what happens by itself.

Whatever changes a table happens under its lock, is stored, and is shown only then. Only the table
itself locks, and no part calls one of its public methods while it does. A change goes on to its end
even if whoever asked for it is gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Self
from weakref import WeakMethod, proxy

from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import BadMessage, IllegalMove, LarcinError
from larcin.kernel.record import Record, publish
from larcin.server.common.background_tasks import Tasks, end
from larcin.server.common.errors import Damaged, NotStored, NotThere
from larcin.server.common.models import StoredTable, now
from larcin.server.common.quotas import Quotas
from larcin.server.matches.live_match import Answer
from larcin.server.messaging.bus import AnyNews, Bus, Changed, Present, Said, WhoIsThere
from larcin.server.storage.store import Store
from larcin.server.tables.audience import Audience
from larcin.server.tables.bot_players import BotPlayers, Bots, Seated
from larcin.server.tables.chat import Chat
from larcin.server.tables.peer_processes import Peers
from larcin.server.tables.playing import Playing
from larcin.server.tables.table_data import TableData
from larcin.server.tables.timeouts import Timeouts
from larcin.server.tables.watchers import Watcher
from larcin.wire import ChatLine

log = logging.getLogger("larcin.tables")

AGAIN: Final = 1.0
"""Seconds until a table is read again that could not be read."""


class Table:
    """One table, as this process sees it. `TableRegistry.table` finds it."""

    def __init__(
        self, stored: StoredTable, store: Store, bots: Bots, bus: Bus, quotas: Quotas
    ) -> None:
        self.data = TableData(stored, store)
        self.tasks = Tasks(log)
        self._store = store
        self._lock = asyncio.Lock()
        self._peers = Peers(bus, stored.id)
        # No part keeps its table: what stands in no circle is gone as soon as it is forgotten,
        # while the collector of circles looks at old things too seldom.
        seated: Seated = proxy(self)
        self.audience = audience = Audience(self.data, self._peers, _weakly(self._note_presence))
        self.timeouts = Timeouts(seated, self._peers, audience.presence)
        self._playing = Playing(self.data, audience, store)
        patience = quotas.limits.unwatched_seconds
        self._bots = BotPlayers(seated, bots, lambda: audience.is_watched, patience)
        self._chat = Chat(store, quotas)
        self._recovering: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, table: str, store: Store, bots: Bots, bus: Bus, quotas: Quotas) -> Self:
        """Read a table and its match from the store, and go on with it."""
        stored = await store.table(table)
        if stored is None:
            raise NotThere("There is no such table.")
        opened = cls(stored, store, bots, bus, quotas)
        await opened._open()
        return opened

    async def _open(self) -> None:
        if self._peers.are_none:
            async with self._lock:
                await self.data.read_match()
        else:  # what others store from now on is heard, and what they have stored is read
            await self._peers.watch()
            async with self._lock:
                await self.data.read()
            self._peers.tell_change()  # as in `catch_up`
        self.go_on()

    async def stop(self) -> None:
        """Finish what is being stored, and nothing else."""
        if self._recovering is not None:
            await end(self._recovering)
        self._bots.stop()
        self.timeouts.stop()
        self.audience.stop()
        await self.tasks.wait()

    @property
    def bots_at_work(self) -> int:
        """How many bots play here now."""
        return self._bots.count_at_work()

    @property
    def is_paused(self) -> bool:
        """Whether bots would go on here if somebody looked."""
        return self._bots.is_paused

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were forgotten: the store has all of it."""
        busy = self.audience.watchers or self.tasks
        return not busy and self._bots.is_idle and self.timeouts.is_idle

    # -- Changes, each under the lock -------------------------------------------------------

    async def answer(self, seat: int, answer: Answer, bot: str | None = None) -> bool:
        """Carry out what a seat wants: refuse it, or store it and show it to all.

        Whether anything changed: the same answer twice is harmless.
        """
        return await self.tasks.finish(self.carry(seat, answer, bot))

    async def carry(self, seat: int, answer: Answer, bot: str | None = None) -> bool:
        """The same as `answer`, for who is sure to wait for the end of it."""
        try:
            async with self._lock:
                if not await self._playing.play(seat, answer, bot):
                    return False
                over = self.data.is_over
                if over:
                    self.audience.tell_state()
        except NotStored:
            self._peers.tell_change()  # it may be stored all the same
            self._recover_soon()
            raise
        self._go_on_together()
        if over:
            await self._rate()
        return True

    async def start(self) -> None:
        """Begin a match with those who sit here."""
        await self.tasks.finish(self._start())

    async def refresh(self) -> None:
        """Who sits here has changed in the store."""
        await self.tasks.finish(self._refresh())

    async def read_anew(self) -> None:
        """All of it has changed in the store: the match was closed."""
        await self.tasks.finish(self._read_anew())

    async def stand_in(self, seat: int, stand_in: bool) -> None:
        """A bot sits in for the person in this seat, or the person is back."""
        await self.tasks.finish(self._stand_in(seat, stand_in))

    async def catch_up(self) -> None:
        """Look at what other processes have stored."""
        if await self.tasks.finish(self._catch_up()):
            self._peers.tell_change()  # whoever stored it may be gone, and have told nobody

    async def _start(self) -> None:
        async with self._lock:
            await self._playing.begin()
        self._bots.wake()  # whoever has started it will come to look
        self._go_on_together()

    async def _refresh(self) -> None:
        async with self._lock:
            await self.data.read_seats()
            await self.data.read_heading()
            self.audience.reseat()
            self.audience.tell_state()
            self.audience.stir()
        self._peers.tell_change()

    async def _read_anew(self) -> None:
        async with self._lock:
            self.data.forget_match()
            await self.data.read()
            self.audience.reseat()
            self.audience.tell_state()
            self.audience.show()
        self.go_on()

    async def _stand_in(self, seat: int, stand_in: bool) -> None:
        async with self._lock:
            before = self.data.stored
            await self._store.set_stand_in(self.data.id, seat, stand_in)
            await self.data.read_seats()
            self.data.restart_clocks(before)
            self.audience.tell_state()
            self.audience.show()
        self._go_on_together()

    async def _catch_up(self) -> bool:
        """Whether there were moves of which this process did not know."""
        async with self._lock:
            before = self.data.stored
            await self.data.read_seats()
            played = await self._playing.follow()
            if self.data.stored != before or (played and self.data.is_over):
                self.audience.reseat()
                self.data.restart_clocks(before)
                self.audience.tell_state()
                self.audience.stir()
        self.go_on()
        return played

    async def _rate(self) -> None:
        """Ratings follow from the log: what fails here is made good at the next start."""
        assert self.data.heading is not None
        match = self.data.heading.id
        try:
            await self._store.ratings.rate(match)
        except LarcinError:
            log.exception("match %s cannot be rated", match)

    # -- Looking, each under the lock -------------------------------------------------------

    async def join(self, watcher: Watcher, since: int = 0) -> None:
        """Somebody begins to look: the whole of it comes at once, then whatever changes."""
        async with self._lock:
            watcher.since = since
            self.audience.tell_state([watcher])
            self.audience.enter(watcher)
            self.audience.show([watcher])
            await self._chat.tell(self.data.stored, watcher)

    async def show_once(self, watcher: Watcher) -> None:
        """Somebody looks once and does not stay: nobody is told of it."""
        async with self._lock:
            self.audience.tell_state([watcher])
            self.audience.show([watcher])

    async def resume(self, watcher: Watcher, since: int) -> None:
        """Show everything again, with what happened since then."""
        async with self._lock:
            watcher.since = since
            self.audience.show([watcher])

    async def look(self, seat: int, since: int) -> tuple[bytes, int]:
        """What this seat may see, as bytes, and how many events it has heard with that."""
        async with self._lock:
            match = self.data.playing().match
            return encode(match.observe(seat, since)), len(match.events)

    async def why_not(self, seat: int, move: object) -> IllegalMove | None:
        """Why this seat may not make this move; nothing is played."""
        async with self._lock:
            match = self.data.playing().match
            try:
                meant = decode(encode(move), match.game.move_type)
            except BadMessage:
                meant = None  # no move of this game: it is refused as such
            return match.why_not(seat, meant)

    async def record(self) -> Record:
        """What may be told of the match that is being played."""
        async with self._lock:
            return publish(self.data.playing().match_for(late=True))

    # -- What needs no lock -----------------------------------------------------------------

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no longer."""
        self.audience.leave(watcher)

    async def say(self, user: str, address: str, text: str) -> ChatLine:
        """Somebody writes a line in the chat; when this returns, it is stored."""
        line = await self._chat.say(self.data.stored, user, address, text)
        self.audience.hear(line)
        self._peers.tell_line(line)
        return line

    def take_line_away(self, number: int, user: str) -> None:
        """A line of the chat is gone: it comes again, and says nothing."""
        self.audience.hear(
            ChatLine(number=number, user=user, name="", seat=None, text="", at=now())
        )

    def hear(self, news: AnyNews) -> None:
        """Another process says something about this table."""
        if isinstance(news, Changed):
            self.tasks.start(self._hear_change())
        elif isinstance(news, Said):
            self.audience.hear(news.line)
        elif isinstance(news, WhoIsThere):
            self.audience.tell_peers()
        elif isinstance(news, Present):
            self.audience.hear_peer(news)

    async def lead(self) -> None:
        """Keep the table going, if no other process does; the last one may be gone."""
        led = self._peers.leads
        if await self._peers.lead() and not led:
            self._recover_soon()

    def go_on(self) -> None:
        """Bots think, people whose time is up or who are away are minded, spectators follow."""
        if self._peers.leads:
            self._bots.go_on()
        elif self.data.needs_a_leader:
            self.tasks.start(self.lead(), "a table cannot be led")
        self.timeouts.go_on()
        self.audience.follow()

    def _go_on_together(self) -> None:
        self._peers.tell_change()
        self.go_on()

    def _note_presence(self) -> None:
        self.timeouts.mind_absences()
        if self._peers.leads:
            self._bots.go_on()  # bots that play among themselves pause while nobody looks

    async def _hear_change(self) -> None:
        try:
            await self._catch_up()
        except LarcinError:
            log.exception("table %s cannot be read", self.data.id)
            self._recover_soon()

    def _recover_soon(self) -> None:
        if self._recovering is None or self._recovering.done():
            self._recovering = self.tasks.start(self._recover(), "a table cannot go on")

    async def _recover(self) -> None:
        """Read the table until that works, and go on: those who wait ask for nothing."""
        while True:
            try:
                await self.catch_up()
            except (Damaged, NotThere):
                return
            except LarcinError:
                await asyncio.sleep(AGAIN)
            else:
                break
        if self.data.is_over:
            await self._rate()


def _weakly(method: Callable[[], None]) -> Callable[[], None]:
    """The same, but nobody is kept for it."""
    kept = WeakMethod(method)

    def call() -> None:
        known = kept()
        if known is not None:
            known()

    return call
