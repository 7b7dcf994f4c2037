"""What moderators do, as it is kept: a log of acts, each written together with what it changes."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from larcin.kernel.codec import encode
from larcin.server.common.errors import Conflict
from larcin.server.common.models import StoredBan, now
from larcin.server.storage.database import Database, Row, Statement
from larcin.wire import AnyAct, BanKind, BanListed, LoggedAct

RIVALS: Final = 5
"""How often an act is tried again when somebody else was faster."""

_ACTS: Final = (
    "SELECT number, made, doer, moderators.name, about, users.name, act, reason FROM acts"
    " LEFT JOIN users AS moderators ON moderators.id = doer"
    " LEFT JOIN users ON users.id = about"
)


class Moderation:
    """The log of acts, and the bans that follow from it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(
        self, act: AnyAct, by: str | None, about: str | None, *changes: Statement
    ) -> int:
        """Carry out an act and note it, or neither; the number of its line.

        `Conflict` if what it would change is not there.
        """
        noted = encode(replace(act, reason="")).decode()
        for _ in range(RIVALS):
            number = await self.latest() + 1
            line = Statement(
                "INSERT INTO acts VALUES (?, ?, ?, ?, ?, ?)",
                (number, now(), by, about, noted, act.reason),
            )
            try:
                await self._database.write(line, *changes)
            except Conflict:
                if await self.latest() < number:
                    raise
            else:
                return number
        raise Conflict("Too many moderate at once.")

    async def latest(self) -> int:
        """The number of the last act; -1 if there is none."""
        ((number,),) = await self._database.read("SELECT COALESCE(MAX(number), -1) FROM acts")
        return int(number)

    async def since(self, number: int) -> list[LoggedAct]:
        """The acts after this one, in their order."""
        rows = await self._database.read(f"{_ACTS} WHERE number > ? ORDER BY number", number)
        return [_logged(row) for row in rows]

    async def before(self, number: int, limit: int) -> list[LoggedAct]:
        """The acts before this one, the latest first."""
        rows = await self._database.read(
            f"{_ACTS} WHERE number < ? ORDER BY number DESC LIMIT ?", number, limit
        )
        return [_logged(row) for row in rows]

    async def bans(self) -> list[StoredBan]:
        """All that hold."""
        rows = await self._database.read(
            "SELECT kind, who, made, until FROM bans WHERE until IS NULL OR until > ?"
            " ORDER BY made, kind, who",
            now(),
        )
        return [StoredBan(*row) for row in rows]

    async def list_bans(self) -> list[BanListed]:
        """The same for people, with names."""
        rows = await self._database.read(
            "SELECT kind, who, users.name, made, until FROM bans"
            " LEFT JOIN users ON users.id = who AND kind IN ('user', 'silence')"
            " WHERE until IS NULL OR until > ? ORDER BY made, kind, who",
            now(),
        )
        fields = BanListed.__struct_fields__
        return [BanListed(**dict(zip(fields, row, strict=True))) for row in rows]

    async def ban_address(self, network: str, until: int | None) -> None:
        """A network is not welcome, because of a person of whom nothing is kept beside it."""
        await self._database.write(banning("address", network, until))

    async def is_silenced(self, user: str) -> bool:
        """Whether this user may write in no chat."""
        return bool(
            await self._database.read(
                "SELECT 1 FROM bans WHERE kind = 'silence' AND who = ?"
                " AND (until IS NULL OR until > ?)",
                user,
                now(),
            )
        )


def _logged(row: Row) -> LoggedAct:
    act: AnyAct = msgspec.json.decode(row[6], type=AnyAct)
    return LoggedAct(
        number=row[0],
        at=row[1],
        by=row[2],
        by_name=row[3],
        about=row[4],
        about_name=row[5],
        act=replace(act, reason=row[7]),
    )


# -- What acts change -----------------------------------------------------------------------


def banning(kind: BanKind, who: str, until: int | None) -> Statement:
    """A ban, or another end of the one there is."""
    return Statement(
        "INSERT INTO bans VALUES (?, ?, ?, ?) ON CONFLICT (kind, who)"
        " DO UPDATE SET made = excluded.made, until = excluded.until",
        (kind, who, now(), until),
    )


def lifting(kind: BanKind, who: str) -> Statement:
    """No ban any more."""
    return Statement("DELETE FROM bans WHERE kind = ? AND who = ?", (kind, who))


def appointing(user: str, moderates: bool) -> Statement:
    """Somebody with a claimed name moderates, or no longer."""
    return Statement(
        "UPDATE users SET moderator = ? WHERE id = ? AND claimed IS NOT NULL",
        (int(moderates), user),
        rows=1,
    )


def renewing(user: str, password: str) -> tuple[Statement, ...]:
    """Another password for a claimed name, of which this is the hash; all else is worthless."""
    return (
        Statement(
            "UPDATE users SET password = ?, session = session + 1"
            " WHERE id = ? AND claimed IS NOT NULL",
            (password, user),
            rows=1,
        ),
        Statement(
            "DELETE FROM tokens WHERE user_id = ?"
            " OR user_id IN (SELECT id FROM users WHERE owner = ?)",
            (user, user),
        ),
    )


def unseating(table: str, seat: int, user: str, *, playing: bool) -> Statement:
    """Whoever sits there leaves or, in a match, a bot sits in."""
    change = "stand_in = 1" if playing else "user_id = NULL"
    begun = "IS NOT NULL" if playing else "IS NULL"
    return Statement(
        f"UPDATE seats SET {change} WHERE table_id = ? AND seat = ? AND user_id = ?"
        f" AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND match_id {begun})",
        (table, seat, user),
        rows=1,
    )


def closing(match: str) -> Statement:
    """A match ends without a result."""
    return Statement(
        "UPDATE matches SET closed = 'moderated', ended = ? WHERE id = ? AND ended IS NULL",
        (now(), match),
        rows=1,
    )


def taking_away(table: str, number: int) -> Statement:
    """A line says nothing any more. Its number stays, so that no other line gets it."""
    return Statement(
        "UPDATE chats SET said = '' WHERE table_id = ? AND number = ? AND said <> ''",
        (table, number),
        rows=1,
    )


def settling(table: str, number: int) -> Statement:
    """The reports of a line are gone."""
    return Statement("DELETE FROM reports WHERE table_id = ? AND number = ?", (table, number))
