"""Accounts: a guest claims a name, comes back elsewhere, and is forgotten."""

from __future__ import annotations

import logging
from pathlib import Path

import httpx
import pytest

from larcin.client import Client, play
from larcin.kernel.game import AnyGame
from larcin.kernel.record import verify
from larcin.kernel.registry import games
from larcin.server.common.errors import Conflict
from larcin.server.common.names import name_key
from larcin.server.storage.accounts import FORGOTTEN
from larcin.server.storage.store import Store
from larcin.wire import CloseCode, NewLink, TableSettings
from tests.server.conftest import QUICK, Running, serving
from tests.server.talk import begin, finish, refused, screen

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

GAME = next(iter(games()))
PASSWORD = "correct horse"


async def test_a_claimed_name_comes_back_elsewhere(running: Running) -> None:
    async with running.guest("Clara") as here, Client(running.url) as there:
        guest = await here.me()
        claimed = await here.claim("Clara", PASSWORD)
        assert (claimed.id, claimed.claimed) == (guest.id, True)
        assert await refused(there.log_in("Clara", "wrong horse")) == (401, "wrong-password")
        assert await refused(there.log_in("Nobody", PASSWORD)) == (401, "wrong-password")
        assert await there.log_in("CLARA ", PASSWORD) == claimed
        assert await there.me() == claimed
        await there.log_out()
        assert await refused(there.me()) == (401, "not-identified")


async def test_a_claimed_name_is_nobody_elses(running: Running) -> None:
    async with running.guest("Dora") as first, running.guest("Dora") as second:
        await first.claim("Dora", PASSWORD)
        assert (await second.me()).name == "Dora (guest)"
        for asking in (
            second.claim("dora", PASSWORD),
            second.introduce("Dora"),
            second.make_token("DORA", bot=True),
        ):
            assert await refused(asking) == (409, "name-taken")
        async with Client(running.url) as third:
            assert await refused(third.introduce("Dora")) == (409, "name-taken")
        assert (await first.introduce("Dorothea")).claimed
        assert (await second.introduce("Dora")).name == "Dora"


async def test_a_name_is_claimed_once(running: Running) -> None:
    async with running.guest("Emil") as client:
        await client.claim("Emil", PASSWORD)
        assert await refused(client.claim("Emil 2", PASSWORD)) == (403, "forbidden")
        assert await refused(client.claim("Emil", "short")) == (400, "bad-message")


async def test_a_new_password_logs_out_everywhere_else(running: Running) -> None:
    async with running.guest("Fanny") as here, Client(running.url) as there:
        await here.claim("Fanny", PASSWORD)
        await there.log_in("Fanny", PASSWORD)
        assert await refused(here.change_password("wrong", "another horse")) == (
            401,
            "wrong-password",
        )
        await here.change_password(PASSWORD, "another horse")
        assert (await here.me()).name == "Fanny"
        assert await refused(there.me()) == (401, "not-identified")
        assert await refused(there.log_in("Fanny", PASSWORD)) == (401, "wrong-password")
        await there.log_in("Fanny", "another horse")


async def test_logging_out_ends_all_sessions(running: Running) -> None:
    async with (
        running.guest("Gerda") as here,
        Client(running.url) as there,
        Client(running.url) as thief,
    ):
        await here.claim("Gerda", PASSWORD)
        await there.log_in("Gerda", PASSWORD)
        thief._http.cookies = there._http.cookies
        token = (await here.make_token("laptop")).token
        await there.log_out()
        for each in (here, thief):
            assert await refused(each.me()) == (401, "not-identified")
        async with Client(running.url, token) as program:
            assert (await program.me()).name == "Gerda"
            await here.log_in("Gerda", PASSWORD)
            await here.log_out(tokens=True)
            assert await refused(program.me()) == (401, "not-identified")


async def test_who_looks_at_a_table_says_again_who_they_are(running: Running) -> None:
    async with running.guest("Gisela") as here:
        await here.claim("Gisela", PASSWORD)
        table = (await here.make_table(TableSettings(game=GAME, seats=(None, None)))).id
        async with screen(running, table, here) as shown:
            await shown.hear("table")
            await here.change_password(PASSWORD, "another horse")
            assert await shown.closed() == CloseCode.STOPPING
        async with screen(running, table, here) as shown:
            assert (await shown.hear("table"))["host"]


async def test_a_new_password_may_revoke_tokens(running: Running) -> None:
    async with running.guest("Gudrun") as here:
        await here.claim("Gudrun", PASSWORD)
        token = (await here.make_token("laptop")).token
        body = {"old": PASSWORD, "new": "another horse", "tokens": True}
        assert (await here._http.post("/api/account/password", json=body)).status_code == 200
        async with Client(running.url, token) as program:
            assert await refused(program.me()) == (401, "not-identified")


async def test_claiming_a_name_gives_another_cookie(running: Running) -> None:
    """Whoever has copied the guest's cookie does not get the account with it."""
    async with running.guest("Gitta") as here, Client(running.url) as thief:
        thief._http.cookies.set("larcin", here._http.cookies["larcin"], domain="127.0.0.1")
        assert (await thief.me()).name == "Gitta"
        await here.claim("Gitta", PASSWORD)
        assert (await here.me()).claimed
        assert await refused(thief.me()) == (401, "not-identified")


@pytest.mark.parametrize("password", ["password", "PASSWORD1", "12345678", "aaaaaaaa", "Gottfried"])
async def test_a_password_that_is_tried_first_is_refused(running: Running, password: str) -> None:
    async with running.guest("Gottfried") as client:
        assert await refused(client.claim("Gottfried", password)) == (400, "bad-password")


async def test_a_password_is_kept_as_a_hash(running: Running) -> None:
    async with running.guest("Hedwig") as client:
        user = await client.claim("Hedwig", PASSWORD)
    stored = await running.registry.store.accounts.password(user.id) or ""
    assert stored.startswith("$argon2id$")
    assert PASSWORD not in stored


async def test_a_bot_has_an_account_of_its_own_and_is_marked(running: Running) -> None:
    async with running.guest("Irma") as owner:
        token = await owner.make_token("Deep Thief", bot=True)
        async with Client(running.url, token.token) as program:
            bot = await program.me()
            assert (bot.id, bot.name, bot.program) == (token.user, "Deep Thief", True)
            assert await refused(program.make_token("Child", bot=True)) == (403, "forbidden")
            assert await refused(program.claim("Deep Thief", PASSWORD)) == (403, "forbidden")
            settings = TableSettings(game=GAME, seats=(None, None), public=True)
            table = (await owner.make_table(settings)).id
            await owner.sit(table)
            state = await program.sit(table)
            assert [(seat.name, seat.program) for seat in state.seats] == [
                ("Irma", False),
                ("Deep Thief", True),
            ]


async def test_an_account_is_deleted_and_its_matches_stay(
    running: Running, bruno: Client, sixth: AnyGame
) -> None:
    async with running.guest("Jakob") as jakob:
        await jakob.claim("Jakob", PASSWORD)
        bot = await jakob.make_token("Jakob's bot", bot=True)
        table, match = await begin(sixth, jakob, bruno, chat="seats")
        await finish(running, table, jakob, bruno)
        await jakob.say(table, "Well played!")
        going_on, _ = await begin(sixth, jakob, bruno)
        open_table = (await jakob.make_table(TableSettings(game=GAME, seats=(None, None)))).id
        await jakob.sit(open_table)
        assert await refused(jakob.delete_account("wrong")) == (401, "wrong-password")
        assert await refused(jakob.delete_account()) == (401, "wrong-password")
        async with screen(running, going_on, jakob) as shown:
            await jakob.delete_account(PASSWORD)
            assert await shown.closed() == CloseCode.FORBIDDEN
        assert await refused(jakob.me()) == (401, "not-identified")
        assert await refused(jakob.log_in("Jakob", PASSWORD)) == (401, "wrong-password")
    record = await bruno.record(match)
    assert record.seats == (FORGOTTEN, "Bruno")
    verify(record)
    assert await bruno.chat(table) == []
    assert [seat.name for seat in (await bruno.table(table)).seats] == [FORGOTTEN, "Bruno"]
    assert (await bruno.table(going_on)).seats[0].bot == "pickpocket"
    assert (await running.registry.table(open_table)).data.stored.seats[0].is_free
    async with Client(running.url, bot.token) as program:
        assert await refused(program.me()) == (401, "not-identified")
    async with running.guest("Jakob") as another:  # the name is free again
        assert (await another.claim("Jakob", PASSWORD)).claimed


async def test_a_guest_may_be_forgotten_too(running: Running) -> None:
    async with running.guest("Karl") as guest:
        user = await guest.me()
        await guest.delete_account()
        assert await refused(guest.me()) == (401, "not-identified")
    async with httpx.AsyncClient(base_url=running.url) as anyone:
        assert (await anyone.get(f"/api/users/{user.id}")).status_code == 404


@pytest.mark.asyncio(loop_scope="function")
async def test_no_secret_is_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "larcin")
    database = str(tmp_path / "s.sqlite")
    async with serving(database, access_log=True) as running, running.guest("Anna") as anna:
        await anna.claim("Anna", PASSWORD)
        cookie = anna._http.cookies["larcin"]
        token = (await anna.make_token("laptop")).token or ""
        table = (await anna.make_table(TableSettings(game=GAME, seats=(None, None)))).id
        link = (await anna.give_link(table, NewLink(kind="sit"))).secret or ""
        async with Client(running.url, token) as program:
            await program.use_link(table, link)
            assert await refused(program.log_in("Anna", "wrong horse")) == (401, "wrong-password")
            assert await refused(program.use_link(table, "wrong link")) == (403, "forbidden")
    assert "/api/login" in caplog.text  # there is a log
    for secret in (PASSWORD, "wrong horse", "wrong link", token, link, cookie):
        assert secret not in caplog.text


@pytest.mark.parametrize("other", ["anna", " ANNA", "Ａnna", "An\u00a0na".replace("\u00a0", "")])
async def test_names_that_look_alike_are_the_same(other: str) -> None:
    assert name_key(other) == name_key("Anna")


@pytest.mark.asyncio(loop_scope="function")
async def test_a_name_is_claimed_by_one_of_two_who_ask_at_once(store: Store) -> None:
    users = [await store.add_user("Anna") for _ in range(2)]
    await store.accounts.claim(users[0].id, "Anna", "hash")
    with pytest.raises(Conflict):
        await store.accounts.claim(users[1].id, "ANNA", "hash")
    with pytest.raises(Conflict):
        await store.add_user("anna")
    with pytest.raises(Conflict):
        await store.accounts.rename(users[1], "Anna")
    assert await store.accounts.claimed("anna") == await store.user(users[0].id)
    token = await store.accounts.add_token(users[0], "Anna", "digest", bot=True)
    assert await store.accounts.user_of_token("digest") == await store.user(token.user or "")
    forgotten, tables = await store.accounts.forget(users[0].id)
    assert (set(forgotten), tables) == ({users[0].id, token.user}, [])
    assert await store.user(users[0].id) is None
    assert await store.accounts.user_of_token("digest") is None


@pytest.mark.asyncio(loop_scope="function")
async def test_nothing_of_who_is_deleted_is_left_in_a_file(tmp_path: Path) -> None:
    """Of a whole match with talk and reports, while the server runs."""
    name = "Zwetschgenklau"
    async with (
        serving(str(tmp_path / "s.sqlite")) as running,
        running.guest(name) as zora,
        running.guest("Anna") as anna,
    ):
        settings = TableSettings(game=QUICK, seats=(None, "random"), public=True, chat="all")
        table = (await zora.make_table(settings)).id
        await zora.sit(table)
        await zora.say(table, f"{name} was here")
        report = {"reason": "boasts"}
        await anna._http.post(f"/api/tables/{table}/chat/0/report", json=report)
        await zora.start(table)
        await play(zora, table, "random")
        await zora.make_token(f"{name}'s bot", bot=True)
        assert _count(tmp_path, name) > 0
        await zora.delete_account()
        assert _count(tmp_path, name) == _count(tmp_path, name.casefold()) == 0


def _count(folder: Path, name: str) -> int:
    return sum(each.read_bytes().count(name.encode()) for each in folder.iterdir())
