"""What people need who run a server: settings, logs, figures, backups, a disk that is full."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import sqlite3
from pathlib import Path

import httpx
import pytest

from larcin import cli
from larcin.client import Refusal, play
from larcin.kernel.registry import games
from larcin.server.common.metrics import Figures, write_text
from larcin.server.messaging.bus import Alone
from larcin.server.running.logs import JsonLines
from larcin.server.running.settings import BadSettings, read_settings
from larcin.server.storage.backup import BadBackup, back_up
from larcin.server.storage.database import BadDatabase
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store
from larcin.wire import CloseCode, TableSettings
from tests.server.conftest import QUICK, Running, serving
from tests.server.talk import screen

pytestmark = pytest.mark.slow

# -- Settings -------------------------------------------------------------------------------


def test_what_is_given_counts_then_the_file_then_what_is_usual(tmp_path: Path) -> None:
    file = tmp_path / "larcin.toml"
    file.write_text('port = 9000\nrate = 7\ndatabase = "x.sqlite"\n')
    settings = read_settings({"port": 9001, "rate": None}, file, {})
    assert (settings.port, settings.rate, settings.database) == (9001, 7, "x.sqlite")
    assert (settings.host, settings.workers, settings.valkey) == ("127.0.0.1", 1, None)
    assert read_settings({}, None, {"HOME": str(tmp_path)}).database.endswith("server.sqlite")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port = 70000", "Field port"),
        ('port = "many"', "Field port"),
        ("prot = 1", "Field prot is unknown"),
        ("port = ", "cannot be read"),
        ("workers = 2", "need PostgreSQL and Valkey"),
        ('workers = 2\ndatabase = "postgresql://x"', "need PostgreSQL and Valkey"),
        ('valkey = "localhost:6379"', "begins with valkey://"),
    ],
)
def test_wrong_settings_are_a_sentence(
    tmp_path: Path, text: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "larcin.toml"
    file.write_text(text)
    assert cli.run(["serve", "--config", str(file)]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said


def test_a_file_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="cannot be read"):
        read_settings({}, tmp_path / "nothing.toml", {})


def test_a_valkey_that_is_not_there_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "server.sqlite")
    wrong = ["--port", "0", "--database", database, "--valkey", "valkey://:secret@127.0.0.1:9"]
    assert cli.run(["serve", *wrong]) == 2
    said = capsys.readouterr().err
    assert "Valkey does not let us in" in said
    assert "secret" not in said


# -- Logs and figures -----------------------------------------------------------------------


async def test_requests_are_logged_without_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "larcin.access")
    async with (
        serving(str(tmp_path / "s.sqlite"), access_log=True) as running,
        httpx.AsyncClient(base_url=running.url) as visitor,
    ):
        headers = {"authorization": "Bearer larcin_secret", "cookie": "larcin=secret"}
        await visitor.get("/api/me?password=secret", headers=headers)
    lines = [JsonLines().format(each) for each in caplog.records if each.name == "larcin.access"]
    (line,) = [json.loads(each) for each in lines]
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/me", 401)
    assert "secret" not in lines[0]
    assert "127.0.0.1" not in lines[0]


async def test_prometheus_reads_figures(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "s.sqlite")) as running, running.guest("Anna") as anna:
        before = await figures(running)
        table = (await anna.make_table(TableSettings(game=QUICK, seats=(None, "random")))).id
        await anna.sit(table)
        await anna.start(table)
        end = await play(anna, table, "random")
        moves = len((await anna.record(end.match or "")).moves)
        after = await figures(running)
    assert after["larcin_moves_total"] - before.get("larcin_moves_total", 0) == moves
    assert after["larcin_tables"] == after["larcin_processes"] == 1
    assert after['larcin_store_seconds_bucket{le="+Inf"}'] == after["larcin_store_seconds_count"]
    assert after['larcin_requests_total{status="200"}'] > 0


async def figures(running: Running) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=running.url) as prometheus:
        answer = await prometheus.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_figures_of_processes_are_added() -> None:
    one, two = Figures(), Figures()
    one.add("larcin_moves_total", 2)
    two.add("larcin_moves_total", 3)
    two.time("larcin_bot_seconds", 0.3)
    text = write_text([one, two])
    assert "larcin_moves_total 5\n" in text
    assert 'larcin_bot_seconds_bucket{le="0.25"} 0\n' in text
    assert 'larcin_bot_seconds_bucket{le="0.5"} 1\n' in text
    assert "larcin_bot_seconds_sum 0.3\n" in text


async def test_alone_there_is_nobody_to_share_with() -> None:
    assert await Alone().shared() == []


# -- Stopping, and a full disk --------------------------------------------------------------


async def test_stopping_says_come_back(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "s.sqlite")) as running, running.guest("Anna") as anna:
        settings = TableSettings(game=QUICK, seats=(None, None), public=True)
        table = (await anna.make_table(settings)).id
        async with screen(running, table, anna) as eyes:
            await eyes.hear("table")
            running.server.should_exit = True
            assert (await eyes.hear("closed"))["reason"] == "stopping"
            assert await eyes.closed() == CloseCode.STOPPING


async def test_a_full_disk_refuses_and_the_table_goes_on(tmp_path: Path) -> None:
    database = str(tmp_path / "s.sqlite")
    async with (
        serving(database) as running,
        running.guest("Anna") as anna,
        running.guest("Bruno") as bruno,
    ):
        long = next(iter(games()))  # longer than what fits into the last page
        settings = TableSettings(game=long, seats=(None, None), public=True)
        table = (await anna.make_table(settings)).id
        await anna.sit(table)
        await bruno.sit(table)
        await anna.start(table)
        writer: sqlite3.Connection = running.registry.store._database._writer  # type: ignore[attr-defined]
        ((pages,),) = writer.execute("PRAGMA page_count").fetchall()
        writer.execute(f"PRAGMA max_page_count = {pages}")
        both = [asyncio.ensure_future(play(each, table, "random")) for each in (anna, bruno)]
        await asyncio.wait(both, return_when=asyncio.FIRST_EXCEPTION)
        refusals = [task.exception() for task in both if task.done()]
        for task in both:
            task.cancel()
        for refusal in refusals:
            assert isinstance(refusal, Refusal)
            assert (refusal.problem.status, refusal.problem.type) == (503, "/problems/not-stored")
        assert refusals
        assert (await ask(running, "/health"), await ask(running, "/ready")) == (503, 200)
        writer.execute("PRAGMA max_page_count = 1000000")
        look_again(running)
        assert await ask(running, "/health") == 200
        ends = await asyncio.gather(play(anna, table, "random"), play(bruno, table, "random"))
        assert ends[0].outcome is not None


async def test_asking_whether_all_is_well_is_no_load(tmp_path: Path) -> None:
    """However many ask, it is tried once a second."""
    async with serving(str(tmp_path / "s.sqlite")) as running:
        said: list[str] = []
        running.registry.store._database._writer.set_trace_callback(said.append)  # type: ignore[attr-defined]
        async with httpx.AsyncClient(base_url=running.url) as asking:
            answers = await asyncio.gather(*[asking.get("/health") for _ in range(50)])
        assert {each.status_code for each in answers} == {200}
        assert sum(each.startswith("DELETE") for each in said) <= 2
        left = await running.registry.store._database.read("SELECT name FROM secrets")
        assert "probe" not in [name for (name,) in left]


async def test_a_server_that_stops_takes_no_visitors(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "s.sqlite")) as running:
        assert await ask(running, "/ready") == 200
        await running.registry.stop()
        assert (await ask(running, "/ready"), await ask(running, "/health")) == (503, 200)


async def test_a_database_that_does_not_answer_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("larcin.server.storage.probe.PATIENCE", 0.01)
    async with serving(str(tmp_path / "s.sqlite")) as running:
        for probe in (running.registry.store.reading, running.registry.store.writing):
            monkeypatch.setattr(probe, "_attempt", lambda: asyncio.sleep(60))
        assert (await ask(running, "/ready"), await ask(running, "/health")) == (503, 503)


async def ask(running: Running, path: str) -> int:
    async with httpx.AsyncClient(base_url=running.url) as asking:
        answer = await asking.get(path)
    if answer.status_code == 503:
        assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code


def look_again(running: Running) -> None:
    """As if the second were over for which an answer is good."""
    running.registry.store.writing._answered = -math.inf


# -- Backup ---------------------------------------------------------------------------------


async def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    database, copy = tmp_path / "s.sqlite", tmp_path / "copies" / "backup.sqlite"
    async with serving(str(database)) as running, running.guest("Anna") as anna:
        table = (await anna.make_table(TableSettings(game=QUICK, seats=("random",) * 2))).id
        match = (await anna.start(table)).match or ""
        assert await asyncio.to_thread(back_up, str(database), copy) == 1
    store = Store(await open_database(str(copy)))
    assert await store.match(match) is not None
    await store.close()
    assert [each.name for each in copy.parent.iterdir() if "-" not in each.name] == [copy.name]


def test_a_backup_that_cannot_be_made_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadDatabase, match="no database"):
        back_up(str(tmp_path / "nothing.sqlite"), tmp_path / "copy")
    with pytest.raises(BadBackup, match="pg_dump"):
        back_up("postgresql://user:secret@host/x", tmp_path / "copy")
    some = tmp_path / "some.sqlite"
    some.write_text("this is no database")
    assert cli.run(["backup", "--database", str(some), str(tmp_path / "copy")]) == 2
    assert "cannot be made" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [some]
    with pytest.raises(BadBackup, match="exists"):
        back_up(str(some), some)


async def test_an_empty_backup_counts_no_matches(tmp_path: Path) -> None:
    await (await open_database(str(tmp_path / "s.sqlite"))).close()
    assert back_up(str(tmp_path / "s.sqlite"), tmp_path / "copy") == 0
