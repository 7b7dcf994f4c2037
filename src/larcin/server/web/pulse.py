"""One timer pings all web sockets of a loop, and ends those that are dead."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

SLOTS: Final = 50
"""Connections are pinged in so many groups, one after the other."""


class Beating(Protocol):
    """A connection that can be pinged."""

    def beat(self) -> None:
        """Ping, or give up if nothing was heard for too long."""


class Pulse:
    """Pings all connections of a loop, each once in `interval` seconds, and ends dead ones."""

    _of: dict[tuple[asyncio.AbstractEventLoop, float], Pulse] = {}

    def __init__(self, loop: asyncio.AbstractEventLoop, interval: float) -> None:
        self._loop = loop
        self._interval = interval
        self._slots: list[set[Beating]] = [set() for _ in range(SLOTS)]
        self._next = 0
        self._timer: asyncio.TimerHandle | None = None

    @classmethod
    def of(cls, loop: asyncio.AbstractEventLoop, interval: float) -> Pulse:
        """The pulse of this loop."""
        return cls._of.setdefault((loop, interval), cls(loop, interval))

    def add(self, socket: Beating) -> set[Beating]:
        """Ping this one from now on; it leaves the set when it is closed."""
        slot = min(self._slots, key=len)
        slot.add(socket)
        if self._timer is None:
            self._timer = self._loop.call_later(self._interval / SLOTS, self._beat)
        return slot

    def _beat(self) -> None:
        self._next = (self._next + 1) % SLOTS
        for socket in tuple(self._slots[self._next]):
            socket.beat()
        if any(self._slots):
            self._timer = self._loop.call_later(self._interval / SLOTS, self._beat)
        else:
            self._timer = None
            self._of.pop((self._loop, self._interval), None)
