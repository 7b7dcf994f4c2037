"""What is stored, as values: tables, seats, matches and the lines of their logs; ids and times."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from larcin.kernel.table import Outcome
from larcin.wire import BanKind, SeatState, TableSettings

LineKind = Literal["play", "change", "take_back"]


class Line(Struct, frozen=True, kw_only=True):
    """A line of a match's log: what was asked of the match, and what happened then."""

    kind: LineKind
    seat: int
    move: str | None
    """As JSON; `None` for a choice that was taken back."""

    events: str
    """As JSON, secrets and all: a match can be shown when its rules have moved on."""

    bot: str | None
    """The bot that chose, if no person did."""

    made: int


class StoredSeat(Struct, frozen=True):
    """A place at a table; free while neither a user nor a bot is in it."""

    user: str | None
    name: str | None
    bot: str | None
    stand_in: bool
    """Whether a bot sits in for the user."""

    program: bool = False
    """Whether the user is a program."""

    @property
    def is_free(self) -> bool:
        return self.user is None and self.bot is None


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table and who sits at it."""

    id: str
    host: str
    settings: TableSettings
    seats: tuple[StoredSeat, ...]
    match: str | None
    previous: str | None
    """The table of which this is the rematch."""

    rematch: str | None
    created: int
    host_name: str
    seed: str | None
    """What the match here is dealt from; all that is told of it before the end is its SHA-256."""

    def seat_of(self, user: str | None) -> int | None:
        """Where this user sits."""
        users = [seat.user for seat in self.seats]
        return users.index(user) if user is not None and user in users else None

    def bot_in(self, seat: int) -> str | None:
        """The bot that plays here now."""
        stored = self.seats[seat]
        return stored.bot or (self.settings.stand_in if stored.stand_in else None)

    def seat_states(self, names: Sequence[str | None] | None = None) -> tuple[SeatState, ...]:
        """The seats as they are told; in a match, with the names that it began with."""
        return tuple(
            SeatState(
                name=seat.name if names is None else names[number],
                bot=self.bot_in(number),
                person=seat.bot is None,
                user=seat.user,
                program=seat.program,
            )
            for number, seat in enumerate(self.seats)
        )

    def kept_for(self, seat: int) -> str | None:
        """For whom this seat is kept in a rematch: everybody moves one seat further."""
        return self.seats[seat - 1].user


class StoredMatch(Struct, frozen=True, kw_only=True):
    """The heading of a match's log. The seed is in it: it stays in the server."""

    id: str
    table: str
    game: str
    rules_version: int
    options: dict[str, Any]
    names: tuple[str, ...]
    seed: str
    opening: str
    started: int
    outcome: Outcome | None = None
    closed: str | None = None


class Rights(Struct, frozen=True):
    """What a user was given by links to a table."""

    sit: bool
    """May sit in any free seat."""

    sit_in: frozenset[int]
    """May sit in these."""

    watch: bool
    eyes: frozenset[int]
    """May watch through the eyes of these seats."""


class StoredBan(Struct, frozen=True):
    """Who is not welcome, or may not write in the chat; for ever, if there is no end."""

    kind: BanKind
    who: str
    made: int
    until: int | None


def now() -> int:
    """The time of day as it is stored: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds of a clock that nobody can set: for all that is waited for."""
    return time.monotonic_ns() // 1_000_000


def when(made: int) -> int:
    """What `ticks` said at this time of day.

    What was made in the future was made now: somebody has set the clock back since.
    """
    return ticks() - max(0, now() - made)


def new_id() -> str:
    """An id that nobody guesses: 128 bits, good for an address and for a command.

    None begins with a dash: commands would take it for an option.
    """
    made = secrets.token_urlsafe(16)
    return new_id() if made.startswith("-") else made


def digest(secret: str) -> str:
    """All that the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
