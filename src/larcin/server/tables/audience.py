"""Everybody who looks at a table: what each is sent, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Final

from larcin.kernel.codec import encode
from larcin.server.common.models import Line, ticks
from larcin.server.matches.live_match import LiveMatch
from larcin.server.messaging.bus import Present
from larcin.server.tables.peer_processes import Peers
from larcin.server.tables.table_data import TableData
from larcin.server.tables.watchers import Place, Watcher
from larcin.wire import Chat, ChatLine, Presence

SETTLING: Final = 0.05
"""Seconds in which comings and goings are told as one."""

Letter = tuple[Watcher, bytes, int]
"""To whom a message goes, and how many events they have heard with it."""


class Audience:
    """The watchers of one table. Those without a seat may see everything later."""

    def __init__(self, data: TableData, peers: Peers, on_presence: Callable[[], None]) -> None:
        self.watchers: set[Watcher] = set()
        self._data = data
        self._peers = peers
        self._on_presence = on_presence
        """Called when who is there has changed."""

        self._settling: asyncio.TimerHandle | None = None
        self._following: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Nothing more is sent by itself."""
        if self._settling is not None:
            self._settling.cancel()
            self._settling = None
        self._stop_following()

    # -- The table and the match ------------------------------------------------------------

    @property
    def has_screens(self) -> bool:
        """Whether anybody wants pictures on the way."""
        return any(watcher.screen for watcher in self.watchers)

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks, here or at another process."""
        return bool(self.watchers or self._peers.seats or self._peers.watching)

    def tell_state(self, watchers: Collection[Watcher] | None = None) -> None:
        """Send the table, to each as it is from their place."""
        for watcher in self.watchers if watchers is None else watchers:
            watcher.send(encode(self._data.state(watcher.place)))

    def show(self, watchers: Collection[Watcher] | None = None) -> None:
        """Send the match as it is, if there is one."""
        live = self._data.live
        if live is not None:
            self.post(self._observations(live, self.watchers if watchers is None else watchers))

    def write(self, live: LiveMatch, *lines: Line) -> list[Letter]:
        """What those are to be sent who may see at once what was done.

        The others do not even hear that it was.
        """
        seeing: Collection[Watcher] = self.watchers
        if live.behind is not None and live.is_followed:
            seeing = [each for each in seeing if each.place.plays]
        if all(line.kind != "play" for line in lines) or (live.match.quiet and len(lines) == 1):
            # That somebody thinks again is nobody else's business.
            seats = {line.seat for line in lines}
            seeing = [each for each in seeing if each.place.seat in seats]
        return self._observations(live, seeing)

    def post(self, letters: Iterable[Letter]) -> None:
        """Send what was written."""
        for watcher, message, told in letters:
            watcher.since = told
            watcher.send(message)

    def follow(self) -> None:
        """Show those without a seat what is old enough, and come back for the rest."""
        live = self._data.live
        if self._following is not None:
            self._stop_following()
        if live is None or live.behind is None or not live.is_followed:
            return
        if live.behind.follow(ticks()):
            self.show([watcher for watcher in self.watchers if not watcher.place.plays])
        if live.behind.next_at is not None:
            wait = max(0.001, (live.behind.next_at - ticks()) / 1000)
            self._following = asyncio.get_running_loop().call_later(wait, self.follow)

    def _observations(self, live: LiveMatch, watchers: Collection[Watcher]) -> list[Letter]:
        """Those who see and have heard the same get the same."""
        made: dict[tuple[int | None, int, bool, bool], tuple[bytes, int]] = {}
        letters = []
        for watcher in watchers:
            place = watcher.place
            eyes = (place.seat, watcher.since, not place.plays, watcher.screen)
            if eyes not in made:
                made[eyes] = live.observe(
                    place.seat, watcher.since, late=not place.plays, screen=watcher.screen
                )
            letters.append((watcher, *made[eyes]))
        return letters

    def _stop_following(self) -> None:
        if self._following is not None:
            self._following.cancel()
            self._following = None

    # -- The chat ---------------------------------------------------------------------------

    def hear(self, line: ChatLine) -> None:
        """Somebody has written something."""
        message = encode(Chat(lines=(line,)))
        for watcher in self.watchers:
            if line.user not in watcher.muted:
                watcher.send(message)

    # -- Who is there -----------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        """Somebody begins to look."""
        self.watchers.add(watcher)
        watcher.send(encode(self.presence()))
        self.stir()
        self._on_presence()

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no longer."""
        self.watchers.discard(watcher)
        self.stir()
        if not self.watchers:
            self.tell_peers()
        self._on_presence()

    def reseat(self) -> None:
        """Whoever sat down or stood up meanwhile looks from there."""
        for watcher in self.watchers:
            place = watcher.place
            seat = self._data.stored.seat_of(place.user)
            if seat is not None or place.plays:
                watcher.place = Place(place.user, seat, plays=seat is not None)

    def stir(self) -> None:
        """Who is there has changed; it is told in a moment, as more may come and go."""
        if self._settling is None and self.watchers:
            loop = asyncio.get_running_loop()
            self._settling = loop.call_later(SETTLING, self._tell_presence)

    def presence(self) -> Presence:
        """Who is connected, to this process and to others."""
        there = {each.place.seat for each in self.watchers if each.place.plays} | self._peers.seats
        return Presence(
            seats=tuple(
                seat.bot is not None or number in there
                for number, seat in enumerate(self._data.stored.seats)
            ),
            watching=self._looking_on() + self._peers.watching,
        )

    def tell_peers(self) -> None:
        """Tell other processes who is connected to this one, and forget those that are gone."""
        places = [each.place for each in self.watchers]
        seats = {place.seat for place in places if place.plays and place.seat is not None}
        self._peers.tell_presence(seats, self._looking_on())
        if self._peers.forget_the_silent():
            self.stir()
            self._on_presence()

    def hear_peer(self, news: Present) -> None:
        """Another process tells who is connected to it."""
        if self._peers.hear_presence(news):
            self.stir()
            self._on_presence()

    def _looking_on(self) -> int:
        return sum(not watcher.place.plays for watcher in self.watchers)

    def _tell_presence(self) -> None:
        self._settling = None
        message = encode(self.presence())
        for watcher in self.watchers:
            watcher.send(message)
        self.tell_peers()
