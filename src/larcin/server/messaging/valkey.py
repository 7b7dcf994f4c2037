"""The bus over Valkey (or Redis): a channel for each table, and leases that expire."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace
from valkey.asyncio import Valkey
from valkey.exceptions import ValkeyError

from larcin.kernel.codec import decode, encode
from larcin.kernel.errors import LarcinError
from larcin.server.common.background_tasks import end
from larcin.server.messaging.bus import ALL_TABLES, LEASE, AnyNews, OnNews

log = logging.getLogger("larcin.bus")

PREFIX: Final = "larcin:table:"
LEADER: Final = "larcin:leader:"
FIGURES: Final = "larcin:figures:"
RESTING: Final = "resting"
RESTS_FOR: Final = 3600
"""Seconds after which a resting table is looked at again, to be on the safe side."""

PATIENCE: Final = 5.0
"""Seconds after which Valkey counts as broken."""

RETRY: Final = 0.5
"""Seconds between two attempts to hear something again."""

LEAD: Final = """
local held = redis.call('GET', KEYS[1])
if not held or held == ARGV[1] or (held == ARGV[3] and ARGV[4] == '0') then
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
    return 1
end
return 0
"""


RELEASE: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then
    redis.call('DEL', KEYS[1])
end
"""


class BadValkey(LarcinError):
    """There is no Valkey there."""


class ValkeyBus:
    """A connection for what is said, another for what is heard."""

    is_alone = False

    def __init__(self, client: Any, hearing: Any) -> None:
        self.client = client
        self._name = secrets.token_hex(8)
        self._hearing_client = hearing
        self._heard = hearing.pubsub()
        self._lead = client.register_script(LEAD)
        self._release = client.register_script(RELEASE)
        self._watching: dict[str, asyncio.Future[None]] = {}
        self._outbox: list[tuple[str, bytes]] = []
        self._complained = False
        self._closed = False
        self._sending: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._on_news: OnNews = lambda table, news: None
        self._on_gap: Callable[[], None] = lambda: None

    @classmethod
    async def connect(cls, url: str) -> ValkeyBus:
        """A bus over the Valkey at this address, or `BadValkey`."""
        bus: ValkeyBus | None = None
        try:
            url, patience = known_scheme(url), _patience()
            client = Valkey.from_url(url, socket_timeout=PATIENCE, **patience)
            # For who listens silence is no fault; from 6.2 on the library would think so after 5 s.
            hearing = Valkey.from_url(url, socket_timeout=None, socket_keepalive=True, **patience)
            bus = cls(client, hearing)
            await client.ping()
            await bus._heard.subscribe(PREFIX + ALL_TABLES)
        except (ValkeyError, OSError, ValueError) as error:
            if bus is not None:
                await bus.close()
            # The address is not repeated: there may be a password in it.
            raise BadValkey(f"Valkey does not let us in: {error}.") from None
        return bus

    def listen(self, on_news: OnNews, on_gap: Callable[[], None]) -> None:
        """See `Bus.listen`."""
        self._on_news, self._on_gap = on_news, on_gap
        self._hearing = asyncio.ensure_future(self._hear_all())

    async def watch(self, table: str) -> None:
        """See `Bus.watch`. While Valkey is away nothing is heard, and looked up when it is back."""
        if self._closed:
            return
        ready = self._watching.get(table)
        try:
            if ready is None:
                ready = self._watching[table] = asyncio.get_running_loop().create_future()
                await self._heard.subscribe(PREFIX + table)
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(ready)
        except (ValkeyError, OSError, TimeoutError) as error:
            self._complain(error)

    async def unwatch(self, table: str) -> None:
        """See `Bus.unwatch`."""
        if self._watching.pop(table, None) is not None and not self._closed:
            with suppress(ValkeyError, OSError):
                await self._heard.unsubscribe(PREFIX + table)

    def tell(self, table: str, news: AnyNews) -> None:
        """See `Bus.tell`."""
        if self._closed:
            return
        self._outbox.append((PREFIX + table, encode(replace(news, sender=self._name))))
        if self._sending is None or self._sending.done():
            self._sending = asyncio.ensure_future(self._send_all())

    async def lead(self, table: str, *, forsaken: bool = False) -> bool:
        """See `Bus.lead`."""
        if self._closed:
            return False
        values = [self._name, str(int(LEASE * 1000)), RESTING, str(int(forsaken))]
        try:
            return bool(await self._lead(keys=[LEADER + table], args=values))
        except (ValkeyError, OSError) as error:
            self._complain(error)
            return False

    async def rest(self, table: str) -> None:
        """See `Bus.rest`."""
        if self._closed:
            return
        with suppress(ValkeyError, OSError):
            await self.client.set(LEADER + table, RESTING, ex=RESTS_FOR)

    async def release(self, table: str) -> None:
        """See `Bus.release`."""
        if self._closed:
            return
        with suppress(ValkeyError, OSError):
            await self._release(keys=[LEADER + table], args=[self._name])

    async def share(self, figures: bytes) -> None:
        """See `Bus.share`."""
        if self._closed:
            return
        with suppress(ValkeyError, OSError):
            await self.client.set(FIGURES + self._name, figures, px=int(LEASE * 1000))

    async def shared(self) -> list[bytes]:
        """See `Bus.shared`."""
        if self._closed:
            return []
        try:
            keys = [key async for key in self.client.scan_iter(FIGURES + "*")]
            others = [key for key in keys if not key.endswith(self._name.encode())]
            found = await self.client.mget(others) if others else []
        except (ValkeyError, OSError) as error:
            self._complain(error)
            return []
        return [each for each in found if each is not None]

    async def close(self) -> None:
        """See `Bus.close`. The library would connect again for whoever comes late."""
        self._closed = True
        if self._sending is not None:
            await asyncio.gather(self._sending, return_exceptions=True)
        if self._hearing is not None:
            await end(self._hearing)
        for each in (self._heard, self._hearing_client, self.client):
            with suppress(ValkeyError, OSError):  # one that fails keeps none of the others open
                await each.aclose()

    def _complain(self, error: Exception) -> None:
        """Once, until Valkey is back."""
        if not self._complained:
            log.warning("Valkey is away, and other processes are not heard: %s", error)
        self._complained = True

    async def _send_all(self) -> None:
        """As many at once as there are. What cannot be said now is said by looking again."""
        while self._outbox:
            sent, self._outbox = self._outbox, []
            try:
                async with self.client.pipeline(transaction=False) as pipeline:
                    for channel, news in sent:
                        pipeline.publish(channel, news)
                    await pipeline.execute()
            except (ValkeyError, OSError) as error:
                self._complain(error)
            else:
                self._complained = False

    async def _hear_all(self) -> None:
        while True:
            try:
                while True:
                    self._hear(await self._heard.parse_response(block=True))
            except (ValkeyError, OSError) as error:
                self._complain(error)
            await asyncio.sleep(RETRY)
            with suppress(ValkeyError, OSError):
                await self._heard.connect()
                await self._heard.subscribe(
                    *[PREFIX + each for each in (ALL_TABLES, *self._watching)]
                )
                self._on_gap()

    def _hear(self, response: Any) -> None:
        kind, channel, data = (response or [b"", b"", b""])[:3]
        table = channel.decode().removeprefix(PREFIX)
        if kind == b"subscribe":
            ready = self._watching.get(table)
            if ready is not None and not ready.done():
                ready.set_result(None)
        elif kind == b"message":
            news: AnyNews = decode(data, AnyNews)
            if news.sender != self._name:
                self._on_news(table, news)


def _patience() -> dict[str, Any]:
    return {"socket_connect_timeout": PATIENCE}


def known_scheme(url: str) -> str:
    """`redis://` is another word for the same."""
    return url.replace("redis", "valkey", 1) if url.startswith("redis") else url
