"""Talk at a table: who may speak, how much, and what is kept."""

from __future__ import annotations

import time
from typing import Final

from larcin.kernel.match import is_name
from larcin.server.failures import BadText, Forbidden, TooMany
from larcin.server.store import Store
from larcin.server.stored import StoredTable
from larcin.wire import ChatLine

RATE: Final = 1.0
"""Lines a second that somebody may write for long."""

BURST: Final = 5
"""Lines that somebody may write at once."""


class Allowance:
    """How much somebody may still say: so much a second, and some that was saved."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    def spend(self) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Talk:
    """The chat of one table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._allowed: dict[str, Allowance] = {}

    async def say(self, table: StoredTable, user: str, seat: int | None, text: str) -> ChatLine:
        """Keep a line, if this user may write it."""
        if not may_speak(table, user, seat):
            raise Forbidden("You may not write at this table.")
        text = text.strip()
        if not is_name(text):
            raise BadText("A line is text without control characters, and not only blanks.")
        if not self._allowed.setdefault(user, Allowance(RATE, BURST)).spend():
            raise TooMany("These are too many lines; wait a moment.")
        speaker = await self._store.user(user)
        if speaker is None:
            raise Forbidden("You may not write at this table.")
        return await self._store.chats.add(table.id, speaker, seat, text)


def may_speak(table: StoredTable, user: str | None, seat: int | None) -> bool:
    """Whether this user, in this seat, may write."""
    speakers = table.settings.chat
    return user is not None and (speakers == "all" or (speakers == "seats" and seat is not None))
