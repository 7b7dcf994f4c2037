"""The API over HTTP: who may do what, and what bad input gets."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Sequence
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner

from larcin.client import Client
from larcin.kernel.codec import encode
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import games
from larcin.kernel.vocabulary import vocabulary_of
from larcin.wire import NewLink, TableSettings
from tests.server.conftest import Running
from tests.server.talk import begin, finish, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(iter(games()))
PUBLIC = TableSettings(game=GAME, seats=(None, None), public=True)


# -- Who one is -----------------------------------------------------------------------------


async def test_a_guest_is_known_by_a_cookie_that_no_script_reads(raw: httpx.AsyncClient) -> None:
    answer = await raw.post("/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert all(mark in cookie for mark in ("httponly", "samesite=lax", "path=/"))
    assert (await raw.get("/api/me")).json() == answer.json()
    renamed = await raw.post("/api/me", json={"name": "Anne"})
    assert renamed.json() == {**answer.json(), "name": "Anne"}


async def who(running: Running, cookie: str) -> int:
    """What somebody with this cookie is answered who asks who they are."""
    headers = {b"cookie": f"larcin={cookie}".encode()}
    async with httpx.AsyncClient(base_url=running.url, headers=headers) as stranger:
        return (await stranger.get("/api/me")).status_code


async def test_a_forged_cookie_is_nobody(running: Running, raw: httpx.AsyncClient) -> None:
    cookie = raw.cookies["larcin"]
    assert await who(running, cookie) == 200
    user, made, signature = cookie.split(".")
    another = TimestampSigner("guessed", salt="session", digest_method=hashlib.sha256)
    for forged in (
        "",
        user,
        f"{user}.",
        f"{user}.{signature}",
        f"{user}.{made}.{'0' if signature[0] != '0' else '1'}{signature[1:]}",
        f"{user}.A{made}.{signature}",
        f"someone.{made}.{signature}",
        another.sign(user).decode(),
        "é.é.é",
    ):
        assert await who(running, forged) == 401, forged


async def test_a_cookie_of_before_is_still_known(running: Running, raw: httpx.AsyncClient) -> None:
    """0.1.0 signed without a time. Whoever was a guest then sits where they sat."""
    name = raw.cookies["larcin"].partition(".")[0]
    key = await running.registry.store.secret("cookies")
    signature = hmac.digest(key, name.encode(), "sha256").hex()
    assert await who(running, f"{name}.{signature}") == 200
    assert await who(running, f"x{name}.{signature}") == 401


@pytest.mark.parametrize(("days", "status"), [(0, 200), (364, 200), (366, 401), (-1, 200)])
async def test_a_cookie_holds_for_a_year(
    running: Running,
    raw: httpx.AsyncClient,
    monkeypatch: pytest.MonkeyPatch,
    days: int,
    status: int,
) -> None:
    """Also for whoever has copied it; a clock that is set back logs nobody out."""
    then = int(time.time()) - days * 86_400
    with monkeypatch.context() as past:
        past.setattr(TimestampSigner, "get_timestamp", lambda _: then)
        await raw.post("/api/me", json={"name": "Mallory"})
    assert await who(running, raw.cookies["larcin"]) == status


async def test_a_token_speaks_for_its_user_until_it_is_revoked(
    running: Running, raw: httpx.AsyncClient
) -> None:
    token = (await raw.post("/api/tokens", json={"label": "bot"})).json()
    assert (await raw.get("/api/tokens")).json()[-1] == {
        "id": token["id"],
        "label": "bot",
        "bot": False,
        "user": (await raw.get("/api/me")).json()["id"],
        "token": None,
    }
    headers = {"authorization": f"Bearer {token['token']}"}
    async with httpx.AsyncClient(base_url=running.url, headers=headers) as program:
        assert (await program.get("/api/me")).json()["name"] == "Mallory"
        assert (await raw.delete(f"/api/tokens/{token['id']}")).status_code == 204
        assert (await program.get("/api/me")).status_code == 401
    assert (await raw.delete(f"/api/tokens/{token['id']}")).status_code == 404


# -- Tables ---------------------------------------------------------------------------------


async def test_the_games_are_listed_with_their_options(anna: Client) -> None:
    listed = {game.slug: game for game in await anna.games()}
    assert set(games()) <= set(listed)
    assert listed[GAME].seats == (games()[GAME].players[0], games()[GAME].players[-1])


async def test_a_public_table_is_in_the_lobby_and_open_to_all(anna: Client, bruno: Client) -> None:
    table = (await anna.make_table(PUBLIC)).id
    (listed,) = [each for each in await bruno.lobby() if each.id == table]
    assert (listed.free, listed.playing) == (2, False)
    assert (await bruno.sit(table)).seat == 0
    assert (await anna.sit(table)).seat == 1
    await anna.start(table)
    (listed,) = [each for each in await bruno.lobby() if each.id == table]
    assert (listed.free, listed.playing) == (0, True)


async def test_a_private_table_needs_a_link(anna: Client, bruno: Client) -> None:
    table = (await anna.make_table(TableSettings(game=GAME, seats=(None, None)))).id
    assert table not in {each.id for each in await bruno.lobby()}
    assert await refused(bruno.table(table)) == (403, "forbidden")
    assert await refused(bruno.sit(table)) == (403, "forbidden")
    assert await refused(bruno.use_link(table, "guessed")) == (403, "forbidden")
    watch = await anna.give_link(table, NewLink(kind="watch"))
    await bruno.use_link(table, watch.secret or "")
    assert (await bruno.table(table)).seat is None
    assert await refused(bruno.sit(table)) == (403, "forbidden")
    sit = await anna.give_link(table, NewLink(kind="sit", seat=1))
    await bruno.use_link(table, sit.secret or "")
    assert await refused(bruno.sit(table, 0)) == (403, "forbidden")
    assert (await bruno.sit(table)).seat == 1


async def test_only_who_gave_a_link_takes_it_back(anna: Client, bruno: Client) -> None:
    table = (await anna.make_table(PUBLIC)).id
    link = await anna.give_link(table, NewLink(kind="watch"))
    assert await refused(bruno.revoke_link(link.id)) == (404, "not-there")
    await anna.revoke_link(link.id)
    assert await refused(anna.revoke_link(link.id)) == (404, "not-there")
    assert await refused(bruno.use_link(table, link.secret or "")) == (403, "forbidden")


async def test_links_are_given_by_those_at_the_table_and_eyes_by_their_owner(
    anna: Client, bruno: Client
) -> None:
    table = (await anna.make_table(PUBLIC)).id
    assert await refused(bruno.give_link(table, NewLink(kind="sit"))) == (403, "forbidden")
    assert await refused(anna.give_link(table, NewLink(kind="eyes"))) == (403, "forbidden")
    assert await refused(anna.give_link(table, NewLink(kind="sit", seat=9))) == (404, "not-there")
    await anna.sit(table)
    assert (await anna.give_link(table, NewLink(kind="eyes"))).seat == 0


async def test_who_may_start(anna: Client, bruno: Client) -> None:
    table = (await anna.make_table(PUBLIC)).id
    await bruno.sit(table)
    assert await refused(bruno.start(table)) == (403, "forbidden")
    assert await refused(anna.start(table)) == (400, "bad-seats")
    await anna.sit(table)
    assert (await anna.start(table)).commitment is not None
    assert await refused(anna.start(table)) == (409, "conflict")


async def test_seats_are_taken_once(anna: Client, bruno: Client) -> None:
    table = (await anna.make_table(PUBLIC)).id
    await anna.sit(table, 0)
    assert await refused(bruno.sit(table, 0)) == (409, "conflict")
    assert await refused(anna.sit(table, 1)) == (409, "conflict")
    assert (await anna.leave(table)).seat is None
    assert (await bruno.sit(table, 0)).seat == 0
    assert await refused(anna.leave(table)) == (403, "forbidden")


async def test_namesakes_are_told_apart(running: Running, anna: Client) -> None:
    table = (await anna.make_table(PUBLIC)).id
    async with running.guest("Anna") as other:
        await anna.sit(table)
        await other.sit(table)
        state = await anna.start(table)
    assert [seat.name for seat in state.seats] == ["Anna", "Anna 2"]


# -- Matches --------------------------------------------------------------------------------


async def test_a_match_in_play_tells_only_what_everybody_heard(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, match = await begin(sixth, anna, bruno)
    live = (await running.registry.table(table)).data.live
    assert live is not None
    await anna.play(table, 1, live.match.moves(0)[0])
    told = await bruno.record(match)
    assert (told.seed, told.moves, len(told.events)) == (None, (), 1)
    assert live.match.seed.hex().encode() not in encode(told)
    async with httpx.AsyncClient(base_url=running.url) as stranger:
        answer = await stranger.get(f"/api/matches/{match}/turns/0?eyes=0")
        assert answer.status_code == 403


async def test_every_turn_of_a_match_that_is_over_is_seen_from_every_seat(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, match = await begin(sixth, anna, bruno)
    await finish(running, table, anna, bruno)
    told = await anna.record(match)
    assert told.seed is not None
    async with httpx.AsyncClient(base_url=running.url) as raw:
        for turn in range(len(told.moves) + 1):
            for seat in (None, 0, 1):
                params = {} if seat is None else {"eyes": seat}
                answer = await raw.get(f"/api/matches/{match}/turns/{turn}", params=params)
                seen = answer.json()["observation"]
                assert seen["view"]["seat"] == seat
                assert len(seen["events"]) == len(told.events[turn])
        for path in (f"turns/{len(told.moves) + 1}", "turns/0?eyes=2"):
            assert (await raw.get(f"/api/matches/{match}/{path}")).status_code == 404
        assert (await raw.get("/api/matches/nothing")).status_code == 404


async def test_moves_over_http(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    moves: Sequence[Any] = ()
    while len(moves) < 2:  # some hands are all alike
        table, _ = await begin(sixth, anna, bruno)
        live = (await running.registry.table(table)).data.live
        assert live is not None
        moves = live.match.moves(0)
    assert (await anna.play(table, 1, moves[0])).changed
    assert not (await anna.play(table, 1, moves[0])).changed
    assert (await anna.change(table, moves[1])).changed
    assert (await anna.take_back(table)).changed
    assert await refused(anna.play(table, 1, moves[0])) == (409, "stale-answer")
    assert await refused(anna.take_back(table)) == (422, "illegal-move")
    assert await refused(anna.play(table, 2, {"type": "None"})) == (400, "bad-message")


async def test_who_wonders_is_told_why_not(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno)
    live = (await running.registry.table(table)).data.live
    assert live is not None
    legal = live.match.moves(0)
    elsewhere = next(move for move in vocabulary_of(sixth).moves if move not in legal)
    lines = live.lines
    assert (await anna.why(table, legal[0])).reason is None
    assert (await anna.why(table, elsewhere)).reason == "not-in-hand"
    assert live.lines == lines
    async with running.guest("Carla") as stranger:
        assert await refused(stranger.why(table, elsewhere)) == (403, "forbidden")


async def test_two_who_answer_at_once_do_not_hinder_each_other(
    running: Running, anna: Client, bruno: Client, sixth: AnyGame
) -> None:
    table, _ = await begin(sixth, anna, bruno)
    live = (await running.registry.table(table)).data.live
    assert live is not None
    moves = [live.match.moves(seat)[0] for seat in (0, 1)]
    both = await asyncio.gather(anna.play(table, 1, moves[0]), bruno.play(table, 1, moves[1]))
    assert all(each.changed for each in both)
