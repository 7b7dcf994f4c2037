"""What need not be kept is deleted, on each kind of database; what was deleted is in no file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from larcin.kernel.table import Outcome
from larcin.server.common.errors import Conflict
from larcin.server.common.keep import Keep
from larcin.server.common.models import now
from larcin.server.storage.accounts import FORGOTTEN
from larcin.server.storage.database import Statement
from larcin.server.storage.moderation import banning
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store
from larcin.server.storage.sweeping import DAY, Swept, deleting_table
from larcin.wire import Link, Silence, TableSettings, User
from tests.server.storage.test_ratings import begin_match, new_line

WAITING = TableSettings(game="any", seats=(None, None), chat="all")
NOTHING = Keep(guests=0, tables=0, chat=0, reports=0, acts=0, matches=0)


async def history(store: Store) -> tuple[User, User, str, str]:
    """Two guests, a table that waits, and a match that is over; all with talk."""
    anna, bruno = [await store.add_user(name) for name in ("Anna", "Bruno")]
    waiting = await store.add_table(anna.id, WAITING)
    await store.sit_down(waiting, 0, bruno.id)
    await store.links.add(waiting, anna.id, Link(id="link", kind="sit", seat=None), "secret")
    await store.links.use(waiting, bruno.id, "secret")
    match = await begin_match(store, anna, bruno)
    await store.append(match, 0, new_line(now()), Outcome("XX-1", scores=(3, 2), places=(1, 2)))
    await store.ratings.rate(match)
    stored = await store.match(match)
    assert stored is not None
    for table in (waiting, stored.table):
        await store.chats.add(table, bruno, 0, "You cheat")
        assert await store.chats.report(table, 0, anna.id, "rude")
    return anna, bruno, waiting, match


async def test_nothing_is_deleted_before_its_time(store: Store) -> None:
    await history(store)
    assert (await store.sweeper.sweep(Keep(matches=1), now())).swept == Swept()
    assert (await store.sweeper.sweep(NOTHING, now() + 1000 * DAY)).swept == Swept()


async def test_each_thing_has_its_time(store: Store) -> None:
    anna, _, waiting, match = await history(store)
    later = now() + 31 * DAY
    assert await store.sweeper.count(Keep(), later) == Swept(tables=1)
    assert await store.sweeper.sweep(Keep(), later) == (Swept(tables=1), [waiting], [])
    assert await store.table(waiting) is None
    later = now() + 91 * DAY
    assert (await store.sweeper.sweep(Keep(), later)).swept == Swept(lines=1)
    assert len(await store.chats.reports()) == 2  # a report outlives its table and its line
    later = now() + 181 * DAY
    assert (await store.sweeper.sweep(Keep(), later)).swept == Swept(guests=2, reports=2)
    kept = await store.match(match)
    assert kept is not None
    assert kept.names == (FORGOTTEN, f"{FORGOTTEN} 2")
    assert await store.user(anna.id) is None
    assert (await store.sweeper.sweep(Keep(matches=200), later + 20 * DAY)).swept == Swept(
        matches=1
    )
    assert await store.match(match) is None
    for table in ("users", "ratings"):
        ((count,),) = await store._database.read(f"SELECT COUNT(*) FROM {table}")
        assert count == 0, "nothing refers to them any more"


async def test_guests_who_come_and_who_have_claimed_a_name_stay(store: Store) -> None:
    idle, comes, plays, claims = [await store.add_user(name) for name in "ABCD"]
    await store.accounts.claim(claims.id, "Claims", "hash")
    match = await store.match(await begin_match(store, plays, claims))
    assert match is not None
    await store._database.write(Statement("UPDATE users SET seen = 5"))
    assert await store.accounts.user_in_session(comes.id, 0) == comes
    done = await store.sweeper.sweep(Keep(), now())
    assert sorted(done.users) == sorted([idle.id, plays.id])
    assert await store.user(comes.id) == comes
    assert await store.user(claims.id) is not None
    table = await store.table(match.table)
    assert table is not None
    assert [seat.stand_in for seat in table.seats] == [True, False], "nobody waits for them"


async def test_bans_end_and_the_last_act_stays(store: Store) -> None:
    user = await store.add_user("Anna")
    for number in range(3):
        ban = banning("silence", user.id, now() + DAY)
        assert await store.moderation.write(Silence(user=user.id), None, user.id, ban) == number
    later = now() + 1000 * DAY
    keep = Keep(guests=0)
    assert (await store.sweeper.sweep(keep, later)).swept == Swept(acts=2, bans=1)
    assert await store.moderation.latest() == 2


async def test_a_table_where_a_match_is_played_is_not_deleted(store: Store) -> None:
    users = [await store.add_user(name) for name in ("Anna", "Bruno")]
    match = await store.match(await begin_match(store, *users))
    assert match is not None
    await store.append(match.id, 0, new_line(), None)
    with pytest.raises(Conflict):
        await store._database.write(*deleting_table(match.table))
    assert len(await store.lines(match.id)) == 1


async def test_a_rematch_may_be_asked_for_again(store: Store) -> None:
    anna, bruno, _, match = await history(store)
    stored = await store.match(match)
    assert stored is not None
    rematch = await store.add_table(anna.id, WAITING, stored.table)
    await store.sweeper.sweep(Keep(), now() + 31 * DAY)
    assert await store.table(rematch) is None
    assert await store.add_table(bruno.id, WAITING, stored.table)


def _bytes_in(folder: Path) -> bytes:
    return b"".join(each.read_bytes() for each in folder.iterdir())


async def test_what_is_deleted_is_in_no_file(tmp_path: Path) -> None:
    """Neither in rows nor in free pages nor in the write-ahead log."""
    file = tmp_path / "store.sqlite"
    store = Store(await open_database(str(file)))
    secret, reason = "Zwetschgendatschi", "Powidltatschkerl"
    marta, other = await store.add_user(secret), await store.add_user("Bruno")
    match = await store.match(await begin_match(store, marta, other))
    assert match is not None
    for number in range(60):
        await store.chats.add(match.table, marta, 0, f"{secret} {number} " + "x" * 400)
        await store.chats.add(match.table, other, 1, f"{number} " + "y" * 400)
    assert await store.chats.report(match.table, 0, other.id, "rude")
    assert await store.chats.report(match.table, 1, marta.id, reason)
    await store.moderation.write(Silence(user=marta.id, reason=reason), None, marta.id)
    await store.accounts.add_token(marta, f"{secret}'s laptop", "digest", bot=False)
    await store.scrub()
    assert secret.encode() in file.read_bytes()
    await store.accounts.forget(marta.id)
    await store.scrub()
    kept = _bytes_in(tmp_path)
    for word in (secret, secret.casefold(), reason):
        assert word.encode() not in kept
    assert b"y" * 400 in kept
    await store.scrub(rewrite=True)
    assert len(await store.chats.lines(match.table)) == 60
    await store.close()


async def test_of_two_who_leave_at_once_no_name_stays(store: Store) -> None:
    anna, bruno, _, match = await history(store)
    await asyncio.gather(*[store.accounts.forget(each.id) for each in (anna, bruno)])
    kept = await store.match(match)
    assert kept is not None
    assert kept.names == (FORGOTTEN, f"{FORGOTTEN} 2")
