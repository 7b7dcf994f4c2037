"""Ratings: they follow from the matches, whatever the order."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from larcin.client import Client
from larcin.kernel.registry import games
from larcin.kernel.table import Outcome
from larcin.server.common.models import Line, StoredMatch, new_id
from larcin.server.storage.rating_formula import UNRATED, rate
from larcin.server.storage.store import Store
from larcin.wire import TableSettings, User
from tests.server.conftest import Running
from tests.server.talk import refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))


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
        assert (await running.registry.table(hinted)).data.is_over
        board = (await gerda.leaderboard(GAME)).ratings
        assert [each.matches for each in board if each.user == user.id] == [1]
        assert await refused(gerda.leaderboard("chess")) == (404, "not-there")


async def play_alone(running: Running, client: Client, table: str) -> None:
    at = await running.registry.table(table)
    assert at.data.live is not None
    while not at.data.is_over:
        question = at.data.live.match.question(0)
        if question is None:
            await asyncio.sleep(0.001)
        else:
            await client.play(table, question, at.data.live.match.moves(0)[0])
    await running.registry.store.ratings.rate_all()  # the server may still be about to


async def advised_match(running: Running, client: Client) -> str:
    table = (await client.make_table(TableSettings(game=GAME, seats=(None, "random")))).id
    await client.sit(table)
    await client.start(table)
    live = (await running.registry.table(table)).data.live
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
