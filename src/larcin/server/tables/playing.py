"""Playing at a table: carry out, write, store, send.

What is to be shown is written at once, and sent when the line is stored. Whoever calls holds the
table's lock.
"""

from __future__ import annotations

import logging
from typing import Final

from msgspec.structs import replace

from larcin.kernel.errors import BadSeats, IllegalMove, LarcinError
from larcin.kernel.match import Match
from larcin.kernel.options import read_options
from larcin.kernel.registry import find_game
from larcin.kernel.rng import read_seed
from larcin.server.common.damage import reading
from larcin.server.common.errors import Conflict, NotStored
from larcin.server.common.player_names import label_seats
from larcin.server.matches.live_match import Answer, LiveMatch
from larcin.server.storage.store import Store
from larcin.server.tables.audience import Audience
from larcin.server.tables.table_data import TableData

log = logging.getLogger("larcin.tables")

RIVALS: Final = 30
"""How often a move is tried again when another process has written to the same match.

Each time another one was carried out: with ten seats that choose at once, nine may be faster, and
some of them may think again.
"""


class Playing:
    """Moves of one table, on their way into the store and to everybody who looks."""

    def __init__(self, data: TableData, audience: Audience, store: Store) -> None:
        self._data = data
        self._audience = audience
        self._store = store

    async def begin(self) -> None:
        """Begin a match with those who sit here."""
        await self._data.read()
        if self._data.heading is not None:
            raise Conflict("The match has begun.")
        stored, settings = self._data.stored, self._data.stored.settings
        free = [str(number) for number, seat in enumerate(stored.seats, start=1) if seat.is_free]
        if free:
            raise BadSeats(f"Nobody sits in seat {', '.join(free)} yet.")
        game = find_game(settings.game)
        options = read_options(game, settings.options, strict=True)
        seed = None if stored.seed is None else read_seed(stored.seed)
        match = Match(game, label_seats(stored.seats), options, seed)
        live = LiveMatch.begin(stored.id, match, settings.clock)
        await self._store.begin_match(live.stored)
        live.delay(settings.delay)
        self._data.live, self._data.heading = live, live.stored
        self._data.stored = replace(stored, match=live.id)
        self._audience.tell_state()
        self._audience.show()

    async def play(self, seat: int, answer: Answer, bot: str | None) -> bool:
        """Carry out what a seat wants; whether anything changed. Again, if others were faster."""
        if self._data.live is None:
            await self._read_again()  # it could not be read a moment ago, nor shown
        for _ in range(RIVALS):
            live = self._data.playing()
            live.stage(self._audience.has_screens)
            try:
                line = live.carry_out(seat, answer, bot)
            except IllegalMove:
                if not await self._is_behind(live):
                    raise
                await self._read_again()
                continue
            if line is None:
                return False
            letters = self._audience.write(live, line)
            try:
                await self._store.append(live.id, live.lines, line, live.outcome)
            except Conflict:
                await self._read_again()
            except BaseException:
                await self._fall_back(live.lines)
                raise
            else:
                live.add(line)
                self._data.heading = live.stored
                self._audience.post(letters)
                return True
        raise NotStored("Too many want to write to this match at once.")

    async def follow(self) -> bool:
        """Show what other processes have stored of the match; whether there are new lines."""
        live = self._data.live
        if live is None or self._data.stored.match != live.id:
            await self._data.read()
            if self._data.live is not live:
                self._audience.show()
            return False
        lines = await self._store.lines(live.id, live.lines)
        if lines:
            live.stage(self._audience.has_screens)
            self._data.forget_match()  # unless all of it can be followed
            with reading(f"match {live.id}"):
                live.follow(lines)
            self._data.live = live
            self._data.heading = live.stored
            self._audience.post(self._audience.write(live, *lines))
        return bool(lines)

    async def _is_behind(self, live: LiveMatch) -> bool:
        """Whether another process has written meanwhile."""
        return await self._store.length(live.id) != live.lines

    async def _read_again(self) -> None:
        self._data.forget_match()  # it is ahead of the log, also if that cannot be read
        await self._data.read()
        self._audience.show()

    async def _fall_back(self, before: int) -> None:
        """Memory is ahead of the log, which is the truth: go back to it, or to nothing.

        A database that went away in the midst of it may have stored the line all the same.
        """
        self._data.forget_match()
        try:
            await self._data.read()
        except LarcinError:
            log.exception("table %s cannot be read", self._data.id)
            return
        found = self._data.live
        if found is None or found.lines != before:  # none, if it was closed meanwhile
            self._audience.tell_state()
            self._audience.show()
