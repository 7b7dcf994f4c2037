"""Who somebody is: a guest with a signed cookie, or a program with a token."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from larcin.server.store import Store
from larcin.wire import User

COOKIE: Final = "larcin"
YEAR: Final = 365 * 86_400
BEARER: Final = "Bearer "

Connection = ASGIConnection[Any, Any, Any, Any]


class Identity:
    """Knows users by what they bring along."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key

    def cookie(self, user: str, *, secure: bool) -> Cookie:
        """What a browser brings along from now on; scripts cannot read it."""
        return Cookie(
            COOKIE,
            value=f"{user}.{self._sign(user)}",
            httponly=True,
            samesite="lax",
            secure=secure,
            max_age=YEAR,
        )

    async def who(self, connection: Connection) -> User | None:
        """Whoever this is, or `None`."""
        brought = connection.headers.get("authorization", "")
        if brought:
            if not brought.startswith(BEARER):
                return None
            return await self._store.user_of_token(digest(brought.removeprefix(BEARER)))
        user, _, signature = connection.cookies.get(COOKIE, "").rpartition(".")
        if not user or not hmac.compare_digest(signature.encode(), self._sign(user).encode()):
            return None
        return await self._store.user(user)

    def _sign(self, user: str) -> str:
        return hmac.digest(self._key, user.encode(), "sha256").hex()


def new_token() -> str:
    """A secret for a program."""
    return f"larcin_{secrets.token_urlsafe(32)}"


def digest(secret: str) -> str:
    """All that the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same_origin(connection: Connection) -> bool:
    """Whether a browser that says where it comes from comes from here."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
