"""Who somebody is: a guest with a signed cookie, or a program with a token."""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, Final

from itsdangerous import BadSignature, TimestampSigner
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from larcin.server.storage.store import Store
from larcin.wire import User

log = logging.getLogger("larcin.http")

COOKIE: Final = "larcin"
YEAR: Final = timedelta(days=365)
"""How long a cookie holds, for the browser and for us: one that was copied is not for ever."""

BEARER: Final = "Bearer "

Connection = ASGIConnection[Any, Any, Any, Any]


class Identity:
    """Knows users by what they bring along."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._signer = TimestampSigner(key, salt="session", digest_method=hashlib.sha256)

    async def cookie(self, user: str, *, secure: bool) -> Cookie:
        """What a browser brings along from now on; scripts cannot read it."""
        name = f"{user}:{await self._store.accounts.session(user)}"
        return _cookie(self._signer.sign(name).decode(), YEAR, secure=secure)

    def no_cookie(self, *, secure: bool) -> Cookie:
        """A browser that is given this forgets who it was."""
        return _cookie("", timedelta(), secure=secure)

    async def who(self, connection: Connection) -> User | None:
        """Whoever this is, or `None`."""
        brought = connection.headers.get("authorization", "")
        if brought:
            if not brought.startswith(BEARER):
                return None
            return await self._store.accounts.user_of_token(brought.removeprefix(BEARER))
        name = self._read(connection.cookies.get(COOKIE, ""))
        if name is None:
            return None
        user, _, session = name.partition(":")
        return await self._store.accounts.user_in_session(user, int(session))

    def _read(self, cookie: str) -> str | None:
        """What was signed, if it was, and not too long ago.

        One from a little later is taken: clocks of several machines differ, and may be set back.
        """
        try:
            name, signed = self._signer.unsign(cookie, return_timestamp=True)
        except BadSignature as error:
            error.__traceback__ = None  # a frame in it holds it: all who called would be kept
            return self._read_old(cookie)
        return name.decode() if datetime.now(UTC) - signed <= YEAR else None

    def _read_old(self, cookie: str) -> str | None:
        """What a server of 0.1.0 has signed, without a time: its guests keep their seats."""
        name, _, signature = cookie.rpartition(".")
        signed = hmac.digest(self._key, name.encode(), "sha256").hex()
        return name if name and hmac.compare_digest(signature.encode(), signed.encode()) else None


def _cookie(value: str, held: timedelta, *, secure: bool) -> Cookie:
    seconds = int(held.total_seconds())
    return Cookie(
        COOKIE, value=value, httponly=True, samesite="lax", secure=secure, max_age=seconds
    )


def new_token() -> str:
    """A secret for a program."""
    return f"larcin_{secrets.token_urlsafe(32)}"


def is_same_origin(connection: Connection) -> bool:
    """Whether a browser that says where it comes from comes from here."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme = connection.url.scheme.replace("ws", "http")
    host = connection.headers.get("host")
    if origin == f"{scheme}://{host}":
        return True
    if origin == f"https://{host}":
        _say_once()
    return False


@cache
def _say_once() -> None:
    log.warning(
        "a page that came by https asks by http and is refused: if there is a proxy in front,"
        " name it in the settings (--proxy), so that its headers are believed"
    )
