"""My tables and matches of old, page by page, turn by turn, and all at once."""

from __future__ import annotations

import json

import httpx
import pytest

from larcin.client import Client
from larcin.kernel.game import AnyGame
from larcin.kernel.record import Record, read_record, verify
from larcin.kernel.registry import games
from larcin.wire import TableSettings
from tests.server.conftest import Running
from tests.server.talk import begin, finish

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))


async def test_my_tables_that_wait_for_me_come_first(running: Running, sixth: AnyGame) -> None:
    async with running.guest("Clara") as clara, running.guest("Bruno") as bruno:
        waiting, _ = await begin(sixth, clara, bruno)
        answered, _ = await begin(sixth, clara, bruno)
        live = (await running.registry.table(answered)).data.live
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


async def test_a_match_in_play_is_for_those_who_may_look(
    running: Running, anna: Client, bruno: Client, raw: httpx.AsyncClient, sixth: AnyGame
) -> None:
    """As its table is; once it is over, whoever has its address may read it."""
    table, match = await begin(sixth, anna, bruno, public=False)
    for client, status in ((anna._http, 200), (bruno._http, 200), (raw, 403)):
        assert (await client.get(f"/api/matches/{match}")).status_code == status
    await finish(running, table, anna, bruno)
    assert (await raw.get(f"/api/matches/{match}")).status_code == 200
