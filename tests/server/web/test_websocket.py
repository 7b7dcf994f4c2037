"""The socket of a table: what it shows to whom, and what bad input gets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from websockets.exceptions import InvalidStatus

from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.server.common.errors import NotStored
from larcin.server.running.serve import PLAIN
from larcin.server.tables.watchers import ROOM
from larcin.wire import CloseCode, NewLink, TableSettings
from tests.server.conftest import Running, serving
from tests.server.talk import Screen, screen

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module", params=[None, PLAIN], ids=["fast", "plain"])
def ws(request: pytest.FixtureRequest) -> str | None:
    """All of this holds for both ways of speaking over a socket."""
    way: str | None = request.param
    return way


@pytest_asyncio.fixture(loop_scope="module")
async def two(running: Running) -> AsyncIterator[list[Client]]:
    async with running.guest("Anna") as anna, running.guest("Bruno") as bruno:
        yield [anna, bruno]


async def begun(two: list[Client], game: str, *, public: bool = True, **more: Any) -> str:
    """A table at which both sit, with a match that has begun."""
    settings = TableSettings(game=game, seats=(None, None), public=public, **more)
    table = (await two[0].make_table(settings)).id
    if not public:
        link = await two[0].give_link(table, NewLink(kind="sit"))
        await two[1].use_link(table, link.secret or "")
    for each in two:
        await each.sit(table)
    await two[0].start(table)
    return table


async def begun_with_a_choice(running: Running, two: list[Client], game: str) -> str:
    """A table where the first seat has two moves at least: some hands are all alike."""
    while True:
        table = await begun(two, game)
        live = (await running.registry.table(table)).data.live
        assert live is not None
        if len(live.match.moves(0)) > 1:
            return table


@asynccontextmanager
async def screens(
    running: Running, table: str, *clients: Client | None
) -> AsyncIterator[list[Screen]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(screen(running, table, each)) for each in clients]


# -- What is shown --------------------------------------------------------------------------


async def test_everything_comes_on_connecting(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await begun(two, sixth.slug)
    async with screen(running, table, two[1]) as bruno:
        state = json.loads(await bruno.socket.recv())
        assert (state["type"], state["seat"], state["plays"], state["host"]) == (
            "table",
            1,
            True,
            False,
        )
        assert [seat["name"] for seat in state["seats"]] == ["Anna", "Bruno"]
        presence = await bruno.hear("presence")
        assert presence["seats"] == [False, True]
        seen = await bruno.hear("observation")
        assert (seen["since"], seen["observation"]["question"]) == (0, 1)
        assert seen["observation"]["view"]["seat"] == 1


async def test_a_spectator_sees_the_public_view_and_cannot_play(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await begun(two, sixth.slug)
    async with screen(running, table, None) as fan:
        seen = await fan.hear("observation")
        assert seen["observation"]["view"]["seat"] is None
        assert seen["observation"]["moves"] == []
        await fan.say(type="play", question=1, move={"type": "Take"})
        assert (await fan.hear("bad"))["problem"] == "forbidden"


async def test_a_move_comes_to_every_screen(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await begun(two, sixth.slug)
    async with screens(running, table, *two, None) as (anna, bruno, fan):
        for each in (anna, bruno, fan):
            seen = await each.hear("observation")
            told = seen["observation"]["told"]
            if each is not fan:
                await each.play(seen)
        for each in (anna, bruno, fan):
            while (seen := await each.hear("observation"))["observation"]["told"] == told:
                assert seen["since"] <= told
            assert (seen["since"], len(seen["observation"]["events"])) == (
                told,
                seen["observation"]["told"] - told,
            )


async def test_a_gap_is_closed_by_resuming(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await begun(two, sixth.slug)
    async with screen(running, table, two[0], "?since=1") as anna:
        seen = await anna.hear("observation")
        assert seen["since"] == 1
        await anna.say(type="resume")
        again = await anna.hear("observation")
        assert again["since"] == 0
        assert len(again["observation"]["events"]) == seen["observation"]["told"]
        await anna.say(type="resume", since=10**6)  # heard at another table
        assert (await anna.hear("observation"))["since"] == 0


async def test_a_face_down_choice_is_changed_and_taken_back(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    """Only who chooses is told what, and that it was changed."""
    table = await begun_with_a_choice(running, two, sixth.slug)
    async with screens(running, table, *two) as (anna, bruno):
        seen, _ = await anna.hear("observation"), await bruno.hear("observation")
        moves = seen["observation"]["moves"]
        await anna.play(seen)
        assert (await anna.hear("observation"))["observation"]["chosen"] == moves[0]
        laid = await bruno.hear("observation")
        assert (laid["observation"]["chosen"], laid["observation"]["to_act"]) == (None, [1])
        await anna.say(type="change", move=moves[1])
        assert (await anna.hear("observation"))["observation"]["chosen"] == moves[1]
        await anna.say(type="take_back")
        again = await anna.hear("observation")
        assert (again["observation"]["chosen"], again["observation"]["question"]) == (None, 2)
        await anna.say(type="play", question=1, move=moves[0])
        assert (await anna.hear("refused"))["reason"] == "stale-answer"
        # Bruno heard nothing of all that: what comes next is that one waits for Anna.
        await bruno.play(laid)
        assert (await bruno.hear("observation"))["observation"]["to_act"] == [0]


async def test_the_same_answer_twice_is_harmless(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await begun(two, sixth.slug)
    async with screen(running, table, two[0]) as anna:
        seen = await anna.hear("observation")
        for _ in range(2):
            await anna.play(seen)
            shown = await anna.hear("observation")
            assert shown["observation"]["chosen"] == seen["observation"]["moves"][0]
    live = (await running.registry.table(table)).data.live
    assert live is not None
    assert live.lines == 1


async def test_eyes_are_lent_and_taken_back(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await begun(two, sixth.slug, public=False)
    async with running.guest("Carla") as carla:
        link = await two[0].give_link(table, NewLink(kind="eyes"))
        assert link.seat == 0
        await carla.use_link(table, link.secret or "")
        async with screen(running, table, carla, "?eyes=1") as nosy:
            assert await nosy.closed() == CloseCode.FORBIDDEN
        async with screen(running, table, carla, "?eyes=0") as shown:
            seen = await shown.hear("observation")
            assert seen["observation"]["view"]["seat"] == 0
            await shown.play(seen)
            assert (await shown.hear("bad"))["problem"] == "forbidden"
            await two[0].revoke_link(link.id)
            assert (await shown.hear("closed"))["reason"] == "revoked"
            assert await shown.closed() == CloseCode.FORBIDDEN
        async with screen(running, table, carla) as shown:
            assert await shown.closed() == CloseCode.FORBIDDEN


async def test_whoever_sits_down_looks_from_there(running: Running, two: list[Client]) -> None:
    anna, bruno = two
    settings = TableSettings(game=(await anna.games())[0].slug, seats=(None, None), public=True)
    table = (await anna.make_table(settings)).id
    async with screen(running, table, bruno) as shown:
        assert (await shown.hear("table"))["seat"] is None
        await bruno.sit(table, 1)
        assert (await shown.hear("table"))["seat"] == 1
        await anna.sit(table)
        await anna.start(table)
        assert (await shown.hear("observation"))["observation"]["view"]["seat"] == 1


# -- Bots that sit in -----------------------------------------------------------------------


async def test_a_bot_sits_in_for_who_leaves_until_they_are_back(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    slug = (await two[0].games())[0].slug
    table = await begun(two, slug, stand_in="random")
    async with screens(running, table, *two) as (anna, bruno):
        await two[1].leave(table)
        while (await anna.hear("table"))["seats"][1]["bot"] != "random":
            pass
        await bruno.say(type="come_back")
        while (await anna.hear("table"))["seats"][1]["bot"] is not None:
            pass


async def test_a_bot_sits_in_when_the_time_is_up(
    running: Running, two: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of the test jumps an hour; nobody waits."""
    slug = (await two[0].games())[0].slug
    table = await begun(two, slug, clock={"seconds": 600})
    live = await running.registry.table(table)
    ahead = 0
    monkeypatch.setattr("larcin.server.tables.timeouts.ticks", lambda: 10**15 + ahead)
    async with screen(running, table, two[0]) as anna:
        seen = await anna.hear("observation")
        assert {clock["seat"] for clock in seen["clocks"]} == set(seen["observation"]["to_act"])
        live.timeouts.ring()
        while not any(seat["bot"] for seat in (await anna.hear("table"))["seats"]):
            pass


# -- Bad input ------------------------------------------------------------------------------

BAD: list[str | bytes] = [
    "",
    "nonsense",
    "[]",
    '{"type": "play"}',
    '{"type": "steal"}',
    '{"type": "ping", "seat": 1}',
    '{"type": "play", "question": "1", "move": {}}',
    '{"type": "play", "question": 1, "move": {"type": "Nothing"}}',
    '{"type": "play", "question": 1, "move": 3}',
    '{"type": "resume", "since": -1}',
    "[" * 5000,
    b"\xff\xfe",
]


async def test_a_bad_message_gets_a_typed_answer_and_changes_nothing(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await begun(two, sixth.slug)
    async with screen(running, table, two[0]) as anna:
        for text in BAD:
            await anna.socket.send(text)
            told = await anna.hear("bad")
            assert told["problem"] == "bad-message", text
            assert told["sentence"].endswith(".")
    live = (await running.registry.table(table)).data.live
    assert live is not None
    assert live.lines == 0


async def test_a_refusal_cites_its_rule(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await begun(two, sixth.slug)
    async with screen(running, table, two[0]) as anna:
        seen = await anna.hear("observation")
        await anna.say(type="play", question=7, move=seen["observation"]["moves"][0])
        told = await anna.hear("refused")
        assert (told["reason"], told["question"]) == ("stale-answer", 7)
        assert told["rule"]
        await anna.say(type="take_back")
        assert (await anna.hear("refused"))["reason"] == "not-face-down"


async def test_before_the_match_there_is_nothing_to_answer(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    settings = TableSettings(game=sixth.slug, seats=(None, None), public=True)
    table = (await two[0].make_table(settings)).id
    await two[0].sit(table)
    async with screen(running, table, two[0]) as anna:
        await anna.say(type="play", question=1, move={})
        assert (await anna.hear("bad"))["problem"] == "not-playing"


async def test_a_huge_message_closes_the_socket_of_who_sent_it_alone(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await begun(two, sixth.slug)
    async with screens(running, table, *two) as (anna, bruno):
        await anna.socket.send("x" * 1_000_000)
        assert await anna.closed() == CloseCode.TOO_BIG
        await bruno.say(type="ping")
        await bruno.hear("pong")


async def test_a_flood_is_closed(
    running: Running, two: list[Client], sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(two, sixth.slug)
    monkeypatch.setattr(running.state, "rate", 2)
    async with screen(running, table, two[0]) as anna:
        for _ in range(100):
            await anna.say(type="ping")
        assert await anna.closed() == CloseCode.FLOOD


async def test_another_site_is_turned_away(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await begun(two, sixth.slug)
    with pytest.raises(InvalidStatus, match="403"):
        async with screen(running, table, two[0], origin="http://elsewhere.example"):
            pass
    async with screen(running, table, two[0], origin=running.url) as anna:
        await anna.hear("observation")


async def test_a_table_that_is_not_there_or_not_for_you(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    async with screen(running, "nowhere", two[0]) as anna:
        assert (await anna.hear("bad"))["problem"] == "not-there"
        assert await anna.closed() == CloseCode.NOT_FOUND
    private = await begun(two, sixth.slug, public=False)
    async with screen(running, private, None) as stranger:
        assert await stranger.closed() == CloseCode.FORBIDDEN


async def test_a_slow_reader_is_closed_and_the_others_go_on(
    running: Running, two: list[Client], sixth: AnyGame
) -> None:
    table = await running.registry.table(await begun(two, sixth.slug))
    async with screens(running, table.data.id, *two) as (anna, bruno):
        await anna.hear("observation")
        slow = next(each for each in table.audience.watchers if each.place.seat == 0)
        for _ in range(40):  # more than any network holds for who does not read
            slow.send(b'{"type": "pong", "much": "%b"}' % (b"x" * 500_000))
        for _ in range(ROOM + 1):
            slow.send(b'{"type": "pong"}')
        assert await anna.closed() == CloseCode.SLOW
        await bruno.say(type="ping")
        await bruno.hear("pong")
    async with screen(running, table.data.id, two[0]) as anna:
        await anna.hear("observation")


async def test_what_cannot_be_stored_is_not_shown(
    running: Running, two: list[Client], sixth: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(two, sixth.slug)
    append = running.registry.store.append

    async def fail(*_: object) -> None:
        raise NotStored("The disk is full.")

    async with screens(running, table, *two) as (anna, bruno):
        seen, _ = await anna.hear("observation"), await bruno.hear("observation")
        monkeypatch.setattr(running.registry.store, "append", fail)
        await anna.play(seen)
        assert (await anna.hear("bad"))["problem"] == "not-stored"
        await anna.say(type="resume")
        shown = await anna.hear("observation")
        assert (shown["observation"]["chosen"], shown["observation"]["question"]) == (None, 1)
        monkeypatch.setattr(running.registry.store, "append", append)
        await anna.play(seen)
        assert (await anna.hear("observation"))["observation"]["chosen"] is not None
        assert (await bruno.hear("observation"))["observation"]["to_act"] == [1]


async def test_a_half_open_socket_dies(tmp_path: Path, ws: str | None) -> None:
    """Somebody's network is gone: no answer to a ping."""
    database = str(tmp_path / "server.sqlite")
    async with (
        serving(database, ping=0.05, dead=0.05, ws=ws) as running,
        running.guest("Anna") as anna,
    ):
        slug = (await anna.games())[0].slug
        settings = TableSettings(game=slug, seats=(None, None), public=True)
        table = await running.registry.table((await anna.make_table(settings)).id)
        host, _, port = running.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        request = (
            f"GET /api/tables/{table.data.id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        writer.write(request.encode())
        while await reader.read(1000):  # it listens, but never answers
            pass
        writer.close()
        while table.audience.watchers:  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.01)


async def test_a_server_that_stops_asks_to_come_back(
    tmp_path: Path, sixth: AnyGame, ws: str | None
) -> None:
    async with AsyncExitStack() as stack:
        async with (
            serving(str(tmp_path / "server.sqlite"), ws=ws) as running,
            running.guest("Anna") as anna,
            running.guest("Bruno") as bruno,
        ):
            table = await begun([anna, bruno], sixth.slug)
            shown = await stack.enter_async_context(screen(running, table, anna))
            await shown.hear("observation")
        assert (await shown.hear("closed"))["reason"] == "stopping"
        assert await shown.closed() == CloseCode.STOPPING
