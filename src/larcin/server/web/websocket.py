"""The web socket of a table. The seat comes from the connection, never from a message."""

from __future__ import annotations

import logging
from collections import deque
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import IllegalMove, LarcinError
from larcin.server.common.errors import (
    Banned,
    Damaged,
    Forbidden,
    NotIdentified,
    NotThere,
    TooMany,
)
from larcin.server.common.metrics import FIGURES
from larcin.server.common.rate_limit import Allowance
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.table import Table
from larcin.server.tables.watchers import ROOM, Place, Watcher
from larcin.server.web.asgi_websocket import TextSocket, text_socket
from larcin.server.web.authentication import Identity, is_same_origin
from larcin.server.web.dependencies import Visit, address_of, visit
from larcin.server.web.problems import kind_of, problem_of
from larcin.wire import (
    Bad,
    ClientMessage,
    CloseCode,
    Closed,
    ComeBack,
    Ping,
    Play,
    Pong,
    Refused,
    Resume,
    Say,
    ServerMessage,
)

log = logging.getLogger("larcin.socket")

Socket = WebSocket[Any, Any, Any]

IMPATIENCE: Final = 16
"""How many messages may wait to be obeyed; then the connection is not read for a while."""


class SocketWatcher(Watcher):
    """Somebody at the other end of a socket. What they say is obeyed in its order."""

    def __init__(
        self, socket: TextSocket, table: Table, place: Place, allowance: Allowance
    ) -> None:
        super().__init__(place)
        self._socket = socket
        self._table = table
        self._allowance = allowance
        self._said: deque[bytes] = deque()
        self._obeying = False

    def send(self, message: bytes) -> None:
        """See `Watcher.send`."""
        if not self._socket.write_text(message, ROOM):
            self.close("slow", CloseCode.SLOW)

    def close(self, reason: str, code: int) -> None:
        """See `Watcher.close`."""
        self._said.clear()
        self._socket.say_goodbye(code, encode(Closed(reason=reason)))

    async def listen(self) -> None:
        """Obey what comes, until they are gone."""
        await self._socket.listen(self._hear)

    def _hear(self, text: bytes) -> None:
        if not self._allowance.spend():
            self.close("flood", CloseCode.FLOOD)
            return
        self._said.append(text)
        if not self._obeying:
            self._obeying = True
            self._table.tasks.start(self._obey_all())
        elif len(self._said) == IMPATIENCE:
            self._socket.pause_reading()

    async def _obey_all(self) -> None:
        """Until nothing more is said. It goes on to its end even if they hang up meanwhile."""
        try:
            while self._said:
                if len(self._said) == IMPATIENCE:
                    self._socket.resume_reading()
                reply = await obey(self._table, self, self._said.popleft())
                if reply is not None:
                    FIGURES.add("larcin_refusals_total", not isinstance(reply, Pong))
                    self.send(encode(reply))
        except Exception:
            log.exception("a socket broke")
            self.close("mistake", CloseCode.MISTAKE)
        finally:
            self._obeying = False


@websocket("/api/tables/{table_id:str}/socket")
async def socket_of_table(
    socket: Socket,
    table_id: FromPath[str],
    registry: NamedDependency[TableRegistry],
    identity: NamedDependency[Identity],
    since: FromQuery[int] = 0,
    eyes: FromQuery[int | None] = None,
    screen: FromQuery[bool] = False,
) -> None:
    """Look at a table and, who sits there, play."""
    if not is_same_origin(socket):
        await socket.close(CloseCode.FORBIDDEN, "wrong origin")
        return
    await socket.accept()
    try:
        registry.bans.check_address(address_of(socket))
        with registry.quotas.open_socket(address_of(socket)):
            found = await visit(registry, table_id, await identity.who(socket), eyes)
            await _stay(socket, found, since, screen=screen)
    except LarcinError as error:
        await _turn_away(socket, error)
    finally:
        del socket.receive, socket.send  # they know the socket: in a circle, all would be kept


async def _stay(socket: Socket, found: Visit, since: int, *, screen: bool) -> None:
    """Look until they are gone."""
    table = found.table
    watcher = SocketWatcher(text_socket(socket), table, found.place, _allowance(socket))
    watcher.screen = screen
    watcher.address = address_of(socket)
    try:
        await table.join(watcher, max(since, 0))
        await watcher.listen()
    finally:
        table.leave(watcher)


def _allowance(socket: Socket) -> Allowance:
    """So many messages a second, and what was saved of two seconds."""
    rate: float = socket.app.state.rate
    return Allowance(rate, 2 * rate)


async def _turn_away(socket: Socket, error: LarcinError) -> None:
    codes: dict[type[LarcinError], int] = {
        NotThere: CloseCode.NOT_FOUND,
        Forbidden: CloseCode.FORBIDDEN,
        Banned: CloseCode.FORBIDDEN,
        TooMany: CloseCode.FLOOD,
        Damaged: CloseCode.DAMAGED,
    }
    told = encode(bad(error)).decode()
    await socket.send({"type": "websocket.send", "text": told, "bytes": None})
    await socket.close(codes.get(type(error), CloseCode.MISTAKE), kind_of(error))


async def obey(table: Table, watcher: Watcher, text: bytes | str) -> ServerMessage | None:
    """Do what a message says; what it gets back if it is refused."""
    message: ClientMessage | None = None
    try:
        message = decode(text, ClientMessage)
        return await _obey(table, watcher, message)
    except IllegalMove as refusal:
        return Refused(
            rule=refusal.rule,
            reason=refusal.reason,
            facts=refusal.facts,
            question=message.question if isinstance(message, Play) else None,
        )
    except LarcinError as error:
        return bad(error)


async def _obey(table: Table, watcher: Watcher, message: ClientMessage) -> ServerMessage | None:
    place = watcher.place
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Resume):
        await table.resume(watcher, message.since)
        return None
    if isinstance(message, Say):
        if place.user is None:
            raise NotIdentified("Say who you are first: POST your name to /api/me.")
        await table.say(place.user, watcher.address, message.text)
        return None
    if not place.plays or place.seat is None:
        raise Forbidden("You look on, and do not play.")
    if isinstance(message, ComeBack):
        await table.stand_in(place.seat, False)
    elif not await table.carry(place.seat, message):
        await table.resume(watcher, watcher.since)  # it had come before: say so again
    return None


def bad(error: LarcinError) -> Bad:
    """An error as a message."""
    told = problem_of(error)
    return Bad(problem=kind_of(error), sentence=told.detail, field=told.field or "")
