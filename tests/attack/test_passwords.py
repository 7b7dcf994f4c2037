"""Row 3: passwords guessed in parallel, and owners locked out by strangers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher

from larcin.server.common.errors import TooMany
from larcin.server.common.limits import Limits, address_key
from larcin.server.services.passwords import Passwords
from tests.attack.tools import ELSEWHERE
from tests.server.conftest import serving

HERE, THERE = "127.0.0.1", "127.0.0.2"
GOOD, WRONG = "correct horse", "wrong"


@pytest.fixture
def clock() -> list[float]:
    """The time, which goes on when somebody says so."""
    return [1000.0]


@pytest.fixture
async def keys(clock: list[float]) -> AsyncIterator[Passwords]:
    """Hashes that cost nothing: what is counted is the same."""
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    made = Passwords(hasher=cheap, clock=lambda: clock[0])
    yield made
    made.close()


async def tried(keys: Passwords, hashed: str, password: str = WRONG, **where: str) -> str:
    """What comes of a try."""
    try:
        good = await keys.check(where.get("name", "anna"), where.get("at", HERE), hashed, password)
    except TooMany:
        return "too many"
    return "good" if good else "wrong"


async def test_guesses_at_once_are_counted_before_they_are_checked(keys: Passwords) -> None:
    """Ninety at once got ninety answers."""
    hashed = await keys.hash(GOOD, HERE)
    got = Counter(await asyncio.gather(*(tried(keys, hashed) for _ in range(90))))
    assert got == {"wrong": 5, "too many": 85}


async def test_the_owner_elsewhere_is_not_locked_out(keys: Passwords) -> None:
    hashed = await keys.hash(GOOD, HERE)
    for _ in range(20):
        await tried(keys, hashed)
    assert await tried(keys, hashed, GOOD) == "too many"
    assert await tried(keys, hashed, GOOD, at=THERE) == "good"


async def test_each_failure_more_doubles_the_wait(keys: Passwords, clock: list[float]) -> None:
    hashed = await keys.hash(GOOD, HERE)
    for _ in range(5):
        assert await tried(keys, hashed) == "wrong"
    for wait in (1, 2, 4, 8, 16):
        clock[0] += wait - 0.5
        assert await tried(keys, hashed) == "too many"
        clock[0] += 0.5
        assert await tried(keys, hashed) == "wrong"
    clock[0] += 32
    assert await tried(keys, hashed, GOOD) == "good"
    assert await tried(keys, hashed) == "wrong"  # and all is forgotten


async def test_the_wait_has_an_end(keys: Passwords, clock: list[float]) -> None:
    hashed = await keys.hash(GOOD, HERE)
    for _ in range(60):
        assert await tried(keys, hashed) == "wrong"
        clock[0] += 900
    assert await tried(keys, hashed, GOOD) == "good"


async def test_many_names_from_one_address_are_counted_together(keys: Passwords) -> None:
    hashed = await keys.hash(GOOD, HERE)
    got = [await tried(keys, hashed, name=f"user {number}") for number in range(60)]
    assert got == ["wrong"] * 50 + ["too many"] * 10
    assert await tried(keys, hashed, name="user 1", at=THERE) == "wrong"


async def test_a_club_that_knows_its_passwords_is_not_hindered(keys: Passwords) -> None:
    hashed = await keys.hash(GOOD, HERE)
    for number in range(200):
        assert await tried(keys, hashed, GOOD, name=f"member {number}") == "good"


async def test_hashes_wait_in_a_queue_that_has_an_end(keys: Passwords) -> None:
    """One address has eight places in it, and all together sixty-four."""
    asked = [keys.hash(GOOD, HERE) for _ in range(20)]
    asked += [keys.hash(GOOD, f"10.0.0.{number}") for number in range(100)]
    got = await asyncio.gather(*asked, return_exceptions=True)
    refused = [isinstance(each, TooMany) for each in got]
    assert sum(refused[:20]) == 12
    assert sum(refused[20:]) == 100 - (64 - 8)
    assert (await keys.hash(GOOD, HERE)).startswith("$argon2id$")


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_an_address_is_counted_by_who_has_it(host: str, key: str) -> None:
    assert address_key(host) == key


async def test_over_http_strangers_wait_and_the_owner_does_not(tmp_path: Path) -> None:
    async with (
        serving(str(tmp_path / "server.sqlite"), limits=Limits(password_tries=3)) as server,
        server.guest("Anna") as anna,
    ):
        await anna.claim("Anna", GOOD)
        login = {"name": "Anna", "password": WRONG}
        async with httpx.AsyncClient(base_url=server.url) as thief:
            asked = [thief.post("/api/login", json=login) for _ in range(30)]
            got = Counter(each.status_code for each in await asyncio.gather(*asked))
        assert got == {401: 3, 429: 27}
        elsewhere = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        async with httpx.AsyncClient(transport=elsewhere, base_url=server.url) as owner:
            answer = await owner.post("/api/login", json={"name": "Anna", "password": GOOD})
        assert answer.status_code == 200
