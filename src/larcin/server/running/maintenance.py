"""What whoever runs a server does now and then: read reports, compute ratings anew."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from larcin.kernel.codec import encode
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store


async def read_reports(database: str) -> list[str]:
    """Lines of the chat that were reported, each as a line of JSON."""
    async with _opened(database) as store:
        return [encode(report).decode() for report in await store.chats.reports()]


async def rate_anew(database: str) -> int:
    """Throw all ratings away and compute them from the matches; how many matches there are.

    A match that ends meanwhile in a running server is rated by either, and once.
    """
    async with _opened(database) as store:
        await store.ratings.forget()
        return await store.ratings.rate_all()


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Store]:
    store = Store(await open_database(database))
    try:
        yield store
    finally:
        await store.close()
