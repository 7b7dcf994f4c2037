"""Talk at a table: who may speak, how much, and what is kept."""

from __future__ import annotations

from larcin.kernel.codec import encode
from larcin.kernel.match import is_name
from larcin.server.common.errors import BadText, Forbidden
from larcin.server.common.models import StoredTable
from larcin.server.common.quotas import Quotas
from larcin.server.storage.store import Store
from larcin.server.tables.watchers import Watcher
from larcin.wire import Chat as ChatMessage, ChatLine


class Chat:
    """The chat of one table."""

    def __init__(self, store: Store, quotas: Quotas) -> None:
        self._store = store
        self._quotas = quotas

    async def say(self, table: StoredTable, user: str, address: str, text: str) -> ChatLine:
        """Keep a line, if this user may write it."""
        seat = table.seat_of(user)
        if not may_speak(table, user, seat):
            raise Forbidden("You may not write at this table.")
        text = text.strip()
        if not is_name(text):
            raise BadText("A line is text without control characters, and not only blanks.")
        self._quotas.write_line(user, address)
        speaker = await self._store.user(user)
        if speaker is None or await self._store.moderation.is_silenced(user):
            raise Forbidden("You may not write at this table.")
        return await self._store.chats.add(table.id, speaker, seat, text)

    async def tell(self, table: StoredTable, watcher: Watcher) -> None:
        """Send the chat so far, if there is one, without those whom the watcher has muted."""
        if table.settings.chat == "nobody":
            return
        lines = await self._store.chats.lines(table.id)
        if watcher.place.user is not None:
            watcher.muted = await self._store.chats.muted(watcher.place.user)
        read = tuple(line for line in lines if line.user not in watcher.muted)
        if read:
            watcher.send(encode(ChatMessage(lines=read)))


def may_speak(table: StoredTable, user: str | None, seat: int | None) -> bool:
    """Whether this user, in this seat, may write."""
    speakers = table.settings.chat
    return user is not None and (speakers == "all" or (speakers == "seats" and seat is not None))
