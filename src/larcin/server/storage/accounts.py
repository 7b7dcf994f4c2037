"""What the server keeps of people: accounts, passwords (hashed) and tokens (their digests)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from larcin.kernel.codec import encode
from larcin.server.common.errors import Conflict
from larcin.server.common.models import digest, new_id, now
from larcin.server.common.names import looks, name_key
from larcin.server.common.player_names import keep_apart
from larcin.server.storage.database import Database, Row, Statement
from larcin.server.storage.rows import user_from
from larcin.wire import Token, User

USER: Final = "users.id, users.name, users.claimed, users.program"
FORGOTTEN: Final = "Nobody"
"""What somebody is called whose account was deleted."""

_NOT_CLAIMED: Final = (
    "NOT EXISTS (SELECT 1 FROM users AS others WHERE others.claimed IS NOT NULL"
    " AND (others.claimed = ? OR others.skeleton = ?) AND others.id <> ?)"
)


class Accounts:
    """Users: guests, claimed names, programs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, owner: str | None = None) -> User:
        """Somebody new, with an owner if it is a program; `Conflict` if the name is claimed."""
        user, look = User(id=new_id(), name=name, program=owner is not None), looks(name)
        await self._database.write(
            Statement(
                "INSERT INTO users (id, name, created, program, owner, skeleton)"
                " SELECT ?, ?, CAST(? AS BIGINT), CAST(? AS BIGINT), ?, ? WHERE " + _NOT_CLAIMED,
                (
                    user.id,
                    name,
                    now(),
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
        return user_from(
            await self._database.read(
                f"SELECT {USER} FROM users WHERE id = ? AND session = ? AND deleted IS NULL",
                user,
                session,
            )
        )

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
        return user_from(
            await self._database.read(
                f"SELECT {USER} FROM tokens JOIN users ON users.id = tokens.user_id"
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
        rows = await self._database.read(
            "SELECT id FROM users WHERE (id = ? OR owner = ?) AND deleted IS NULL", user, user
        )
        tables: set[str] = set()
        for (each,) in rows:
            tables |= await self._forget(str(each))
        return [str(each) for (each,) in rows], sorted(tables)

    async def _forget(self, user: str) -> set[str]:
        seats = await self._database.read(
            "SELECT seats.table_id, seat, matches.id, names FROM seats"
            " LEFT JOIN matches ON matches.table_id = seats.table_id WHERE user_id = ?",
            user,
        )
        of_user = tuple(Statement(sql, (user,)) for sql in _FORGETTING)
        await self._database.write(
            Statement(
                "UPDATE users SET name = ?, claimed = NULL, skeleton = NULL, password = NULL,"
                " session = session + 1, deleted = ? WHERE id = ?",
                (FORGOTTEN, now(), user),
            ),
            *of_user,
            Statement("DELETE FROM mutes WHERE user_id = ? OR muted = ?", (user, user)),
            *[_without_name(seat) for seat in seats if seat[2] is not None],
        )
        return {str(row[0]) for row in seats}


_FORGETTING: Final = (
    "DELETE FROM tokens WHERE user_id = ?",
    "DELETE FROM grants WHERE user_id = ?",
    "DELETE FROM chats WHERE user_id = ?",
    "UPDATE seats SET user_id = NULL WHERE user_id = ?"
    " AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND match_id IS NULL)",
    "UPDATE seats SET stand_in = 1 WHERE user_id = ?",
)


def _without_name(seat: Row) -> Statement:
    """The match of this row, with another name in that seat."""
    names: Any = msgspec.json.decode(seat[3])
    names[seat[1]] = FORGOTTEN
    told = encode(tuple(keep_apart(names))).decode()
    return Statement("UPDATE matches SET names = ? WHERE id = ?", (told, seat[2]))
