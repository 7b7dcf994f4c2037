"""What processes that serve the same tables tell each other. Alone, there is nobody to tell.

The store is the truth, so that news are hints: "look again". Whoever misses some looks again when
the connection is back. Only who is connected where, and which process keeps a table going, lives
on the bus alone; both are gone in seconds when a process is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct

from larcin.wire import ChatLine

LEASE: Final = 5.0
"""Seconds for which a process keeps a table going without saying so again."""

RENEWAL: Final = 1.5
"""Seconds after which it says so again, and tells again who is connected."""


class News(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something about a table, from another process."""

    sender: str = ""


class Changed(News, frozen=True, tag="changed"):
    """There is something new in the store."""


class Present(News, frozen=True, kw_only=True, tag="present"):
    """Who is connected to the sender."""

    seats: tuple[int, ...]
    watching: int


class WhoIsThere(News, frozen=True, tag="who"):
    """The sender has begun to look at this table."""


class Said(News, frozen=True, kw_only=True, tag="said"):
    """A line of the chat, which is stored."""

    line: ChatLine


class Revoked(News, frozen=True, tag="revoked"):
    """A right to look was taken back."""


class Muted(News, frozen=True, kw_only=True, tag="muted"):
    """Somebody has muted somebody, or no longer."""

    user: str


class Forgotten(News, frozen=True, kw_only=True, tag="forgotten"):
    """An account was deleted."""

    user: str


class LoggedOut(News, frozen=True, kw_only=True, tag="logged_out"):
    """All sessions of somebody have ended."""

    user: str


AnyNews = Changed | Present | WhoIsThere | Said | Revoked | Muted | Forgotten | LoggedOut
OnNews = Callable[[str, AnyNews], None]

ALL_TABLES: Final = ""
"""The name under which news are told that concern no table, but people."""


class Bus(Protocol):
    """The way to the other processes."""

    @property
    def is_alone(self) -> bool:
        """Whether there are no other processes."""

    def listen(self, on_news: OnNews, on_gap: Callable[[], None]) -> None:
        """Call these with news, and when some may have been missed."""

    async def watch(self, table: str) -> None:
        """Hear news of this table: on return nothing is missed any more."""

    async def unwatch(self, table: str) -> None:
        """Hear no more of it."""

    def tell(self, table: str, news: AnyNews) -> None:
        """Tell the others, soon."""

    async def lead(self, table: str, *, forsaken: bool = False) -> bool:
        """Keep this table going for some seconds, if no other process does.

        `forsaken` takes it only if it has to be kept going and nobody does.
        """

    async def rest(self, table: str) -> None:
        """Nothing happens at this table by itself: nobody needs to keep it going."""

    async def release(self, table: str) -> None:
        """Keep this table going no longer: another process may."""

    async def share(self, figures: bytes) -> None:
        """Let the others know the figures of this process, for some seconds."""

    async def shared(self) -> list[bytes]:
        """The figures of the other processes."""

    async def close(self) -> None:
        """Say nothing more."""


class Alone:
    """The bus of a process that serves all tables by itself."""

    is_alone = True

    def listen(self, on_news: OnNews, on_gap: Callable[[], None]) -> None:
        """See `Bus.listen`."""

    async def watch(self, table: str) -> None:
        """See `Bus.watch`."""

    async def unwatch(self, table: str) -> None:
        """See `Bus.unwatch`."""

    def tell(self, table: str, news: AnyNews) -> None:
        """See `Bus.tell`."""

    async def lead(self, table: str, *, forsaken: bool = False) -> bool:
        """See `Bus.lead`."""
        return True

    async def rest(self, table: str) -> None:
        """See `Bus.rest`."""

    async def release(self, table: str) -> None:
        """See `Bus.release`."""

    async def share(self, figures: bytes) -> None:
        """See `Bus.share`."""

    async def shared(self) -> list[bytes]:
        """See `Bus.shared`."""
        return []

    async def close(self) -> None:
        """See `Bus.close`."""
