"""The other processes that serve a table: what is known of them, and what they are told."""

from __future__ import annotations

import time
from collections.abc import Collection

from larcin.server.messaging.bus import LEASE, Bus, Changed, Present, Said, WhoIsThere
from larcin.wire import ChatLine


class Peers:
    """The other processes, as seen from one table. Alone, it leads and hears nothing."""

    def __init__(self, bus: Bus, table: str) -> None:
        self.leads = bus.is_alone
        """Whether this process keeps the table going: asks its bots, looks at its clocks."""

        self._bus = bus
        self._table = table
        self._present: dict[str, tuple[Present, float]] = {}

    @property
    def are_none(self) -> bool:
        """Whether this process serves all tables by itself."""
        return self._bus.is_alone

    async def lead(self) -> bool:
        """Try to keep the table going, or go on doing so."""
        self.leads = await self._bus.lead(self._table)
        return self.leads

    async def watch(self) -> None:
        """Hear news from now on, and ask who is there."""
        await self._bus.watch(self._table)
        self._bus.tell(self._table, WhoIsThere())

    def tell_change(self) -> None:
        """There is something new in the store."""
        if not self._bus.is_alone:
            self._bus.tell(self._table, Changed())

    def tell_presence(self, seats: Collection[int], watching: int) -> None:
        """So many are connected to this process."""
        if not self._bus.is_alone:
            self._bus.tell(self._table, Present(seats=tuple(sorted(seats)), watching=watching))

    def tell_line(self, line: ChatLine) -> None:
        """Somebody has written something."""
        if not self._bus.is_alone:
            self._bus.tell(self._table, Said(line=line))

    def hear_presence(self, news: Present) -> bool:
        """Remember who is connected elsewhere; whether that is new."""
        before = self._present.get(news.sender)
        self._present[news.sender] = (news, time.monotonic())
        return before is None or before[0] != news

    def forget_the_silent(self) -> bool:
        """A process that says nothing for a while is gone; whether one is."""
        oldest = time.monotonic() - LEASE
        silent = [sender for sender, (_, at) in self._present.items() if at < oldest]
        for sender in silent:
            del self._present[sender]
        return bool(silent)

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose people are connected elsewhere."""
        return frozenset(seat for news, _ in self._present.values() for seat in news.seats)

    @property
    def watching(self) -> int:
        """How many look on elsewhere."""
        return sum(news.watching for news, _ in self._present.values())
