"""What the server needs of a web socket, and how any server that speaks ASGI gives it.

Nobody at a table waits for a slow reader: messages are handed over at once and sent by a task of
their own, which lives only as long as there is something to send.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketException

SCOPE_KEY: Final = "larcin.fast"
"""Under which name a server that knows a faster way gives it, in the extensions of a scope."""

FAREWELL: Final = 2.0
"""Seconds for saying goodbye to somebody who does not read."""

GONE: Final = (OSError, RuntimeError, WebSocketException)
"""What sending to somebody who is gone raises, by server and framework."""

OnText = Callable[[bytes], None]


class TextSocket(Protocol):
    """A connection over which text goes."""

    def write_text(self, message: bytes, room: int) -> bool:
        """Send a message, or keep it for a slow reader; false when `room` messages wait."""

    def say_goodbye(self, code: int, last: bytes) -> None:
        """Close with this code, after a last message; who does not read is cut off."""

    def pause_reading(self) -> None:
        """Hear nothing for a while."""

    def resume_reading(self) -> None:
        """Hear again."""

    async def listen(self, on_text: OnText) -> None:
        """Have each message as soon as it is there, until they are gone."""


def text_socket(socket: WebSocket[Any, Any, Any]) -> TextSocket:
    """The fast way, where the server has one, and else the plain one."""
    extensions: Any = socket.scope.get("extensions") or {}
    fast: TextSocket | None = extensions.get(SCOPE_KEY)
    return fast or PlainSocket(socket)


class PlainSocket:
    """A connection as ASGI gives it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._hears = asyncio.Event()
        self._hears.set()
        self._code: int | None = None
        self._patience: asyncio.Timeout | None = None

    def write_text(self, message: bytes, room: int) -> bool:
        """See `TextSocket.write_text`."""
        if self._code is not None:
            return True
        if len(self._waiting) >= room:
            return False
        self._write(message)
        return True

    def say_goodbye(self, code: int, last: bytes) -> None:
        """See `TextSocket.say_goodbye`."""
        if self._code is None:
            self._code = code
            self._waiting.clear()
            self._write(last)
            self._lose_patience()

    def pause_reading(self) -> None:
        """See `TextSocket.pause_reading`."""
        self._hears.clear()

    def resume_reading(self) -> None:
        """See `TextSocket.resume_reading`."""
        self._hears.set()

    async def listen(self, on_text: OnText) -> None:
        """See `TextSocket.listen`."""
        try:
            async with asyncio.timeout(None) as self._patience:
                if self._code is not None:
                    self._lose_patience()
                await self._read_all(on_text)
        except TimeoutError:
            pass  # they do not read: the server hangs up when this returns
        finally:
            if self._writing is not None:
                self._writing.cancel()

    async def _read_all(self, on_text: OnText) -> None:
        while True:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                self._code = self._code or event["code"]
                return
            if self._code is None:
                text = event.get("text")
                on_text(event.get("bytes") or b"" if text is None else text.encode())
            await self._hears.wait()

    def _write(self, message: bytes) -> None:
        self._waiting.append(message)
        if self._writing is None:
            self._writing = asyncio.ensure_future(self._write_all())

    async def _write_all(self) -> None:
        with suppress(*GONE):  # whoever reads will hear of it
            while self._waiting:
                text = self._waiting.popleft().decode()
                await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
            if self._code is not None:
                await self._socket.close(self._code)
        self._writing = None

    def _lose_patience(self) -> None:
        if self._patience is not None:
            self._patience.reschedule(asyncio.get_running_loop().time() + FAREWELL)
