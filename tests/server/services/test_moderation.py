"""Acts in the store alone, as the command line does them, on each kind of database."""

from __future__ import annotations

import asyncio

import pytest

from larcin.kernel.errors import LarcinError
from larcin.server.common.bans import Bans
from larcin.server.common.errors import Banned, Conflict, Forbidden, NotThere
from larcin.server.common.models import StoredBan, now
from larcin.server.services.moderation import carry_out
from larcin.server.storage.store import Store
from larcin.wire import (
    AnyAct,
    Appoint,
    Ban,
    CloseTable,
    DeleteLine,
    DeletePerson,
    Dismiss,
    Lift,
    ResetPassword,
    Settle,
    Silence,
    Unseat,
)
from tests.server.storage.test_ratings import begin_match
from tests.server.storage.test_sweeping import history


async def test_every_act_is_noted_with_what_it_changes(store: Store) -> None:
    anna, bruno, waiting, over = await history(store)
    await store.accounts.claim(anna.id, "Anna", "hash")
    playing = await store.match(await begin_match(store, anna, bruno))
    assert playing is not None
    acts: list[AnyAct] = [
        Appoint(user=anna.id),
        Dismiss(user=anna.id),
        Silence(user=bruno.id, days=1, reason="swears"),
        Ban(user=bruno.id),
        Ban(name="Big Boss", days=2),
        Ban(address="2001:db8::7"),
        Lift(user=bruno.id),
        Unseat(table=waiting, seat=0),
        Unseat(table=playing.table, seat=1),
        DeleteLine(table=waiting, number=0),
        Settle(table=waiting, number=0),
        CloseTable(table=playing.table),
        CloseTable(table=waiting),
        ResetPassword(user=anna.id),
        DeletePerson(user=bruno.id),
    ]
    for number, act in enumerate(acts):
        done = await carry_out(store, act, None)
        assert (done.number, bool(done.password)) == (number, isinstance(act, ResetPassword))
    logged = await store.moderation.since(-1)
    assert [type(each.act) for each in logged] == [type(each) for each in acts]
    assert {each.about for each in logged} == {anna.id, bruno.id, None}
    assert logged[2].act.reason == "", "what was said of who is deleted is gone"
    assert [each.number for each in await store.moderation.before(5, 2)] == [4, 3]
    bans = {each.who for each in await store.moderation.bans()}
    assert bans == {"Big Boss", "2001:db8::/64"}
    closed = await store.match(playing.id)
    assert closed is not None
    assert closed.closed == "moderated"
    assert await store.table(waiting) is None
    assert await store.user(bruno.id) is None
    assert await store.match(over) is not None
    assert await store.chats.reports() == []


async def test_what_cannot_be_is_not_noted(store: Store) -> None:
    anna, bruno, waiting, over = await history(store)
    match = await store.match(over)
    assert match is not None
    refused: list[tuple[AnyAct, type[LarcinError]]] = [
        (Appoint(user=anna.id), Conflict),
        (ResetPassword(user=anna.id), Conflict),
        (CloseTable(table=match.table), Conflict),
        (Unseat(table=waiting, seat=1), NotThere),
        (Unseat(table=waiting, seat=9), NotThere),
        (DeleteLine(table=waiting, number=9), NotThere),
        (Settle(table=waiting, number=9), NotThere),
        (DeletePerson(user="nobody"), NotThere),
    ]
    for act, error in refused:
        with pytest.raises(error):
            await carry_out(store, act, None)
    with pytest.raises(Forbidden):
        await carry_out(store, Appoint(user=anna.id), bruno)
    assert await store.moderation.latest() == -1


async def test_of_many_acts_at_once_each_has_its_number(store: Store) -> None:
    users = [await store.add_user(f"guest {number}") for number in range(4)]
    done = await asyncio.gather(*[carry_out(store, Ban(user=each.id), None) for each in users])
    assert sorted(each.number for each in done) == [0, 1, 2, 3]


def test_a_ban_holds_until_its_end() -> None:
    bans = Bans()
    over, holds = now() - 1, now() + 1000
    bans.read(
        [
            StoredBan("user", "anna", 0, over),
            StoredBan("user", "bruno", 0, holds),
            StoredBan("name", "Big Boss", 0, None),
            StoredBan("address", "192.0.2.0/24", 0, over),
            StoredBan("address", "2001:db8::/64", 0, None),
        ]
    )
    bans.check_user("anna", "Anna")
    bans.check_address("192.0.2.1")
    bans.check_address("testclient")
    for refused in (("bruno", "Bruno"), ("carla", "BIG BOSS")):
        with pytest.raises(Banned):
            bans.check_user(*refused)
    with pytest.raises(Banned):
        bans.check_address("2001:db8::1:2")
