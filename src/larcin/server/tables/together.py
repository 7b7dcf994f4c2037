"""A table that other processes serve, too: what they have stored is shown here."""

from __future__ import annotations

import logging

from larcin.kernel.errors import LarcinError
from larcin.server.common.models import Line, StoredTable, now
from larcin.server.matches.live_match import LiveMatch
from larcin.server.messaging.bus import AnyNews, Changed, Said, WhoIsThere
from larcin.server.tables.table import LiveTable

log = logging.getLogger("larcin.tables")


class SharedTable(LiveTable):
    """One table, as this process sees it. `House.table` finds it."""

    async def catch_up(self) -> None:
        """Look at what other processes have stored."""
        await self._finish(self._look_again())

    def hear_news(self, news: AnyNews) -> None:
        """Another process says something about this table."""
        if isinstance(news, Changed):
            self.undertake(self._hear_change())
        elif isinstance(news, Said):
            self.audience.hear(news.line)
        elif isinstance(news, WhoIsThere):
            self.tell_presence()
        elif self._others.hear_presence(news):
            self.audience.stir()
            self._mind_absences()

    async def _hear_change(self) -> None:
        try:
            await self._look_again()
        except LarcinError:  # whoever asks next looks again
            log.exception("table %s cannot be read", self.stored.id)

    async def _look_again(self) -> None:
        async with self._lock:
            before, self.stored = self.stored, await self._read()
            live, lines = self.live, []
            if live is None or self.stored.match != live.id:
                await self._load()
                if self.live is not live:
                    self.audience.show(self.live)
            else:
                lines = await self._store.lines(live.id, live.lines)
                self._show_lines(live, lines)
            if self.stored != before or (lines and self.is_over):
                self._reseat()
                self._restart_clocks(before)
                self.audience.tell(self._state_for)
                self.audience.stir()
        self.go_on()

    def _show_lines(self, live: LiveMatch, lines: list[Line]) -> None:
        """Carry out what another process has stored, and show it here."""
        if not lines:
            return
        live.follow(lines)
        self.last = live.stored
        self.audience.show(live, self._see_at_once(*lines))

    def _restart_clocks(self, before: StoredTable) -> None:
        """Whoever came back, through another process, has the time of a new question."""
        if self.live is None or self.live.clocks is None:
            return
        for number, (old, new) in enumerate(zip(before.seats, self.stored.seats, strict=True)):
            if old.stand_in and not new.stand_in:
                self.live.clocks.restart(number, now())
