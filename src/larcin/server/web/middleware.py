"""What every request and every answer has in common: counting, limits, headers, whence it comes."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.base import Store as BaseStore
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from larcin.kernel.codec import decode
from larcin.kernel.errors import BadMessage
from larcin.server.common.errors import Forbidden
from larcin.server.common.metrics import FIGURES
from larcin.server.web.authentication import is_same_origin
from larcin.server.web.dependencies import SAFE_METHODS, address_of, bans_of

log = logging.getLogger("larcin.access")

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
UNLIMITED: Final = ["^/health$", "^/ready$", "^/metrics$", "^/assets/", "^/docs/"]
"""Where asking costs next to nothing: a page is made of many files."""


def limit_requests(rate: int) -> RateLimitConfig:
    """How many requests a second an address may make: all processes count together."""
    return RateLimitConfig(rate_limit=("second", rate), exclude=UNLIMITED, store="rates")


def open_rates(valkey: str | None) -> BaseStore:
    """Where requests are counted: in the Valkey at this address, or in this process."""
    if valkey is None:
        return MemoryStore()
    from larcin.server.web.valkey_rate_limit import ValkeyRates

    return ValkeyRates.connect(valkey)


async def before_request(request: Request[Any, Any, Any]) -> Response[None] | None:
    """A page of somebody else may not change anything in the name of a visitor."""
    if request.scope["path"].startswith("/api/"):
        bans_of(request).check_address(address_of(request))
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


async def add_headers(response: Response[Any]) -> Response[Any]:
    """Every answer says what a browser may do with it."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


class Access(ASGIMiddleware):
    """Counts and times requests and, if wanted, logs them.

    Neither addresses nor queries, cookies or bodies are written down.
    """

    def __init__(self, *, logs: bool) -> None:
        self._logs = logs

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """See `ASGIMiddleware.handle`."""
        is_http = scope["type"] == ScopeType.HTTP
        began, status = time.perf_counter(), 0 if is_http else 101

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, note if is_http else send)
        finally:
            self._write_down(scope, status, time.perf_counter() - began)

    def _write_down(self, scope: Scope, status: int, seconds: float) -> None:
        if scope["type"] == ScopeType.HTTP:
            FIGURES.add("larcin_requests_total", 1, f'status="{status}"')
            FIGURES.time("larcin_request_seconds", seconds)
        if self._logs:
            facts = {
                "method": scope.get("method", "SOCKET"),
                "path": scope["path"],
                "status": status,
                "ms": round(seconds * 1000, 1),
            }
            log.info("%s %s", facts["method"], facts["path"], extra={"facts": facts})
