"""A watcher that keeps what it is sent until it is read, but not without end."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from larcin.kernel.codec import encode
from larcin.server.audience import Watcher
from larcin.wire import CloseCode, Closed

ROOM: Final = 64
"""How many messages may wait for a slow reader."""


class QueueWatcher(Watcher):
    """Messages one after the other, for whoever takes them away."""

    def __init__(self, user: str | None, seat: int | None, plays: bool, room: int = ROOM) -> None:
        super().__init__(user, seat, plays)
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
