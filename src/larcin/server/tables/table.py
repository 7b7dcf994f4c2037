"""A table in memory: who sits there, the match, and everybody who looks on.

Whatever changes a table happens under its lock, is stored, and is shown only then. A change goes
on to its end even if whoever asked for it is gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from larcin.kernel.codec import encode
from larcin.kernel.errors import BadSeats, IllegalMove, LarcinError
from larcin.kernel.match import Match
from larcin.kernel.options import read_options
from larcin.kernel.record import Record, publish
from larcin.kernel.registry import find_game
from larcin.server.common.errors import Conflict, NotStored
from larcin.server.common.models import Line, StoredTable, now
from larcin.server.common.player_names import label_seats
from larcin.server.matches.live_match import Answer, LiveMatch
from larcin.server.messaging.bus import Alone, Bus
from larcin.server.storage.store import Store
from larcin.server.tables.audience import Audience
from larcin.server.tables.bot_players import Bots, Prompter
from larcin.server.tables.chat import Talk
from larcin.server.tables.peers import Others
from larcin.server.tables.table_data import KnownTable
from larcin.server.tables.timeouts import Absences
from larcin.server.tables.watchers import Watcher
from larcin.wire import Chat, ChatLine, Presence, TableState

T = TypeVar("T")

log = logging.getLogger("larcin.tables")

RIVALS: Final = 30
"""How often a move is tried again when another process has written to the same match.

Each time another one was carried out: with ten seats that choose at once, nine may be faster, and
some of them may think again.
"""


class LiveTable(KnownTable):
    """One table. `House.table` finds it."""

    def __init__(
        self, stored: StoredTable, store: Store, bots: Bots, bus: Bus | None = None
    ) -> None:
        super().__init__(stored, store)
        self.audience = Audience(self._presence, self.tell_presence)
        self._others = Others(bus or Alone(), stored.id)
        self._prompter = Prompter(self, bots)
        self._talk = Talk(store)
        self._absences = Absences(self._sit_in)
        self._following: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self._doing: set[asyncio.Task[Any]] = set()

    # -- What can be asked of it ------------------------------------------------------------

    async def load(self) -> None:
        """Read the table and its match from the store, and go on with it."""
        if not self._others.are_none:
            await self._others.watch()
        async with self._lock:
            await self._load()
        self.go_on()

    async def answer(self, seat: int, answer: Answer, bot: str | None = None) -> bool:
        """Carry out what a seat wants: refuse it, or store it and show it to all.

        Whether anything changed: the same answer twice is harmless.
        """
        return await self._finish(self.carry(seat, answer, bot))

    async def start(self) -> None:
        """Begin a match with those who sit here."""
        await self._finish(self._start())

    async def refresh(self) -> None:
        """Who sits here has changed in the store."""
        await self._finish(self._refresh())

    async def stand_in(self, seat: int, stand_in: bool) -> None:
        """A bot sits in for the person in this seat, or the person is back."""
        await self._finish(self._stand_in(seat, stand_in))

    async def join(self, watcher: Watcher, since: int = 0) -> None:
        """Somebody begins to look: the whole of it comes at once, then whatever changes."""
        async with self._lock:
            watcher.since = since
            watcher.send(encode(self._state_for(watcher)))
            self.audience.enter(watcher)
            self.audience.show(self.live, [watcher])
            await self._tell_talk(watcher)
        self._mind_absences()

    async def show_once(self, watcher: Watcher) -> None:
        """Somebody looks once and does not stay: nobody is told of it."""
        async with self._lock:
            watcher.send(encode(self._state_for(watcher)))
            self.audience.show(self.live, [watcher])

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no longer."""
        self.audience.leave(watcher)
        self._mind_absences()

    async def say(self, user: str, text: str) -> ChatLine:
        """Somebody writes a line in the chat; when this returns, it is stored."""
        line = await self._talk.say(self.stored, user, self.seat_of(user), text)
        self.audience.hear(line)
        self._others.tell_line(line)
        return line

    async def resume(self, watcher: Watcher, since: int) -> None:
        """Show everything again, with what happened since then."""
        async with self._lock:
            watcher.since = since
            self.audience.show(self.live, [watcher])

    async def look(self, seat: int, since: int) -> tuple[bytes, int]:
        """What this seat may see, as bytes, and how many events it has heard with that."""
        async with self._lock:
            match = self._playing().match
            return encode(match.observe(seat, since)), len(match.events)

    async def record(self) -> Record:
        """What may be told of the match that is being played."""
        async with self._lock:
            return publish(self._playing().match_for(late=True))

    async def stop(self) -> None:
        """Finish what is being stored, and nothing else."""
        self._prompter.stop()
        self._absences.stop()
        self._cancel_following()
        self.audience.settle()
        await asyncio.gather(*self._doing, return_exceptions=True)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were forgotten: the store has all of it."""
        busy = self.audience.watchers or self._doing
        return not busy and self._prompter.is_idle and self._absences.is_idle

    # -- Changes, each under the lock -------------------------------------------------------

    async def _finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Run a change to its end, also when whoever asked for it has gone."""
        return await asyncio.shield(self.undertake(change))

    def undertake(self, change: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin a change, which runs to its end: `stop` waits for it."""
        task = asyncio.get_running_loop().create_task(change)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return task

    async def carry(self, seat: int, answer: Answer, bot: str | None = None) -> bool:
        """The same as `answer`, for who is sure to wait for the end of it."""
        async with self._lock:
            if not await self._carry_out(seat, answer, bot):
                return False
            over = self.is_over
            if over:
                self.audience.tell(self._state_for)
        self._go_on_together()
        if over:
            await self._rate()
        return True

    async def _rate(self) -> None:
        """Ratings follow from the log: what fails here is made good at the next start."""
        assert self.last is not None
        try:
            await self._store.ratings.rate(self.last.id)
        except LarcinError:
            log.exception("match %s cannot be rated", self.last.id)

    async def _carry_out(self, seat: int, answer: Answer, bot: str | None) -> bool:
        """What is to be shown is written at once, and sent when the move is stored."""
        if self.live is None:
            await self._load()  # it could not be read a moment ago
        for _ in range(RIVALS):
            live = self._playing()
            try:
                line = live.carry_out(seat, answer, bot)
            except IllegalMove:
                if not await self._catch_up(live):
                    raise
                continue
            if line is None:
                return False
            letters = self.audience.write(live, self._see_at_once(line))
            try:
                await self._store.append(live.id, live.lines, line, live.outcome)
            except Conflict:
                await self._load()
                self.audience.show(self.live)
            except BaseException:
                await self._fall_back()
                raise
            else:
                live.add(line)
                self.last = live.stored
                self.audience.post(letters)
                return True
        raise NotStored("Too many want to write to this match at once.")

    async def _start(self) -> None:
        async with self._lock:
            await self._load()
            if self.last is not None:
                raise Conflict("The match has begun.")
            stored, settings = self.stored, self.stored.settings
            free = [
                str(number) for number, seat in enumerate(stored.seats, start=1) if seat.is_free
            ]
            if free:
                raise BadSeats(f"Nobody sits in seat {', '.join(free)} yet.")
            game = find_game(settings.game)
            options = read_options(game, settings.options, strict=True)
            match = Match(game, label_seats(stored.seats), options)
            live = LiveMatch.begin(stored.id, match, settings.clock)
            await self._store.begin_match(live.stored)
            live.delay(settings.delay)
            self.live, self.last = live, live.stored
            self.stored = replace(stored, match=self.last.id)
            self.audience.tell(self._state_for)
            self.audience.show(self.live)
        self._go_on_together()

    async def _refresh(self) -> None:
        async with self._lock:
            await self._load_table()
            self._reseat()
            self.audience.tell(self._state_for)
            self.audience.stir()
        self._others.tell_change()

    async def _stand_in(self, seat: int, stand_in: bool) -> None:
        async with self._lock:
            await self._store.set_stand_in(self.stored.id, seat, stand_in)
            self.stored = await self._read()
            if not stand_in and self.live is not None and self.live.clocks is not None:
                self.live.clocks.restart(seat, now())
            self.audience.tell(self._state_for)
            self.audience.show(self.live)
        self._go_on_together()

    async def _catch_up(self, live: LiveMatch) -> bool:
        """Look at what another process has written meanwhile, if it has."""
        if await self._store.length(live.id) == live.lines:
            return False
        await self._load()
        self.audience.show(self.live)
        return True

    async def _fall_back(self) -> None:
        """Memory is ahead of the log, which is the truth: go back to it, or to nothing."""
        self.live = None
        try:
            await self._load()
        except LarcinError:
            log.exception("table %s cannot be read", self.stored.id)

    def _reseat(self) -> None:
        """Whoever sat down or stood up meanwhile looks from there."""
        for watcher in self.audience.watchers:
            seat = self.seat_of(watcher.user)
            if seat is not None or watcher.plays:
                watcher.seat, watcher.plays = seat, seat is not None

    # -- What happens by itself -------------------------------------------------------------

    def go_on(self) -> None:
        """Bots think, people who are away are minded, spectators follow."""
        if self._others.leads:
            self._prompter.go_on()
        elif self.needs_a_leader:
            self.undertake(self.lead())
        self._mind_absences()
        self._follow()

    # -- With other processes ---------------------------------------------------------------

    async def lead(self) -> None:
        """Keep the table going, if no other process does."""
        led = self._others.leads
        if await self._others.lead() and not led:
            self.go_on()

    def tell_presence(self) -> None:
        """Tell other processes who is connected to this one, and forget those that are gone."""
        watchers = self.audience.watchers
        seats = {each.seat for each in watchers if each.plays and each.seat is not None}
        self._others.tell_presence(seats, sum(not each.plays for each in watchers))
        if self._others.forget_the_silent():
            self.audience.stir()
            self._mind_absences()

    def _go_on_together(self) -> None:
        self._others.tell_change()
        self.go_on()

    # -- Whatever happens by itself ---------------------------------------------------------

    def _mind_absences(self) -> None:
        clock = self.stored.settings.clock
        if clock is None or clock.away is None or not (self._is_played and self._others.leads):
            self._absences.stop()
            return
        there = self._presence(self.audience.watchers).seats
        away = {
            number
            for number, seat in enumerate(self.stored.seats)
            if not there[number] and not seat.stand_in
        }
        self._absences.mind(away, clock.away)

    def _sit_in(self, seat: int) -> None:
        """The person in this seat was away for too long."""
        task = asyncio.ensure_future(self._stand_in(seat, True))
        self._doing.add(task)
        task.add_done_callback(self._sat_in)

    def _sat_in(self, task: asyncio.Task[None]) -> None:
        self._doing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("no bot could sit in", exc_info=task.exception())

    def _follow(self) -> None:
        """Show those without a seat what is old enough, and come back for the rest."""
        if self._following is not None:
            self._cancel_following()
        live = self.live
        if live is None or live.behind is None or not live.is_followed:
            return
        if live.behind.follow(now()):
            late = [watcher for watcher in self.audience.watchers if not watcher.plays]
            self.audience.show(live, late)
        if live.behind.next_at is not None:
            wait = max(0.001, (live.behind.next_at - now()) / 1000)
            self._following = asyncio.get_running_loop().call_later(wait, self._follow)

    def _see_at_once(self, *lines: Line) -> Collection[Watcher]:
        """Those who are shown what was done; the others do not even hear that it was."""
        seeing: Collection[Watcher] = self.audience.watchers
        if self.live is not None and self.live.is_followed:
            seeing = [each for each in seeing if each.plays]
        if lines[-1].kind == "change" and all(line.kind == "change" for line in lines):
            # That somebody thinks again is nobody else's business.
            seats = {line.seat for line in lines}
            seeing = [each for each in seeing if each.seat in seats]
        return seeing

    def _cancel_following(self) -> None:
        if self._following is not None:
            self._following.cancel()
            self._following = None

    # -- What the audience is told ----------------------------------------------------------

    def _state_for(self, watcher: Watcher) -> TableState:
        return self.state(watcher.user, watcher.seat, watcher.plays)

    async def _tell_talk(self, watcher: Watcher) -> None:
        """The chat so far, if there is one."""
        if self.stored.settings.chat == "nobody":
            return
        lines = await self._store.chats.lines(self.stored.id)
        if watcher.user is not None:
            watcher.muted = await self._store.chats.muted(watcher.user)
        read = tuple(line for line in lines if line.user not in watcher.muted)
        if read:
            watcher.send(encode(Chat(lines=read)))

    def _presence(self, watchers: Collection[Watcher]) -> Presence:
        there = {watcher.seat for watcher in watchers if watcher.plays} | self._others.seats
        return Presence(
            seats=tuple(
                seat.bot is not None or number in there
                for number, seat in enumerate(self.stored.seats)
            ),
            watching=sum(not watcher.plays for watcher in watchers) + self._others.watching,
        )
