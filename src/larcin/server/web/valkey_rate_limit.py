"""How many requests each address has made, counted in Valkey by all processes together."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta

from litestar.stores.valkey import ValkeyStore
from valkey.asyncio import Valkey
from valkey.exceptions import ValkeyError

from larcin.server.messaging.valkey import known_scheme


class ValkeyRates(ValkeyStore):
    """How many requests each address has made. While Valkey is away nobody counts."""

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        """See `ValkeyStore.get`."""
        try:
            return await super().get(key, renew_for)
        except (ValkeyError, OSError):
            return None

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        """See `ValkeyStore.set`."""
        with suppress(ValkeyError, OSError):
            await super().set(key, value, expires_in)

    @classmethod
    def connect(cls, url: str) -> ValkeyRates:
        """The counts in the Valkey at this address."""
        client = Valkey.from_url(known_scheme(url), socket_timeout=1.0, socket_connect_timeout=1.0)
        return cls(client, namespace="larcin:rates", handle_client_shutdown=True)
