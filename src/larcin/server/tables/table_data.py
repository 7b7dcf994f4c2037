"""What is known of one table, read from the store: who sits there, and the match."""

from __future__ import annotations

from larcin.kernel.rng import commitment, read_seed
from larcin.server.common.damage import reading
from larcin.server.common.errors import NotPlaying, NotThere
from larcin.server.common.models import StoredMatch, StoredTable
from larcin.server.matches.live_match import LiveMatch
from larcin.server.matches.move_log import is_playable
from larcin.server.storage.store import Store
from larcin.server.tables.chat import may_speak
from larcin.server.tables.watchers import Place
from larcin.wire import TableState


class TableData:
    """A table as it is stored, in memory. Whoever reads it anew holds the table's lock."""

    def __init__(self, stored: StoredTable, store: Store) -> None:
        self.stored = stored
        self.heading: StoredMatch | None = None
        """Of the match that is being played, or was played last."""

        self.live: LiveMatch | None = None
        """That match; `None` if it cannot be carried out."""

        self.unwelcome: set[str] = set()
        """Whom the host has asked to leave; forgotten when nobody uses the table any more."""

        self._store = store

    @property
    def id(self) -> str:
        """The table's."""
        return self.stored.id

    @property
    def is_played(self) -> bool:
        """Whether a match is being played here."""
        heading = self.heading
        return heading is not None and heading.outcome is None and heading.closed is None

    @property
    def is_over(self) -> bool:
        """Whether a match was played here to its end, or closed."""
        return self.heading is not None and not self.is_played

    @property
    def needs_a_leader(self) -> bool:
        """Whether anything may happen here by itself: one process sees to it."""
        bots = any(map(self.stored.bot_in, range(len(self.stored.seats))))
        return self.is_played and (bots or self.stored.settings.clock is not None)

    def playing(self) -> LiveMatch:
        """The match, or `NotPlaying`."""
        if self.live is None:
            raise NotPlaying("No match is being played at this table.")
        return self.live

    def state(self, place: Place) -> TableState:
        """All about the table but the match, as it is told to somebody there."""
        stored, heading = self.stored, self.heading
        return TableState(
            id=stored.id,
            settings=stored.settings,
            seats=stored.seat_states(None if heading is None else heading.names),
            seat=place.seat,
            plays=place.plays,
            host=place.user == stored.host,
            match=None if heading is None else heading.id,
            commitment=self._seal(),
            outcome=None if heading is None else heading.outcome,
            closed=None if heading is None else heading.closed,
            speaks=may_speak(stored, place.user, place.seat if place.plays else None),
            hints=place.plays and bool(stored.settings.hints),
            previous=stored.previous,
            rematch=stored.rematch,
            host_name=stored.host_name,
        )

    def _seal(self) -> str | None:
        """What is promised of the deal: of the match there is, or of the one to come."""
        seed = self.stored.seed if self.heading is None else self.heading.seed
        return None if seed is None else commitment(read_seed(seed))

    def seat_place(self, user: str | None) -> Place:
        """The place of this user, as a player or as somebody who looks on."""
        seat = self.stored.seat_of(user)
        return Place(user, seat, plays=seat is not None)

    def forget_match(self) -> None:
        """What is in memory is not what is stored."""
        self.live = None

    # -- Reading it -------------------------------------------------------------------------

    async def read(self) -> None:
        """All of it, the match from its log: also after a write that failed."""
        await self.read_seats()
        await self.read_match()

    async def read_seats(self) -> None:
        """The table, and who sits at it. The match in memory stays."""
        stored = await self._store.table(self.stored.id)
        if stored is None:  # it was swept, or a moderator has closed it
            raise NotThere("There is no such table any more.")
        self.stored = stored

    async def read_heading(self) -> None:
        """The heading of the match, if there is one: the names in it may have changed."""
        if self.heading is not None:
            self.heading = await self._match(self.heading.id)

    async def read_match(self) -> None:
        """The match that the table tells of, carried out again; closed if its rules are gone."""
        if self.stored.match is None:
            return
        heading = await self._match(self.stored.match)
        if heading.outcome is None and heading.closed is None and not is_playable(heading):
            await self._store.close_match(heading.id, "rules-changed")
            heading = await self._match(heading.id)
        self.heading = heading
        if heading.closed is None and is_playable(heading):
            lines = await self._store.lines(heading.id)
            with reading(f"match {heading.id}"):
                live = LiveMatch.again(heading, lines, self.stored.settings.clock)
                live.delay(self.stored.settings.delay, lines)
            self.live = live

    def restart_clocks(self, before: StoredTable) -> None:
        """Whoever came back since then has the time of a new question."""
        if self.live is None:
            return
        for number, (old, new) in enumerate(zip(before.seats, self.stored.seats, strict=True)):
            if old.stand_in and not new.stand_in:
                self.live.restart_clock(number)

    async def _match(self, match: str) -> StoredMatch:
        stored = await self._store.match(match)
        with reading(f"match {match}"):
            if stored is None:
                raise ValueError(f"Table {self.id} tells of it, and it is not there.")
            if len(stored.names) != len(self.stored.seats):
                raise ValueError(f"It has other seats than table {self.id}.")
            return stored
