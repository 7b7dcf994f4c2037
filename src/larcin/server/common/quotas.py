"""What is counted of what people do: by person, and by the address that they come from.

Guests cost nothing, so that a limit by person alone is none: whoever wants more becomes another
guest. Each process counts for itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from larcin.server.common.errors import TooMany
from larcin.server.common.limits import Limits, note_reached
from larcin.server.common.rate_limit import Allowances

MINUTE: Final = 60.0
HOUR: Final = 3600.0

CLUB: Final = 10
"""How many people of one address may do at the same time what each of them may do."""

LINES: Final = 1.0
"""Lines of chat a second that somebody may write for long."""


class Quotas:
    """So much in a while, for each person or address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._sockets: Counter[str] = Counter()
        self._guests = _in(HOUR, limits.guests)
        self._tables = _in(HOUR, limits.tables_made)
        self._in_lobby = _in(HOUR, limits.lobby_made)
        self._hints = _in(MINUTE, limits.hints)
        self._hints_each = _in(MINUTE, limits.hints * CLUB)
        self._files = _in(HOUR, limits.files)
        self._lines = Allowances(LINES, limits.lines)
        self._lines_each = Allowances(LINES * limits.lines_each / limits.lines, limits.lines_each)

    @contextmanager
    def open_socket(self, address: str) -> Iterator[None]:
        """A web socket of somebody who may come through a proxy, where the door cannot tell."""
        if self._sockets[address] >= self.limits.sockets_each:
            raise too_many("sockets_each", "Too many connections come from your address.")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def make_guest(self, address: str) -> None:
        """Somebody new, or a program of somebody's."""
        if not self._guests.spend(address):
            raise too_many("guests", "Too many new guests come from your address; wait some time.")

    def make_table(self, address: str, *, public: bool) -> None:
        """One more table."""
        if public and not self._in_lobby.spend(address):
            sentence = "Many tables in the lobby were made from your address; wait some time."
            raise too_many("lobby_made", sentence)
        if not self._tables.spend(address):
            sentence = "Too many tables were made from your address; wait some time."
            raise too_many("tables_made", sentence)

    def ask_for_hint(self, user: str, address: str) -> None:
        """A bot is asked for advice."""
        if not (self._hints.spend(user) and self._hints_each.spend(address)):
            raise too_many("hints", "This is much advice at once; wait a moment.")

    def read_file(self, user: str) -> None:
        """Somebody has all that is kept about them: much is read for it."""
        if not self._files.spend(user):
            raise too_many("files", "You have had your file already; wait some time.")

    def write_line(self, user: str, address: str) -> None:
        """A line of chat, at any table, or the report of one."""
        if not self._lines.spend(user):
            raise too_many("lines", "These are too many lines; wait a moment.")
        if address and not self._lines_each.spend(address):
            sentence = "Too many lines come from your address; wait a moment."
            raise too_many("lines_each", sentence)


def too_many(limit: str, sentence: str) -> TooMany:
    """The refusal of who has reached a limit; that it was reached is noted."""
    note_reached(limit)
    return TooMany(sentence)


def _in(seconds: float, count: int) -> Allowances:
    return Allowances(count / seconds, count)
