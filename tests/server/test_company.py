"""Company at a table: playing again, talk, bots that sit in, late spectators, advice."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from larcin.server.storage.chat import KEPT
from larcin.server.storage.store import Store
from larcin.server.tables import chat as talk_module
from larcin.wire import NewLink, TableSettings, TableState
from tests.server.conftest import Running
from tests.server.talk import begin, cookies, finish, refused, screen

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))


# -- Playing again --------------------------------------------------------------------------


async def test_a_rematch_moves_everybody_one_seat_further(
    running: Running, anna: Client, bruno: Client
) -> None:
    settings = TableSettings(game=GAME, seats=(None, None, "random"))
    table = (await anna.make_table(settings)).id
    await anna.sit(table)
    link = await anna.give_link(table, NewLink(kind="sit"))
    await bruno.use_link(table, link.secret or "")
    await bruno.sit(table)
    async with running.guest("Carla") as fan:
        watch = await anna.give_link(table, NewLink(kind="watch"))
        await fan.use_link(table, watch.secret or "")
        await anna.start(table)
        assert await refused(anna.rematch(table)) == (409, "conflict")
        await play_out(running, table, [anna, bruno])
        async with screen(running, table, bruno) as shown:
            await shown.hear("table")
            assert await refused(fan.rematch(table)) == (403, "forbidden")
            asked = await bruno.rematch(table)
            told = await shown.hear("table")
        assert told["rematch"] == asked.id
        assert (asked.previous, asked.seat, asked.match) == (table, 2, None)
        assert [seat.bot for seat in asked.seats] == ["random", None, None]
        assert (await bruno.rematch(table)).id == asked.id
        assert (await fan.table(asked.id)).seat is None
        assert await refused(fan.sit(asked.id)) == (403, "forbidden")
        agreed = await anna.rematch(table)
        assert (agreed.id, agreed.seat) == (asked.id, 1)
        assert agreed.match is not None


async def play_out(running: Running, table: str, people: list[Client]) -> None:
    """Everybody plays the first move until it is over."""
    live = (await running.house.table(table)).live
    assert live is not None
    while live.outcome is None:
        for seat, client in enumerate(people):
            question = live.match.question(seat)
            if question is not None and live.outcome is None:
                await client.play(table, question, live.match.moves(seat)[0])
        await asyncio.sleep(0.001)


async def test_two_who_agree_at_once_agree_on_one_table(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno)
    await finish(running, table, anna, bruno)
    both = await asyncio.gather(anna.rematch(table), bruno.rematch(table))
    assert both[0].id == both[1].id
    state = await anna.table(both[0].id)
    assert state.match is not None
    assert [seat.name for seat in state.seats] == ["Bruno", "Anna"]


async def test_seats_of_a_public_rematch_are_kept(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno)
    await finish(running, table, anna, bruno)
    again = (await anna.rematch(table)).id
    (listed,) = [each for each in await anna.lobby() if each.id == again]
    assert listed.free == 0
    async with running.guest("Carla") as stranger:
        assert await refused(stranger.sit(again)) == (403, "forbidden")
        link = await anna.give_link(again, NewLink(kind="sit"))  # Bruno does not want to
        await stranger.use_link(again, link.secret or "")
        await stranger.sit(again)


async def test_bots_take_the_seats_that_stay_free(anna: Client, bruno: Client) -> None:
    settings = TableSettings(game=GAME, seats=(None, None, None), public=True)
    table = (await anna.make_table(settings)).id
    await anna.sit(table)
    assert await refused(bruno.fill(table, "greedy")) == (403, "forbidden")
    assert await refused(anna.fill(table, "nobody")) == (400, "unknown-bot")
    state = await anna.fill(table, "greedy")
    assert [seat.bot for seat in state.seats] == [None, "greedy", "greedy"]
    assert (await anna.start(table)).match is not None
    assert await refused(anna.fill(table, "greedy")) == (409, "conflict")


# -- Leaving and coming back ----------------------------------------------------------------


async def test_a_bot_sits_in_for_whoever_is_away_too_long(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    clock = {"seconds": 86_400, "away": 5}
    table, _ = await begin(sixth, anna, bruno, clock=clock, stand_in="random")
    live = await running.house.table(table)
    absences = live._absences
    assert set(absences._timers) == {0, 1}
    async with screen(running, table, anna) as shown:
        await shown.hear("observation")
        assert set(absences._timers) == {1}
    await until(lambda: set(absences._timers) == {0, 1})
    absences._timers[0].cancel()
    absences._ring(0)  # as when five seconds are over
    await until(lambda: live.bot_in(0) == "random")
    state = await anna.come_back(table)
    assert state.seats[0].bot is None


async def until(condition: Any) -> None:
    while not condition():  # noqa: ASYNC110 - there is no event for it
        await asyncio.sleep(0.001)


async def test_nobody_is_minded_without_such_a_clock(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno, clock={"seconds": 86_400})
    assert (await running.house.table(table))._absences.is_idle


# -- Talk -----------------------------------------------------------------------------------


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
    mine = [each for each in await running.house.store.chats.reports() if each["table"] == table]
    assert [(each["text"], each["reason"], each["name"]) for each in mine] == [
        ("You cheat", "rude", "Anna")
    ]


@pytest.mark.parametrize("text", ["", "   ", "a\x07b", "x" * 501, "\x00"])
async def test_what_is_not_text_is_not_said(anna: Client, text: str) -> None:
    table = (await anna.make_table(TableSettings(game=GAME, seats=(None, None), chat="all"))).id
    assert (await refused(anna.say(table, text)))[0] == 400
    assert await anna.chat(table) == []


async def test_nobody_talks_without_end(anna: Client) -> None:
    table = (await anna.make_table(TableSettings(game=GAME, seats=(None, None), chat="all"))).id
    for number in range(talk_module.BURST):
        await anna.say(table, f"line {number}")
    assert await refused(anna.say(table, "one more")) == (429, "too-many")


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


# -- Late spectators ------------------------------------------------------------------------


async def test_those_without_a_seat_see_everything_later(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, match = await begin(sixth, anna, bruno, delay=3600)
    live = (await running.house.table(table)).live
    assert live is not None
    eyes = await anna.give_link(table, NewLink(kind="eyes"))
    async with (
        running.guest("Carla") as fan,
        screen(running, table, None) as spectator,
        screen(running, table, anna) as player,
    ):
        await fan.use_link(table, eyes.secret or "")
        opening = (await spectator.hear("observation"))["observation"]
        before = len(live.match.events)
        while len(live.match.events) == before:
            seat = live.match.to_act[0]
            question = live.match.question(seat) or 0
            await (anna, bruno)[seat].play(table, question, live.match.moves(seat)[0])
        while (await player.hear("observation"))["observation"]["told"] == before:
            pass
        await spectator.say(type="resume", since=0)
        assert (await spectator.hear("observation"))["observation"] == opening
        async with screen(running, table, fan, "?eyes=0") as lent:
            assert (await lent.hear("observation"))["observation"]["told"] == before
        assert len((await fan.record(match)).events[0]) == before
        await finish(running, table, anna, bruno)  # then there is nothing to hide
        told = len(live.match.events)
        while (await spectator.hear("observation"))["observation"]["told"] != told:
            pass


async def test_late_spectators_follow_in_time(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno, delay=1)
    live = (await running.house.table(table)).live
    assert live is not None
    async with screen(running, table, None) as spectator:
        before = (await spectator.hear("observation"))["observation"]["told"]
        while len(live.match.events) == before:
            seat = live.match.to_act[0]
            question = live.match.question(seat) or 0
            await (anna, bruno)[seat].play(table, question, live.match.moves(seat)[0])
        seen = await spectator.hear("observation")
        while seen["observation"]["told"] == before:
            seen = await spectator.hear("observation")
        assert (seen["since"], seen["clocks"]) == (before, [])


# -- Advice ---------------------------------------------------------------------------------


async def alone(anna: Client, **settings: Any) -> TableState:
    made = await anna.make_table(TableSettings(game=GAME, seats=(None, "random"), **settings))
    await anna.sit(made.id)
    return await anna.start(made.id)


async def test_who_plays_alone_may_ask_for_advice(running: Running, anna: Client) -> None:
    table = await alone(anna)
    assert table.hints
    live = (await running.house.table(table.id)).live
    assert live is not None
    await until(lambda: live.match.question(0) is not None)
    hint = await anna.hint(table.id)
    assert hint.question == live.match.question(0)
    legal = (await seen(running, table.id, anna))["moves"]
    assert 1 <= len(hint.moves) <= 3
    assert all(each.move in legal for each in hint.moves)
    assert all(each.share is None or 0 <= each.share <= 1 for each in hint.moves)
    await anna.play(table.id, hint.question, hint.moves[0].move)


async def seen(running: Running, table: str, client: Client) -> dict[str, Any]:
    async with screen(running, table, client) as shown:
        observation: dict[str, Any] = (await shown.hear("observation"))["observation"]
        return observation


async def test_advice_is_for_whoever_is_asked_where_it_is_allowed(
    anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno)
    assert not (await anna.table(table)).hints
    assert await refused(anna.hint(table)) == (403, "forbidden")
    proud = await alone(anna, hints=False)
    assert await refused(anna.hint(proud.id)) == (403, "forbidden")
    assert await refused(bruno.hint((await alone(anna)).id)) == (403, "forbidden")
    not_yet = await anna.make_table(TableSettings(game=GAME, seats=(None, "random")))
    await anna.sit(not_yet.id)
    assert await refused(anna.hint(not_yet.id)) == (409, "not-playing")
