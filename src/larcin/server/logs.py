"""What the server writes down: lines of JSON, and no secrets."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from larcin.server.metrics import FIGURES

log = logging.getLogger("larcin.access")

QUIET: Final = ("httpx", "uvicorn.error")
"""Loggers that would tell who comes from where with which query: only their warnings are kept."""


class JsonLines(logging.Formatter):
    """A line of JSON for each thing that happens."""

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter.format`."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class CountWarnings(logging.Handler):
    """Counts what an operator should look at."""

    def emit(self, record: logging.LogRecord) -> None:
        """See `logging.Handler.emit`."""
        FIGURES.add("larcin_logged_total", 1, f'level="{record.levelname.lower()}"')


def keep_log() -> None:
    """Write what happens to the standard error, line by line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(
        level=logging.INFO, handlers=[handler, CountWarnings(logging.WARNING)], force=True
    )
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


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
