"""Matches played by processes of this machine.

Each worker has a pipe of its own. It sends every result as soon as its match is over, and a
worker whose arena was killed finds its pipe closed and goes, too.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from larcin.arena.play import Result, play_match
from larcin.arena.schedule import Fixture, Settings
from larcin.bots import BotFailed
from larcin.kernel.codec import decode, encode

AHEAD: Final = 0.25
"""Seconds of work that wait at a worker, so that it never waits for the next match."""

MOST_AHEAD: Final = 64


class WorkerFailed(Exception):
    """A worker stumbled, or was killed. What is in the journal stays."""


@dataclass
class Pace:
    """How long matches take, from those seen so far."""

    matches: int = 0
    seconds: float = 0.0

    def note(self, results: Sequence[Result]) -> None:
        """Learn from some more matches."""
        self.matches += len(results)
        self.seconds += sum(result.seconds for result in results)

    @property
    def batch(self) -> int:
        """How many matches are worth sending together; one while nothing is known."""
        if self.seconds == 0:
            return 1
        return min(max(int(AHEAD * self.matches / self.seconds), 1), MOST_AHEAD)


@dataclass
class _Worker:
    process: SpawnProcess
    pipe: Connection
    owed: int = 0
    """Matches that it was given and has not played yet."""


def cores() -> int:
    """How many workers keep this machine busy."""
    return os.cpu_count() or 1


def play_in_pool(
    settings: Settings, fixtures: Sequence[Fixture], workers: int
) -> Generator[list[Result], None, None]:
    """Play all of these, and tell the results as they come, in whatever order."""
    waiting = iter(fixtures)
    pace = Pace()
    with _crew(settings, min(workers, len(fixtures))) as crew:
        while True:
            for worker in crew.values():
                _give(worker, waiting, pace)
            busy = [worker.pipe for worker in crew.values() if worker.owed]
            if not busy:
                return
            results: list[Result] = []
            try:
                for pipe in wait(busy):
                    _take(crew[pipe], results)  # type: ignore[index]
            except (WorkerFailed, BotFailed):
                yield results  # what the others have finished is not lost with it
                raise
            pace.note(results)
            yield results


@contextmanager
def _crew(settings: Settings, size: int) -> Iterator[dict[Connection, _Worker]]:
    crew: dict[Connection, _Worker] = {}
    try:
        with _deaf_to_interrupts():
            for _ in range(size):
                worker = _hire(settings)
                crew[worker.pipe] = worker
        yield crew
    finally:
        for worker in crew.values():
            worker.process.terminate()
        for worker in crew.values():
            worker.process.join()
            worker.pipe.close()


def _hire(settings: Settings) -> _Worker:
    """A new process. It is spawned and not forked: this one may have threads."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, settings), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C: their arena does, and sends them home."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change how signals are heard
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def _give(worker: _Worker, waiting: Iterator[Fixture], pace: Pace) -> None:
    """Fill up what the worker has before it."""
    batch = list(islice(waiting, max(pace.batch - worker.owed, 0)))
    if batch:
        worker.owed += len(batch)
        with _naming_the_dead():
            worker.pipe.send(batch)


def _take(worker: _Worker, results: list[Result]) -> None:
    """Add all that the worker has sent by now: at least one, as its pipe is ready."""
    with _naming_the_dead():
        while True:
            message = worker.pipe.recv()
            if isinstance(message, BotFailed):
                raise message
            if isinstance(message, str):
                raise WorkerFailed(message)
            worker.owed -= 1
            results.append(decode(message, Result))
            if not worker.pipe.poll():
                return


@contextmanager
def _naming_the_dead() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise WorkerFailed("A worker of the arena was killed.") from None


# -- In the worker --------------------------------------------------------------------------


def _work(pipe: Connection, settings: Settings) -> None:
    """Play what comes through the pipe until it is closed."""
    try:
        while True:
            for fixture in pipe.recv():
                pipe.send(_play_or_tell(settings, fixture))
    except (EOFError, ConnectionError):
        return  # nobody waits for the results any more


def _play_or_tell(settings: Settings, fixture: Fixture) -> bytes | BotFailed | str:
    """The result as bytes, or why a bot failed, or the story of a mistake as text."""
    try:
        return encode(play_match(settings, fixture))
    except BotFailed as failure:
        return failure
    except Exception:
        return f"In {fixture} of {settings}:\n{traceback.format_exc()}"
