"""Who somebody is: a guest with a signed cookie, or a program with a token."""

from __future__ import annotations

import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from larcin.server.storage.store import Store
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

    async def cookie(self, user: str, *, secure: bool) -> Cookie:
        """What a browser brings along from now on; scripts cannot read it."""
        name = f"{user}:{await self._store.accounts.session(user)}"
        return _cookie(f"{name}.{self._sign(name)}", YEAR, secure=secure)

    def no_cookie(self, *, secure: bool) -> Cookie:
        """A browser that is given this forgets who it was."""
        return _cookie("", 0, secure=secure)

    async def who(self, connection: Connection) -> User | None:
        """Whoever this is, or `None`."""
        brought = connection.headers.get("authorization", "")
        if brought:
            if not brought.startswith(BEARER):
                return None
            return await self._store.accounts.user_of_token(brought.removeprefix(BEARER))
        name, _, signature = connection.cookies.get(COOKIE, "").rpartition(".")
        if not name or not hmac.compare_digest(signature.encode(), self._sign(name).encode()):
            return None
        user, _, session = name.partition(":")
        return await self._store.accounts.user_in_session(user, int(session))

    def _sign(self, name: str) -> str:
        return hmac.digest(self._key, name.encode(), "sha256").hex()


def _cookie(value: str, seconds: int, *, secure: bool) -> Cookie:
    return Cookie(
        COOKIE, value=value, httponly=True, samesite="lax", secure=secure, max_age=seconds
    )


def new_token() -> str:
    """A secret for a program."""
    return f"larcin_{secrets.token_urlsafe(32)}"


def is_same_origin(connection: Connection) -> bool:
    """Whether a browser that says where it comes from comes from here."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
