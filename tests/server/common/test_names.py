"""Names that look alike are one, and names that nobody can see are none."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from larcin.client import Client
from larcin.server.common.errors import Conflict
from larcin.server.common.names import is_visible, looks
from larcin.server.storage.store import Store
from tests.server.conftest import serving
from tests.server.talk import refused


def alike(one: str, other: str) -> bool:
    return any(a == b for a, b in zip(looks(one), looks(other), strict=True))


@pytest.mark.parametrize(
    "twin",
    [
        "anna",
        "ANNA",
        " Anna ",
        "Ａnna",
        "An\u200bna",
        "An\u00adna",
        "\u200fAnna",
        "An\ufe0fna",
        "Anna\u3164",
        "Аnna",
        "Αnna",
        "𝐀nna",
        "Anna\u2800",
    ],
)
def test_a_twin_looks_like_the_name(twin: str) -> None:
    assert alike("Anna", twin)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("mixed", "Mixed"),
        ("Alice", "AIice"),
        ("Alice", "A1ice"),
        ("Otto", "0tto"),
        ("Hans", "Нans"),
        ("AHHA", "АННА"),
        ("modern", "rnodern"),
        ("paypal", "раураl"),
        ("Straße", "STRASSE"),
        ("Владимир", "ВЛАДИМИР"),
        ("Ελένη", "ΕΛΈΝΗ"),
        ("Müller", "Mu\u0308ller"),
    ],
)
def test_these_are_one_name(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Anne"), ("Muller", "Müller"), ("Hans", "Nans"), ("Anna", "Anna 2"), ("Bob", "Rob")],
)
def test_these_are_two_names(one: str, other: str) -> None:
    assert not alike(one, other)


def test_every_letter_is_itself_in_small_and_large() -> None:
    """In the alphabets of Europe: who writes a name large has the same one."""
    letters = [chr(each) for each in range(0x41, 0x530) if chr(each).isalpha()]
    assert [each for each in letters if not alike(each, each.swapcase())] == []


@pytest.mark.parametrize("name", ["\u200b", "\u3164", " \u00ad ", "\u2800\u2800", "a\u202eb"])
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    assert not is_visible(name)


@pytest.mark.parametrize("name", ["Anna", "👍", "שלום", "O'Neill", "李", "x"])
def test_a_name_that_can_be_seen_is_one(name: str) -> None:
    assert is_visible(name)


async def test_nobody_takes_the_twin_of_a_claimed_name(store: Store) -> None:
    anna, other = await store.add_user("Anna"), await store.add_user("An\u200bna")
    await store.accounts.claim(anna.id, "Anna", "hash")
    known = await store.user(other.id)
    assert known is not None
    assert known.name == "Anna (guest)"
    for twin in ("Аnna", "anna\u00ad", "ANNA"):
        with pytest.raises(Conflict):
            await store.add_user(twin)
        with pytest.raises(Conflict):
            await store.accounts.rename(known, twin)
        with pytest.raises(Conflict):
            await store.accounts.claim(other.id, twin, "hash")
    owner = await store.accounts.claimed("аnna")
    assert owner is not None
    assert owner.id == anna.id


async def test_over_http_a_twin_is_refused(tmp_path: Path) -> None:
    async with (
        serving(str(tmp_path / "server.sqlite")) as running,
        running.guest("mixed") as anna,
        Client(running.url) as mallory,
    ):
        await anna.claim("mixed", "correct horse")
        for twin in ("Mixed", "mіxed", "m\u200bixed"):
            assert await refused(mallory.introduce(twin)) == (409, "name-taken")
        for nothing in ("\u200b", "\u3164"):
            assert await refused(mallory.introduce(nothing)) == (400, "bad-name")


async def test_names_claimed_before_are_brought_up_to_date(tmp_path: Path) -> None:
    """Of two who look alike and were there before, both keep their names and can log in."""
    file = tmp_path / "server.sqlite"
    async with serving(str(file)) as running:
        for name in ("mixed", "other"):
            async with running.guest(name) as client:
                await client.claim(name, "correct horse")
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("UPDATE users SET skeleton = NULL, claimed = 'mixed' WHERE name = 'mixed'")
        old.execute(
            "UPDATE users SET skeleton = NULL, name = 'mіxed', claimed = 'mіxed'"
            " WHERE name = 'other'"
        )
    async with serving(str(file)) as running, Client(running.url) as client:
        for name in ("mixed", "mіxed", "Mixed"):
            await client.log_in(name, "correct horse")
        assert await refused(client.introduce("M1xed")) == (409, "name-taken")
