"""The same screens at a table of a server: play, a server that goes away, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from larcin.client import Client, Refusal, play
from larcin.kernel.errors import IllegalMove, LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.record import read_record, verify
from larcin.kernel.registry import games
from larcin.terminal.app import LarcinApp
from larcin.terminal.joining import KNOWN, Errand, be_known, join, look_around
from larcin.terminal.play import PlayScreen
from larcin.terminal.remote import RemoteSession, with_rule
from larcin.terminal.sheets import Sheet
from larcin.wire import NewLink, Problem, TableSettings
from larcin.words import Words
from tests.server.conftest import Running, serving

pytestmark = pytest.mark.slow

GAME = next(iter(games()))
WORDS = Words(None, "en")


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(str(tmp_path / "server.sqlite")) as server:
        yield server


async def sit(running: Running, tmp_path: Path, **wanted: object) -> RemoteSession:
    told: list[str] = []
    errand = Errand(running.url, "Anna", **wanted)  # type: ignore[arg-type]
    session = await join(errand, tmp_path / "state", tmp_path / "matches", WORDS, told.append)
    assert session.visit.table in told[-1]
    return session


@asynccontextmanager
async def open_table(session: RemoteSession, folder: Path) -> AsyncIterator[Pilot[None]]:
    app = LarcinApp(folder, "Anna", "en", session)
    async with app.run_test(size=(100, 30)) as pilot:
        yield pilot


def remote(pilot: Pilot[None]) -> RemoteSession:
    tables = [each for each in pilot.app.screen_stack if isinstance(each, PlayScreen)]
    session = tables[0].session
    assert isinstance(session, RemoteSession)
    return session


async def play_to_the_end(pilot: Pilot[None]) -> None:
    """Always the first choice, until the sheet says how it ended."""
    while not isinstance(pilot.app.screen, Sheet):
        await pilot.press("1")
        await pilot.pause(0.001)


async def test_a_match_at_a_server_and_the_next_one(
    running: Running, tmp_path: Path, sixth: AnyGame
) -> None:
    async with running.guest("Bruno") as bruno:
        settings = TableSettings(game=sixth.slug, seats=(None, None), public=True)
        table = (await bruno.make_table(settings)).id
        await bruno.sit(table)
        starting = asyncio.ensure_future(sit(running, tmp_path, table=table))
        while (await bruno.table(table)).seats[1].name is None:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.001)
        await bruno.start(table)
        session = await starting
        assert f"--table {table}" in session.coming_back()
        opponent = asyncio.ensure_future(play(bruno, table, "random"))
        async with open_table(session, tmp_path / "matches") as pilot:
            await play_to_the_end(pilot)
            assert (await opponent).outcome == session.outcome is not None
            assert session.trouble is None
            match = verify(read_record(session.path.read_bytes()))
            assert (match.outcome, match.seed) == (session.outcome, session.seed)
            await pilot.press("n")
            while (await bruno.table(table)).rematch is None:
                await pilot.pause(0.001)
            await bruno.rematch(table)
            while remote(pilot) is session:
                await pilot.pause(0.001)
            again = remote(pilot)
            assert again.outcome is None
            assert [player.name for player in again.players] == ["Anna", "Bruno"]
            assert again.observe().view.seat == 0


async def test_a_full_table_takes_nobody_more(running: Running, tmp_path: Path) -> None:
    async with running.guest("Bruno") as bruno:
        table = (await bruno.make_table(TableSettings(game=GAME, seats=(None, None)))).id
        await bruno.sit(table)
        link = await bruno.give_link(table, NewLink(kind="sit"))
        await be_known(running.url, "Anna", tmp_path / "state", "somebody")
        mine, free = await look_around(Errand(running.url, None), tmp_path / "state", WORDS)
        assert (mine, free) == ([], [])
        await bruno.fill(table, "random")
        with pytest.raises(Refusal):
            await sit(running, tmp_path, table=table, link=link.secret)


async def test_a_server_that_went_away_is_found_again(tmp_path: Path) -> None:
    database = str(tmp_path / "server.sqlite")
    async with serving(database) as before:
        settings = TableSettings(game=GAME, seats=(None, "random"))
        session = await sit(before, tmp_path, settings=settings)
    port = int(before.url.rpartition(":")[2])
    following = session.follow()
    await anext(following)
    assert troubled(session)
    with pytest.raises(LarcinError, match="does not answer"):
        await session.play({}, 1)
    async with serving(database, port=port):
        async for _ in following:
            if not troubled(session):
                break
        assert session.observe().events
        with pytest.raises(LarcinError):
            await session.play({"type": "Nothing"}, session.observe().question)
    await following.aclose()
    await session.close()


def troubled(session: RemoteSession) -> bool:
    return session.trouble == "trouble-away"


async def test_a_server_knows_whoever_comes_back(running: Running, tmp_path: Path) -> None:
    state = tmp_path / "state"
    token = await be_known(running.url, "Anna", state, "somebody")
    assert (state / KNOWN).stat().st_mode & 0o777 == 0o600
    assert await be_known(running.url, "Anne", state, "somebody") == token
    async with Client(running.url, token) as client:
        assert (await client.me()).name == "Anne"
        await client.delete_account()
    assert await be_known(running.url, None, state, "somebody") != token


def test_a_refusal_of_the_server_is_one_of_the_rules_where_it_is_one() -> None:
    problem = Problem(type="/problems/x", title="X", status=422, detail="No.", rule="XX-1")
    with pytest.raises(IllegalMove):
        with_rule(Refusal(problem))
    with pytest.raises(LarcinError, match="No"):
        with_rule(Refusal(Problem(type="/problems/x", title="X", status=403, detail="No.")))
