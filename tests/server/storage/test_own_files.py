"""Files of a server: nobody but their owner reads them, and one server at a time uses them."""

from __future__ import annotations

import ast
import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from larcin import cli
from larcin.server.storage.backup import back_up
from larcin.server.storage.database import BadDatabase
from larcin.server.storage.open_database import open_database
from larcin.server.storage.own_files import only_server
from larcin.server.storage.store import Store
from tests.server.conftest import serving

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


async def test_a_database_its_log_and_its_backup_are_for_their_owner(tmp_path: Path) -> None:
    file, copy = tmp_path / "new" / "server.sqlite", tmp_path / "copy.sqlite"
    store = Store(await open_database(str(file)))
    await store.add_user("Anna")
    back_up(str(file), copy)
    made = sorted(each.name for each in file.parent.iterdir())
    assert made == ["server.sqlite", "server.sqlite-shm", "server.sqlite-wal"]
    assert {rights(each) for each in (*file.parent.iterdir(), copy)} == {0o600}
    assert rights(file.parent) == 0o700
    await store.close()


async def test_a_database_from_before_is_shut(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite"
    await (await open_database(str(file))).close()
    file.chmod(0o644)
    await (await open_database(str(file))).close()
    assert rights(file) == 0o600


async def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "server.sqlite")
    async with serving(file):
        with pytest.raises(BadDatabase, match="Another server uses"), only_server(file):
            pass
        back_up(file, tmp_path / "copy.sqlite")  # which is no server
    with only_server(file):
        assert capsys.readouterr().err == ""


def test_on_the_command_line_it_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "server.sqlite")
    with only_server(file):
        assert cli.run(["serve", "--port", "0", "--database", file]) == 2
    assert "Another server uses" in capsys.readouterr().err


def test_postgresql_is_for_several() -> None:
    with only_server("postgresql://x"), only_server("postgresql://x"):
        pass


LOOK_IN = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as base:
    base.execute("INSERT INTO secrets VALUES (?, 'there')", (sys.argv[2],))
    print([row[0] for row in base.execute("SELECT name FROM secrets ORDER BY name")])
base.close()
"""


async def test_another_program_may_come_and_go(tmp_path: Path) -> None:
    """Whoever closes the file last takes its log away: it must see that a server is still there."""
    file = tmp_path / "server.sqlite"
    await (await open_database(str(file))).close()
    store = Store(await open_database(str(file)))
    seen = []
    for number in range(3):
        await store.secret(f"ours {number}")
        come = [sys.executable, "-c", LOOK_IN, str(file), f"theirs {number}"]
        answer = await asyncio.to_thread(subprocess.run, come, capture_output=True, check=True)
        seen.append(len(ast.literal_eval(answer.stdout.decode())))
        assert await store.secret(f"ours {number}")
    rows = await store._database.read("SELECT COUNT(*) FROM secrets")
    assert (seen, rows[0][0]) == ([2, 4, 6], 6)
    await store.close()
