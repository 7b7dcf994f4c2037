"""The store, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from msgspec.structs import replace

from larcin.kernel.table import Outcome
from larcin.server.common.errors import Conflict
from larcin.server.common.models import Line, StoredMatch, new_id
from larcin.server.storage.database import BadDatabase, Statement
from larcin.server.storage.open_database import MIGRATIONS, migrate, open_database, schema_version
from larcin.server.storage.store import Store
from larcin.wire import Clock, Link, TableSettings

SETTINGS = TableSettings(game="any", seats=(None, None, "greedy"), clock=Clock(seconds=30))
LINE = Line(kind="play", seat=0, move='{"type":"Lay"}', events="[]", bot=None, made=7)


async def seated(store: Store) -> tuple[str, str, str]:
    """A table with two users: its id and theirs."""
    anna, bruno = await store.add_user("Anna"), await store.add_user("Bruno")
    table = await store.add_table(anna.id, SETTINGS)
    await store.sit_down(table, 0, anna.id)
    await store.sit_down(table, 1, bruno.id)
    return table, anna.id, bruno.id


def heading(table: str) -> StoredMatch:
    return StoredMatch(
        id=new_id(),
        table=table,
        game="any",
        rules_version=1,
        options={"deals": 2},
        names=("Anna", "Bruno", "Irma (greedy)"),
        seed="00" * 32,
        opening="[]",
        started=5,
    )


async def test_a_user_is_found_again_and_renamed(store: Store) -> None:
    user = await store.add_user("Anna")
    await store.accounts.rename(user, "Anne")
    assert await store.user(user.id) == replace(user, name="Anne")
    assert await store.user("nobody") is None


async def test_a_token_leads_to_its_user_until_it_is_revoked(store: Store) -> None:
    user = await store.add_user("Anna")
    token = await store.accounts.add_token(user, "laptop", "digest", bot=False)
    assert await store.accounts.user_of_token("digest") == user
    assert await store.accounts.tokens(user.id) == [token]
    with pytest.raises(Conflict):
        await store.accounts.revoke_token("somebody else", token.id)
    await store.accounts.revoke_token(user.id, token.id)
    assert await store.accounts.user_of_token("digest") is None


async def test_a_table_keeps_its_settings_and_its_seats(store: Store) -> None:
    table, anna, bruno = await seated(store)
    stored = await store.table(table)
    assert stored is not None
    assert (stored.settings, stored.host, stored.match) == (SETTINGS, anna, None)
    assert [(each.user, each.name, each.bot) for each in stored.seats] == [
        (anna, "Anna", None),
        (bruno, "Bruno", None),
        (None, None, "greedy"),
    ]
    assert await store.table("none") is None


async def test_nobody_sits_on_somebody_or_in_two_seats(store: Store) -> None:
    table, anna, _ = await seated(store)
    carla = (await store.add_user("Carla")).id
    for seat, user in [(0, carla), (2, carla), (3, carla), (1, anna)]:
        with pytest.raises(Conflict):
            await store.sit_down(table, seat, user)


async def test_of_many_who_want_a_seat_one_gets_it(store: Store) -> None:
    host = await store.add_user("Anna")
    table = await store.add_table(host.id, SETTINGS)
    users = [await store.add_user(f"guest {number}") for number in range(8)]
    tries = [store.sit_down(table, 0, user.id) for user in users]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert Counter(map(type, answers)) == {Conflict: 7, type(None): 1}


async def test_standing_up_frees_a_seat_but_not_in_a_match(store: Store) -> None:
    table, anna, bruno = await seated(store)
    await store.stand_up(table, bruno)
    await store.sit_down(table, 1, bruno)
    await store.begin_match(heading(table))
    for change in (store.stand_up(table, anna), store.sit_down(table, 1, anna)):
        with pytest.raises(Conflict):
            await change
    await store.set_stand_in(table, 1, True)
    stored = await store.table(table)
    assert stored is not None
    assert [seat.stand_in for seat in stored.seats] == [False, True, False]


async def test_the_lobby_lists_public_tables_until_their_match_is_over(store: Store) -> None:
    host = await store.add_user("Anna")
    await store.add_table(host.id, SETTINGS)
    first = await store.add_table(host.id, replace(SETTINGS, public=True))
    second = await store.add_table(host.id, replace(SETTINGS, public=True))
    assert {each.id for each in await store.public_tables(10)} == {first, second}
    assert len(await store.public_tables(1)) == 1
    match = heading(first)
    await store.begin_match(match)
    assert await store.playing_tables() == [first]
    await store.append(match.id, 0, LINE, Outcome("X-1", (1, 0, 0), (1, 2, 2)))
    assert [each.id for each in await store.public_tables(10)] == [second]
    assert await store.playing_tables() == []


async def test_a_link_gives_until_it_is_revoked(store: Store) -> None:
    table, anna, _ = await seated(store)
    guest = (await store.add_user("Carla")).id
    assert await store.links.use(table, guest, "none") is None
    for number, kind in enumerate(("sit", "watch", "eyes")):
        seat = 0 if kind == "eyes" else None
        link = Link(id=f"link {number}", kind=kind, seat=seat)  # type: ignore[arg-type]
        await store.links.add(table, anna, link, f"digest {number}")
        assert await store.links.use(table, guest, f"digest {number}") == link
        assert await store.links.use(table, guest, f"digest {number}") == link
    rights = await store.links.rights(table, guest)
    assert (rights.sit, rights.watch, rights.eyes) == (True, True, frozenset({0}))
    with pytest.raises(Conflict):
        await store.links.revoke("link 2", guest)
    assert await store.links.revoke("link 2", anna) == table
    assert (await store.links.rights(table, guest)).eyes == frozenset()
    assert [link.id for link in await store.links.given(table, anna)] == ["link 0", "link 1"]


async def test_a_table_plays_one_match(store: Store) -> None:
    table, _, _ = await seated(store)
    match = heading(table)
    await store.begin_match(match)
    with pytest.raises(Conflict):
        await store.begin_match(heading(table))
    assert await store.match(match.id) == match
    assert await store.match("none") is None


async def test_a_line_of_the_log_is_written_once(store: Store) -> None:
    """Of two processes that write the same number, one is told that it was too late."""
    table, _, _ = await seated(store)
    match = heading(table)
    await store.begin_match(match)
    other = replace(LINE, seat=1)
    tries = [store.append(match.id, 0, line, None) for line in (LINE, other)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert Counter(map(type, answers)) == {Conflict: 1, type(None): 1}
    kept = LINE if answers[0] is None else other
    assert await store.lines(match.id) == [kept]


async def test_the_end_is_stored_with_the_last_line_or_not_at_all(store: Store) -> None:
    table, _, _ = await seated(store)
    match = heading(table)
    outcome = Outcome("X-1", (3, 2, 2), (1, 2, 2))
    await store.begin_match(match)
    await store.append(match.id, 0, LINE, None)
    with pytest.raises(Conflict):
        await store.append(match.id, 0, LINE, outcome)
    assert (await store.match(match.id)) == match
    await store.append(match.id, 1, replace(LINE, kind="take_back", move=None), outcome)
    assert (await store.match(match.id)) == replace(match, outcome=outcome)


async def test_a_match_that_is_closed_is_over(store: Store) -> None:
    table, _, _ = await seated(store)
    match = heading(table)
    await store.begin_match(match)
    await store.close_match(match.id, "rules-changed")
    assert await store.playing_tables() == []
    assert (await store.match(match.id)) == replace(match, closed="rules-changed")


async def test_a_secret_is_made_once(store: Store) -> None:
    first = await asyncio.gather(*[store.secret("cookies") for _ in range(5)])
    assert len(set(first)) == 1
    assert len(first[0]) == 32
    assert await store.secret("other") != first[0]


async def test_what_was_stored_is_there_when_the_database_is_opened_again(
    database_url: str,
) -> None:
    store = Store(await open_database(database_url))
    user = await store.add_user("Anna")
    await store.close()
    again = Store(await open_database(database_url))
    assert await again.user(user.id) == user
    await again.close()


async def test_several_may_open_a_new_database_at_once(database_url: str) -> None:
    opened = await asyncio.gather(*[open_database(database_url) for _ in range(4)])
    assert {await schema_version(each) for each in opened} == {len(list(MIGRATIONS.glob("*.sql")))}
    for each in opened:
        await each.close()


async def test_a_database_of_a_newer_larcin_is_refused(database_url: str) -> None:
    database = await open_database(database_url)
    await database.write(Statement("INSERT INTO schema VALUES (?, ?)", (99, 0)))
    with pytest.raises(BadDatabase, match="newer larcin"):
        await migrate(database)
    await database.close()


async def test_a_write_is_undone_whole(database_url: str) -> None:
    database = await open_database(database_url)
    added = Statement("INSERT INTO secrets VALUES (?, ?)", ("x", "1"))
    missed = Statement("UPDATE secrets SET value = ? WHERE name = ?", ("2", "y"), rows=1)
    with pytest.raises(Conflict):
        await database.write(added, missed)
    assert await database.read("SELECT * FROM secrets") == []
    await database.close()


async def test_nothing_is_called_by_a_name_with_a_nul_in_it(store: Store) -> None:
    """PostgreSQL has no such text; whoever asks for it is not told that the database is broken."""
    assert await store.user("a\0b") is None
    assert await store.table("a\0b") is None
    with pytest.raises(Conflict):
        await store.accounts.revoke_token("somebody", "a\0b")
