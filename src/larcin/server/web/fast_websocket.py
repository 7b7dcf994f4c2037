"""uvicorn's web socket, with a short way for what comes most often.

The handshake, closing, fragments and all that is rare go the long way, through `websockets` and
ASGI. Once the application has taken a connection over, whole frames of text go straight to it and
its messages go straight to the transport, without a task or a queue for each connection; and one
timer pings all of them. That makes a move five times cheaper, and an idle connection light.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Callable, MutableMapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

SCOPE_KEY: Final = "larcin.quick"
"""Under which name the application finds the connection in the extensions of its scope."""

SLOTS: Final = 50
"""Connections are pinged in so many groups, one after the other."""

FAREWELL: Final = 2.0
"""Seconds for saying goodbye to somebody who does not read."""

WHOLE_TEXT: Final = 0x81
PONG: Final = 0x8A
CONTROL: Final = 0x08
MASKED: Final = 0x80
FINAL: Final = 0x80
PING_FRAME: Final = b"\x89\x00"


class Pulse:
    """Pings all connections of a loop, each once in `interval` seconds, and ends dead ones."""

    _of: dict[tuple[asyncio.AbstractEventLoop, float], Pulse] = {}

    def __init__(self, loop: asyncio.AbstractEventLoop, interval: float) -> None:
        self._loop = loop
        self._interval = interval
        self._slots: list[set[QuickSocket]] = [set() for _ in range(SLOTS)]
        self._next = 0
        self._timer: asyncio.TimerHandle | None = None

    @classmethod
    def of(cls, loop: asyncio.AbstractEventLoop, interval: float) -> Pulse:
        """The pulse of this loop."""
        return cls._of.setdefault((loop, interval), cls(loop, interval))

    def add(self, socket: QuickSocket) -> set[QuickSocket]:
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


class QuickSocket(WebSocketsSansIOProtocol):
    """A connection. Until `take_over` it is uvicorn's own."""

    _on_text: Callable[[bytes], None] | None = None
    _slot: set[QuickSocket] | None = None
    _heard_at = 0.0
    _in_parts = False
    _unread = b""
    _waiting: deque[bytes] | None = None

    # -- For the application ----------------------------------------------------------------

    def take_over(self, on_text: Callable[[bytes], None]) -> None:
        """Have each message as soon as it is there, those that came already included."""
        self._on_text = on_text
        came = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in came:
            if event["type"] == "websocket.receive":
                text = event.get("text")
                on_text(event.get("bytes") or b"" if text is None else text.encode())
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.resume_reading()

    def write_text(self, message: bytes, room: int) -> bool:
        """Send a message, or keep it for a slow reader; false when `room` messages wait."""
        if self.close_sent or self.disconnected:
            return True
        if self._waiting is not None:
            if len(self._waiting) >= room:
                return False
            self._waiting.append(message)
        else:
            self.transport.write(_frame(message))
        return True

    def say_goodbye(self, code: int, last: bytes) -> None:
        """Close with this code, after a last message; who does not read is cut off."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.stop_keepalive()
        self._waiting = None
        self.conn.send_close(code)
        self.transport.write(_frame(last) + b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.resume_reading()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        # Until they say goodbye, too: closed at once, the last message might be lost on its way.
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def pause_reading(self) -> None:
        """Hear nothing for a while."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Hear again."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # -- Reading ----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        self._heard_at = self.loop.time()
        if self._unread:
            data = self._unread + data
        at, end = 0, len(data)
        while at < end and (length := self._read_frame(data, at, end)):
            at += length
        self._unread = data[at:]

    def _read_frame(self, data: bytes, at: int, end: int) -> int:
        """Take the frame that begins here, and answer its length; 0 if it is not whole yet."""
        if end - at < 6:
            return 0
        size, start = data[at + 1] & 127, at + 2
        if size == 126:
            size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
        elif size == 127:
            size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
        if size > self.config.ws_max_size or not data[at + 1] & MASKED:
            super().data_received(data[at:])  # which refuses it
            return end - at
        start += 4
        if end < start + size:
            return 0
        kind, on_text = data[at], self._on_text
        if kind == WHOLE_TEXT and on_text and not (self._in_parts or self.close_sent):
            on_text(apply_mask(data[start : start + size], data[start - 4 : start]))
        elif kind != PONG:
            if not kind & CONTROL:
                self._in_parts = not kind & FINAL
            super().data_received(data[at : start + size])
        return start + size - at

    def send_receive_event_to_app(self) -> None:
        """A message that came the long way, in parts or as bytes."""
        if self._on_text is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._on_text(message)

    # -- Writing ----------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """See `asyncio.Protocol`."""
        super().pause_writing()
        if self._waiting is None:
            self._waiting = deque()

    def resume_writing(self) -> None:
        """See `asyncio.Protocol`."""
        super().resume_writing()
        waiting, self._waiting = self._waiting, None
        while waiting:
            self.write_text(waiting.popleft(), len(waiting) + 1)

    # -- Keeping alive ----------------------------------------------------------------------

    def start_keepalive(self) -> None:
        """See `WebSocketsSansIOProtocol`."""
        if self.ping_interval:
            self._heard_at = self.loop.time()
            self._slot = Pulse.of(self.loop, self.ping_interval).add(self)

    def stop_keepalive(self) -> None:
        """See `WebSocketsSansIOProtocol`."""
        super().stop_keepalive()
        if self._slot is not None:
            self._slot.discard(self)
            self._slot = None

    def beat(self) -> None:
        """Ping, or give up if nothing was heard for too long."""
        if self.close_sent or self.transport.is_closing():
            return
        silence = self.loop.time() - self._heard_at
        if silence > (self.ping_interval or 0) + (self.ping_timeout or math.inf):
            self.stop_keepalive()
            self.keepalive_timeout()
            self.loop.call_later(FAREWELL, self.transport.abort)
        elif self._waiting is None:
            self.transport.write(PING_FRAME)

    async def run_asgi(self) -> None:
        """The application finds this connection in its scope."""
        extensions: MutableMapping[str, Any] = self.scope["extensions"]
        extensions[SCOPE_KEY] = self
        await super().run_asgi()


def _frame(message: bytes) -> bytes:
    size = len(message)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + message
    if size < 65536:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 255)) + message
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + message
