"""Passwords: hashed slowly, in threads of their own, and not guessed without end.

A try is counted before anything is hashed, so that many at once are no more than many one by one.
It is counted for a name *and* an address: whoever guesses waits longer and longer, and the owner,
who is elsewhere, does not. What one address tries with many names is counted, too.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from larcin.server.common.errors import BadPassword, TooMany
from larcin.server.common.limits import Limits, note_reached

T = TypeVar("T")

MANY_NAMES: Final = 10
"""How many times more one address may try in all than with one name."""

MOST_REMEMBERED: Final = 10_000
"""Of how many names and addresses failures are remembered."""

AT_ONCE: Final = 2
"""How many hashes are made at once: each takes 64 MiB for a moment."""


COMMON_WORDS: Final = """
12345678 123456789 1234567890 0123456789 87654321 987654321 11111111 00000000 88888888
12341234 11223344 12344321 password password1 password123 passw0rd p@ssw0rd p@ssword
motdepasse motdepasse1 passwort passwort1 kennwort azertyuiop azerty123 azerty12
qwertyuiop qwerty123 qwerty12 qwertyui qwertzuiop qwertzui qwertz123 1qaz2wsx 1q2w3e4r
1q2w3e4r5t q1w2e3r4 zaq12wsx asdfghjkl asdfghjk asdfasdf abcdefgh abcd1234 abc12345
a1b2c3d4 iloveyou iloveyou1 jetaime1 jetaimejetaime ichliebedich football football1
baseball basketball superman spiderman starwars pokemon1 princess princess1 princesse
sunshine sunshine1 whatever trustno1 welcome1 welcome123 bonjour1 bonjour123 willkommen
hallo123 hallohallo letmein1 dragon123 master123 monkey123 shadow123 michael1 charlie1
computer internet samsung1 chocolat chocolate doudou12 marseille loulou12 schalke04
fussball fußball1 sommer123 changeme changeme1 secret123 geheim123 administrator
admin123 admin1234 testtest test1234 test12345
"""
COMMON: Final = frozenset(COMMON_WORDS.split())
"""Those that are tried first, of eight characters and more, as lists of stolen ones tell."""


def check_password(password: str, name: str) -> None:
    """Whether somebody would guess it who knows the name, or a list."""
    plain = password.casefold()
    if plain in COMMON or len(set(plain)) < 3 or plain.strip() == name.casefold().strip():
        raise BadPassword("This password is among those that are tried first; take another one.")


@dataclass(slots=True)
class Failures:
    """How often somebody failed, and until when they wait."""

    count: int = 0
    until: float = 0.0


class Passwords:
    """Makes and checks hashes."""

    def __init__(
        self,
        limits: Limits | None = None,
        hasher: PasswordHasher | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._limits = limits or Limits()
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "larcin-passwords")
        self._failures: OrderedDict[tuple[str, str], Failures] = OrderedDict()
        self._waiting: Counter[str] = Counter()
        self._decoy = self._hasher.hash("nobody has this password")

    def close(self) -> None:
        """No more hashes."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str, address: str) -> str:
        """What is stored instead of a password."""
        return await self._queue(address, lambda: self._hasher.hash(password))

    async def check(self, name: str, address: str, hashed: str | None, password: str) -> bool:
        """Whether it is the password. A name that nobody has takes as long as any other."""
        tries = self._limits.password_tries
        counted = [
            self._count((name, address), tries),
            self._count(("", address), tries * MANY_NAMES),
        ]
        stored = hashed or self._decoy
        good = await self._queue(address, lambda: self._verify(stored, password))
        if good and hashed is not None:
            self._failures.pop((name, address), None)
            counted[1].count -= 1
            return True
        return False

    def _count(self, who: tuple[str, str], free: int) -> Failures:
        """One more try, taken for a failure until it is none; or a refusal, if it is too soon."""
        failures = self._failures.setdefault(who, Failures())
        self._failures.move_to_end(who)
        if len(self._failures) > MOST_REMEMBERED:
            self._failures.popitem(last=False)
        left = failures.until - self._clock()
        if left > 0:
            note_reached("password_tries")
            raise TooMany(f"Too many wrong passwords; wait {ceil(left)} seconds.")
        failures.count += 1
        if failures.count >= free:
            longest = self._limits.password_seconds
            wait = min(longest, 2.0 ** min(failures.count - free, 30))
            failures.until = self._clock() + wait
        return failures

    async def _queue(self, address: str, work: Callable[[], T]) -> T:
        """Do it in a thread, when it is its turn; a queue that is too long is closed."""
        if self._waiting[address] >= self._limits.hashes_each:
            note_reached("hashes_each")
            raise TooMany("Too many passwords from this address at once; wait a moment.")
        if self._waiting.total() >= self._limits.hashes:
            note_reached("hashes")
            raise TooMany("Too many people log in at this moment; wait a little.")
        self._waiting[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False
