"""Passwords: hashed slowly, in threads of their own, and not guessed without end."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from larcin.server.common.errors import TooMany

FAILURES: Final = 10
"""How many wrong passwords a name takes in a while."""

WHILE: Final = 300.0
"""Seconds."""

MOST_NAMES: Final = 10_000
"""Of how many names failures are remembered."""


class Passwords:
    """Makes and checks hashes. A hash costs 64 MiB for a moment, so only two are made at once."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "larcin-passwords")
        self._failures: dict[str, deque[float]] = {}
        self._decoy = self._hasher.hash("nobody has this password")

    def close(self) -> None:
        """No more hashes."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """What is stored instead of a password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, password)

    async def check(self, name: str, hashed: str | None, password: str) -> bool:
        """Whether it is the password. A name that nobody has takes as long as any other."""
        failures = self._failures.setdefault(name, deque(maxlen=FAILURES))
        if len(failures) == FAILURES and failures[0] > time.monotonic() - WHILE:
            raise TooMany("Too many wrong passwords for this name; wait some minutes.")
        loop = asyncio.get_running_loop()
        stored = hashed or self._decoy
        good = await loop.run_in_executor(self._threads, self._verify, stored, password)
        if good and hashed is not None:
            self._failures.pop(name, None)
            return True
        failures.append(time.monotonic())
        if len(self._failures) > MOST_NAMES:
            del self._failures[next(iter(self._failures))]
        return False

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False
