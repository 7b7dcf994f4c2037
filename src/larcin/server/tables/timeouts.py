"""People whose time is up, or who are away for too long: a bot sits in for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from larcin.server.common.background_tasks import Tasks
from larcin.server.common.models import ticks
from larcin.server.matches.clocks import Clocks
from larcin.server.tables.bot_players import Seated
from larcin.server.tables.peer_processes import Peers
from larcin.wire import Presence

log = logging.getLogger("larcin.tables")


class Timeouts:
    """One alarm for the clocks of a table, and a timer for each seat whose person is away."""

    def __init__(self, table: Seated, peers: Peers, presence: Callable[[], Presence]) -> None:
        self._table = table
        self._peers = peers
        self._presence = presence
        self._alarm: asyncio.TimerHandle | None = None
        self._away: dict[int, asyncio.TimerHandle] = {}
        self._tasks = Tasks(log)
        self._stopped = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing would happen by itself."""
        return not (self._alarm or self._away or self._tasks)

    @property
    def away(self) -> frozenset[int]:
        """The seats whose people are waited for."""
        return frozenset(self._away)

    def go_on(self) -> None:
        """Something has changed: look at the clocks, and at who is there."""
        if self._table.data.stored.settings.clock is None:
            return  # nobody is in a hurry
        if self._peers.leads:
            self._set_alarm()
        self.mind_absences()

    def stop(self) -> None:
        """Nobody is minded any more."""
        self._stopped = True
        self._cancel_alarm()
        self._mind(set(), 0)

    # -- The clocks -------------------------------------------------------------------------

    def ring(self) -> None:
        """Bots sit in for those whose time is up."""
        self._alarm = None
        clocks = self._clocks()
        if clocks is None:
            return
        stored = self._table.data.stored
        for seat, deadline in clocks.deadlines().items():
            if deadline <= ticks() and stored.bot_in(seat) is None:
                self._sit_in(seat)
        if not self._tasks:
            self._set_alarm()  # it rang a little early

    def _set_alarm(self) -> None:
        self._cancel_alarm()
        clocks = self._clocks()
        if clocks is None or self._stopped:
            return
        stored = self._table.data.stored
        deadlines = clocks.deadlines().items()
        people = [at for seat, at in deadlines if stored.bot_in(seat) is None]
        if people:
            wait = max(0, min(people) - ticks()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self.ring)

    def _clocks(self) -> Clocks | None:
        """The clocks that run."""
        live = self._table.data.live
        return None if live is None or live.outcome is not None else live.clocks

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # -- Who is away ------------------------------------------------------------------------

    def mind_absences(self) -> None:
        """Who is there may have changed."""
        data = self._table.data
        clock = data.stored.settings.clock
        if clock is None or clock.away is None:
            return
        away: set[int] = set()
        if data.is_played and self._peers.leads and not self._stopped:
            there = self._presence().seats
            away = {
                number
                for number, seat in enumerate(data.stored.seats)
                if not there[number] and not seat.stand_in
            }
        self._mind(away, clock.away)

    def _mind(self, away: set[int], seconds: float) -> None:
        """These are away now; the others are there, or nobody minds."""
        for seat in set(self._away) - away:
            self._away.pop(seat).cancel()
        loop = asyncio.get_running_loop()
        for seat in away - set(self._away):
            self._away[seat] = loop.call_later(seconds, self.give_up, seat)

    def give_up(self, seat: int) -> None:
        """This seat's person was away for too long."""
        self._away.pop(seat).cancel()
        self._sit_in(seat)

    def _sit_in(self, seat: int) -> None:
        self._tasks.start(self._table.stand_in(seat, True), "no bot could sit in")
