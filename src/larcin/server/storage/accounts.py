"""What the server keeps of people: accounts, passwords (hashed) and tokens (their digests)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from larcin.kernel.codec import encode
from larcin.server.common.errors import Conflict, NotStored
from larcin.server.common.models import digest, new_id, now
from larcin.server.common.names import looks, name_key
from larcin.server.common.player_names import keep_apart
from larcin.server.storage.database import Database, Row, Statement
from larcin.server.storage.rows import user_from
from larcin.wire import Token, User

USER: Final = "users.id, users.name, users.claimed, users.program, users.moderator"
DAY: Final = 24 * 3_600_000
"""In milliseconds: when somebody was last here is noted once in so long."""

RIVALS: Final = 5
"""How often an account is deleted again when somebody of the same match was faster."""

FORGOTTEN: Final = "Nobody"
"""What somebody is called whose account was deleted."""

_NOT_CLAIMED: Final = (
    "NOT EXISTS (SELECT 1 FROM users AS others WHERE others.claimed IS NOT NULL"
    " AND (others.claimed = ? OR others.skeleton = ?) AND others.id <> ?)"
)


class Forgetting(NamedTuple):
    """Who is forgotten with an account, at which tables something changes, and how."""

    users: tuple[str, ...]
    tables: frozenset[str]
    changes: tuple[Statement, ...]


class Accounts:
    """Users: guests, claimed names, programs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, owner: str | None = None) -> User:
        """Somebody new, with an owner if it is a program; `Conflict` if the name is claimed."""
        user, look = User(id=new_id(), name=name, program=owner is not None), looks(name)
        created = now()
        await self._database.write(
            Statement(
                "INSERT INTO users (id, name, created, seen, program, owner, skeleton)"
                " SELECT ?, ?, CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT), ?, ? WHERE "
                + _NOT_CLAIMED,
                (
                    user.id,
                    name,
                    created,
                    created,
                    int(user.program),
                    owner,
                    look.written,
                    *look,
                    owner or user.id,
                ),
                rows=1,
            )
        )
        return user

    async def user(self, user: str) -> User | None:
        """Who has this id."""
        return user_from(
            await self._database.read(
                f"SELECT {USER} FROM users WHERE id = ? AND deleted IS NULL", user
            )
        )

    async def user_in_session(self, user: str, session: int) -> User | None:
        """Who has this id, unless all were logged out since that session."""
        return await self._greet(
            await self._database.read(
                f"SELECT {USER}, seen FROM users WHERE id = ? AND session = ? AND deleted IS NULL",
                user,
                session,
            )
        )

    async def _greet(self, rows: Sequence[Row]) -> User | None:
        """Who has come; that they were here is noted, once a day."""
        user = user_from(rows)
        if user is not None and rows[0][-1] < now() - DAY:
            with suppress(NotStored):  # they may look, also while nothing can be written
                await self._database.write(
                    Statement("UPDATE users SET seen = ? WHERE id = ?", (now(), user.id))
                )
        return user

    async def session(self, user: str) -> int:
        """The number that a cookie of this user must have."""
        ((number,),) = await self._database.read("SELECT session FROM users WHERE id = ?", user)
        return int(number)

    async def rename(self, user: User, name: str) -> User:
        """Call somebody otherwise, from now on; `Conflict` if the name is claimed."""
        look = looks(name)
        await self._database.write(
            Statement(
                "UPDATE users SET name = ?, skeleton = ?, claimed = ? WHERE id = ? AND "
                + _NOT_CLAIMED,
                (name, look.written, look.small if user.claimed else None, user.id, *look, user.id),
                rows=1,
            )
        )
        return msgspec.structs.replace(user, name=name)

    async def claim(self, user: str, name: str, password: str) -> None:
        """The name is this user's from now on, or `Conflict`; guests called so are marked."""
        look, marked = looks(name), f"{name} (guest)"
        await self._database.write(
            Statement(
                "UPDATE users SET name = ?, skeleton = ?, claimed = ?, password = ?,"
                " session = session + 1 WHERE id = ? AND claimed IS NULL AND program = 0 AND "
                + _NOT_CLAIMED,
                (name, look.written, look.small, password, user, *look, user),
                rows=1,
            ),
            Statement(
                "UPDATE users SET name = ?, skeleton = ? WHERE (skeleton = ? OR name = ?)"
                " AND claimed IS NULL AND program = 0 AND deleted IS NULL AND id <> ?",
                (marked, looks(marked).written, look.written, name, user),
            ),
        )

    async def password(self, user: str) -> str | None:
        """The hash of this user's password."""
        rows = await self._database.read("SELECT password FROM users WHERE id = ?", user)
        return rows[0][0] if rows else None

    async def claimed(self, name: str) -> User | None:
        """Whose name this is; of two from before who look alike, the one that is written so."""
        key = name_key(name)
        rows = await self._database.read(
            f"SELECT {USER} FROM users WHERE claimed = ? OR claimed = ?", looks(name).small, key
        )
        return user_from(sorted(rows, key=lambda row: name_key(row[1]) != key)[:1])

    async def programs(self, user: str) -> list[str]:
        """The accounts of this user's programs, also of those that are forgotten."""
        rows = await self._database.read("SELECT id FROM users WHERE owner = ?", user)
        return [row[0] for row in rows]

    async def renew_claims(self) -> None:
        """Names that were claimed before there were skeletons: of two alike, both stay."""
        rows = await self._database.read(
            "SELECT id, name FROM users WHERE claimed IS NOT NULL AND skeleton IS NULL"
        )
        for user, name in rows:
            look = looks(name)
            change = "UPDATE users SET skeleton = ?, claimed = ? WHERE id = ?"
            try:
                await self._database.write(Statement(change, (look.written, look.small, user)))
            except Conflict:
                change = "UPDATE users SET skeleton = ? WHERE id = ?"
                await self._database.write(Statement(change, (look.written, user)))

    async def set_password(self, user: str, password: str) -> None:
        """Another password; cookies made before are worthless."""
        await self._database.write(
            Statement(
                "UPDATE users SET password = ?, session = session + 1 WHERE id = ?",
                (password, user),
                rows=1,
            )
        )

    async def end_sessions(self, user: str, *, tokens: bool) -> None:
        """Cookies are worthless, and tokens of this user and its programs if that is wanted."""
        end = Statement("UPDATE users SET session = session + 1 WHERE id = ?", (user,))
        revoke = Statement(
            "DELETE FROM tokens WHERE user_id = ?"
            " OR user_id IN (SELECT id FROM users WHERE owner = ?)",
            (user, user),
        )
        await self._database.write(end, *((revoke,) if tokens else ()))

    # -- Tokens -----------------------------------------------------------------------------

    async def add_token(self, user: User, label: str, secret: str, *, bot: bool) -> Token:
        """Remember a token by its digest."""
        speaker = user if not bot else await self.add(label, owner=user.id)
        token = Token(id=new_id(), label=label, bot=bot, user=speaker.id)
        await self._database.write(
            Statement(
                "INSERT INTO tokens VALUES (?, ?, ?, ?, ?)",
                (token.id, digest(secret), speaker.id, label, now()),
            )
        )
        return token

    async def tokens(self, user: str) -> list[Token]:
        """The tokens of a user and of its programs, the oldest first."""
        rows = await self._database.read(
            "SELECT tokens.id, label, program, user_id FROM tokens"
            " JOIN users ON users.id = tokens.user_id"
            " WHERE user_id = ? OR owner = ? ORDER BY tokens.created, tokens.id",
            user,
            user,
        )
        return [Token(id=row[0], label=row[1], bot=bool(row[2]), user=row[3]) for row in rows]

    async def user_of_token(self, secret: str) -> User | None:
        """Whose token this is."""
        return await self._greet(
            await self._database.read(
                f"SELECT {USER}, seen FROM tokens JOIN users ON users.id = tokens.user_id"
                " WHERE tokens.digest = ? AND deleted IS NULL",
                digest(secret),
            )
        )

    async def revoke_token(self, user: str, token: str) -> None:
        """The token is good for nothing any more; `Conflict` if it is not this user's."""
        await self._database.write(
            Statement(
                "DELETE FROM tokens WHERE id = ? AND (user_id = ?"
                " OR user_id IN (SELECT id FROM users WHERE owner = ?))",
                (token, user, user),
                rows=1,
            )
        )

    # -- Deleting an account ----------------------------------------------------------------

    async def forget(self, user: str) -> tuple[list[str], list[str]]:
        """Delete an account and its programs. What they played stays, without their names.

        Answers who was forgotten, and the tables at which something has changed.
        """
        for _ in range(RIVALS):
            found = await self.forgetting(user)
            with suppress(Conflict):
                await self._database.write(*found.changes)
                return list(found.users), sorted(found.tables)
        raise Conflict("Too many leave the same matches at once.")

    async def forgetting(self, user: str) -> Forgetting:
        """All that changes when an account and its programs are deleted."""
        rows = await self._database.read(
            "SELECT id FROM users WHERE (id = ? OR owner = ?) AND deleted IS NULL", user, user
        )
        users = tuple(str(each) for (each,) in rows)
        seats = await self._database.read(
            "SELECT seats.table_id, seat, matches.id, names FROM seats"
            " JOIN users ON users.id = user_id"
            " LEFT JOIN matches ON matches.table_id = seats.table_id"
            " WHERE (users.id = ? OR owner = ?) AND deleted IS NULL",
            user,
            user,
        )
        changes = [change for each in users for change in _forgetting(each)]
        return Forgetting(
            users=users,
            tables=frozenset(str(row[0]) for row in seats),
            changes=(*changes, *_without_names(seats)),
        )


_FORGETTING: Final = (
    "DELETE FROM tokens WHERE user_id = ?",
    "DELETE FROM grants WHERE user_id = ?",
    "DELETE FROM chats WHERE user_id = ?",
    "DELETE FROM reports WHERE user_id = ?",
    "UPDATE reports SET reason = '' WHERE reporter = ?",
    "UPDATE acts SET reason = '' WHERE about = ?",
    "DELETE FROM bans WHERE kind = 'silence' AND who = ?",
    "UPDATE seats SET user_id = NULL WHERE user_id = ?"
    " AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND match_id IS NULL)",
    "UPDATE seats SET stand_in = 1 WHERE user_id = ?",
)


def _forgetting(user: str) -> list[Statement]:
    """All that is said of one account, but for its names in matches."""
    return [
        Statement(
            "UPDATE users SET name = ?, claimed = NULL, skeleton = NULL, password = NULL,"
            " moderator = 0, session = session + 1, deleted = ? WHERE id = ?",
            (FORGOTTEN, now(), user),
        ),
        *[Statement(sql, (user,)) for sql in _FORGETTING],
        Statement("DELETE FROM mutes WHERE user_id = ? OR muted = ?", (user, user)),
    ]


def _without_names(seats: Sequence[Row]) -> list[Statement]:
    """The matches of these rows, with another name in those seats.

    Names must be what they were: somebody else may be forgotten at the same time.
    """
    found: dict[tuple[str, str], list[str]] = {}
    for _, seat, match, names in seats:
        if match is not None:
            found.setdefault((match, names), msgspec.json.decode(names))[seat] = FORGOTTEN
    return [
        Statement(
            "UPDATE matches SET names = ? WHERE id = ? AND names = ?",
            (encode(tuple(keep_apart(names))).decode(), match, before),
            rows=1,
        )
        for (match, before), names in found.items()
    ]
