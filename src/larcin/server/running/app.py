"""The application, put together from all rooms: what it opens, and who stops it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from larcin import __version__
from larcin.bots.cluster import Cluster
from larcin.bots.workers import Workers
from larcin.kernel.registry import games
from larcin.server.api import (
    accounts,
    chat,
    games as games_api,
    guides,
    history,
    lessons,
    links,
    lobby,
    moderation,
    play,
    puzzles,
    ratings,
    status,
    tables,
)
from larcin.server.common.background_tasks import end
from larcin.server.common.quotas import Quotas
from larcin.server.messaging.bus import Alone, Bus
from larcin.server.running.crew import Crew
from larcin.server.running.settings import BadSettings, Settings
from larcin.server.services.lobby import LiveLobby
from larcin.server.services.moderation import Follower
from larcin.server.services.passwords import Passwords
from larcin.server.services.sweeping import sweep_daily
from larcin.server.storage.open_database import open_database
from larcin.server.storage.own_files import only_server
from larcin.server.storage.store import Store
from larcin.server.tables.registry import TableRegistry
from larcin.server.web import docs_site, problems, static_site
from larcin.server.web.authentication import Identity
from larcin.server.web.dependencies import known_moderator, known_user
from larcin.server.web.middleware import (
    MOST_BYTES,
    Access,
    add_headers,
    before_request,
    limit_requests,
    open_rates,
)
from larcin.server.web.openapi import Description
from larcin.server.web.websocket import socket_of_table

HANDLERS: Final = (
    *accounts.HANDLERS,
    *games_api.HANDLERS,
    *guides.HANDLERS,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
    *tables.HANDLERS,
    *lobby.HANDLERS,
    *links.HANDLERS,
    *chat.HANDLERS,
    *moderation.HANDLERS,
    *play.HANDLERS,
    *history.HANDLERS,
    *ratings.HANDLERS,
    *status.HANDLERS,
    *docs_site.HANDLERS,
    *static_site.HANDLERS,
    socket_of_table,
)


def make_app(settings: Settings) -> Litestar:
    """The server, for uvicorn or any other that speaks ASGI."""
    return Litestar(
        route_handlers=HANDLERS,
        lifespan=[_living(settings)],
        dependencies={
            "registry": Provide(_registry, sync_to_thread=False),
            "live_lobby": Provide(_lobby, sync_to_thread=False),
            "identity": Provide(_identity, sync_to_thread=False),
            "keys": Provide(_keys, sync_to_thread=False),
            "user": Provide(known_user),
            "moderator": Provide(known_moderator),
            "follower": Provide(_follower, sync_to_thread=False),
        },
        exception_handlers=problems.HANDLERS,
        before_request=before_request,
        after_request=add_headers,
        middleware=[Access(logs=settings.access_log), limit_requests(settings.rate).middleware],
        stores={"rates": open_rates(settings.valkey)},
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="larcin",
            version=__version__,
            use_handler_docstrings=True,
            render_plugins=[Description(path="/openapi.json")],
        ),
        logging_config=None,
    )


def open_thinkers(settings: Settings) -> Workers | Cluster:
    """Where bots think: on this machine, or on a cluster."""
    if settings.ray is None:
        return Workers(settings.bots)
    return Cluster(settings.ray, settings.thinkers)


async def open_bus(settings: Settings) -> Bus:
    """The way to other processes, if there may be some."""
    if settings.valkey is None:
        return Alone()
    try:
        from larcin.server.messaging.valkey import ValkeyBus
    except ImportError:
        raise BadSettings("Valkey needs an extra: pip install 'larcin[valkey]'.") from None
    return await ValkeyBus.connect(settings.valkey)


def _living(settings: Settings) -> Any:
    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        games()  # a broken game is found before anybody comes
        with only_server(settings.database), open_thinkers(settings) as workers:
            store = Store(await open_database(settings.database))
            bus = await open_bus(settings)
            crew = Crew(workers, settings.thinking, steady=settings.limited)
            registry = TableRegistry(store, crew, bus, Quotas(settings.bounds))
            app.state.registry = registry
            app.state.lobby = LiveLobby(store, settings.bounds)
            app.state.rate = settings.rate
            app.state.page = static_site.SITE if settings.page is None else Path(settings.page)
            app.state.passwords = Passwords(settings.bounds)
            app.state.identity = Identity(store, await store.secret("cookies"))
            await store.accounts.renew_claims()
            app.state.follower = follower = Follower(registry)
            await follower.begin()
            await registry.wake()
            chores = [
                asyncio.ensure_future(each)
                for each in (
                    registry.tidy(),
                    registry.keep_going(),
                    follower.go_on(),
                    sweep_daily(registry, settings.keep),
                )
            ]
            try:
                yield
            finally:
                await end(*chores)
                app.state.lobby.stop()
                await registry.stop()
                await bus.close()
                app.state.passwords.close()
                await store.close()

    return living


def _registry(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


def _lobby(state: State) -> LiveLobby:
    live: LiveLobby = state.lobby
    return live


def _identity(state: State) -> Identity:
    identity: Identity = state.identity
    return identity


def _follower(state: State) -> Follower:
    follower: Follower = state.follower
    return follower


def _keys(state: State) -> Passwords:
    passwords: Passwords = state.passwords
    return passwords
