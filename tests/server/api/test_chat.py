"""Talk at a table: who hears it, who does not, and what is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from larcin.client import Client
from larcin.kernel.registry import games
from larcin.server.common.limits import Limits
from larcin.server.storage.chat import KEPT
from larcin.server.storage.store import Store
from larcin.wire import TableSettings
from tests.server.conftest import Running, serving
from tests.server.talk import cookies, refused, screen

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))


async def test_talk_is_off_among_strangers_and_on_among_those_with_a_link(
    running: Running, anna: Client, bruno: Client
) -> None:
    public = await anna.make_table(TableSettings(game=GAME, seats=(None, None), public=True))
    assert public.settings.chat == "nobody"
    await anna.sit(public.id)
    assert await refused(anna.say(public.id, "Hello?")) == (403, "forbidden")
    private = await anna.make_table(TableSettings(game=GAME, seats=(None, None)))
    assert (private.settings.chat, private.speaks) == ("seats", False)
    assert await refused(anna.say(private.id, "Hello?")) == (403, "forbidden")
    assert (await anna.sit(private.id)).speaks
    line = await anna.say(private.id, " Hello! ")
    assert (line.number, line.name, line.seat, line.text) == (0, "Anna", 0, "Hello!")
    assert await refused(bruno.chat(private.id)) == (403, "forbidden")
    assert await refused(bruno.say(private.id, "Hello!")) == (403, "forbidden")


async def test_talk_over_sockets_reaches_everybody_but_those_who_mute(
    running: Running, anna: Client, bruno: Client, raw: httpx.AsyncClient
) -> None:
    settings = TableSettings(game=GAME, seats=(None, None), public=True, chat="all")
    table = (await anna.make_table(settings)).id
    await anna.sit(table)
    user = (await anna.me()).id
    async with (
        screen(running, table, anna) as first,
        screen(running, table, bruno) as second,
        screen(running, table, None) as stranger,
    ):
        await first.say(type="say", text="Hello!")
        for shown in (first, second, stranger):
            (line,) = (await shown.hear("chat"))["lines"]
            assert (line["user"], line["text"], line["seat"]) == (user, "Hello!", 0)
        await stranger.say(type="say", text="Me too")
        assert (await stranger.hear("bad"))["problem"] == "not-identified"
        mute = await raw.post("/api/mutes", json={"user": user}, headers=cookies(bruno))
        assert mute.status_code == 204
        await first.say(type="say", text="Still there?")
        assert (await stranger.hear("chat"))["lines"][0]["number"] == 1
        await second.say(type="say", text="Silence is golden")
        (line,) = (await second.hear("chat"))["lines"]
        assert line["text"] == "Silence is golden"
    async with screen(running, table, bruno) as second, screen(running, table, None) as stranger:
        assert [line["number"] for line in (await second.hear("chat"))["lines"]] == [2]
        assert [line["number"] for line in (await stranger.hear("chat"))["lines"]] == [0, 1, 2]
    assert [line.number for line in await bruno.chat(table)] == [2]
    muted = await raw.get("/api/mutes", headers=cookies(bruno))
    assert [each["id"] for each in muted.json()] == [user]
    for status in (204, 404):
        unmute = await raw.delete(f"/api/mutes/{user}", headers=cookies(bruno))
        assert unmute.status_code == status
    assert [line.number for line in await bruno.chat(table)] == [0, 1, 2]


async def test_somebody_who_was_muted_elsewhere_is_not_read_at_a_new_table(
    running: Running, anna: Client, bruno: Client, raw: httpx.AsyncClient
) -> None:
    user = {"user": (await anna.me()).id}
    assert (await raw.post("/api/mutes", json=user, headers=cookies(bruno))).status_code == 204
    settings = TableSettings(game=GAME, seats=(None, None), public=True, chat="all")
    table = (await anna.make_table(settings)).id
    async with screen(running, table, bruno) as shown, screen(running, table, None) as stranger:
        for each in (shown, stranger):
            await each.say(type="ping")
            await each.hear("pong")
        await anna.say(table, "Hello!")
        assert (await stranger.hear("chat"))["lines"][0]["text"] == "Hello!"
        await shown.say(type="say", text="Who is there?")
        assert (await shown.hear("chat"))["lines"][0]["text"] == "Who is there?"


async def test_a_line_is_reported_once_and_kept(
    running: Running, anna: Client, bruno: Client, raw: httpx.AsyncClient
) -> None:
    settings = TableSettings(game=GAME, seats=(None, None), public=True, chat="all")
    table = (await anna.make_table(settings)).id
    await anna.say(table, "You cheat")
    path = f"/api/tables/{table}/chat"
    for _ in range(2):
        answer = await raw.post(f"{path}/0/report", json={"reason": "rude"})
        assert answer.status_code == 204
    assert (await raw.post(f"{path}/7/report", json={"reason": "rude"})).status_code == 404
    mine = [each for each in await running.registry.store.chats.reports() if each.table == table]
    assert [(each.text, each.reason, each.name) for each in mine] == [("You cheat", "rude", "Anna")]


@pytest.mark.parametrize("text", ["", "   ", "a\x07b", "x" * 501, "\x00"])
async def test_what_is_not_text_is_not_said(anna: Client, text: str) -> None:
    table = (await anna.make_table(TableSettings(game=GAME, seats=(None, None), chat="all"))).id
    assert (await refused(anna.say(table, text)))[0] == 400
    assert await anna.chat(table) == []


@pytest.mark.asyncio(loop_scope="function")
async def test_old_lines_are_forgotten(store: Store) -> None:
    user = await store.add_user("Anna")
    table = await store.add_table(user.id, TableSettings(game=GAME, seats=(None, None)))
    for number in range(KEPT + 3):
        await store.chats.add(table, user, None, f"line {number}")
    lines = await store.chats.lines(table)
    assert [line.number for line in lines] == list(range(3, KEPT + 3))
    assert (lines[0].text, lines[0].name) == ("line 3", "Anna")
    await asyncio.gather(*[store.chats.add(table, user, 1, "at once") for _ in range(3)])
    assert (await store.chats.lines(table))[-1].number == KEPT + 5


@pytest.mark.asyncio(loop_scope="function")
async def test_reports_are_bounded_as_lines_are(tmp_path: Path) -> None:
    limits = Limits(lines=3, files=2)
    async with (
        serving(str(tmp_path / "s.sqlite"), limits=limits) as running,
        running.guest("Anna") as anna,
        running.guest("Mallory") as mallory,
    ):
        table = (await anna.make_table(TableSettings(game=GAME, seats=(None,) * 2, public=True))).id
        path = f"/api/tables/{table}/chat/0/report"
        got = [(await mallory._http.post(path, json={"reason": "!"})) for _ in range(4)]
        assert [each.status_code for each in got] == [404, 404, 404, 429]
        files = [await mallory._http.get("/api/me/file") for _ in range(3)]
        assert [each.status_code for each in files] == [200, 200, 429]
