"""Going to a table of a server, sitting down, and letting a bot play: `larcin connect`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from larcin.client.client import Client
from larcin.client.playing import play
from larcin.wire import TableState


class Address(NamedTuple):
    """A server, and perhaps a table there and the secret that opens it."""

    server: str
    table: str | None
    link: str | None


def read_address(url: str) -> Address:
    """The address of a server, or an invitation: `https://SERVER/table/ID#SECRET`."""
    address, _, secret = url.partition("#")
    server, _, table = address.partition("/table/")
    return Address(server, table.strip("/") or None, secret or None)


async def visit(
    url: str,
    table: str,
    bot: str,
    name: str,
    *,
    token: str | None = None,
    link: str | None = None,
    seat: int | None = None,
    seconds: float = 2.0,
    tell: Callable[[TableState], None] | None = None,
) -> TableState:
    """Sit down at the table, if need be, and play its match to the end.

    Who brings no token gets an account that everybody sees is a program's.
    """
    known = token or await _become_program(url, name)
    async with Client(url, known) as client:
        if link is not None:
            await client.use_link(table, link)
        if token is None or not (await client.table(table)).plays:
            await client.sit(table, seat)
        return await play(client, table, bot, seconds, tell)


async def _become_program(url: str, name: str) -> str:
    async with Client(url) as owner:
        await owner.introduce(name)
        return (await owner.make_token(name, bot=True)).token or ""
