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
from larcin.kernel.rng import commitment, read_seed
from larcin.server.audience import Audience, Watcher
from larcin.server.chronicle import is_playable
from larcin.server.database import Conflict, NotStored, now
from larcin.server.matches import Answer, LiveMatch
from larcin.server.prompter import Bots, Prompter
from larcin.server.seating import label_seats
from larcin.server.store import Store
from larcin.server.stored import StoredMatch, StoredTable
from larcin.wire import Change, Presence, SeatState, TableState

T = TypeVar("T")

log = logging.getLogger("larcin.tables")

RIVALS: Final = 5
"""How often a move is tried again when another process has written to the same match."""


class NotPlaying(LarcinError):
    """No match is being played at this table."""


class LiveTable:
    """One table. `House.table` finds it."""

    def __init__(self, stored: StoredTable, store: Store, bots: Bots) -> None:
        self.stored = stored
        self.last: StoredMatch | None = None
        """The heading of the match that is being played, or was played last."""

        self.live: LiveMatch | None = None
        self.audience = Audience(self._presence)
        self._store = store
        self._prompter = Prompter(self, bots)
        self._lock = asyncio.Lock()
        self._doing: set[asyncio.Task[Any]] = set()

    # -- What can be asked of it ------------------------------------------------------------

    async def load(self) -> None:
        """Read the table and its match from the store, and go on with it."""
        async with self._lock:
            await self._load()
        self._prompter.go_on()

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
            return publish(self._playing().match)

    async def stop(self) -> None:
        """Finish what is being stored, and nothing else."""
        self._prompter.stop()
        self.audience.settle()
        await asyncio.gather(*self._doing, return_exceptions=True)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were forgotten: the store has all of it."""
        return not (self.audience.watchers or self._doing) and self._prompter.is_idle

    def bot_in(self, seat: int) -> str | None:
        """The bot that plays here now."""
        stored = self.stored.seats[seat]
        return stored.bot or (self.stored.settings.stand_in if stored.stand_in else None)

    def seat_of(self, user: str | None) -> int | None:
        """Where this user sits."""
        users = [seat.user for seat in self.stored.seats]
        return users.index(user) if user is not None and user in users else None

    def state(self, user: str | None, seat: int | None, plays: bool) -> TableState:
        """All about the table but the match."""
        stored, last = self.stored, self.last
        names = [each.name for each in stored.seats] if last is None else last.names
        return TableState(
            id=stored.id,
            settings=stored.settings,
            seats=tuple(
                SeatState(name=name, bot=self.bot_in(number), person=each.bot is None)
                for number, (each, name) in enumerate(zip(stored.seats, names, strict=True))
            ),
            seat=seat,
            plays=plays,
            host=user == stored.host,
            match=None if last is None else last.id,
            commitment=None if last is None else commitment(read_seed(last.seed)),
            outcome=None if last is None else last.outcome,
            closed=None if last is None else last.closed,
        )

    # -- Changes, each under the lock -------------------------------------------------------

    async def _finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Run a change to its end, also when whoever asked for it has gone."""
        return await asyncio.shield(self.undertake(change))

    def undertake(self, change: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin a change, which runs to its end: `stop` waits for it."""
        task = asyncio.ensure_future(change)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return task

    async def carry(self, seat: int, answer: Answer, bot: str | None = None) -> bool:
        """The same as `answer`, for who is sure to wait for the end of it."""
        async with self._lock:
            changed = await self._carry_out(seat, answer, bot)
            if not changed:
                return False
            whose = None
            if isinstance(answer, Change):  # that somebody thinks again is nobody else's business
                whose = [each for each in self.audience.watchers if each.seat == seat]
            self.audience.show(self.live, whose)
            if self.last is not None and self.last.outcome is not None:
                self.audience.tell(self._state_for)
        self._prompter.go_on()
        return True

    async def _carry_out(self, seat: int, answer: Answer, bot: str | None) -> bool:
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
            try:
                await live.keep(self._store, line)
            except Conflict:
                await self._catch_up(live)
            except BaseException:
                await self._fall_back()
                raise
            else:
                self.last = live.stored
                return True
        raise NotStored("Too many want to write to this match at once.")

    async def _start(self) -> None:
        async with self._lock:
            await self._load()
            if self.last is not None:
                raise Conflict("The match has begun.")
            stored, settings = self.stored, self.stored.settings
            free = [
                str(number)
                for number, seat in enumerate(stored.seats, start=1)
                if seat.user is None and seat.bot is None
            ]
            if free:
                raise BadSeats(f"Nobody sits in seat {', '.join(free)} yet.")
            game = find_game(settings.game)
            options = read_options(game, settings.options, strict=True)
            match = Match(game, label_seats(stored.seats), options)
            self.live = await LiveMatch.begin(self._store, stored.id, match, settings.clock)
            self.last = self.live.stored
            self.stored = replace(stored, match=self.last.id)
            self.audience.tell(self._state_for)
            self.audience.show(self.live)
        self._prompter.go_on()

    async def _refresh(self) -> None:
        async with self._lock:
            self.stored = await self._read()
            self._reseat()
            self.audience.tell(self._state_for)
            self.audience.stir()

    async def _stand_in(self, seat: int, stand_in: bool) -> None:
        async with self._lock:
            await self._store.set_stand_in(self.stored.id, seat, stand_in)
            self.stored = await self._read()
            if not stand_in and self.live is not None and self.live.clocks is not None:
                self.live.clocks.restart(seat, now())
            self.audience.tell(self._state_for)
            self.audience.show(self.live)
        self._prompter.go_on()

    async def _load(self) -> None:
        self.stored = await self._read()
        if self.stored.match is None:
            return
        self.last = await self._match(self.stored.match)
        if self.last.outcome is None and self.last.closed is None and not is_playable(self.last):
            await self._store.close_match(self.last.id, "rules-changed")
            self.last = await self._match(self.last.id)
        if self.last.closed is None and is_playable(self.last):
            lines = await self._store.lines(self.last.id)
            self.live = LiveMatch.again(self.last, lines, self.stored.settings.clock)

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

    async def _read(self) -> StoredTable:
        stored = await self._store.table(self.stored.id)
        assert stored is not None
        return stored

    async def _match(self, match: str) -> StoredMatch:
        stored = await self._store.match(match)
        assert stored is not None
        return stored

    def _playing(self) -> LiveMatch:
        if self.live is None:
            raise NotPlaying("No match is being played at this table.")
        return self.live

    def _reseat(self) -> None:
        """Whoever sat down or stood up meanwhile looks from there."""
        for watcher in self.audience.watchers:
            seat = self.seat_of(watcher.user)
            if seat is not None or watcher.plays:
                watcher.seat, watcher.plays = seat, seat is not None

    # -- What the audience is told ----------------------------------------------------------

    def _state_for(self, watcher: Watcher) -> TableState:
        return self.state(watcher.user, watcher.seat, watcher.plays)

    def _presence(self, watchers: Collection[Watcher]) -> Presence:
        there = {watcher.seat for watcher in watchers if watcher.plays}
        return Presence(
            seats=tuple(
                seat.bot is not None or number in there
                for number, seat in enumerate(self.stored.seats)
            ),
            watching=sum(not watcher.plays for watcher in watchers),
        )
