"""The door of a process: how many connections there are, whose, and who has to wait outside."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from ipaddress import ip_address, ip_network
from typing import Any, Final

import uvicorn

from larcin.server.common.limits import Limits, address_key, note_reached
from larcin.server.common.rate_limit import Allowance, Allowances

RARE: Final = 0.25
"""Frames that are not a whole message (pings, pongs, parts) for each message that is allowed."""

FINE: Final = 3.0
"""How many new sockets one flood is worth, for each message that is allowed a second: some eight
seconds in which none is let in. Sockets that are open stay."""

BYTES: Final = 1024
"""Bytes over a socket for each message that is allowed: moves have some two hundred."""

LEAST: Final = 256
"""What a read counts for beside its bytes: single bytes cost as much work as many at once."""

MOST_SAVED: Final = 2
"""Seconds of silence that can be saved."""

ROOM: Final = 160 * 1024
"""Bytes that may come at once, whatever the rate: two of the longest messages, and more."""


class Door:
    """Counts connections, in all and by address. A proxy speaks for many, so its own are free."""

    def __init__(
        self, limits: Limits, rate: float, *, files: float, proxies: Collection[str] = ()
    ) -> None:
        self.limits = limits
        self._rate = rate
        self._proxies = [ip_network(each) for each in proxies]
        self._in_all = min(limits.sockets, files)
        self._each = min(limits.sockets_each, max(1, self._in_all // 2))
        self._count = 0
        self._of: Counter[str] = Counter()
        self._coming = Allowances(rate * RARE, rate)

    @property
    def count(self) -> int:
        """How many are in."""
        return self._count

    def admit(self, address: str) -> str | None:
        """Let somebody in, or say which limit is reached."""
        if self._count >= self._in_all:
            return "sockets"
        if not self._is_proxy(address):
            if self._of[address] >= self._each:
                return "sockets_each"
            self._of[address] += 1
        self._count += 1
        return None

    def leave(self, address: str) -> None:
        """Somebody who was let in is gone."""
        self._count -= 1
        if not self._is_proxy(address):
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def may_upgrade(self, address: str) -> bool:
        """Whether one more web socket may begin: who was cut off comes back not too often."""
        return self._is_proxy(address) or self._coming.spend(address)

    def fine(self, address: str) -> None:
        """A socket from there had to be closed for a flood."""
        if not self._is_proxy(address):
            self._coming.fine(address, self._rate * FINE)

    def _is_proxy(self, address: str) -> bool:
        try:
            return bool(self._proxies) and any(
                ip_address(address) in each for each in self._proxies
            )
        except ValueError:  # no address of the internet
            return False

    def meter(self) -> Meter:
        """For a new web socket."""
        return Meter(self._rate)


class Meter:
    """What may come over one web socket. Whole messages are counted by who obeys them, too."""

    def __init__(self, rate: float) -> None:
        self._rare = Allowance(rate * RARE, rate * RARE * MOST_SAVED)
        self._bytes = Allowance(rate * BYTES, max(ROOM, rate * BYTES * MOST_SAVED))

    def read(self, size: int) -> bool:
        """Whether so many bytes may come at once."""
        return self._bytes.spend(size + LEAST)

    def rare(self) -> bool:
        """Whether one more frame may come that is no whole message."""
        return self._rare.spend()


class DoorConfig(uvicorn.Config):
    """How uvicorn runs the application, and the door at which it does."""

    def __init__(self, *args: Any, door: Door, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door = door


def address_of(transport: asyncio.BaseTransport) -> str:
    """From where a connection comes."""
    found = transport.get_extra_info("peername")
    return address_key(str(found[0])) if isinstance(found, tuple) else ""


def turn_away(transport: asyncio.Transport, limit: str) -> None:
    """Say so, in the fewest words of HTTP, and hang up."""
    note_reached(limit)
    status = STATUS[limit]
    lines = [f"HTTP/1.1 {status}", "retry-after: 10", "content-length: 0", "connection: close"]
    transport.write("\r\n".join([*lines, "", ""]).encode())
    transport.close()


STATUS: Final = {
    "sockets": "503 Service Unavailable",
    "sockets_each": "429 Too Many Requests",
    "upgrades": "429 Too Many Requests",
    "header_bytes": "431 Request Header Fields Too Large",
    "header_seconds": "408 Request Timeout",
    "body_seconds": "408 Request Timeout",
}
"""What those hear who reach a limit before a request is there."""
