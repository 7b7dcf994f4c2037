"""SQLite: one file, one thread that writes, and many commits made as one.

Whatever waits to be written when the thread is free goes into the next transaction, so that
a disk that needs milliseconds for a commit still takes thousands of moves a second.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

import msgspec

from larcin.kernel.errors import LarcinError
from larcin.server.common.errors import Conflict, NotStored
from larcin.server.storage.database import BadDatabase, Row, Statement, Value
from larcin.server.storage.own_files import keep_private

log = logging.getLogger("larcin.storage")

PATIENCE: Final = 5000
"""Milliseconds for which to wait when another program has locked the file."""

HASTE: Final = 200
"""The same while the log is cut off: nothing is read or written meanwhile."""

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # what was acknowledged survives a power cut, too
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {PATIENCE}",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten
)

UNFIT: Final = (UnicodeError, OverflowError)
"""What a value raises that no database takes: half a character, or a number that is too large."""

NUL: Final = b"\\u0000"
"""What SQLite cannot read from JSON."""


class _Job(NamedTuple):
    statements: tuple[Statement, ...]
    done: asyncio.Future[None]


class SqliteDatabase:
    """A database in one file. Made within a running event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._open_file()
        self._writer = self._connect()
        self._reader = self._connect()
        self._asked: list[_Job] = []
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "larcin-reader")
        self._writing = Thread(target=self._write_all, name="larcin-writer", daemon=True)
        self._writing.start()

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """See `Database.read`."""
        return await self._loop.run_in_executor(self._reading, self._read, sql, values)

    async def write(self, *statements: Statement) -> None:
        """See `Database.write`."""
        done: asyncio.Future[None] = self._loop.create_future()
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append(_Job(statements, done))
        await done

    async def scrub(self, *, rewrite: bool = False) -> None:
        """See `Database.scrub`. Old pages are also in the write-ahead log, until it is cut off."""
        await self._loop.run_in_executor(self._reading, self._scrub, rewrite)

    async def close(self) -> None:
        """See `Database.close`."""
        self._hand_over()
        self._jobs.put(None)
        await self._loop.run_in_executor(self._reading, self._writing.join)
        self._reading.shutdown()
        self._writer.close()
        self._reader.close()

    def _open_file(self) -> None:
        """Before any connection: who closes a file ends all locks that this process has on it.

        Another program that comes and goes would then take itself for the last, and the log away.
        """
        try:
            keep_private(self._path)
        except OSError as error:
            raise BadDatabase(f"{self._path} cannot be used as a database: {error}.") from None

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                connection.execute(pragma)
        except sqlite3.Error as error:
            raise BadDatabase(f"{self._path} cannot be used as a database: {error}.") from None
        return connection

    def _hand_over(self) -> None:
        """What was asked for in one turn of the loop goes to the thread at once.

        Each message to it makes the two threads take turns, and they hinder each other.
        """
        asked, self._asked = self._asked, []
        self._jobs.put(asked)

    # -- In the threads ---------------------------------------------------------------------

    def _read(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        try:
            return self._reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise NotStored(f"The database cannot be read: {error}.") from error

    def _scrub(self, rewrite: bool) -> None:
        try:
            if rewrite:
                self._reader.execute("VACUUM")
            self._reader.execute(f"PRAGMA busy_timeout = {HASTE}")
            ((busy, _, _),) = self._reader.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error as error:
            raise NotStored(f"The database cannot be scrubbed: {error}.") from error
        finally:
            self._reader.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        if busy:  # another program reads it; what is in the log goes the next time
            log.info("the write-ahead log is in use, and is cut off another time")

    def _write_all(self) -> None:
        open_for_more = True
        while open_for_more:
            asked = [self._jobs.get()]
            while not self._jobs.empty():
                asked.append(self._jobs.get())
            open_for_more = None not in asked
            self._commit([job for jobs in asked if jobs is not None for job in jobs])

    def _commit(self, jobs: list[_Job]) -> None:
        """All of them in one transaction; a job that fails is undone alone."""
        rows, others = _apart(jobs)
        answers: list[LarcinError | None]
        try:
            if not others and self._insert(rows):
                answers = [None] * len(rows)
            else:
                self._writer.execute("BEGIN IMMEDIATE")
                if not self._insert(rows):
                    rows, others = [], jobs
                answers = [None] * len(rows)
                answers += [self._carry_out(job) for job in others]
                self._writer.execute("COMMIT")
        except Exception as error:  # whoever waits must hear of it, whatever it is
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            answers = [NotStored(f"The database cannot be written: {error}.") for _ in jobs]
        self._loop.call_soon_threadsafe(_deliver, list(zip(rows + others, answers, strict=True)))

    def _insert(self, jobs: list[_Job]) -> bool:
        """Many rows for one table, as moves are, in one statement: all of them, or none.

        After each statement this thread must wait until the other one, which may be busy, lets
        Python go: what would be a hundred pauses is one. False if it is not so simple, or if a
        key is taken: then who is to blame is found out one by one.
        """
        if not jobs:
            return True
        sql = _many(jobs[0].statements[0].sql)
        if sql is None:
            return False
        try:
            values = msgspec.json.encode([job.statements[0].values for job in jobs])
            if NUL in values:
                return False
            self._writer.execute(sql, (values.decode(),))
        except (sqlite3.IntegrityError, *UNFIT):
            return False
        return True

    def _carry_out(self, job: _Job) -> LarcinError | None:
        self._writer.execute("SAVEPOINT job")
        try:
            for statement in job.statements:
                changed = self._writer.execute(statement.sql, statement.values).rowcount
                if statement.rows not in (None, changed):
                    raise Conflict("Somebody was faster.")
        except (Conflict, sqlite3.IntegrityError, *UNFIT) as error:
            self._writer.execute("ROLLBACK TO job")
            if isinstance(error, UNFIT):
                return NotStored(f"This cannot be stored: {error}.")
            return error if isinstance(error, Conflict) else Conflict("This is taken already.")
        finally:
            if self._writer.in_transaction:  # a full disk may have ended it
                self._writer.execute("RELEASE job")
        return None


def _apart(jobs: list[_Job]) -> tuple[list[_Job], list[_Job]]:
    """Those that are one statement, the same as the first such; and the others."""
    first = next((job.statements[0].sql for job in jobs if len(job.statements) == 1), None)
    rows: list[_Job] = []
    others: list[_Job] = []
    for job in jobs:
        alike = (
            len(job.statements) == 1
            and job.statements[0].sql == first
            and job.statements[0].rows is None
        )
        (rows if alike else others).append(job)
    return rows, others


@cache
def _many(sql: str) -> str | None:
    """The statement that adds a row for each item of an array in JSON; `None` if there is none."""
    found = re.fullmatch(r"(INSERT INTO .*)VALUES \(([^()]*)\)", sql)
    if found is None:
        return None
    head, row = found.groups()
    *parts, last = row.split("?")
    values = [f"{part}json_extract(value, '$[{at}]')" for at, part in enumerate(parts)]
    return f"{head}SELECT {''.join(values)}{last} FROM json_each(?)"


def _deliver(answers: Iterable[tuple[_Job, LarcinError | None]]) -> None:
    for job, error in answers:
        if job.done.done():
            continue  # who asked has gone away
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
