"""The application: what it is made of, and what every answer has in common."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.stores.base import Store as BaseStore
from litestar.stores.memory import MemoryStore
from msgspec import MsgspecError

from larcin import __version__
from larcin.bots.cluster import Cluster
from larcin.bots.workers import Workers
from larcin.kernel.codec import bad_message, decode, encode
from larcin.kernel.errors import BadMessage, LarcinError
from larcin.kernel.registry import games
from larcin.server import http, http_accounts, http_company, http_history, http_matches, site
from larcin.server.asking import known_user
from larcin.server.bus import Alone, Bus
from larcin.server.database import open_database
from larcin.server.describing import Description
from larcin.server.failures import Forbidden, problem, problem_of
from larcin.server.house import House
from larcin.server.identity import Identity, is_same_origin
from larcin.server.logs import Access
from larcin.server.metrics import FIGURES
from larcin.server.passwords import Passwords
from larcin.server.settings import BadSettings, Settings
from larcin.server.socket import socket_of_table
from larcin.server.store import Store
from larcin.wire import Problem

log = logging.getLogger("larcin.http")

MOST_BYTES: Final = 64 * 1024
"""How long a message or a body may be."""

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "img-src 'self' data:; object-src 'none'; style-src-attr 'unsafe-inline'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
FOREIGN: Final = {
    404: ("not-there", "There is nothing at this address."),
    405: ("wrong-method", "This address is not for this method."),
    413: ("too-big", f"A body has at most {MOST_BYTES} bytes."),
    429: ("too-many", "These are too many requests; wait a moment."),
}
"""What the framework refuses, by its status: a kind of problem and a sentence."""

UNLIMITED: Final = ["^/health$", "^/metrics$", "^/assets/"]
"""Where asking costs next to nothing: a page is made of many files."""

HANDLERS: Final = (
    *http_accounts.HANDLERS,
    *http.HANDLERS,
    *http_company.HANDLERS,
    *http_matches.HANDLERS,
    *http_history.HANDLERS,
    *site.HANDLERS,
    socket_of_table,
)

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Crew:
    """Bots in processes of their own, with the time that this server gives them."""

    def __init__(self, workers: Workers | Cluster, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds

    async def choose(self, seat: str, bot: str, game: str, observation: bytes) -> bytes:
        """See `Bots.choose`."""
        seed, began = secrets.token_bytes(32), time.perf_counter()
        move = await self._workers.choose(seat, bot, game, observation, self._seconds, seed)
        FIGURES.time("larcin_bot_seconds", time.perf_counter() - began)
        return move

    async def advise(
        self, seat: str, bot: str, game: str, observation: bytes
    ) -> tuple[tuple[bytes, float | None], ...]:
        """See `Bots.advise`."""
        seed = secrets.token_bytes(32)
        thinking = self._workers.think(seat, bot, game, observation, self._seconds, seed)
        move, opinions = await thinking
        return tuple((encode(each.move), each.share) for each in opinions) or ((move, None),)


def make_app(settings: Settings) -> Litestar:
    """The server, for uvicorn or any other that speaks ASGI."""
    return Litestar(
        route_handlers=HANDLERS,
        lifespan=[_living(settings)],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "identity": Provide(_identity, sync_to_thread=False),
            "keys": Provide(_keys, sync_to_thread=False),
            "user": Provide(known_user),
        },
        exception_handlers={
            LarcinError: _answer_larcin,
            HTTPException: _answer_http,
            Exception: _answer_mistake,
        },
        before_request=_before,
        after_request=_add_headers,
        middleware=[Access(logs=settings.access_log), _limit(settings).middleware],
        stores={"rates": _rates(settings)},
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
        from larcin.server.valkey_bus import ValkeyBus
    except ImportError:
        raise BadSettings("Valkey needs an extra: pip install 'larcin[valkey]'.") from None
    return await ValkeyBus.connect(settings.valkey)


def _limit(settings: Settings) -> RateLimitConfig:
    """How many requests an address may make: all processes count together."""
    return RateLimitConfig(rate_limit=("second", settings.rate), exclude=UNLIMITED, store="rates")


def _rates(settings: Settings) -> BaseStore:
    if settings.valkey is None:
        return MemoryStore()
    from larcin.server.valkey_bus import open_rates

    return open_rates(settings.valkey)


def _living(settings: Settings) -> Any:
    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        games()  # a broken game is found before anybody comes
        store = Store(await open_database(settings.database))
        bus = await open_bus(settings)
        with open_thinkers(settings) as workers:
            house = House(store, Crew(workers, settings.thinking), bus)
            app.state.house = house
            app.state.rate = settings.rate
            app.state.passwords = Passwords()
            app.state.identity = Identity(store, await store.secret("cookies"))
            await house.wake()
            chores = [asyncio.ensure_future(each) for each in (house.tidy(), house.keep_going())]
            try:
                yield
            finally:
                for chore in chores:
                    chore.cancel()
                await house.stop()
                await bus.close()
                app.state.passwords.close()
                await store.close()

    return living


def _house(state: State) -> House:
    house: House = state.house
    return house


def _identity(state: State) -> Identity:
    identity: Identity = state.identity
    return identity


def _keys(state: State) -> Passwords:
    passwords: Passwords = state.passwords
    return passwords


# -- What every request and every answer has in common --------------------------------------


async def _before(request: Request[Any, Any, Any]) -> Response[None] | None:
    """A page of somebody else may not change anything in the name of a visitor."""
    if request.method not in SAFE_METHODS and not is_same_origin(request):
        raise Forbidden("This request comes from another site.")
    if request.method == "OPTIONS":  # the framework knows only the first method of an address
        methods = request.app.route_handler_method_map[request.scope["path_template"]]
        headers = {"allow": ", ".join(sorted(map(str, methods)))}
        return Response(None, status_code=204, headers=headers)
    body = request.route_handler.parsed_data_field
    if body is not None:  # the framework would take 1 for true, and "1" for 1
        brought = await request.body()
        if not brought:
            raise BadMessage("", "A body is missing.")
        decode(brought, body.annotation)
    return None


async def _add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _answer(told: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(
        encode(told),
        status_code=told.status,
        media_type="application/problem+json",
        headers={**(headers or {}), **HEADERS},
    )


def _answer_larcin(_: Request[Any, Any, Any], error: LarcinError) -> Response[bytes]:
    told = problem_of(error)
    if told.status >= 500:
        log.error("%s", error, exc_info=error)
    return _answer(told)


def _answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: a path, a method, a body that is not what it should be."""
    status, field = error.status_code, None
    kind, detail = FOREIGN.get(status, ("bad-message" if status < 500 else "mistake", ""))
    extra = getattr(error, "extra", None)
    if isinstance(error, ValidationException) and isinstance(extra, list) and extra:
        detail, field = _sentence(extra[0])
    detail = detail or f"{error.detail.rstrip('.')}."
    return _answer(problem(kind, status, detail, field), dict(error.headers or {}))


def _answer_mistake(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("a mistake", exc_info=error)
    return _answer(problem("mistake", 500, "The server made a mistake."))


def _sentence(found: dict[str, str]) -> tuple[str, str | None]:
    """What the framework found wrong, and in which field; `data` is what it calls the body."""
    field = found.get("key", "data")
    where = "" if field == "data" else f" - at `$.{field}`"
    wrong = bad_message(MsgspecError(f"{found.get('message', '')}{where}"))
    return str(wrong), wrong.field
