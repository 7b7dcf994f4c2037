"""The lobby as it changes, my tables, matches of old, ratings and exports."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.kernel.record import Record, read_record, verify
from larcin.kernel.registry import games
from larcin.kernel.table import Outcome
from larcin.server.common.models import Line, StoredMatch, new_id
from larcin.server.services import lobby as lobby_module
from larcin.server.storage.rating_formula import UNRATED, rate
from larcin.server.storage.store import Store
from larcin.wire import TableSettings, User
from tests.server.conftest import Running
from tests.server.talk import begin, finish, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))


# -- The lobby ------------------------------------------------------------------------------


@pytest.mark.parametrize("events", [False, True])
async def test_the_lobby_tells_what_changes(
    running: Running,
    anna: Client,
    bruno: Client,
    raw: httpx.AsyncClient,
    sixth: AnyGame,
    monkeypatch: pytest.MonkeyPatch,
    events: bool,
) -> None:
    monkeypatch.setattr(lobby_module, "PERIOD", 0.01)
    headers = {"accept": "text/event-stream"} if events else {}
    async with raw.stream("GET", "/api/lobby", headers=headers) as response:
        lines = changes(response)
        first = await anext(lines)
        table = (
            await anna.make_table(TableSettings(game=sixth.slug, seats=(None,) * 2, public=True))
        ).id
        await anna.make_table(TableSettings(game=GAME, seats=(None, None)))
        assert table not in {each["id"] for each in first["tables"]}
        made = await anext(lines)
        assert [each["id"] for each in made["tables"]] == [table]
        await anna.sit(table)
        (sat,) = (await anext(lines))["tables"]
        assert (sat["free"], sat["host"], sat["seats"][0]["name"]) == (1, "Anna", "Anna")
        await bruno.sit(table)
        await anna.start(table)
        await finish(running, table, anna, bruno)
        while table not in (await anext(lines))["gone"]:
            pass


async def changes(response: httpx.Response) -> Any:
    async for line in response.aiter_lines():
        bare = line.removeprefix("data: ")
        if bare and bare != ":":
            yield json.loads(bare)


async def test_nobody_looks_at_tables_for_an_empty_lobby(
    running: Running, raw: httpx.AsyncClient
) -> None:
    async with raw.stream("GET", "/api/lobby") as response:
        await anext(changes(response))
        assert running.lobby.is_looking
    while running.lobby.is_looking:  # noqa: ASYNC110 - no event
        await asyncio.sleep(0.001)


# -- My tables and matches ------------------------------------------------------------------


async def test_my_tables_that_wait_for_me_come_first(running: Running, sixth: AnyGame) -> None:
    async with running.guest("Clara") as clara, running.guest("Bruno") as bruno:
        waiting, _ = await begin(sixth, clara, bruno)
        answered, _ = await begin(sixth, clara, bruno)
        live = (await running.house.table(answered)).live
        assert live is not None
        await clara.play(answered, 1, live.match.moves(0)[0])
        hosted = (await clara.make_table(TableSettings(game=GAME, seats=(None, None)))).id
        over, match = await begin(sixth, clara, bruno)
        await finish(running, over, clara, bruno)
        mine = await clara.my_tables()
        assert [each.table.id for each in mine] == [waiting, hosted, answered]
        assert [each.waiting for each in mine] == [True, False, False]
        assert [(each.seat, each.host) for each in mine] == [(0, True), (None, True), (0, True)]
        (played,) = (await clara.my_matches()).matches
        assert (played.id, played.seat, played.public) == (match, 0, True)
        assert [player.name for player in played.players] == ["Clara", "Bruno"]
        assert played.outcome is not None


async def test_a_table_that_i_left_does_not_wait_for_me(running: Running) -> None:
    async with running.guest("Clara") as clara, running.guest("Bruno") as bruno:
        table, _ = await begin(games()[GAME], clara, bruno)
        await clara.leave(table)
        (mine,) = await clara.my_tables()
        assert (mine.left, mine.waiting, mine.table.seats[0].bot) == (True, False, "pickpocket")


async def test_matches_come_page_by_page(
    running: Running, anna: Client, raw: httpx.AsyncClient, sixth: AnyGame
) -> None:
    async with running.guest("Dora") as dora:
        played: list[str] = []
        for number in range(3):
            table, match = await begin(sixth, dora, anna, public=number != 1)
            await finish(running, table, dora, anna)
            played.insert(0, match)
        headers = {"cookie": f"larcin={dora._http.cookies['larcin']}"}
        found, after = [], None
        while True:
            params = {"limit": "2", "game": sixth.slug}
            if after is not None:
                params["after"] = after
            page = (await raw.get("/api/me/matches", params=params, headers=headers)).json()
            found += [each["id"] for each in page["matches"]]
            after = page["next"]
            if after is None:
                break
        assert found == played
    public = (await raw.get("/api/matches", params={"limit": 2})).json()["matches"]
    assert [each["id"] for each in public] == [played[0], played[2]]
    nothing = await raw.get("/api/matches", params={"game": "chess"})
    assert nothing.json() == {"matches": [], "next": None}
    nowhere = await raw.get("/api/matches", params={"after": "nonsense"})
    assert nowhere.json() == {"matches": [], "next": None}
    about = (await raw.get(f"/api/matches/{played[1]}/about")).json()
    assert (about["id"], about["public"], about["seat"]) == (played[1], False, None)
    assert (await raw.get("/api/matches/nothing/about")).status_code == 404


async def test_exports_have_every_match_that_is_over(
    running: Running, raw: httpx.AsyncClient, sixth: AnyGame
) -> None:
    async with running.guest("Emma") as emma, running.guest("Bruno") as bruno:
        matches = []
        for public in (True, False):
            table, match = await begin(sixth, emma, bruno, public=public)
            await finish(running, table, emma, bruno)
            matches.append(match)
        await begin(sixth, emma, bruno)  # not over, so not exported
        headers = {"cookie": f"larcin={emma._http.cookies['larcin']}"}
        mine = await exported(raw, "/api/me/export", headers)
        assert set(mine) == set(matches)
        for match, record in mine.items():
            assert record == await emma.record(match)
            verify(record)
        everybodys = await exported(raw, "/api/export", {})
        assert matches[0] in everybodys
        assert matches[1] not in everybodys


async def exported(raw: httpx.AsyncClient, path: str, headers: dict[str, str]) -> dict[str, Record]:
    answer = await raw.get(path, headers=headers)
    assert answer.headers["content-type"] == "application/x-ndjson"
    lines = [json.loads(line) for line in answer.text.splitlines()]
    return {line["id"]: read_record(json.dumps(line["record"]).encode()) for line in lines}


async def test_several_turns_at_once_are_the_single_ones(
    running: Running, anna: Client, bruno: Client, raw: httpx.AsyncClient, sixth: AnyGame
) -> None:
    table, match = await begin(sixth, anna, bruno)
    path = f"/api/matches/{match}/turns"
    assert (await raw.get(path)).status_code == 403
    await finish(running, table, anna, bruno)
    for eyes in ({}, {"eyes": 1}):
        some = (await raw.get(path, params={"first": 1, "count": 3, **eyes})).json()
        moves = some["moves"]
        assert (some["first"], some["eyes"]) == (1, eyes.get("eyes"))
        for turn, seen in enumerate(some["turns"], start=1):
            single = (await raw.get(f"{path}/{turn}", params=eyes)).json()
            assert single["observation"] == seen
    last = (await raw.get(path, params={"first": moves})).json()
    assert len(last["turns"]) == 1
    assert last["turns"][0]["view"]["outcome"] is not None
    for params in ({"first": moves + 1}, {"eyes": 2}):
        assert (await raw.get(path, params=params)).status_code == 404
    for params in ({"count": 101}, {"count": 0}, {"first": -1}, {"eyes": -1}):
        assert (await raw.get(path, params=params)).status_code == 400


# -- Ratings --------------------------------------------------------------------------------


async def test_winners_gain_and_ties_are_ties() -> None:
    after = rate(["anna", "bruno", "carla"], [1, 2, 2], {})
    assert after["anna"].mu > UNRATED.mu > after["bruno"].mu
    assert after["bruno"] == after["carla"]
    assert all(each.sigma < UNRATED.sigma and each.matches == 1 for each in after.values())


async def test_a_bot_in_several_seats_is_rated_once() -> None:
    after = rate(["anna", "greedy", "greedy"], [1, 2, 3], {})
    assert set(after) == {"anna", "greedy"}
    assert after["greedy"].matches == 1
    assert rate(["greedy", "greedy"], [1, 2], {}) == {}


async def test_claimed_names_programs_and_bots_are_on_the_leaderboard(
    running: Running, raw: httpx.AsyncClient
) -> None:
    async with running.guest("Gerda") as gerda:
        settings = TableSettings(game=GAME, seats=(None, "random"), hints=False)
        table = (await gerda.make_table(settings)).id
        await gerda.sit(table)
        await gerda.start(table)
        await play_alone(running, gerda, table)
        user = await gerda.me()
        profile = (await raw.get(f"/api/users/{user.id}")).json()
        (mine,) = profile["ratings"]
        assert (mine["game"], mine["rated"]["matches"]) == (GAME, 1)
        assert mine["rated"]["rank"] is None  # a guest
        board = (await gerda.leaderboard(GAME)).ratings
        assert "random" in [each.bot for each in board]
        assert user.id not in [each.user for each in board]
        await gerda.claim("Gerda", "correct horse")
        board = (await gerda.leaderboard(GAME)).ratings
        assert [each.rank for each in board] == list(range(1, len(board) + 1))
        (rank,) = [each.rank for each in board if each.user == user.id]
        profile = (await raw.get(f"/api/users/{user.id}")).json()
        assert profile["ratings"][0]["rated"]["rank"] == rank
        page = (await raw.get(f"/api/ratings/{GAME}?limit=1")).json()
        following = (await raw.get(f"/api/ratings/{GAME}?limit=1&after={page['next']}")).json()
        assert [page["ratings"][0]["rank"], following["ratings"][0]["rank"]] == [1, 2]
        hinted = await advised_match(running, gerda)
        assert (await running.house.table(hinted)).is_over
        board = (await gerda.leaderboard(GAME)).ratings
        assert [each.matches for each in board if each.user == user.id] == [1]
        assert await refused(gerda.leaderboard("chess")) == (404, "not-there")


async def play_alone(running: Running, client: Client, table: str) -> None:
    at = await running.house.table(table)
    assert at.live is not None
    while not at.is_over:
        question = at.live.match.question(0)
        if question is None:
            await asyncio.sleep(0.001)
        else:
            await client.play(table, question, at.live.match.moves(0)[0])
    await running.house.store.ratings.rate_all()  # the server may still be about to


async def advised_match(running: Running, client: Client) -> str:
    table = (await client.make_table(TableSettings(game=GAME, seats=(None, "random")))).id
    await client.sit(table)
    await client.start(table)
    live = (await running.house.table(table)).live
    assert live is not None
    while live.match.question(0) is None:  # noqa: ASYNC110 - no event
        await asyncio.sleep(0.001)
    await client.hint(table)
    await play_alone(running, client, table)
    return table


async def begin_match(store: Store, *users: User) -> str:
    settings = TableSettings(game="any", seats=(None,) * len(users))
    table = await store.add_table(users[0].id, settings)
    for seat, user in enumerate(users):
        await store.sit_down(table, seat, user.id)
    match = StoredMatch(
        id=new_id(),
        table=table,
        game="any",
        rules_version=1,
        options={},
        names=tuple(user.name for user in users),
        seed="00" * 32,
        opening="[]",
        started=1,
    )
    await store.begin_match(match)
    return match.id


def new_line(made: int = 0) -> Line:
    return Line(kind="play", seat=0, move="{}", events="[]", bot=None, made=made)


@pytest.mark.asyncio(loop_scope="function")
async def test_ratings_computed_anew_are_the_same(store: Store) -> None:
    users = [await store.add_user(name) for name in ("Anna", "Bruno", "Carla")]
    for number in range(6):
        one, other = users[number % 3], users[(number + 1) % 3]
        match = await begin_match(store, one, other)
        places = (1, 1) if number == 4 else (1, 2)
        outcome = Outcome("XX-1", scores=(3, 2), places=places)
        await store.append(match, 0, new_line(made=number), outcome)
        await store.ratings.rate(match)
        await store.ratings.rate(match)  # twice is the same as once
    await store.append(await begin_match(store, *users[:2]), 0, new_line(made=9), None)
    before = [await store.ratings.of_user(user.id) for user in users]
    assert [each[0].rated.matches for each in before] == [4, 4, 4]
    assert await store.ratings.rate_all() == 0
    await store.ratings.forget()
    assert await store.ratings.of_user(users[0].id) == []
    assert await store.ratings.rate_all() == 6
    assert [await store.ratings.of_user(user.id) for user in users] == before


@pytest.mark.asyncio(loop_scope="function")
async def test_matches_that_end_at_once_are_all_rated(store: Store) -> None:
    users = [await store.add_user(name) for name in ("Anna", "Bruno")]
    matches = [await begin_match(store, *users) for _ in range(4)]
    outcome = Outcome("XX-1", scores=(3, 2), places=(1, 2))
    for match in matches:
        await store.append(match, 0, new_line(), outcome)
    await asyncio.gather(*[store.ratings.rate(match) for match in matches])
    (rated,) = await store.ratings.of_user(users[0].id)
    assert rated.rated.matches == 4
