"""A table as it is stored, read into memory: who sits there, and the match."""

from __future__ import annotations

from larcin.kernel.rng import commitment, read_seed
from larcin.server.common.errors import NotPlaying
from larcin.server.common.models import StoredMatch, StoredTable
from larcin.server.matches.live_match import LiveMatch
from larcin.server.matches.move_log import is_playable
from larcin.server.storage.store import Store
from larcin.server.tables.chat import may_speak
from larcin.wire import SeatState, TableState


class KnownTable:
    """What is known of one table, and how it is read."""

    def __init__(self, stored: StoredTable, store: Store) -> None:
        self.stored = stored
        self.last: StoredMatch | None = None
        """The heading of the match that is being played, or was played last."""

        self.live: LiveMatch | None = None
        self._store = store

    @property
    def is_over(self) -> bool:
        """Whether a match was played here to its end, or closed."""
        return self.last is not None and not self._is_played

    @property
    def _is_played(self) -> bool:
        return self.last is not None and self.last.outcome is None and self.last.closed is None

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
                SeatState(
                    name=name,
                    bot=self.bot_in(number),
                    person=each.bot is None,
                    user=each.user,
                    program=each.program,
                )
                for number, (each, name) in enumerate(zip(stored.seats, names, strict=True))
            ),
            seat=seat,
            plays=plays,
            host=user == stored.host,
            match=None if last is None else last.id,
            commitment=None if last is None else commitment(read_seed(last.seed)),
            outcome=None if last is None else last.outcome,
            closed=None if last is None else last.closed,
            speaks=may_speak(stored, user, seat if plays else None),
            hints=plays and bool(stored.settings.hints),
            previous=stored.previous,
            rematch=stored.rematch,
        )

    @property
    def needs_a_leader(self) -> bool:
        """Whether anything may happen here by itself: one process sees to it."""
        bots = any(map(self.bot_in, range(len(self.stored.seats))))
        return self._is_played and (bots or self.stored.settings.clock is not None)

    # -- Reading it -------------------------------------------------------------------------

    async def _load_table(self) -> None:
        """The table, and the heading of its match; the names in it may have changed."""
        self.stored = await self._read()
        if self.last is not None:
            self.last = await self._match(self.last.id)

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
            self.live.delay(self.stored.settings.delay, lines)

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
