"""Running the server: `larcin serve`."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from contextlib import ExitStack
from typing import Final, Literal

import uvicorn
from litestar import Litestar

from larcin.kernel.errors import LarcinError
from larcin.server.running.app import make_app, open_bus
from larcin.server.running.logs import keep_log
from larcin.server.running.open_files import room_for_sockets
from larcin.server.running.processes import Processes
from larcin.server.running.settings import Settings
from larcin.server.storage.open_database import open_database
from larcin.server.storage.own_files import only_server
from larcin.server.tables.registry import TableRegistry
from larcin.server.web.door import Door, DoorConfig
from larcin.server.web.middleware import MOST_BYTES

log = logging.getLogger("larcin.server")

PING: Final = 2.5
"""Seconds between two pings to a socket."""

DEAD: Final = 7.5
"""Seconds without an answer to a ping after which a socket is dead: ten in all."""

GOODBYE: Final = 5
"""Seconds for finishing what is being answered when the server stops."""


SWITCH: Final = 0.0005
"""Seconds after which the thread that writes to a file gets its turn, however busy the other is."""

BACKLOG: Final = 2048
"""How many may wait at the door at once."""


TRIED: Final = "0.54"
"""The version of uvicorn for which our classes are made: what it asks of them may change."""

PLAIN: Final = "websockets-sansio"
"""Which web socket of uvicorn's own is used where the fast one cannot be."""


class BadAddress(LarcinError):
    """A host and a port at which the server cannot listen."""


class Server(uvicorn.Server):
    """Tells everybody to come back before it closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is being stored, say goodbye, and close."""
        app = self.config.app
        if isinstance(app, Litestar) and hasattr(app.state, "registry"):
            app.state.lobby.stop()
            await app.state.registry.stop()
            await _until_gone(app.state.registry)
        await super().shutdown(sockets)


def configure(
    app: Litestar,
    settings: Settings,
    *,
    ping: float = PING,
    dead: float = DEAD,
    ws: type[asyncio.Protocol] | str | None = None,
) -> DoorConfig:
    """How uvicorn runs the application."""
    limits = settings.bounds
    files = room_for_sockets(limits.sockets) if settings.limited else limits.sockets
    return DoorConfig(
        app,
        door=Door(limits, settings.rate, files=files, proxies=settings.proxies),
        http=best_http(),
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws=ws or best_socket(),
        ws_max_size=MOST_BYTES,
        ws_ping_interval=ping,
        ws_ping_timeout=dead,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,  # addresses are nobody's business
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
    )


def best_http() -> type[asyncio.Protocol] | Literal["auto"]:
    """HTTP with limits, or uvicorn's own where that one does not fit; `best_socket` says so."""
    try:
        from larcin.server.web.uvicorn_http import UvicornHttp
    except ImportError:
        return "auto"
    return UvicornHttp if uvicorn.__version__.startswith(f"{TRIED}.") else "auto"


def best_socket() -> type[asyncio.Protocol] | str:
    """The fast web socket, or uvicorn's own where that one does not fit."""
    try:
        from larcin.server.web.uvicorn_websocket import UvicornSocket
    except ImportError as error:
        reason = str(error)
    else:
        if uvicorn.__version__.startswith(f"{TRIED}."):
            return UvicornSocket
        reason = f"it was tried with uvicorn {TRIED}, and this is {uvicorn.__version__}"
    log.warning("web sockets go the plain way, without limits for frames: %s", reason)
    return PLAIN


def listen(host: str, port: int) -> socket.socket:
    """The socket at which the server listens; port 0 is any that is free."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
        )[0]
        # Only where the protocol is named does asyncio send small messages without delay.
        listening = socket.socket(family, kind, protocol)
        with ExitStack() as if_it_fails:
            if_it_fails.callback(listening.close)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(where)
            listening.listen(BACKLOG)
            if_it_fails.pop_all()
        return listening
    except (OSError, OverflowError) as error:
        raise BadAddress(f"The server cannot listen at {host}, port {port}: {error}.") from None


def address(listening: socket.socket) -> str:
    """The address to tell people."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def serve(settings: Settings, *, open_browser: bool = False) -> int:
    """Serve until somebody stops it."""
    asyncio.run(check(settings))
    listening = listen(settings.host, settings.port)
    keep_log()
    url = address(listening)
    # Objects made until now live as long as the server: they need not be looked at again.
    gc.freeze()
    print(f"larcin serves at {url}", flush=True)
    if open_browser:
        webbrowser.open(url)
    if settings.workers > 1:
        return Processes(settings.workers, lambda: serve_at(listening, settings)).run()
    serve_at(listening, settings)
    return 0


def serve_at(listening: socket.socket, settings: Settings) -> None:
    """Serve in this process."""
    gc.set_threshold(100_000, 50, 1000)
    sys.setswitchinterval(SWITCH)
    server = Server(configure(make_app(settings), settings))
    server.run(sockets=[listening])
    if not server.started:
        raise BadAddress("The server could not start; its log says why.")


async def check(settings: Settings) -> None:
    """Find out what cannot be used while there is somebody to read the answer."""
    with only_server(settings.database):
        await (await open_database(settings.database)).close()
    await (await open_bus(settings)).close()


async def _until_gone(registry: TableRegistry) -> None:
    """Wait a moment for those who were told to go."""
    for _ in range(50):
        if not any(table.audience.watchers for table in registry.loaded()):
            return
        await asyncio.sleep(0.01)
