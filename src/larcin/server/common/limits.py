"""What one address or one person may take of a server, so that there is enough for all others.

A limit is far above what a club behind one address needs. When one is reached, that is counted for
Prometheus each time, and written into the log now and then: a flood must not become one of lines.
"""

from __future__ import annotations

import logging
import time
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from larcin.server.common.metrics import FIGURES

log = logging.getLogger("larcin.limits")

QUIET: Final = 10.0
"""Seconds for which the log does not say again that a limit is reached."""

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be set under `limits`; docs/running.md says the same in a table."""

    sockets: Count = 10_000
    """Connections of all kinds, for each process that serves."""

    sockets_each: Count = 500
    """Connections of one address."""

    header_bytes: Count = 32 * 1024
    """Of a request: its address and all headers."""

    header_seconds: Seconds = 10.0
    """Until the headers of a request are there, from the beginning of the connection."""

    body_seconds: Seconds = 30.0
    """Until the body of a request is there, from the end of its headers."""

    idle_seconds: Seconds = 15.0
    """Between two requests; and how long somebody may not read what they are sent."""

    password_tries: Count = 5
    """Wrong passwords for a name from one address; after each more, the wait doubles."""

    password_seconds: Seconds = 900.0
    """The longest wait for who has given wrong passwords."""

    hashes: Count = 64
    """Passwords that wait to be checked or stored."""

    hashes_each: Count = 8
    """The same, from one address."""

    guests: Count = 200
    """New guests and programs in an hour, from one address."""

    tables_made: Count = 400
    """New tables in an hour, from one address."""

    tables: Count = 50
    """Tables of one host, made since yesterday, whose match is not over."""

    lobby_tables: Count = 3
    """Tables of one host in the lobby that wait for somebody."""

    lobby_made: Count = 40
    """New tables in the lobby in an hour, from one address."""

    empty_seconds: Seconds = 1800.0
    """For how long a table is listed in the lobby at which nobody sits."""

    waiting_seconds: Seconds = 86400.0
    """The same, if somebody waits there."""

    bots: Count = 30
    """Bots that play at once at the tables of one host."""

    hints: Count = 30
    """Pieces of advice in a minute, for one person; ten times as many for an address."""

    files: Count = 10
    """How often somebody may have all that is kept about them, in an hour."""

    lines: Count = 5
    """Lines of chat at once, by one person; then one a second."""

    lines_each: Count = 30
    """Lines of chat at once, from one address; then six a second."""

    unwatched_seconds: Seconds = 60.0
    """For how long bots play on among themselves when nobody looks."""


PLENTY: Final = 1_000_000_000


def without_limits() -> Limits:
    """For measuring, and for tests: nothing of this is ever reached."""
    usual = Limits()
    return msgspec.structs.replace(usual, **dict.fromkeys(usual.__struct_fields__, PLENTY))


def address_key(host: str) -> str:
    """An address as it is counted: of IPv6 the network, as whoever has one has all of it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))


_said: dict[str, tuple[float, int]] = {}
"""For each limit when the log spoke of it, and how often it was reached since."""


def note_reached(limit: str) -> None:
    """Somebody was refused because of this limit. Who it was is not written down."""
    FIGURES.add("larcin_limits_total", 1, f'limit="{limit}"')
    said, silent = _said.get(limit, (float("-inf"), 0))
    now = time.monotonic()
    if now - said < QUIET:
        _said[limit] = said, silent + 1
        return
    _said[limit] = now, 0
    log.warning("a limit is reached: %s", limit, extra={"facts": {"limit": limit, "more": silent}})
