"""The house: all tables, whoever may sit at them and look at them, and matches of old."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from larcin.bots import BOTS
from larcin.bots.making import UnknownBot
from larcin.kernel.errors import LarcinError
from larcin.kernel.match import Match
from larcin.kernel.options import read_options
from larcin.kernel.record import Record
from larcin.kernel.registry import find_game
from larcin.server.audience import Watcher
from larcin.server.chronicle import as_stored
from larcin.server.database import Conflict, new_id
from larcin.server.failures import Forbidden, NotThere
from larcin.server.identity import digest
from larcin.server.lobby import LiveLobby, list_table
from larcin.server.prompter import Bots
from larcin.server.rematch import waits_for
from larcin.server.store import Store
from larcin.server.stored import StoredMatch, StoredTable
from larcin.server.tables import LiveTable
from larcin.wire import CloseCode, Link, MyTable, NewLink, TableListed, TableSettings

log = logging.getLogger("larcin.house")

IDLE: Final = 30.0
"""Seconds for which a table is remembered that nobody uses."""

LISTED: Final = 100
"""How many tables the lobby shows."""


def settle(settings: TableSettings) -> TableSettings:
    """What was left open depends on who may come, and on how many people play."""
    chat = settings.chat or ("nobody" if settings.public else "seats")
    hints = settings.seats.count(None) == 1 if settings.hints is None else settings.hints
    return replace(settings, chat=chat, hints=hints)


def _check_bots(bots: Iterable[str]) -> None:
    for bot in bots:
        if bot not in BOTS:
            raise UnknownBot(f"There is no bot called {bot!r}; there are: {', '.join(BOTS)}.")


@dataclass(frozen=True, slots=True)
class Place:
    """From where somebody looks at a table, and whether they play there."""

    seat: int | None
    plays: bool


class House:
    """All tables of this process."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store = store
        self.bots = bots
        self.live_lobby = LiveLobby(self.lobby)
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._used: dict[str, float] = {}

    # -- Tables -----------------------------------------------------------------------------

    async def table(self, table: str) -> LiveTable:
        """The table with this id, in memory from now on."""
        self._used[table] = time.monotonic()
        loading = self._tables.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._tables[table] = loading
        try:
            return await asyncio.shield(loading)
        except Exception:
            self._tables.pop(table, None)
            self._used.pop(table, None)
            raise

    async def wake(self) -> None:
        """Take up every match that was being played: bots think on, clocks run on."""
        await self.store.ratings.rate_all()
        for table in await self.store.playing_tables():
            try:
                await self.table(table)
            except LarcinError:
                log.exception("table %s cannot be taken up", table)

    async def create(self, host: str, settings: TableSettings) -> LiveTable:
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

    async def lobby(self) -> list[TableListed]:
        """The public tables that play or will."""
        return [list_table(table) for table in await self.store.public_tables(LISTED)]

    async def tables_of(self, user: str) -> list[MyTable]:
        """Where this user sits or is the host; those that wait for an answer come first."""
        mine = [
            await self._as_mine(stored, user) for stored in await self.store.tables_of(user, LISTED)
        ]
        return sorted(mine, key=lambda each: not each.waiting)

    async def _as_mine(self, stored: StoredTable, user: str) -> MyTable:
        users = [seat.user for seat in stored.seats]
        seat = users.index(user) if user in users else None
        waiting = left = False
        if seat is not None and stored.match is not None:
            live = (await self.table(stored.id)).live
            left = stored.seats[seat].stand_in
            waiting = live is not None and not left and seat in live.match.to_act
        return MyTable(
            table=list_table(stored),
            seat=seat,
            host=stored.host == user,
            waiting=waiting,
            left=left,
        )

    async def tidy(self) -> None:
        """Forget, again and again, the tables where nobody is and nothing happens by itself."""
        while True:
            await asyncio.sleep(IDLE)
            for table in self.loaded():
                if table.is_idle and self._used[table.stored.id] < time.monotonic() - IDLE:
                    del self._tables[table.stored.id], self._used[table.stored.id]

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        done = [task for task in self._tables.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    async def stop(self) -> None:
        """Finish what is being stored, and ask everybody to come back later."""
        self.live_lobby.stop()
        for table in self.loaded():
            await table.stop()
            for watcher in tuple(table.audience.watchers):
                watcher.close("stopping", CloseCode.STOPPING)

    async def _load(self, table: str) -> LiveTable:
        stored = await self.store.table(table)
        if stored is None:
            raise NotThere("There is no such table.")
        live = LiveTable(stored, self.store, self.bots)
        await live.load()
        return live

    # -- Sitting and looking ----------------------------------------------------------------

    async def place(self, table: LiveTable, user: str | None, eyes: int | None = None) -> Place:
        """From where this user may look, or `Forbidden`."""
        seat = table.seat_of(user)
        if seat is not None:
            if eyes not in (None, seat):
                raise Forbidden("Who plays looks through no other eyes.")
            return Place(seat, plays=True)
        stored = table.stored
        if eyes is None and (stored.settings.public or user == stored.host):
            return Place(None, plays=False)
        if user is not None:
            rights = await self.store.rights(stored.id, user)
            if eyes in rights.eyes or (eyes is None and rights.watch):
                return Place(eyes, plays=False)
        raise Forbidden("You need a link to look at this table.")

    async def sit_down(self, table: LiveTable, user: str, seat: int | None) -> int:
        """Sit in this seat, or in the first one that is free and allowed."""
        free = [number for number, each in enumerate(table.stored.seats) if each.is_free]
        wanted = free if seat is None else [seat]
        allowed = [each for each in wanted if await self._may_sit(table, user, each)]
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

    async def _may_sit(self, table: LiveTable, user: str, seat: int) -> bool:
        waited_for = await self._waited_for(table, seat)
        if waited_for is not None:
            return user == waited_for or await self._may_sit_by_link(table, user, seat)
        if table.stored.settings.public or user == table.stored.host:
            return True
        return await self._may_sit_by_link(table, user, seat)

    async def _may_sit_by_link(self, table: LiveTable, user: str, seat: int) -> bool:
        rights = await self.store.rights(table.stored.id, user)
        return rights.sit or seat in rights.sit_in

    async def _waited_for(self, table: LiveTable, seat: int) -> str | None:
        """For whom this seat is kept, in a rematch."""
        if table.stored.previous is None or seat not in range(len(table.stored.seats)):
            return None
        previous = await self.store.table(table.stored.previous)
        return None if previous is None else waits_for(previous, seat)

    # -- People -----------------------------------------------------------------------------

    async def forget(self, user: str) -> None:
        """Delete an account; its matches stay, without its name."""
        changed = await self.store.accounts.forget(user)
        for table in self.loaded():
            for watcher in tuple(table.audience.watchers):
                if watcher.user == user:
                    watcher.close("deleted", CloseCode.FORBIDDEN)
            if table.stored.id in changed:
                await table.refresh()
                table.go_on()

    async def mind_mutes(self, user: str) -> None:
        """This user has muted somebody, or no longer: it holds at once, wherever they look."""
        muted = await self.store.chats.muted(user)
        for table in self.loaded():
            for watcher in table.audience.watchers:
                if watcher.user == user:
                    watcher.muted = muted

    # -- Links ------------------------------------------------------------------------------

    async def give_link(self, table: LiveTable, user: str, wanted: NewLink) -> Link:
        """A link to sit or to watch, from the host or who sits here; to eyes, from their owner."""
        seat = table.seat_of(user)
        if seat is None and user != table.stored.host:
            raise Forbidden("Who gives a link must sit at the table.")
        given = wanted.seat
        if wanted.kind == "eyes":
            if seat is None or given not in (None, seat):
                raise Forbidden("Your eyes are the only ones you can lend.")
            given = seat
        elif given is not None and given not in range(len(table.stored.seats)):
            raise NotThere("There is no such seat.")
        secret = secrets.token_urlsafe(24)
        link = Link(id=new_id(), kind=wanted.kind, seat=given, secret=secret)
        await self.store.add_link(table.stored.id, user, link, digest(secret))
        return link

    async def use_link(self, table: LiveTable, user: str, secret: str) -> Link:
        """Have what a link gives."""
        link = await self.store.use_link(table.stored.id, user, digest(secret))
        if link is None:
            raise Forbidden("This link is not good, or not any more.")
        return link

    async def revoke_link(self, link: str, user: str) -> None:
        """Take a link back: whoever looks by it looks no longer."""
        try:
            table = await self.table(await self.store.revoke_link(link, user))
        except Conflict as error:
            raise NotThere(str(error)) from None
        for watcher in tuple(table.audience.watchers):
            if not await self._may_stay(table, watcher):
                watcher.close("revoked", CloseCode.FORBIDDEN)

    async def _may_stay(self, table: LiveTable, watcher: Watcher) -> bool:
        try:
            place = await self.place(table, watcher.user, watcher.seat)
        except Forbidden:
            return False
        return (place.seat, place.plays) == (watcher.seat, watcher.plays)

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
