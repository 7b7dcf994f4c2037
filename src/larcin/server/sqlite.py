"""SQLite: one file, one thread that writes, and many commits made as one.

Whatever waits to be written when the thread is free goes into the next transaction, so that
a disk that needs milliseconds for a commit still takes thousands of moves a second.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeVar

from larcin.kernel.errors import LarcinError
from larcin.server.database import BadDatabase, Conflict, NotStored, Row, Statement, Value

T = TypeVar("T")

BATCH: Final = 1000
"""How many writes share a commit at most."""

MOST_ROWS: Final = 64
"""How many rows share a statement at most."""

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # what was acknowledged survives a power cut, too
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)


@dataclass(frozen=True, slots=True)
class _Job:
    statements: tuple[Statement, ...]
    done: asyncio.Future[None]


class SqliteDatabase:
    """A database in one file. Made within a running event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._writer = self._connect()
        self._reader = self._connect()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "larcin-reader")
        self._writing = Thread(target=self._write_all, name="larcin-writer", daemon=True)
        self._writing.start()

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """See `Database.read`."""
        return await self._loop.run_in_executor(self._reading, self._read, sql, values)

    async def write(self, *statements: Statement) -> None:
        """See `Database.write`."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put(_Job(statements, done))
        await done

    async def close(self) -> None:
        """See `Database.close`."""
        self._jobs.put(None)
        await self._loop.run_in_executor(self._reading, self._writing.join)
        self._reading.shutdown()
        self._writer.close()
        self._reader.close()

    def _connect(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                connection.execute(pragma)
        except (OSError, sqlite3.Error) as error:
            raise BadDatabase(f"{self._path} cannot be used as a database: {error}.") from None
        return connection

    # -- In the threads ---------------------------------------------------------------------

    def _read(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        try:
            return self._reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise NotStored(f"The database cannot be read: {error}.") from error

    def _write_all(self) -> None:
        open_for_more = True
        while open_for_more:
            jobs = [self._jobs.get()]
            while len(jobs) < BATCH:
                try:
                    jobs.append(self._jobs.get_nowait())
                except Empty:
                    break
            open_for_more = None not in jobs
            self._commit([job for job in jobs if job is not None])

    def _commit(self, jobs: list[_Job]) -> None:
        """All of them in one transaction; a job that fails is undone alone."""
        answers: list[LarcinError | None]
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            answers = self._insert_all(jobs) or [self._carry_out(job) for job in jobs]
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            answers = [NotStored(f"The database cannot be written: {error}.") for _ in jobs]
        self._loop.call_soon_threadsafe(_deliver, list(zip(jobs, answers, strict=True)))

    def _insert_all(self, jobs: list[_Job]) -> list[LarcinError | None]:
        """If all that is wanted are rows for one table, as with moves: many rows a statement.

        After each statement this thread must wait until the other one, which may be busy, lets
        Python go: what would be a hundred pauses is a handful. Nothing if it is not so simple.
        """
        sql = jobs[0].statements[0].sql if jobs else ""
        if not sql.startswith("INSERT") or any(not _is_row(job, sql) for job in jobs):
            return []
        head, values, row = sql.partition("VALUES ")
        self._writer.execute("SAVEPOINT rows")
        try:
            for some in _doubling([job.statements[0].values for job in jobs]):
                together = f"{head}{values}{', '.join([row] * len(some))}"
                self._writer.execute(together, [value for each in some for value in each])
        except sqlite3.IntegrityError:  # who is to blame is found out one by one
            self._writer.execute("ROLLBACK TO rows")
            return []
        return [None] * len(jobs)

    def _carry_out(self, job: _Job) -> Conflict | None:
        self._writer.execute("SAVEPOINT job")
        try:
            for statement in job.statements:
                changed = self._writer.execute(statement.sql, statement.values).rowcount
                if statement.rows not in (None, changed):
                    raise Conflict("Somebody was faster.")
        except (Conflict, sqlite3.IntegrityError) as error:
            self._writer.execute("ROLLBACK TO job")
            return error if isinstance(error, Conflict) else Conflict("This is taken already.")
        finally:
            if self._writer.in_transaction:  # a full disk may have ended it
                self._writer.execute("RELEASE job")
        return None


def _is_row(job: _Job, sql: str) -> bool:
    """Whether this is one row for the same table, and nothing else."""
    return (
        len(job.statements) == 1 and job.statements[0].sql == sql and job.statements[0].rows is None
    )


def _doubling(rows: list[T]) -> Iterator[list[T]]:
    """Pieces whose lengths are powers of two, so that there are few different statements."""
    at = 0
    while at < len(rows):
        length = min(MOST_ROWS, 1 << ((len(rows) - at).bit_length() - 1))
        yield rows[at : at + length]
        at += length


def _deliver(answers: Iterable[tuple[_Job, LarcinError | None]]) -> None:
    for job, error in answers:
        if job.done.done():
            continue  # who asked has gone away
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
