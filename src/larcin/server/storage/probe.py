"""Whether the database works, for those who ask again and again: they must not become a load."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from math import inf
from typing import Final

from larcin.server.common.errors import NotStored

log = logging.getLogger("larcin.store")

FRESH: Final = 1.0
"""Seconds for which an answer is good, however many ask."""

PATIENCE: Final = 5.0
"""Seconds after which what has not answered does not work."""


class Probe:
    """Tries something of the database, at most once a second. A change is logged, once."""

    def __init__(self, name: str, attempt: Callable[[], Awaitable[object]]) -> None:
        self._name = name
        self._attempt = attempt
        self._worked = True
        self._answered = -inf
        self._trying: asyncio.Task[bool] | None = None

    async def works(self) -> bool:
        """Whether it works now, or did a moment ago."""
        if self._trying is None and time.monotonic() - self._answered < FRESH:
            return self._worked
        if self._trying is None:
            self._trying = asyncio.ensure_future(self._try())
        return await asyncio.shield(self._trying)  # all who ask meanwhile get the same answer

    async def _try(self) -> bool:
        why = ""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._attempt()
        except (NotStored, TimeoutError) as error:
            why = str(error) or f"There was no answer in {PATIENCE:g} seconds."
        finally:
            self._trying = None
        self._note(why)
        return self._worked

    def _note(self, why: str) -> None:
        self._answered = time.monotonic()
        if why and self._worked:
            log.error("%s does not work: %s", self._name, why)
        elif not why and not self._worked:
            log.warning("%s works again", self._name)
        self._worked = not why
