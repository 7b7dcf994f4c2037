"""What the server writes down: lines of JSON, and no secrets."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import msgspec

from larcin.server.common.metrics import FIGURES

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
