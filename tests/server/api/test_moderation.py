"""Moderators over the API: what they do is done at once, everywhere, and noted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from larcin.server.common.keep import Keep
from larcin.server.services.moderation import carry_out
from larcin.server.services.sweeping import sweep
from larcin.server.storage.database import Statement
from larcin.wire import Appoint, CloseCode, NewLink, TableSettings, Unseat
from tests.server.conftest import Running, new_schema, serving
from tests.server.talk import begin, cookies, refused, screen, until

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

GAME = next(iter(games()))
OPEN = TableSettings(game=GAME, seats=(None, None), public=True, chat="all")
PASSWORD = "correct horse"

NUMBERS = iter(range(1000))


@asynccontextmanager
async def moderating(running: Running) -> AsyncIterator[Client]:
    """Somebody who may moderate."""
    name = f"Portia {next(NUMBERS)}"
    async with running.guest(name) as client:
        user = await client.claim(name, PASSWORD)
        await carry_out(running.registry.store, Appoint(user=user.id), None)
        assert (await client.me()).moderator
        yield client


async def act(client: Client, act: str, **fields: Any) -> httpx.Response:
    return await client._http.post("/api/moderation/acts", json={"act": act, **fields})


async def do(client: Client, kind: str, **fields: Any) -> Any:
    answer = await act(client, kind, **fields)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def kind_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["type"].removeprefix("/problems/")


async def read(client: Client, what: str) -> Any:
    answer = await client._http.get(f"/api/moderation/{what}")
    assert answer.status_code == 200
    return answer.json()


async def test_who_does_not_moderate_may_nothing(running: Running, anna: Client) -> None:
    user = (await anna.me()).id
    assert await kind_of(await act(anna, "ban", user=user)) == (403, "forbidden")
    for what in ("reports", "acts", "bans"):
        answer = await anna._http.get(f"/api/moderation/{what}")
        assert await kind_of(answer) == (403, "forbidden")


async def test_moderators_do_not_appoint_or_touch_each_other(running: Running) -> None:
    async with moderating(running) as one, moderating(running) as other:
        user = (await other.me()).id
        for kind in ("appoint", "dismiss", "silence", "ban", "reset_password", "delete_person"):
            assert await kind_of(await act(one, kind, user=user)) == (403, "forbidden")
        name = (await other.me()).name.upper()
        assert await kind_of(await act(one, "ban", name=name)) == (403, "forbidden")


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"act": "ban"}, 400),
        ({"act": "ban", "user": "x", "name": "y"}, 400),
        ({"act": "ban", "address": "nonsense"}, 400),
        ({"act": "ban", "name": "y", "with_address": True}, 400),
        ({"act": "ban", "address": "127.0.0.1"}, 400),
        ({"act": "ban", "address": "0.0.0.0/0"}, 400),
        ({"act": "ban", "user": "nobody"}, 404),
        ({"act": "ban", "user": "nobody", "days": 0}, 400),
        ({"act": "dance"}, 400),
        ({"act": "close_table", "table": "none"}, 404),
        ({"act": "unseat", "table": "none", "seat": 0}, 404),
        ({"act": "delete_line", "table": "none", "number": 0}, 404),
        ({"act": "settle", "table": "none", "number": 0}, 404),
    ],
)
async def test_an_act_that_cannot_be_changes_nothing(
    running: Running, fields: dict[str, Any], status: int
) -> None:
    async with moderating(running) as portia:
        before = await running.registry.store.moderation.latest()
        assert (await act(portia, **fields)).status_code == status
        assert await running.registry.store.moderation.latest() == before


async def test_a_reported_line_is_read_deleted_and_settled(
    running: Running, anna: Client, bruno: Client
) -> None:
    table = (await anna.make_table(OPEN)).id
    await anna.say(table, "You cheat")
    report = {"reason": "rude"}
    path = f"/api/tables/{table}/chat/0/report"
    assert (await bruno._http.post(path, json=report)).status_code == 204
    async with moderating(running) as portia, screen(running, table, bruno) as shown:
        assert (await shown.hear("chat"))["lines"][0]["text"] == "You cheat"
        (line,) = [each for each in await read(portia, "reports") if each["table"] == table]
        assert (line["text"], line["reason"], line["name"]) == ("You cheat", "rude", "Anna")
        await do(portia, "delete_line", table=table, number=0, reason="rude")
        (gone,) = (await shown.hear("chat"))["lines"]
        assert (gone["number"], gone["text"]) == (0, "")
        assert await bruno.chat(table) == []
        assert (await anna.say(table, "Sorry")).number == 1
        await do(portia, "settle", table=table, number=0)
        assert [each for each in await read(portia, "reports") if each["table"] == table] == []
        settled, deleted = (await read(portia, "acts"))[:2]
    assert (settled["act"]["act"], deleted["act"]["act"]) == ("settle", "delete_line")
    assert (deleted["about_name"], deleted["act"]["reason"]) == ("Anna", "rude")


async def test_who_is_silenced_writes_no_more(running: Running, anna: Client) -> None:
    table = (await anna.make_table(OPEN)).id
    user = (await anna.me()).id
    async with moderating(running) as portia:
        await do(portia, "silence", user=user, days=3)
        assert await refused(anna.say(table, "Hello?")) == (403, "forbidden")
        (ban,) = [each for each in await read(portia, "bans") if each["who"] == user]
        assert (ban["kind"], ban["name"], ban["until"] > ban["made"]) == ("silence", "Anna", True)
        await do(portia, "lift", user=user)
        await anna.say(table, "Thank you")


async def test_who_is_banned_may_only_read_their_file_and_go(running: Running) -> None:
    async with moderating(running) as portia, running.guest("Mallory") as mallory:
        user = (await mallory.me()).id
        table = (await mallory.make_table(OPEN)).id
        async with screen(running, table, mallory) as shown:
            await shown.hear("table")
            await do(portia, "ban", user=user, days=1)
            assert await shown.closed() == CloseCode.FORBIDDEN
        async with screen(running, table, mallory) as shown:
            assert (await shown.hear("bad"))["problem"] == "banned"
        for asking in (mallory.make_table(OPEN), mallory.introduce("Eve"), mallory.table(table)):
            assert await refused(asking) == (403, "banned")
        file = await mallory._http.get("/api/me/file")
        assert file.headers["content-disposition"].startswith("attachment")
        assert [each["kind"] for each in file.json()["kept"]["bans"]] == ["user"]
        await do(portia, "lift", user=user)
        await mallory.make_table(OPEN)
        await do(portia, "ban", user=user)
        await mallory.delete_account()


async def test_a_name_is_banned_however_it_is_written(running: Running) -> None:
    async with moderating(running) as portia, running.guest("Big Boss") as boss:
        await do(portia, "ban", name="big  BOSS")
        assert await refused(boss.make_table(OPEN)) == (403, "banned")
        async with Client(running.url) as other:
            assert await refused(other.introduce("Ｂig Boss")) == (400, "bad-name")
        assert (await boss.introduce("Small Boss")).name == "Small Boss"
        await boss.make_table(OPEN)


@pytest.mark.asyncio(loop_scope="function")
async def test_an_address_is_banned(tmp_path: Path) -> None:
    async with (
        serving(str(tmp_path / "s.sqlite"), proxies=("127.0.0.1",)) as running,
        moderating(running) as portia,
    ):
        from_there = {"x-forwarded-for": "192.0.2.77"}
        await do(portia, "ban", address="192.0.2.0/24", days=2)
        async with httpx.AsyncClient(base_url=running.url, headers=from_there) as mallory:
            answer = await mallory.post("/api/me", json={"name": "Mallory"})
            assert await kind_of(answer) == (403, "banned")
            assert "2 more days" in answer.json()["detail"]
            assert (await mallory.get("/api/tables")).status_code == 403
            assert (await mallory.get("/health")).status_code == 200
        await do(portia, "lift", address="192.0.2.0/24")
        async with httpx.AsyncClient(base_url=running.url, headers=from_there) as mallory:
            assert (await mallory.post("/api/me", json={"name": "Mallory"})).status_code == 200


async def test_a_seat_is_freed_before_a_match_and_in_one(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table = (await anna.make_table(OPEN)).id
    await bruno.sit(table, 1)
    async with moderating(running) as portia:
        await do(portia, "unseat", table=table, seat=1)
        assert (await anna.table(table)).seats[1].user is None
        assert await refused(bruno.sit(table)) == (403, "forbidden")
        assert (await act(portia, "unseat", table=table, seat=1)).status_code == 404
        playing, _ = await begin(sixth, anna, bruno)
        await do(portia, "unseat", table=playing, seat=1)
        assert (await anna.table(playing)).seats[1].bot == "pickpocket"


async def test_a_table_is_closed_before_a_match_and_in_one(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table = (await anna.make_table(OPEN)).id
    playing, match = await begin(sixth, anna, bruno)
    async with (
        moderating(running) as portia,
        screen(running, table, bruno) as waiting,
        screen(running, playing, bruno) as shown,
    ):
        await waiting.hear("table")
        await shown.hear("observation")
        await do(portia, "close_table", table=table)
        assert await waiting.closed() == CloseCode.NOT_FOUND
        assert await refused(anna.table(table)) == (404, "not-there")
        assert table not in {each.id for each in await anna.lobby()}
        await do(portia, "close_table", table=playing)
        assert (await shown.hear("table"))["closed"] == "moderated"
        assert await refused(anna.play(playing, 1, {})) == (409, "not-playing")
        assert (await act(portia, "close_table", table=playing)).status_code == 409
    assert (await anna.record(match)).seats == ("Anna", "Bruno")
    assert playing not in {each.table.id for each in await anna.my_tables()}


async def test_bots_stop_when_their_table_is_closed(running: Running, anna: Client) -> None:
    settings = TableSettings(game=GAME, seats=("random", "random"), public=True)
    table = (await anna.make_table(settings)).id
    async with moderating(running) as portia, screen(running, table, anna) as shown:
        await anna.start(table)
        await shown.hear("observation")
        await do(portia, "close_table", table=table)
        while (await shown.hear("table"))["closed"] is None:
            pass
        there = await running.registry.table(table)
        await until(lambda: there._bots.is_idle)


async def test_a_new_password_ends_everything_else(running: Running) -> None:
    async with moderating(running) as portia, running.guest("Olga") as olga:
        user = await olga.claim("Olga", PASSWORD)
        token = (await olga.make_token("laptop")).token
        password = (await do(portia, "reset_password", user=user.id))["password"]
        assert await refused(olga.me()) == (401, "not-identified")
        async with Client(running.url, token) as program:
            assert await refused(program.me()) == (401, "not-identified")
        assert await refused(olga.log_in("Olga", PASSWORD)) == (401, "wrong-password")
        assert (await olga.log_in("Olga", password)).id == user.id
        assert password not in str(await read(portia, "acts"))


async def test_a_person_is_deleted(running: Running, bruno: Client) -> None:
    async with moderating(running) as portia, running.guest("Otto") as otto:
        user = await otto.me()
        table = (await otto.make_table(OPEN)).id
        link = await otto.give_link(table, NewLink(kind="sit"))
        await bruno.use_link(table, link.secret or "")
        await otto.sit(table)
        await otto.say(table, "Goodbye")
        async with screen(running, table, otto) as shown:
            await shown.hear("table")
            await do(portia, "delete_person", user=user.id, reason="asked by letter")
            assert await shown.closed() == CloseCode.FORBIDDEN
        assert await refused(otto.me()) == (401, "not-identified")
        assert await bruno.chat(table) == []
        assert (await bruno.table(table)).seats[0].user is None
        (noted, *_) = await read(portia, "acts")
    assert (noted["act"]["act"], noted["about"]) == ("delete_person", user.id)


async def test_a_server_hears_what_was_done_elsewhere(
    running: Running, anna: Client, bruno: Client
) -> None:
    """As `larcin moderate` does it: in the store alone."""
    table = (await anna.make_table(OPEN)).id
    await bruno.sit(table, 0)
    store = running.registry.store
    async with screen(running, table, bruno) as shown:
        assert (await shown.hear("table"))["seat"] == 0
        await store.sit_down(table, 1, (await anna.me()).id)
        await carry_out(store, Unseat(table=table, seat=0), None)
        await running.state.follower.catch_up()
        assert (await shown.hear("table"))["seat"] is None


@pytest.mark.asyncio(loop_scope="function")
async def test_a_table_that_is_swept_is_gone_from_memory(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "s.sqlite")) as running, running.guest("Anna") as anna:
        table = (await anna.make_table(OPEN)).id
        store = running.registry.store
        async with screen(running, table, anna) as shown:
            await shown.hear("table")
            assert (await sweep(running.registry, Keep())).tables == 0
            await store._database.write(Statement("UPDATE tables SET created = 5"))
            assert (await sweep(running.registry, Keep())).tables == 1
            assert await shown.closed() == CloseCode.NOT_FOUND
        assert await refused(anna.table(table)) == (404, "not-there")


@pytest.mark.asyncio(loop_scope="function")
async def test_a_person_is_banned_with_their_address(tmp_path: Path) -> None:
    """Nobody is told which one it is, and nothing links it to them but the moment."""
    there = {"x-forwarded-for": "192.0.2.77"}
    async with (
        serving(str(tmp_path / "s.sqlite"), proxies=("127.0.0.1",)) as running,
        moderating(running) as portia,
        running.guest("Mallory") as mallory,
        httpx.AsyncClient(base_url=running.url, headers=there) as again,
    ):
        user, table = (await mallory.me()).id, (await mallory.make_table(OPEN)).id
        headers = {**cookies(mallory), **there}
        async with connect(running.socket_url(table), additional_headers=headers) as socket:
            await socket.recv()
            await do(portia, "ban", user=user, with_address=True)
            await socket.wait_closed()
            assert socket.close_code == CloseCode.FORBIDDEN
        answer = await again.post("/api/me", json={"name": "Eve"})
        assert await kind_of(answer) == (403, "banned")
        assert "7 more days" in answer.json()["detail"]
        assert "192" not in str(await read(portia, "acts"))


@pytest.mark.asyncio(loop_scope="function")
async def test_other_processes_follow(postgres: str, valkey: str) -> None:
    database = await new_schema(postgres)
    async with (
        serving(database, valkey=valkey) as one,
        serving(database, valkey=valkey) as other,
        moderating(one) as portia,
        one.guest("Mallory") as mallory,
    ):
        user, table = (await mallory.me()).id, (await mallory.make_table(OPEN)).id
        await mallory.say(table, "You cheat")
        async with screen(other, table, None) as shown, screen(other, table, mallory) as theirs:
            assert (await shown.hear("chat"))["lines"][0]["text"] == "You cheat"
            await do(portia, "delete_line", table=table, number=0)
            await do(portia, "ban", user=user)
            await other.state.follower.catch_up()
            assert (await shown.hear("chat"))["lines"][0]["text"] == ""
            assert await theirs.closed() == CloseCode.FORBIDDEN
            await do(portia, "close_table", table=table)
            await other.state.follower.catch_up()
            assert await shown.closed() == CloseCode.NOT_FOUND
