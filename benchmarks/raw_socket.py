"""A web socket as cheap as Python can make one, so that whoever measures is not the bottleneck.

It reads text and answers pings; it knows nothing of what the text says. Both servers of
`benchmarks.server` are talked to through it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""A client must mask what it sends; a mask of zeros leaves it as it is."""


OnText = Callable[["RawSocket", bytes], None]


class RawSocket(asyncio.Protocol):
    """One connection. `on_text` is called with each message."""

    def __init__(self, request: bytes, on_text: OnText) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._request = request
        self._on_text = on_text
        self._unread = bytearray()
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        self._transport = cast("asyncio.WriteTransport", transport)  # uvloop's derives from none
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        unread = self._unread
        unread += data
        if not self.opened.done() and not self._read_handshake():
            return
        while (length := self._read_frame()) > 0:
            del unread[:length]

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _read_handshake(self) -> bool:
        head, found, _ = self._unread.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.opened.set_exception(ConnectionError(bytes(head).decode()))
            self.close()
            return False
        del self._unread[: len(head) + 4]
        self.opened.set_result(None)
        return True

    def _read_frame(self) -> int:
        """Deliver the next frame if it is whole, and answer its length, or 0."""
        unread = self._unread
        if len(unread) < 2:
            return 0
        size, start = unread[1], 2
        if size == 126:
            size, start = int.from_bytes(unread[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(unread[2:10], "big"), 10
        if len(unread) < start + size:
            return 0
        kind, payload = unread[0] & 15, bytes(unread[start : start + size])
        if kind == TEXT:
            self._on_text(self, payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.close()
        return start + size

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 128 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + payload)


async def open_socket(
    url: str, on_text: OnText, headers: dict[str, str] | None = None
) -> RawSocket:
    """A connection to this address, `http://...`."""
    where = urlsplit(url)
    lines = [
        f"GET {where.path}?{where.query} HTTP/1.1",
        f"Host: {where.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *(f"{name}: {value}" for name, value in (headers or {}).items()),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: RawSocket(request, on_text), where.hostname or "", where.port or 80
    )
    await socket.opened
    return socket
