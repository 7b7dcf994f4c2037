"""Files of a server: nobody but their owner reads them, and one server at a time uses them."""

from __future__ import annotations

import os
import stat
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
