"""A web socket for uvicorn, with a short way for what comes most often.

Frames are read and written by `websockets` (its Sans-I/O layer is made for this), all but the most
frequent ones (`websocket_frames`), and the class is given to uvicorn as `ws`. The application is
called by ASGI, as by any server: it accepts, or turns away. Then `listen` is the short way:
messages go straight to who listens and straight to the transport, without a queue, a task and two
turns of the loop for each; and one timer pings all connections. Every byte and every frame that
comes, control frames included, passes here.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from larcin.server.common.limits import note_reached
from larcin.server.web.asgi_websocket import FAREWELL, SCOPE_KEY, OnText
from larcin.server.web.door import DoorConfig, address_of
from larcin.server.web.pulse import Beating, Pulse
from larcin.server.web.websocket_frames import (
    CLOSE,
    CONTROL,
    FINAL,
    PONG,
    WHOLE_TEXT,
    read_header,
    text_frame,
)

log = logging.getLogger("larcin.socket")

NORMAL: Final = 1000
POLICY: Final = 1008
MISTAKE: Final = 1011
RESTART: Final = 1012


class UvicornSocket(asyncio.Protocol):
    """A connection. What uvicorn asks of its class: these arguments, and `shutdown`."""

    _transport: asyncio.Transport
    _request: Request

    def __init__(
        self, config: DoorConfig, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._config = config
        self._meter = config.door.meter()
        self._is_deaf = False
        """Whether nothing is read any more: they have sent too much."""

        self._server = server_state
        self._state = app_state
        self._loop = asyncio.get_running_loop()
        self._frames = ServerProtocol(max_size=config.ws_max_size, logger=log)
        self._gone: asyncio.Future[int] = self._loop.create_future()
        self._greeted = False
        self._on_text: OnText | None = None
        self._early: list[bytes] = []
        self._parts: list[bytes] = []
        self._most = config.ws_max_size
        self._unread = b""
        self._is_asked = False
        self._is_in_parts = False
        self._waiting: deque[bytes] | None = None
        self._slot: set[Beating] | None = None
        self._heard_at = 0.0
        self._farewell: asyncio.TimerHandle | None = None

    # -- For the application ----------------------------------------------------------------

    async def listen(self, on_text: OnText) -> None:
        """See `TextSocket.listen`."""
        self._on_text = on_text
        for message in self._early:
            on_text(message)
        self._early.clear()
        self.resume_reading()
        try:
            await self._gone
        finally:
            self._on_text = None  # whoever listened is not kept, nor the table

    def write_text(self, message: bytes, room: int) -> bool:
        """See `TextSocket.write_text`."""
        if not self._is_open():
            return True
        if self._waiting is None:
            self._transport.write(text_frame(message))
        elif len(self._waiting) < room:
            self._waiting.append(message)
        else:
            return False
        return True

    def say_goodbye(self, code: int, last: bytes) -> None:
        """See `TextSocket.say_goodbye`."""
        if self._is_open():
            self._frames.send_text(last)
            self._close(code)

    def _is_open(self) -> bool:
        return self._frames.state is State.OPEN and not self._gone.done()

    def pause_reading(self) -> None:
        """See `TextSocket.pause_reading`."""
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """See `TextSocket.resume_reading`."""
        if not self._is_deaf and not self._transport.is_closing():
            self._transport.resume_reading()

    # -- For uvicorn and its loop -----------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's derives from none
        self._server.connections.add(cast("Any", self))
        self._address = address_of(transport)
        self._config.door.admit(self._address)

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`. `websockets` is only ever given whole frames, or all of it."""
        self._heard_at = self._loop.time()
        if self._is_deaf:
            return
        if self._is_asked and not self._meter.read(len(data)):
            self._cut_off("bytes")
            return
        if self._unread:
            data = self._unread + data
        if self._frames.state is State.CONNECTING and self._is_asked:
            self._unread = data  # they could not wait for an answer
            self.pause_reading()
            return
        at, end = 0, len(data)
        while at < end and (length := self._read(data, at)):
            at += length
        self._unread = data[at:]

    def pause_writing(self) -> None:
        """See `asyncio.Protocol`."""
        if self._waiting is None:
            self._waiting = deque()

    def resume_writing(self) -> None:
        """See `asyncio.Protocol`."""
        waiting, self._waiting = self._waiting, None
        while waiting:
            self.write_text(waiting.popleft(), len(waiting) + 1)

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self._end(self._frames.close_code or 1006)
        if self._farewell is not None:
            self._farewell.cancel()
        self._server.connections.discard(cast("Any", self))
        self._config.door.leave(self._address)

    def shutdown(self) -> None:
        """The server stops."""
        if self._frames.state is State.OPEN:
            self._close(RESTART)
        self._transport.close()

    # -- Reading ----------------------------------------------------------------------------

    def _read(self, data: bytes, at: int) -> int:
        """Take the frame that begins here, and answer its length; 0 if it is not whole yet."""
        if self._frames.state in (State.CONNECTING, State.CLOSED):
            self._pass_on(data[at:])
            return len(data) - at
        frame = read_header(data, at)
        if frame is None:
            return 0
        if frame.end - frame.start > self._most or not frame.is_masked:
            self._pass_on(data[at:])  # it is refused
            return len(data) - at
        if frame.end > len(data):
            return 0
        kind, on_text = frame.kind, self._on_text
        is_open = self._frames.state is State.OPEN
        if kind == WHOLE_TEXT and on_text is not None and is_open and not self._is_in_parts:
            mask = data[frame.start - 4 : frame.start]
            on_text(apply_mask(data[frame.start : frame.end], mask))
        elif not self._meter.rare():
            self._cut_off("frames")
            return 0
        elif kind == CLOSE or (is_open and kind != PONG):  # that they live was noted
            if not kind & CONTROL:
                self._is_in_parts = not kind & FINAL
            self._pass_on(data[at : frame.end])
        return frame.end - at

    def _cut_off(self, limit: str) -> None:
        """They have sent too much: say so, and read nothing more until the connection is cut."""
        note_reached(limit)
        self._config.door.fine(self._address)
        self._is_deaf = True
        if self._frames.state is State.OPEN:
            self._close(POLICY, f"too many {limit}")
        self.pause_reading()
        self._part()

    def _pass_on(self, data: bytes) -> None:
        """What `websockets` is to read: the request, and all frames that are rare."""
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._begin(event)
        self._flush()

    def _take(self, frame: Frame) -> None:
        """Any frame. Pings and goodbyes are answered by `websockets`."""
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        data = bytes(frame.data)
        if not frame.fin:
            if data:  # so that parts take no more room than `ws_max_size` allows
                self._parts.append(data)
            return
        if self._parts:
            data, self._parts = b"".join((*self._parts, data)), []
        if self._frames.state is not State.OPEN:
            return
        if self._on_text is not None:
            self._on_text(data)
        else:
            self._early.append(data)
            self.pause_reading()

    # -- Writing ----------------------------------------------------------------------------

    def _flush(self) -> None:
        """Send what `websockets` has to say; it ends with nothing when the connection does."""
        for data in self._frames.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
                self._part()

    def _close(self, code: int, reason: str = "") -> None:
        """Say goodbye. Until they do, too: cut off at once, the last message might be lost."""
        self._frames.send_close(code, reason)
        self._flush()
        self.resume_reading()
        self._part()
        self._end(code)

    def _part(self) -> None:
        """Whoever does not hang up within a while is cut off."""
        self._stop_beating()
        if self._farewell is None:
            self._farewell = self._loop.call_later(FAREWELL, self._transport.abort)

    def _end(self, code: int) -> None:
        """The application may go."""
        self._stop_beating()
        self._waiting = None
        if not self._gone.done():
            self._gone.set_result(code)

    # -- Keeping alive ----------------------------------------------------------------------

    def beat(self) -> None:
        """Ping, or give up if nothing was heard for too long."""
        interval, patience = self._config.ws_ping_interval, self._config.ws_ping_timeout
        silence = self._loop.time() - self._heard_at
        if interval and patience and silence > interval + patience:
            self._close(MISTAKE, "no answer to pings")
            self._transport.close()
        elif self._waiting is None:
            self._frames.send_ping(b"")
            self._flush()

    def _start_beating(self) -> None:
        if self._config.ws_ping_interval:
            self._slot = Pulse.of(self._loop, self._config.ws_ping_interval).add(self)

    def _stop_beating(self) -> None:
        if self._slot is not None:
            self._slot.discard(self)
            self._slot = None

    # -- ASGI -------------------------------------------------------------------------------

    def _begin(self, request: Request) -> None:
        """Somebody asks for a socket: if it is well asked, the application decides."""
        self._is_asked = True
        self._request = request
        self._response = self._frames.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._frames.send_response(self._response)
            return
        task = self._loop.create_task(self._run())
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _run(self) -> None:
        try:
            await self._config.loaded_app(self._scope(), self._receive, self._send)
        except Exception:
            log.exception("a socket broke")
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR, MISTAKE)
        else:
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR, NORMAL)

    def _scope(self) -> dict[str, Any]:
        path, _, query = self._request.path.partition("?")
        is_secure = self._transport.get_extra_info("sslcontext") is not None
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_secure else "ws",
            "server": _address(self._transport.get_extra_info("sockname")),
            "client": _address(self._transport.get_extra_info("peername")),
            "root_path": self._config.root_path,
            "path": self._config.root_path + unquote(path),
            "raw_path": (self._config.root_path + path).encode(),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode("latin-1"))
                for name, value in self._request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {SCOPE_KEY: self},
        }

    async def _receive(self) -> dict[str, Any]:
        """That somebody has come, and then that they are gone; messages come by `listen`."""
        if not self._greeted:
            self._greeted = True
            return {"type": "websocket.connect"}
        return {"type": "websocket.disconnect", "code": await self._gone}

    async def _send(self, event: dict[str, Any]) -> None:
        kind = event["type"]
        if kind == "websocket.accept":
            self._accept(event)
        elif kind == "websocket.send":
            data = event.get("bytes")
            self.write_text(event["text"].encode() if data is None else data, 1)
        elif kind == "websocket.close":
            self._refuse(HTTPStatus.FORBIDDEN, event.get("code", NORMAL), event.get("reason") or "")
        else:
            raise RuntimeError(f"A socket does not know {kind}.")

    def _accept(self, event: dict[str, Any]) -> None:
        for name, value in event.get("headers", ()):
            self._response.headers[name.decode("latin-1")] = value.decode("latin-1")
        if not self._transport.is_closing():
            self._frames.send_response(self._response)
            self._flush()
            self._start_beating()
            self.data_received(b"")  # and what came before the answer
            if not self._early:
                self.resume_reading()

    def _refuse(self, status: HTTPStatus, code: int, reason: str = "") -> None:
        """Before it was accepted with this status, and later with this code."""
        if self._frames.state is State.CONNECTING:
            self._frames.send_response(self._frames.reject(status, ""))
            self._flush()
            self._end(1006)
        elif self._is_open():  # who hung up without a word hears no goodbye
            self._close(code, reason)


def _address(found: Any) -> tuple[str, int] | None:
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None
