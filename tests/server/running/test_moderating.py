"""`larcin moderate` and `larcin sweep`: what whoever runs a server does, and reads."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from larcin import cli
from larcin.server.running.settings import BadSettings, read_settings
from larcin.server.storage.database import Statement
from larcin.server.storage.open_database import open_database
from larcin.server.storage.store import Store
from tests.server.storage.test_sweeping import history

pytestmark = pytest.mark.slow


async def fill(database: str) -> tuple[str, str]:
    """A table that waits, and a guest who sits there."""
    store = Store(await open_database(database))
    anna, bruno, waiting, _ = await history(store)
    await store.accounts.claim(anna.id, "Anna", "hash")
    await store.close()
    return waiting, bruno.id


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    path = str(tmp_path / "s.sqlite")
    monkeypatch.setenv("LARCIN_DATABASE", path)
    return path


def test_every_act_has_its_command(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    table, bruno = asyncio.run(fill(database))
    for command in (
        ["appoint", "anna"],
        ["dismiss", "Anna"],
        ["silence", bruno, "--days", "3", "--reason", "swears"],
        ["ban", bruno, "--days", "3"],
        ["ban", "--name", "Big Boss"],
        ["ban", "--address", "192.0.2.7"],
        ["lift", bruno],
        ["unseat", table, "1"],
        ["delete-line", table, "0"],
        ["settle", table, "0"],
        ["close-table", table],
    ):
        assert cli.run(["moderate", *command]) == 0
        assert "in the log" in capsys.readouterr().out
    assert cli.run(["moderate", "reset-password", "Anna"]) == 0
    assert len(capsys.readouterr().out.strip()) == 16
    assert cli.run(["moderate", "bans"]) == 0
    bans = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["who"] for each in bans] == ["Big Boss", "192.0.2.7/32"]
    assert cli.run(["moderate", "file", bruno]) == 0
    assert json.loads(capsys.readouterr().out)["kept"]["account"][0]["name"] == "Bruno"
    assert cli.run(["moderate", "delete-person", bruno]) == 0
    capsys.readouterr()
    assert cli.run(["moderate", "log", "--count", "3"]) == 0
    log = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["act"]["act"] for each in log] == [
        "close_table",
        "reset_password",
        "delete_person",
    ]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["silence", "Nemo"], "nobody has claimed this name: Nemo"),
        (["ban"], "only one of them"),
        (["ban", "Anna", "--name", "Anna"], "only one of them"),
        (["ban", "--address", "here"], "no address and no network"),
        (["close-table", "none"], "no such table"),
    ],
)
def test_what_cannot_be_is_a_sentence(
    database: str, command: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["moderate", *command]) == 2
    assert sentence in capsys.readouterr().err


def test_sweeping_is_counted_first(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(database))
    asyncio.run(grow_old(database))
    counts = "0 guests, 1 tables, 0 matches, 2 lines, 0 reports, 0 acts, 0 bans"
    assert cli.run(["sweep", "--dry-run", "--keep", "chat=1"]) == 0
    assert capsys.readouterr().out == f"To be deleted: {counts}.\n"
    assert cli.run(["sweep", "--keep", "chat=1", "--rewrite"]) == 0
    assert capsys.readouterr().out == f"Deleted: {counts}.\n"
    assert cli.run(["sweep"]) == 0
    assert capsys.readouterr().out.startswith("Deleted: 0 guests, 0 tables")


async def grow_old(database: str) -> None:
    base = await open_database(database)
    await base.write(
        Statement("UPDATE tables SET created = 5"), Statement("UPDATE chats SET made = 5")
    )
    await base.close()


def test_what_is_kept_is_a_setting(tmp_path: Path) -> None:
    file = tmp_path / "larcin.toml"
    file.write_text("[keep]\nchat = 7\nmatches = 365\n")
    keep = read_settings({}, file, {}, keep=["chat=8"]).keep
    assert (keep.chat, keep.matches, keep.guests) == (8, 365, 180)
    for wrong in ("[keep]\nlines = 7\n", "[keep]\nchat = -1\n"):
        file.write_text(wrong)
        with pytest.raises(BadSettings):
            read_settings({}, file, {})
