"""Holding a game to every law over many random matches, on all cores."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice

from larcin.kernel.laws import LawBroken, random_match
from larcin.kernel.registry import find_game

BATCH = 5
"""Matches that a worker plays in one go: long enough to be worth sending, short to report."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a batch found: how many matches and positions obeyed, and what was broken."""

    matches: int
    positions: int
    broken: str | None = None


def check(
    slug: str, numbers: range, workers: int | None = None, every: int = 1
) -> Iterator[Checked]:
    """Play these random matches and report batch by batch; it ends at the first broken law.

    With `every` above 1 only one position in so many is looked at.
    """
    find_game(slug)  # an unknown game is refused here, not in a worker
    batches = (numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH))
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        running: set[Future[Checked]] = set()
        while True:
            # No more than a few batches wait, so that stopping early stops soon.
            room = 4 * (workers or os.cpu_count() or 1) - len(running)
            running |= {
                pool.submit(check_batch, slug, batch, every) for batch in islice(batches, room)
            }
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
                if future.result().broken is not None:
                    pool.shutdown(cancel_futures=True)
                    return


def check_batch(slug: str, numbers: range, every: int = 1) -> Checked:
    """Play these matches here."""
    game, positions = find_game(slug), 0
    for done, number in enumerate(numbers):
        try:
            positions += len(random_match(game, number, every=every).log) + 1
        except LawBroken as error:
            return Checked(done, positions, str(error))
    return Checked(len(numbers), positions)
