"""A person's file has all that is kept of them, and nothing that would open a door."""

from __future__ import annotations

import re

from larcin.kernel.codec import encode
from larcin.server.storage.moderation import banning
from larcin.server.storage.open_database import MIGRATIONS
from larcin.server.storage.person_file import SUBJECTS
from larcin.server.storage.store import Store
from larcin.wire import Silence
from tests.server.storage.test_sweeping import history


async def test_everything_is_in_it(store: Store) -> None:
    anna, bruno, waiting, match = await history(store)
    await store.accounts.claim(bruno.id, "Bruno", "$hash")
    bruno = await store.user(bruno.id) or bruno
    program = await store.accounts.add_token(bruno, "Bruno's bot", "secret token", bot=True)
    await store.chats.mute(bruno.id, anna.id)
    await store.finished_matches.hinted(match, 1, 0)
    silence = Silence(user=bruno.id, days=3, reason="swears")
    ban = banning("silence", bruno.id, None)
    await store.moderation.write(silence, None, bruno.id, ban)
    file = await store.person(bruno.id)
    kept = file.kept
    assert [each["name"] for each in kept["account"]] == ["Bruno", "Bruno's bot"]
    assert [each["label"] for each in kept["tokens"]] == ["Bruno's bot"]
    assert {each["id"] for each in kept["tables"]} >= {waiting}
    assert [each["id"] for each in kept["matches"]] == [match]
    assert [each["said"] for each in kept["chat"]] == ["You cheat"] * 2
    assert [each["said"] for each in kept["reported_of_me"]] == ["You cheat"] * 2
    assert [each["muted"] for each in kept["muted"]] == [anna.id]
    assert [each["kind"] for each in kept["bans"]] == ["silence"]
    assert [each["reason"] for each in kept["moderated"]] == ["swears"]
    assert len(kept["hints"]) == len(kept["used_links"]) == len(kept["ratings"]) == 1
    other = (await store.person(anna.id)).kept
    assert len(other["moves"]) == len(other["links"]) == 1
    assert [each["reason"] for each in other["reported_by_me"]] == ["rude"] * 2
    text = encode(file).decode()
    for secret in ("$hash", "secret", program.token or "none", '"seed"', "rude@"):
        assert secret not in text
    assert "reporter" not in text


def test_every_table_that_knows_people_is_in_it() -> None:
    """A table that a later script adds with a user in it must be thought of here."""
    scripts = "\n".join(each.read_text() for each in sorted(MIGRATIONS.glob("*.sql")))
    tables = re.findall(r"CREATE TABLE (\w+) \((.*?)\n\);", scripts, re.DOTALL)
    known = {name for name, fields in tables if "REFERENCES users" in fields}
    told = {where.split()[0] for _, where in SUBJECTS.values()}
    assert known <= told
    assert {"acts", "bans", "ratings", "users"} <= told
