"""`larcin serve` and `larcin connect`: what goes wrong is one sentence."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from larcin import cli
from larcin.client import play
from larcin.client.visit import read_address, visit
from larcin.kernel.registry import games
from larcin.kernel.table import Outcome
from larcin.server.running.logs import JsonLines
from larcin.server.running.serve import address, listen
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store
from larcin.wire import NewLink, TableSettings
from tests.server.conftest import serving
from tests.server.storage.test_ratings import begin_match, new_line

pytestmark = pytest.mark.slow


def test_a_port_that_is_taken_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with listen("127.0.0.1", 0) as listening:
        port = str(listening.getsockname()[1])
        database = str(tmp_path / "server.sqlite")
        assert cli.run(["serve", "--port", port, "--database", database]) == 2
    assert f"cannot listen at 127.0.0.1, port {port}" in capsys.readouterr().err


def test_a_database_that_is_none_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["serve", "--port", "0", "--database", str(tmp_path)]) == 2
    assert "cannot be used as a database" in capsys.readouterr().err
    assert cli.run(["serve", "--port", "0", "--database", "postgresql://127.0.0.1:9/x"]) == 2
    assert "PostgreSQL does not let us in" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--port", "70000"], ["--port", "x"], ["--workers", "0"]])
def test_settings_are_checked(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["serve", *wrong]) == 2
    assert wrong[0] in capsys.readouterr().err


def test_connecting_to_nobody_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for url in ("http://127.0.0.1:9", "nonsense", "http://["):
        assert cli.run(["connect", url, "--table", "x"]) == 2
        assert "does not answer" in capsys.readouterr().err
    assert cli.run(["connect", "http://127.0.0.1:9", "--table", "x", "--bot", "nobody"]) == 2
    assert "no bot called" in capsys.readouterr().err


def test_connecting_to_no_table_asks_which(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["connect", "http://127.0.0.1:9"]) == 2
    assert "At which table?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "table", "link"),
    [
        ("http://a:8", None, None),
        ("http://a:8/table/x7", "x7", None),
        ("http://a:8/table/x7#s3", "x7", "s3"),
        ("http://a:8/table/x7/#s3", "x7", "s3"),
    ],
)
def test_an_invitation_says_where_to_go(url: str, table: str | None, link: str | None) -> None:
    assert read_address(url) == ("http://a:8", table, link)


async def test_bots_come_by_link_and_play(tmp_path: Path) -> None:
    slug = next(iter(games()))
    async with serving(str(tmp_path / "s.sqlite")) as running, running.guest("Anna") as host:
        table = (await host.make_table(TableSettings(game=slug, seats=(None, None)))).id
        link = await host.give_link(table, NewLink(kind="sit"))
        visits = [
            asyncio.ensure_future(visit(running.url, table, "random", name, link=link.secret))
            for name in ("Irma", "Moll")
        ]
        while any(seat.name is None for seat in (await host.table(table)).seats):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await host.start(table)
        ends = await asyncio.gather(*visits)
    assert ends[0].outcome == ends[1].outcome is not None
    assert {end.seat for end in ends} == {0, 1}
    assert all(seat.program for seat in ends[0].seats)


async def test_connecting_says_how_far_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(str(tmp_path / "s.sqlite")) as running, running.guest("Anna") as host:
        settings = TableSettings(game=next(iter(games())), seats=(None, None))
        table = (await host.make_table(settings)).id
        await host.sit(table, 0)
        link = await host.give_link(table, NewLink(kind="sit"))
        url = f"{running.url}/table/{table}#{link.secret}"
        connected = asyncio.create_task(
            asyncio.to_thread(cli.run, ["connect", url, "--bot", "random", "--name", "Irma"])
        )
        seated = f"Sat down in seat 2 at {table}; waiting for the start.\n"
        told = ""
        while seated not in told:
            assert not connected.done()
            await asyncio.sleep(0.01)
            told += capsys.readouterr().err
        await host.start(table)
        await play(host, table, "random")
        assert await connected == 0
    said = capsys.readouterr()
    assert said.err == "The match has begun, against Anna.\n"
    assert said.out.startswith("Place ")


async def test_connecting_says_which_bot_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "class Silent:\n    def choose(self, observation, deadline, rng):\n        return None\n"
    (tmp_path / "silent_bot.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    async with serving(str(tmp_path / "s.sqlite")) as running, running.guest("Anna") as host:
        settings = TableSettings(game=next(iter(games())), seats=(None, "random"))
        table = (await host.make_table(settings)).id
        link = await host.give_link(table, NewLink(kind="sit"))
        url = f"{running.url}/table/{table}#{link.secret}"
        connected = asyncio.create_task(
            asyncio.to_thread(cli.run, ["connect", url, "--bot", "silent_bot:Silent"])
        )
        while (await host.table(table)).seats[0].name is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await host.start(table)
        assert await connected == 2
    assert capsys.readouterr().err.endswith(
        "Your bot silent_bot:Silent failed: choose answered None, "
        "which is none of observation.moves (silent_bot.py, line 2).\n"
    )


def test_reports_are_read_and_ratings_computed_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "s.sqlite")
    asyncio.run(fill(database))
    assert cli.run(["reports", "--database", database]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["text"] == "You cheat"
    for _ in range(2):
        assert cli.run(["ratings", "--database", database]) == 0
        assert capsys.readouterr().out == "1 matches were rated.\n"


async def fill(database: str) -> None:
    """A table with a match that is over and a line that was reported."""
    store = Store(await open_database(database))
    users = [await store.add_user(name) for name in ("Anna", "Bruno")]
    match = await begin_match(store, *users)
    outcome = Outcome("XX-1", scores=(3, 2), places=(1, 2))
    await store.append(match, 0, new_line(), outcome)
    stored = await store.match(match)
    assert stored is not None
    await store.chats.add(stored.table, users[0], 0, "You cheat")
    assert await store.chats.report(stored.table, 0, users[1].id, "rude")
    await store.close()


def test_the_log_is_lines_of_json() -> None:
    record = logging.LogRecord("larcin", logging.INFO, "", 0, "%s came", ("Anna",), None)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["message"]) == ("info", "Anna came")


def test_an_address_is_one_to_click_on() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert address(listening) == f"http://127.0.0.1:{listening.getsockname()[1]}"
    with listen("0.0.0.0", 0) as listening:
        assert address(listening).startswith("http://localhost:")
