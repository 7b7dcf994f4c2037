"""A connection over HTTP for uvicorn, with an end to everything: time, bytes and number.

uvicorn's own class waits for ever for the rest of a request, takes headers of any length, and
counts nobody. This one derives from it, and only adds what is looked at on the way: it is used
with the version of uvicorn that it was tried with, as is the web socket.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from larcin.server.common.limits import note_reached
from larcin.server.web.door import Door, DoorConfig, address_of, turn_away


class TooLong(Exception):
    """The headers of a request are."""


class UvicornHttp(HttpToolsProtocol):
    """One connection. There is one alarm at a time: for what it waits for now."""

    def __init__(self, config: DoorConfig, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._door: Door = config.door
        self._address: str | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._unread_alarm: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes that have come since the last request was whole."""

        self._length = 0
        """Bytes of its address and headers, as far as they have been read."""

        self._in_head = True
        self._has_asked = False

    # -- Coming and going -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        made = cast("asyncio.Transport", transport)
        super().connection_made(made)
        address = address_of(made)
        limit = self._door.admit(address)
        if limit is not None:
            self.connections.discard(self)
            turn_away(made, limit)
            return
        self._address = address
        self._wait_for("header_seconds", self._door.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self._rest()
        self.resume_writing()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._address is not None:
            self._door.leave(self._address)
            self._address = None

    def handle_websocket_upgrade(self) -> None:
        """The connection goes on as a web socket, which counts for itself."""
        self._rest()
        address = self._address or ""
        if self._door.may_upgrade(address):
            self._leave()
            super().handle_websocket_upgrade()
            del self.parser  # it knows us: in a circle, both would be kept
        else:
            turn_away(self.transport, "upgrades")

    # -- A request --------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        if self.transport.is_closing():
            return  # what comes after a refusal is not read
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > self._door.limits.header_bytes:
            self._refuse("header_bytes")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_head = True
        self._length = 0

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        super().on_url(url)
        self._check_length(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more of its headers."""
        super().on_header(name, value)
        self._check_length(len(name) + len(value) + 4)

    def on_headers_complete(self) -> None:
        """Its headers are there."""
        self._in_head = False
        self._wait_for("body_seconds", self._door.limits.body_seconds)
        super().on_headers_complete()
        self._has_asked = self.cycle is not None  # there is none for a web socket

    def on_message_complete(self) -> None:
        """All of it is there: how long the answer takes is our own business."""
        self._rest()
        self._head = 0
        self._in_head = True
        super().on_message_complete()
        if self._has_asked and self.cycle.response_complete:  # it was answered before
            self._wait_for("header_seconds", self._door.limits.idle_seconds)

    def on_response_complete(self) -> None:
        """It was answered."""
        super().on_response_complete()
        if self._alarm is None and not self.pipeline and not self.transport.is_closing():
            self._wait_for("header_seconds", self._door.limits.idle_seconds)

    def send_400_response(self, msg: str) -> None:
        """It cannot be read; or it is too long, which was found out while it was read."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _check_length(self, more: int) -> None:
        self._length += more
        if self._length > self._door.limits.header_bytes:
            self._refuse("header_bytes")
            raise TooLong  # so that no more of it is read

    # -- Time -------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """They do not read: not for ever."""
        super().pause_writing()
        if self._unread_alarm is None:
            seconds = self._door.limits.idle_seconds
            self._unread_alarm = self.loop.call_later(seconds, self._cut_off)

    def resume_writing(self) -> None:
        """They read again."""
        super().resume_writing()
        if self._unread_alarm is not None:
            self._unread_alarm.cancel()
            self._unread_alarm = None

    def _wait_for(self, limit: str, seconds: float) -> None:
        self._rest()
        self._alarm = self.loop.call_later(seconds, self._refuse, limit)

    def _rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _refuse(self, limit: str) -> None:
        """Enough. Nobody is told in the midst of an answer, nor who is silent after one."""
        self._rest()
        if self.transport.is_closing():
            return
        if self._has_asked and (not self._head or self.cycle.response_started):
            self.transport.close()
        else:
            turn_away(self.transport, limit)

    def _cut_off(self) -> None:
        note_reached("idle_seconds")
        self.transport.abort()
