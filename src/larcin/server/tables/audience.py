"""Everybody who looks at a table, and what they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Final

from larcin.kernel.codec import encode
from larcin.server.matches.live_match import LiveMatch
from larcin.server.tables.watchers import Watcher
from larcin.wire import Chat, ChatLine, Presence, ServerMessage

SETTLING: Final = 0.05
"""Seconds in which comings and goings are told as one."""


Letter = tuple[Watcher, bytes, int]
"""To whom a message goes, and how many events they have heard with it."""


class Audience:
    """The watchers of one table."""

    def __init__(
        self,
        present: Callable[[Collection[Watcher]], Presence],
        tell_others: Callable[[], None] = lambda: None,
    ) -> None:
        self.watchers: set[Watcher] = set()
        self._present = present
        self._tell_others = tell_others
        self._settling: asyncio.TimerHandle | None = None

    def enter(self, watcher: Watcher) -> None:
        """Somebody begins to look."""
        self.watchers.add(watcher)
        watcher.send(encode(self._present(self.watchers)))
        self.stir()

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no longer."""
        self.watchers.discard(watcher)
        self.stir()
        if not self.watchers:
            self._tell_others()

    def tell(self, state: Callable[[Watcher], ServerMessage]) -> None:
        """A message to everybody, each their own."""
        for watcher in self.watchers:
            watcher.send(encode(state(watcher)))

    def show(self, live: LiveMatch | None, watchers: Collection[Watcher] | None = None) -> None:
        """Send observations."""
        if live is not None:
            self.post(self.write(live, self.watchers if watchers is None else watchers))

    def write(self, live: LiveMatch, watchers: Collection[Watcher]) -> list[Letter]:
        """Their observations, to be sent. Those who see and have heard the same get the same."""
        made: dict[tuple[int | None, int, bool, bool], tuple[bytes, int]] = {}
        letters = []
        for watcher in watchers:
            eyes = (watcher.seat, watcher.since, not watcher.plays, watcher.prospects)
            if eyes not in made:
                made[eyes] = live.observe(
                    watcher.seat,
                    watcher.since,
                    late=not watcher.plays,
                    prospects=watcher.prospects,
                )
            letters.append((watcher, *made[eyes]))
        return letters

    def post(self, letters: Iterable[Letter]) -> None:
        """Send what was written."""
        for watcher, message, told in letters:
            watcher.since = told
            watcher.send(message)

    def hear(self, line: ChatLine) -> None:
        """Somebody has written something."""
        message = encode(Chat(lines=(line,)))
        for watcher in self.watchers:
            if line.user not in watcher.muted:
                watcher.send(message)

    def stir(self) -> None:
        """Who is there has changed; it is told in a moment, as more may come and go."""
        if self._settling is None and self.watchers:
            loop = asyncio.get_running_loop()
            self._settling = loop.call_later(SETTLING, self._tell_presence)

    def settle(self) -> None:
        """Nothing more is told by itself."""
        if self._settling is not None:
            self._settling.cancel()
            self._settling = None

    def _tell_presence(self) -> None:
        self._settling = None
        message = encode(self._present(self.watchers))
        for watcher in self.watchers:
            watcher.send(message)
        self._tell_others()
