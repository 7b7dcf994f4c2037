"""All that the server keeps, behind one door; tables, seats and matches are written here.

The log of moves is the truth of a match: lines are added, one after the other, and never changed.
"""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Final

from larcin.kernel.codec import encode
from larcin.kernel.rng import SEED_BYTES
from larcin.kernel.table import Outcome
from larcin.server.common.errors import Conflict
from larcin.server.common.metrics import FIGURES
from larcin.server.common.models import Line, StoredMatch, StoredTable, new_id, now
from larcin.server.storage.accounts import Accounts
from larcin.server.storage.chat import Chats
from larcin.server.storage.database import Database, Statement
from larcin.server.storage.finished_matches import FinishedMatches
from larcin.server.storage.links import Links, take_along
from larcin.server.storage.moderation import Moderation
from larcin.server.storage.person_file import read_person
from larcin.server.storage.probe import Probe
from larcin.server.storage.ratings import RatingStore
from larcin.server.storage.rows import lines_from, match_from, table_from, tables_from
from larcin.server.storage.sweeping import Sweeper
from larcin.wire import PersonFile, TableSettings, User

PAGE: Final = 4096
"""Bytes that a database takes up at once."""

_PROBE: Final = "probe"
"""Where it is tried whether anything can be stored; it is never there for others to see."""

_TABLES: Final = (
    "SELECT tables.id, host, settings, match_id, previous, rematch, tables.created, hosts.name,"
    " seed, user_id, users.name, bot, stand_in, users.program FROM tables"
    " JOIN seats ON seats.table_id = tables.id LEFT JOIN users ON users.id = seats.user_id"
    " JOIN users AS hosts ON hosts.id = tables.host"
)

_STILL_WAITS: Final = (
    "tables.created > CASE WHEN EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id"
    " AND seats.user_id IS NOT NULL) THEN CAST(? AS BIGINT) ELSE CAST(? AS BIGINT) END"
)
"""Whether a table is new enough: if somebody sits there newer than the one time, or the other."""


class Store:
    """All that outlives the program, by telling names."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.accounts = Accounts(database)
        self.chats = Chats(database)
        self.finished_matches = FinishedMatches(database)
        self.ratings = RatingStore(database)
        self.links = Links(database)
        self.writing = Probe("Writing to the database", self._try_to_write)
        """Whether anything can be stored: on a full disk there is much that can still be read."""

        self.reading = Probe("Reading from the database", self._try_to_read)
        self.moderation = Moderation(database)
        self.sweeper = Sweeper(database, self.accounts)

    async def close(self) -> None:
        """Finish what is being written."""
        await self._database.close()

    async def scrub(self, *, rewrite: bool = False) -> None:
        """Let nothing that was deleted stay in a file, as far as the database can."""
        await self._database.scrub(rewrite=rewrite)

    async def person(self, user: str) -> PersonFile:
        """All that is kept of this user."""
        return PersonFile(made=now(), kept=await read_person(self._database, user))

    async def secret(self, name: str) -> bytes:
        """32 random bytes that are the same for ever: made when first asked for."""
        with suppress(Conflict):  # made before
            await self._database.write(
                Statement("INSERT INTO secrets VALUES (?, ?)", (name, secrets.token_hex(32)))
            )
        (row,) = await self._database.read("SELECT value FROM secrets WHERE name = ?", name)
        return bytes.fromhex(row[0])

    async def _try_to_write(self) -> None:
        """Takes up room, as a move does, and gives it back: what changes nothing fits anywhere."""
        await self._database.write(
            Statement("INSERT INTO secrets VALUES (?, ?)", (_PROBE, "x" * PAGE)),
            Statement("DELETE FROM secrets WHERE name = ?", (_PROBE,), rows=1),
        )

    async def _try_to_read(self) -> None:
        await self._database.read("SELECT 1 FROM schema WHERE version = 1")

    # -- Users ------------------------------------------------------------------------------

    async def add_user(self, name: str) -> User:
        """Somebody new; `Conflict` if the name is claimed."""
        return await self.accounts.add(name)

    async def user(self, user: str) -> User | None:
        """Who has this id."""
        return await self.accounts.user(user)

    # -- Tables and seats -------------------------------------------------------------------

    async def add_table(
        self, host: str, settings: TableSettings, previous: str | None = None
    ) -> str:
        """A new table, with its bots seated and its deal sealed; answers its id.

        As the rematch of a previous table it is the only one, or `Conflict`.
        """
        table = new_id()
        seats = [
            Statement("INSERT INTO seats VALUES (?, ?, NULL, ?, 0)", (table, seat, bot))
            for seat, bot in enumerate(settings.seats)
        ]
        await self._database.write(
            Statement(
                "INSERT INTO tables (id, host, settings, is_public, created, previous, seed)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    table,
                    host,
                    encode(settings).decode(),
                    int(settings.public),
                    now(),
                    previous,
                    secrets.token_hex(SEED_BYTES),
                ),
            ),
            *seats,
            *(() if previous is None else take_along(previous, table, host)),
        )
        return table

    async def table(self, table: str) -> StoredTable | None:
        """The table with this id; `Damaged` if it cannot be read."""
        rows = await self._database.read(f"{_TABLES} WHERE tables.id = ? ORDER BY seat", table)
        return table_from(rows) if rows else None

    async def public_tables(
        self, limit: int, waiting_since: int = 0, empty_since: int = 0
    ) -> list[StoredTable]:
        """The newest tables of the lobby whose match is not over.

        Those that wait for longer than since then are not listed; `empty` if nobody sits there.
        """
        rows = await self._database.read(
            f"{_TABLES} WHERE tables.id IN (SELECT tables.id FROM tables"
            " LEFT JOIN matches ON matches.id = tables.match_id"
            " JOIN users ON users.id = tables.host"
            " WHERE is_public = 1 AND ended IS NULL"
            " AND (match_id IS NOT NULL OR (users.deleted IS NULL AND " + _STILL_WAITS + "))"
            " ORDER BY tables.created DESC LIMIT ?)"
            " ORDER BY tables.created DESC, tables.id, seat",
            waiting_since,
            empty_since,
            limit,
        )
        return tables_from(rows)

    async def tables_of(self, user: str, limit: int) -> list[StoredTable]:
        """The newest tables where this user sits, or is the host, and the match is not over."""
        rows = await self._database.read(
            f"{_TABLES} WHERE tables.id IN (SELECT tables.id FROM tables"
            " LEFT JOIN matches ON matches.id = tables.match_id"
            " WHERE ended IS NULL AND (host = ? OR tables.id IN"
            " (SELECT table_id FROM seats WHERE user_id = ?))"
            " ORDER BY tables.created DESC LIMIT ?)"
            " ORDER BY tables.created DESC, tables.id, seat",
            user,
            user,
            limit,
        )
        return tables_from(rows)

    async def count_tables(
        self, host: str, waiting_since: int = 0, empty_since: int = 0
    ) -> tuple[int, int]:
        """How many new tables of this host are not over, and how many wait in the lobby."""
        ((not_over, waiting),) = await self._database.read(
            "SELECT COUNT(*), COALESCE(SUM(CASE WHEN match_id IS NULL AND is_public = 1"
            " AND previous IS NULL THEN 1 ELSE 0 END), 0) FROM tables"
            " LEFT JOIN matches ON matches.id = tables.match_id"
            " WHERE ended IS NULL AND " + _STILL_WAITS + " AND host = ?",
            waiting_since,
            empty_since,
            host,
        )
        return int(not_over), int(waiting)

    async def playing_tables(self) -> list[str]:
        """The ids of the tables whose match is being played."""
        rows = await self._database.read(
            "SELECT tables.id FROM tables JOIN matches ON matches.id = tables.match_id"
            " WHERE matches.ended IS NULL ORDER BY tables.created"
        )
        return [row[0] for row in rows]

    async def sit_down(self, table: str, seat: int, user: str) -> None:
        """Take a free seat of a table that has not begun, or `Conflict`."""
        await self._database.write(
            Statement(
                "UPDATE seats SET user_id = ? WHERE table_id = ? AND seat = ?"
                " AND user_id IS NULL AND bot IS NULL"
                " AND EXISTS (SELECT 1 FROM tables WHERE id = ? AND match_id IS NULL)",
                (user, table, seat, table),
                rows=1,
            )
        )

    async def stand_up(self, table: str, user: str) -> None:
        """Leave one's seat before the match has begun, or `Conflict`."""
        await self._database.write(
            Statement(
                "UPDATE seats SET user_id = NULL WHERE table_id = ? AND user_id = ?"
                " AND EXISTS (SELECT 1 FROM tables WHERE id = ? AND match_id IS NULL)",
                (table, user, table),
                rows=1,
            )
        )

    async def free_seat(self, table: str, seat: int) -> None:
        """Whoever sits there gets up, before the match has begun, or `Conflict`."""
        await self._database.write(
            Statement(
                "UPDATE seats SET user_id = NULL WHERE table_id = ? AND seat = ?"
                " AND user_id IS NOT NULL"
                " AND EXISTS (SELECT 1 FROM tables WHERE id = ? AND match_id IS NULL)",
                (table, seat, table),
                rows=1,
            )
        )

    async def fill(self, table: str, bot: str) -> None:
        """A bot takes every free seat of a table that has not begun."""
        await self._database.write(
            Statement(
                "UPDATE seats SET bot = ? WHERE table_id = ? AND user_id IS NULL AND bot IS NULL"
                " AND EXISTS (SELECT 1 FROM tables WHERE id = ? AND match_id IS NULL)",
                (bot, table, table),
            )
        )

    async def set_stand_in(self, table: str, seat: int, stand_in: bool) -> None:
        """A bot sits in for the user of this seat, or no longer."""
        await self._database.write(
            Statement(
                "UPDATE seats SET stand_in = ? WHERE table_id = ? AND seat = ?",
                (int(stand_in), table, seat),
                rows=1,
            )
        )

    # -- Matches ----------------------------------------------------------------------------

    async def begin_match(self, match: StoredMatch) -> None:
        """A match begins at a table that plays none, or `Conflict`."""
        await self._database.write(
            Statement(
                "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL)",
                (
                    match.id,
                    match.table,
                    match.game,
                    match.rules_version,
                    encode(match.options).decode(),
                    encode(match.names).decode(),
                    match.seed,
                    match.opening,
                    match.started,
                ),
            ),
            Statement(
                "UPDATE tables SET match_id = ? WHERE id = ? AND match_id IS NULL",
                (match.id, match.table),
                rows=1,
            ),
        )

    async def match(self, match: str) -> StoredMatch | None:
        """The heading of this match's log."""
        rows = await self._database.read(
            "SELECT id, table_id, game, rules_version, options, names, seed, opening, started,"
            " outcome, closed FROM matches WHERE id = ?",
            match,
        )
        return match_from(rows[0]) if rows else None

    async def lines(self, match: str, since: int = 0) -> list[Line]:
        """The log of a match so far, from a line on."""
        rows = await self._database.read(
            "SELECT number, kind, seat, move, events, bot, made FROM moves"
            " WHERE match_id = ? AND number >= ? ORDER BY number",
            match,
            since,
        )
        return lines_from(match, since, rows)

    async def length(self, match: str) -> int:
        """How many lines the log of a match has."""
        ((count,),) = await self._database.read(
            "SELECT COUNT(*) FROM moves WHERE match_id = ?", match
        )
        return int(count)

    async def append(self, match: str, number: int, line: Line, outcome: Outcome | None) -> None:
        """Add line `number` to the log of a match, or `Conflict` if somebody else has."""
        added = Statement(
            "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                match,
                number,
                line.kind,
                line.seat,
                line.move,
                line.events,
                line.bot,
                line.made,
            ),
        )
        began = time.perf_counter()
        if outcome is None:
            await self._database.write(added)
        else:
            ended = "UPDATE matches SET outcome = ?, ended = ? WHERE id = ?"
            told = encode(outcome).decode()
            await self._database.write(added, Statement(ended, (told, line.made, match), rows=1))
        FIGURES.add("larcin_moves_total")
        FIGURES.time("larcin_store_seconds", time.perf_counter() - began)

    async def close_match(self, match: str, reason: str) -> None:
        """End a match that cannot be gone on with."""
        await self._database.write(
            Statement(
                "UPDATE matches SET closed = ?, ended = ? WHERE id = ? AND ended IS NULL",
                (reason, now(), match),
            )
        )
