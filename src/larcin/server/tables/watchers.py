"""Somebody who looks at a table: from which place, and how messages reach them."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass
from typing import Final

from larcin.kernel.codec import encode
from larcin.wire import CloseCode, Closed

ROOM: Final = 64
"""How many messages may wait for a slow reader."""


@dataclass(frozen=True, slots=True)
class Place:
    """Who looks at a table, from which seat, and whether they may answer for it."""

    user: str | None = None
    seat: int | None = None
    plays: bool = False


@dataclass(eq=False)
class Watcher(ABC):
    """A pair of eyes at a table: a socket or a stream."""

    place: Place
    since: int = 0
    """How many events it has heard."""

    screen: bool = False
    """Whether it is a screen, which also wants what moves would do, and pictures on the way."""

    address: str = ""
    """From where it looks, as it is counted."""

    muted: frozenset[str] = frozenset()
    """Users whose lines it is not sent."""

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Pass a message on, at once or never: nobody waits for a slow reader."""

    @abstractmethod
    def close(self, reason: str, code: int) -> None:
        """There will be no more messages."""


class QueueWatcher(Watcher):
    """Keeps messages, one after the other, for whoever takes them away; but not without end."""

    def __init__(self, place: Place, room: int = ROOM) -> None:
        super().__init__(place)
        self.code: int | None = None
        """With which code it was closed."""

        self._room = room
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        """See `Watcher.send`."""
        if self.code is not None:
            return
        if len(self._waiting) >= self._room:
            self._waiting.clear()  # all of it will come again, and whole
            self.close("slow", CloseCode.SLOW)
            return
        self._waiting.append(message)
        self._news.set()

    def close(self, reason: str, code: int) -> None:
        """See `Watcher.close`."""
        if self.code is None:
            self.code = code
            self._waiting.append(encode(Closed(reason=reason)))
            self._news.set()

    async def next(self) -> bytes | None:
        """The next message; `None` when it was closed and all have been taken."""
        while not self._waiting:
            if self.code is not None:
                return None
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()
