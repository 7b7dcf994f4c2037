"""What whoever runs a server does now and then, also while it runs.

What is changed here a running server finds in the store: see `services.moderation`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from msgspec import Struct

from larcin.kernel.codec import encode
from larcin.server.common.errors import NotThere
from larcin.server.common.keep import Keep
from larcin.server.common.models import now
from larcin.server.services.moderation import carry_out
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store
from larcin.server.storage.sweeping import Swept
from larcin.wire import ActDone, AnyAct


async def read_reports(database: str) -> list[str]:
    """Lines of the chat that were reported, each as a line of JSON."""
    async with _opened(database) as store:
        return _lines(await store.chats.reports())


async def read_acts(database: str, count: int) -> list[str]:
    """What moderators did last, each as a line of JSON, the latest last."""
    async with _opened(database) as store:
        return _lines((await store.moderation.before(2**53, count))[::-1])


async def read_bans(database: str) -> list[str]:
    """Who is not welcome or may not write, each as a line of JSON."""
    async with _opened(database) as store:
        return _lines(await store.moderation.list_bans())


async def read_person(database: str, who: str) -> str:
    """All that is kept of somebody, as JSON."""
    async with _opened(database) as store:
        return encode(await store.person(await _find(store, who))).decode()


async def moderate(database: str, act: AnyAct) -> ActDone:
    """Carry out an act."""
    async with _opened(database) as store:
        return await carry_out(store, act, None)


async def find_user(database: str, who: str) -> str:
    """The id of whoever has this id, or has claimed this name."""
    async with _opened(database) as store:
        return await _find(store, who)


async def sweep(database: str, keep: Keep, *, dry: bool, rewrite: bool) -> Swept:
    """Delete what need not be kept, or only count it; `rewrite` makes the file anew."""
    async with _opened(database) as store:
        if dry:
            return await store.sweeper.count(keep, now())
        done = await store.sweeper.sweep(keep, now())
        if rewrite:
            await store.scrub(rewrite=True)
        return done.swept


async def rate_anew(database: str) -> int:
    """Throw all ratings away and compute them from the matches; how many matches there are.

    A match that ends meanwhile in a running server is rated by either, and once.
    """
    async with _opened(database) as store:
        await store.ratings.forget()
        return await store.ratings.rate_all()


async def _find(store: Store, who: str) -> str:
    found = await store.user(who) or await store.accounts.claimed(who)
    if found is None:
        raise NotThere(f"Nobody has this id, and nobody has claimed this name: {who}.")
    return found.id


def _lines(found: Sequence[Struct]) -> list[str]:
    return [encode(each).decode() for each in found]


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Store]:
    store = Store(await open_database(database))
    try:
        yield store
    finally:
        await store.close()
