"""Mining and checking in processes of this machine, and a file that keeps what was found."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from larcin.kernel.game import AnyGame
from larcin.puzzles.checking import Verdict, check
from larcin.puzzles.explaining import explain
from larcin.puzzles.mining import Mined, examine_again, mine
from larcin.puzzles.puzzle import Puzzle, read_collection, write_collection

X = TypeVar("X")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far mining has come."""

    matches: int
    tried: int
    found: int
    puzzles: int
    """How many there are in the file, those of before among them."""

    seconds: float


def make(
    game: AnyGame,
    path: Path,
    wanted: int,
    seconds: float | None = None,
    workers: int | None = None,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Progress]:
    """Mine until there are so many more, or time is up; each is in the file before it is told.

    It goes on after the last match that was looked through, also after an interruption.
    """
    begun, tried, found = time.monotonic(), 0, 0
    kept = read_collection(path, game)
    first, late = kept.matches, set[int]()
    numbers = count(first)
    work = partial(mine, game.slug, seats=seats, options=options)
    for mined in _in_processes(work, numbers, workers):
        late.add(mined.number)
        matches = kept.matches
        while matches in late:
            matches += 1
        known = {puzzle.id for puzzle in kept.puzzles}
        unknown = (puzzle for puzzle in mined.puzzles if puzzle.id not in known)
        new = tuple(explain(game.slug, puzzle) for puzzle in unknown)
        kept = replace(kept, matches=matches, puzzles=(*kept.puzzles, *new))
        write_collection(path, kept)
        tried, found, spent = tried + mined.tried, found + len(new), time.monotonic() - begun
        yield Progress(len(late), tried, found, len(kept.puzzles), spent)
        if found >= wanted or (seconds is not None and spent >= seconds):
            return


def check_all(
    game: AnyGame, puzzles: Iterable[Puzzle], chance: str, workers: int | None
) -> Iterator[Verdict]:
    """Look at all of them again, and tell the verdicts as they come."""
    yield from _in_processes(partial(check, game.slug, chance=chance), puzzles, workers)


def explain_all(game: AnyGame, path: Path, workers: int | None) -> Iterator[Puzzle]:
    """Give reasons anew for all that a file has; each is in the file before it is told."""
    kept = read_collection(path, game)
    for puzzle in _in_processes(partial(explain, game.slug), kept.puzzles, workers):
        known = tuple(puzzle if each.id == puzzle.id else each for each in kept.puzzles)
        kept = replace(kept, puzzles=known)
        write_collection(path, kept)
        yield puzzle


def renew_all(game: AnyGame, path: Path, workers: int | None) -> Iterator[tuple[str, bool]]:
    """Examine all that a file has anew, and keep what still is a puzzle; in the file first."""
    kept = read_collection(path, game)
    work = partial(examine_again, game.slug)
    for name, puzzle in _in_processes(work, kept.puzzles, workers):
        new = None if puzzle is None else explain(game.slug, puzzle)
        known = ((new if each.id == name else each) for each in kept.puzzles)
        kept = replace(kept, puzzles=tuple(each for each in known if each is not None))
        write_collection(path, kept)
        yield name, new is not None


def _in_processes(
    work: Callable[[Any], X], tasks: Iterable[Any], workers: int | None
) -> Iterator[X]:
    """The results as they come; one worker works here."""
    many = workers or os.cpu_count() or 1
    if many == 1:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    pool = ProcessPoolExecutor(many, get_context("spawn"))
    running: set[Future[X]] = set()
    try:
        while True:
            running |= {pool.submit(work, task) for task in islice(waiting, many - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


__all__ = ["Mined", "Progress", "check_all", "explain_all", "make", "renew_all"]
