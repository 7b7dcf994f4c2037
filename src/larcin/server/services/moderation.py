"""What moderators do: each act is carried out and noted as one, and then heard by each process.

The log of acts is also the news: whoever acts writes into the store alone, from the command line,
too, and every process that serves reads on there, again and again, and does what follows in memory.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

from argon2 import PasswordHasher

from larcin.kernel.errors import LarcinError
from larcin.server.common.bans import network_of
from larcin.server.common.errors import BadAddress, BadText, Conflict, Forbidden, NotThere
from larcin.server.common.models import StoredTable, now
from larcin.server.services.accounts import forgotten
from larcin.server.storage import moderation as changes
from larcin.server.storage.database import Statement
from larcin.server.storage.store import Store
from larcin.server.storage.sweeping import DAY, deleting_table
from larcin.server.tables.registry import TableRegistry
from larcin.wire import (
    ActDone,
    AnyAct,
    Appoint,
    Ban,
    BanKind,
    CloseTable,
    DeleteLine,
    DeletePerson,
    Dismiss,
    Lift,
    ResetPassword,
    Settle,
    Silence,
    Unseat,
    User,
)

log = logging.getLogger("larcin.moderation")

PERIOD: Final = 1.0
"""Seconds between two looks at the log: others may have acted."""


WEEK: Final = 7
"""Days for which an address is banned with a person, if none are named: others use it, too."""

OF_PERSONS: Final = (Silence, Ban, Lift, ResetPassword, DeletePerson)
"""Acts that moderators do not do to each other, nor to themselves."""


# -- Carrying out ---------------------------------------------------------------------------


class Plan(NamedTuple):
    """What an act changes, whom it concerns, and a new password if it makes one."""

    changes: tuple[Statement, ...]
    about: str | None = None
    password: str | None = None


async def carry_out(store: Store, act: AnyAct, by: User | None) -> ActDone:
    """Do it and note it; by nobody means by whoever runs the server."""
    if by is not None and isinstance(act, Appoint | Dismiss):
        raise Forbidden("Only who runs the server says who moderates.")
    plan = await _PLANS[type(act)](store, act)
    if by is not None and isinstance(act, OF_PERSONS) and await _moderates(store, plan.about):
        raise Forbidden("What concerns a moderator is for who runs the server.")
    try:
        number = await store.moderation.write(
            act, None if by is None else by.id, plan.about, *plan.changes
        )
    except Conflict:
        raise Conflict("This is not, or no longer, as the act would have it.") from None
    if isinstance(act, DeletePerson | DeleteLine | Settle):
        await store.scrub()
    return ActDone(number=number, password=plan.password)


async def _silence(store: Store, act: Silence) -> Plan:
    user = await _user(store, act.user)
    return Plan((changes.banning("silence", user.id, _end(act.days)),), user.id)


async def _ban(store: Store, act: Ban) -> Plan:
    kind, who = await _whom(store, act)
    return Plan((changes.banning(kind, who, _end(act.days)),), await _banned(store, act))


async def _lift(store: Store, act: Lift) -> Plan:
    kind, who = await _whom(store, act)
    kinds: tuple[BanKind, ...] = ("user", "silence") if kind == "user" else (kind,)
    lifted = tuple(changes.lifting(each, who) for each in kinds)
    return Plan(lifted, await _banned(store, act))


async def _unseat(store: Store, act: Unseat) -> Plan:
    table = await _table(store, act.table)
    user = table.seats[act.seat].user if act.seat < len(table.seats) else None
    if user is None:
        raise NotThere("Nobody sits there.")
    playing = table.match is not None
    return Plan((changes.unseating(table.id, act.seat, user, playing=playing),), user)


async def _close_table(store: Store, act: CloseTable) -> Plan:
    table = await _table(store, act.table)
    if table.match is None:
        return Plan(deleting_table(table.id), table.host)
    return Plan((changes.closing(table.match),), table.host)


async def _delete_line(store: Store, act: DeleteLine) -> Plan:
    lines = await store.chats.lines((await _table(store, act.table)).id)
    writer = next((line.user for line in lines if line.number == act.number), None)
    if writer is None:
        raise NotThere("There is no such line.")
    return Plan((changes.taking_away(act.table, act.number),), writer)


async def _settle(store: Store, act: Settle) -> Plan:
    reported = [
        each.user
        for each in await store.chats.reports()
        if (each.table, each.number) == (act.table, act.number)
    ]
    if not reported:
        raise NotThere("Nobody has reported this line.")
    return Plan((changes.settling(act.table, act.number),), reported[0])


async def _reset_password(store: Store, act: ResetPassword) -> Plan:
    user = await _user(store, act.user)
    if not user.claimed:
        raise Conflict("A guest has no password.")
    password = secrets.token_urlsafe(12)
    hashed = await asyncio.to_thread(PasswordHasher().hash, password)
    return Plan(changes.renewing(user.id, hashed), user.id, password)


async def _delete_person(store: Store, act: DeletePerson) -> Plan:
    user = await _user(store, act.user)
    return Plan((await store.accounts.forgetting(user.id)).changes, user.id)


async def _appoint(store: Store, act: Appoint) -> Plan:
    user = await _user(store, act.user)
    if not user.claimed:
        raise Conflict("Who moderates must have claimed a name.")
    return Plan((changes.appointing(user.id, True),), user.id)


async def _dismiss(store: Store, act: Dismiss) -> Plan:
    user = await _user(store, act.user)
    return Plan((changes.appointing(user.id, False),), user.id)


_PLANS: Final[dict[type[Any], Callable[[Store, Any], Awaitable[Plan]]]] = {
    Silence: _silence,
    Ban: _ban,
    Lift: _lift,
    Unseat: _unseat,
    CloseTable: _close_table,
    DeleteLine: _delete_line,
    Settle: _settle,
    ResetPassword: _reset_password,
    DeletePerson: _delete_person,
    Appoint: _appoint,
    Dismiss: _dismiss,
}


async def _user(store: Store, user: str) -> User:
    found = await store.user(user)
    if found is None:
        raise NotThere("There is nobody with this id.")
    return found


async def _table(store: Store, table: str) -> StoredTable:
    found = await store.table(table)
    if found is None:
        raise NotThere("There is no such table.")
    return found


async def _whom(store: Store, act: Ban | Lift) -> tuple[BanKind, str]:
    given = [each for each in (act.user, act.name, act.address) if each is not None]
    if len(given) != 1:
        raise BadText("Name a user, a name or an address, and only one of them.")
    if act.user is None and isinstance(act, Ban) and act.with_address:
        raise BadText("Only a person is banned with an address.")
    if act.user is not None:
        return "user", (await _user(store, act.user)).id
    if act.name is not None:
        return "name", act.name
    return "address", network_of(given[0])


async def _banned(store: Store, act: Ban | Lift) -> str | None:
    """Whom a ban concerns: also who has claimed the name."""
    owner = None if act.name is None else await store.accounts.claimed(act.name)
    return act.user if owner is None else owner.id


async def _moderates(store: Store, user: str | None) -> bool:
    found = None if user is None else await store.user(user)
    return found is not None and found.moderator


def _end(days: int | None) -> int | None:
    return None if days is None else now() + days * DAY


# -- What follows in memory -----------------------------------------------------------------


class Follower:
    """Does in this process what follows from acts, whoever has written them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._read = -1
        self._lock = asyncio.Lock()

    async def begin(self) -> None:
        """What was done before is in the store already."""
        self._read = await self._store.moderation.latest()
        await self._read_bans()

    async def go_on(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(PERIOD)
            try:
                await self.catch_up()
            except LarcinError:
                log.exception("the log of acts cannot be read")

    async def catch_up(self) -> None:
        """Do what follows from all acts that are new here."""
        async with self._lock:
            await self._read_bans()
            for logged in await self._store.moderation.since(self._read):
                self._read = logged.number
                try:
                    await self._follow(logged.act, logged.about)
                except Exception:  # those after it must be followed all the same
                    log.exception("act %d is not followed", logged.number)

    async def _follow(self, act: AnyAct, about: str | None) -> None:
        if isinstance(act, Ban):
            await self._ban(act)
        elif isinstance(act, Unseat):
            await self._unseat(act.table, about)
        elif isinstance(act, CloseTable):
            await self._close(act.table)
        elif isinstance(act, DeleteLine):
            table = self._registry.in_memory(act.table)
            if table is not None:
                table.take_line_away(act.number, about or "")
        elif isinstance(act, ResetPassword):
            self._registry.send_back(act.user)
        elif isinstance(act, DeletePerson):
            users = [act.user, *await self._store.accounts.programs(act.user)]
            await forgotten(self._registry, users)

    async def _ban(self, act: Ban) -> None:
        if act.user is not None and act.with_address:
            end = _end(act.days or WEEK)
            for address in self._registry.addresses_of(act.user):
                with suppress(BadAddress):  # the machine's own: a proxy was not named
                    await self._store.moderation.ban_address(network_of(address), end)
            await self._read_bans()
        self._registry.show_out_banned()

    async def _read_bans(self) -> None:
        self._registry.bans.read(await self._store.moderation.bans())

    async def _unseat(self, table_id: str, user: str | None) -> None:
        table = self._registry.in_memory(table_id)
        if table is None:
            return
        if user is not None:
            table.data.unwelcome.add(user)
        await table.refresh()
        table.go_on()

    async def _close(self, table_id: str) -> None:
        table = self._registry.in_memory(table_id)
        if table is None:
            return
        if await self._store.table(table_id) is None:
            await self._registry.drop(table_id)
        else:
            await table.read_anew()
