"""People and what concerns all tables at once: deleted accounts, and who mutes whom."""

from __future__ import annotations

from collections.abc import Collection

from larcin.server.messaging.bus import ALL_TABLES, Changed, Forgotten, LoggedOut, Muted
from larcin.server.tables.registry import TableRegistry


async def delete_account(registry: TableRegistry, user: str) -> None:
    """Delete an account; its matches stay, without its name."""
    users, changed = await registry.store.accounts.forget(user)
    await registry.store.scrub()
    for each in users:
        registry.bus.tell(ALL_TABLES, Forgotten(user=each))
    await forgotten(registry, users)
    for table in changed:
        registry.bus.tell(table, Changed())


async def forgotten(registry: TableRegistry, users: Collection[str]) -> None:
    """These accounts are deleted: nobody looks in their name, and tables here show it."""
    for each in users:
        registry.show_out(each)
    for table in registry.loaded():
        if any(seat.user in users for seat in table.data.stored.seats):
            await table.refresh()
            table.go_on()


async def end_sessions(registry: TableRegistry, user: str, *, tokens: bool) -> None:
    """Cookies of this user are worth nothing any more, nor tokens if that is wanted.

    Whoever looks at a table in this name comes back, if they can.
    """
    await registry.store.accounts.end_sessions(user, tokens=tokens)
    registry.send_back(user)
    registry.bus.tell(ALL_TABLES, LoggedOut(user=user))


async def mute(registry: TableRegistry, user: str, muted: str) -> None:
    """This user reads no more of that one; `Conflict` if there is no such user."""
    await registry.store.chats.mute(user, muted)
    await _tell_mutes(registry, user)


async def unmute(registry: TableRegistry, user: str, muted: str) -> None:
    """Read that user again; `Conflict` if they were not muted."""
    await registry.store.chats.unmute(user, muted)
    await _tell_mutes(registry, user)


async def _tell_mutes(registry: TableRegistry, user: str) -> None:
    await registry.read_mutes(user)
    registry.bus.tell(ALL_TABLES, Muted(user=user))
