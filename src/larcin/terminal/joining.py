"""Going to a server: being somebody there, making a table or finding one, and sitting down."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from larcin.client import Client, Refusal
from larcin.files import NotSaved, reason
from larcin.terminal.remote import RemoteSession, Visit, sit_down
from larcin.wire import MyTable, NewLink, TableListed, TableSettings
from larcin.words import Words

KNOWN: Final = "servers.json"
"""The tokens by which servers know us, so that we can come back."""


@dataclass(frozen=True, slots=True)
class Errand:
    """What somebody wants of a server."""

    url: str
    name: str | None
    settings: TableSettings | None = None
    """A new table like this one, or else this table:"""

    table: str = ""
    link: str | None = None


async def join(
    errand: Errand, state: Path, folder: Path, words: Words, tell: Callable[[str], None]
) -> RemoteSession:
    """Sit at a table whose match has begun. Until then, what one waits for is told."""
    url = errand.url.rstrip("/")
    token = await be_known(url, errand.name, state, words("somebody"))
    async with Client(url, token) as client:
        if errand.settings is None:
            table = await _find(client, errand)
        else:
            table = await _make(client, url, errand.settings, words, tell)
    tell(words("joining", table=table))
    return await sit_down(Visit(url, token, table), folder)


async def look_around(
    errand: Errand, state: Path, words: Words
) -> tuple[list[MyTable], list[TableListed]]:
    """My tables, and those in the lobby where a seat is free."""
    url = errand.url.rstrip("/")
    token = await be_known(url, errand.name, state, words("somebody"))
    async with Client(url, token) as client:
        mine = await client.my_tables()
        there = {each.table.id for each in mine}
        free = [each for each in await client.lobby() if each.free and each.id not in there]
        return mine, free


async def be_known(url: str, name: str | None, state: Path, anybody: str) -> str:
    """The token by which this server knows us; a new one, if it does not yet."""
    path = state / KNOWN
    tokens = _read(path)
    if url in tokens:
        async with Client(url, tokens[url]) as client:
            try:
                me = await client.me()
                if name is not None and name != me.name:
                    await client.introduce(name)
                return tokens[url]
            except Refusal as refusal:
                if refusal.problem.status != 401:  # else it has forgotten us
                    raise
    async with Client(url) as client:
        await client.introduce(name or anybody)
        token = (await client.make_token("larcin play")).token or ""
    _write(path, {**tokens, url: token})
    return token


async def _find(client: Client, errand: Errand) -> str:
    if errand.link is not None:
        await client.use_link(errand.table, errand.link)
    state = await client.table(errand.table)
    if not state.plays:
        await client.sit(errand.table)
    elif state.match is not None and state.seats[state.seat or 0].bot is not None:
        await client.come_back(errand.table)
    return errand.table


async def _make(
    client: Client, url: str, settings: TableSettings, words: Words, tell: Callable[[str], None]
) -> str:
    table = (await client.make_table(settings)).id
    await client.sit(table)
    if settings.seats.count(None) > 1:
        link = await client.give_link(table, NewLink(kind="sit"))
        command = f"larcin play --server {url} --table {table} --link {link.secret}"
        tell(words("invite", command=command))
    return table


def _read(path: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def _write(path: Path, tokens: dict[str, str]) -> None:
    """Only for our own eyes: whoever has a token is us."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(tokens))
    except OSError as error:
        raise NotSaved(f"{path} cannot be written: {reason(error)}.") from None
