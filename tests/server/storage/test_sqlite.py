"""SQLite: commits made as one, and what happens when it cannot write."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from larcin.server.common.errors import Conflict, NotStored
from larcin.server.storage.database import BadDatabase, Statement
from larcin.server.storage.open_database import open_database
from larcin.server.storage.sqlite import SqliteDatabase


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    database = await open_database(str(tmp_path / "new" / "folder" / "test.sqlite"))
    assert isinstance(database, SqliteDatabase)
    yield database
    await database.close()


def put(name: str, value: str = "x") -> Statement:
    return Statement("INSERT INTO secrets VALUES (?, ?)", (name, value))


async def test_many_writes_share_a_commit(database: SqliteDatabase) -> None:
    """Those that wait while the disk is busy go in together."""
    said: list[str] = []
    database._writer.set_trace_callback(said.append)
    other = sqlite3.connect(database._path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writes = [asyncio.ensure_future(database.write(put(str(number)))) for number in range(500)]
    await asyncio.sleep(0)
    other.execute("COMMIT")
    other.close()
    await asyncio.gather(*writes)
    assert len(said) == 1
    assert await database.read("SELECT COUNT(*) FROM secrets") == [(500,)]


async def test_rows_share_a_commit_with_whatever_else_there_is(database: SqliteDatabase) -> None:
    said: list[str] = []
    database._writer.set_trace_callback(said.append)
    rows = [database.write(put(str(number))) for number in range(20)]
    both = [database.write(put("a"), put("b")), database.write(put("c"), put("a"))]
    answers = await asyncio.gather(*rows, *both, return_exceptions=True)
    assert [type(each) for each in answers] == [type(None)] * 21 + [Conflict]
    assert said.count("COMMIT") == 1
    assert sum(each.startswith("INSERT") for each in said) == 5
    assert await database.read("SELECT COUNT(*) FROM secrets") == [(22,)]


@pytest.mark.parametrize("text", ["", "7", "null", '"', "\\", "\0", "a\0b", "é\u2028🂡", "x" * 5000])
async def test_rows_that_share_a_statement_are_stored_as_they_are(
    database: SqliteDatabase, text: str
) -> None:
    await asyncio.gather(*(database.write(put(f"{number}{text}", text)) for number in range(3)))
    rows = await database.read("SELECT name, value FROM secrets ORDER BY name")
    assert rows == [(f"{number}{text}", text) for number in range(3)]


async def test_what_cannot_be_stored_harms_nobody_else(database: SqliteDatabase) -> None:
    unfit = "\ud800"  # half a character
    sql = "INSERT INTO secrets VALUES (?, ?)"
    writes = [
        database.write(put("a")),
        database.write(Statement(sql, ("b", unfit))),
        database.write(put("c"), Statement(sql, ("d", unfit))),
        database.write(put("e"), put("f")),
    ]
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(each) for each in answers] == [type(None), NotStored, NotStored, type(None)]
    rows = await database.read("SELECT name FROM secrets ORDER BY name")
    assert rows == [("a",), ("e",), ("f",)]


async def test_a_mistake_in_a_statement_is_told_and_the_thread_lives(
    database: SqliteDatabase,
) -> None:
    with pytest.raises(NotStored):
        await database.write(Statement("INSERT INTO secrets VALUES (?, ?)", ("a",)))
    await database.write(put("b"))


async def test_one_taken_key_among_rows_is_found(database: SqliteDatabase) -> None:
    names = ["a", "b", "a", "c"]
    writes = [database.write(put(name)) for name in names]
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(each) for each in answers] == [type(None), type(None), Conflict, type(None)]


async def test_who_fails_in_a_shared_commit_fails_alone(database: SqliteDatabase) -> None:
    names = [str(number // 2) for number in range(100)]  # each of them twice
    writes = [database.write(put(f"both {name}"), put(name)) for name in names]
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(each) for each in answers] == [type(None), Conflict] * 50
    assert await database.read("SELECT COUNT(*) FROM secrets") == [(100,)]


async def test_a_full_disk_is_a_sentence_and_nothing_is_written(database: SqliteDatabase) -> None:
    ((pages,),) = await database.read("PRAGMA page_count")
    database._writer.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(NotStored, match="full"):
        await database.write(put("small"), put("large", "x" * 100_000))
    assert await database.read("SELECT * FROM secrets") == []
    await database.write(put("small"))
    assert await database.read("SELECT name FROM secrets") == [("small",)]


async def test_another_program_may_write_in_between(database: SqliteDatabase) -> None:
    other = sqlite3.connect(database._path, isolation_level=None)
    other.execute("INSERT INTO secrets VALUES ('theirs', 'x')")
    other.close()
    with pytest.raises(Conflict):
        await database.write(put("theirs"))
    await database.write(put("ours"))


async def test_whoever_stops_waiting_hinders_nobody(database: SqliteDatabase) -> None:
    waiting = asyncio.ensure_future(database.write(put("left")))
    await asyncio.sleep(0)
    waiting.cancel()
    await database.write(put("stayed"))
    names = await database.read("SELECT name FROM secrets ORDER BY name")
    assert names == [("left",), ("stayed",)]


async def test_it_syncs_what_it_acknowledges(database: SqliteDatabase) -> None:
    (full,) = database._writer.execute("PRAGMA synchronous").fetchone()
    (mode,) = database._writer.execute("PRAGMA journal_mode").fetchone()
    assert (full, mode) == (2, "wal")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear database, " * 500)
    with pytest.raises(BadDatabase, match=r"letter\.txt cannot be used"):
        await open_database(str(path))
    with pytest.raises(BadDatabase, match="cannot be used"):
        await open_database(str(path / "below"))


async def test_a_query_that_is_wrong_is_not_stored(database: SqliteDatabase) -> None:
    with pytest.raises(NotStored):
        await database.read("SELECT nothing FROM nowhere")
