"""Matches played by a Ray cluster: the same code on many machines."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import islice
from typing import Any, Final

from larcin.arena.play import Result, play_match
from larcin.arena.pool import Pace
from larcin.arena.schedule import Fixture, Settings
from larcin.bots import BotFailed
from larcin.bots.cluster import import_ray
from larcin.kernel.codec import decode, encode

IN_FLIGHT: Final = 2
"""Batches for each core of the cluster: one is played and one waits."""


def play_on_ray(
    settings: Settings, fixtures: Sequence[Fixture]
) -> Generator[list[Result], None, None]:
    """Play all of these, and tell the results as they come, in whatever order.

    Results travel batch by batch, since Ray takes its time for each. When a machine is lost,
    Ray gives its batches to another one.
    """
    ray = import_ray()
    task = ray.remote(num_cpus=1, max_retries=-1)(_play_batch)
    waiting = iter(fixtures)
    pace = Pace()
    running: list[Any] = []
    try:
        while True:
            batches = (list(islice(waiting, pace.batch)) for _ in range(_room(ray) - len(running)))
            running += [task.remote(settings, batch) for batch in batches if batch]
            if not running:
                return
            done, running = ray.wait(running)
            results: list[Result] = [
                decode(each, Result) for batch in ray.get(done) for each in _unless_failed(batch)
            ]
            pace.note(results)
            yield results
    finally:
        for batch in running:
            ray.cancel(batch, force=True)


def _play_batch(settings: Settings, fixtures: Sequence[Fixture]) -> list[bytes] | BotFailed:
    """The results; a bot's failure is returned, since Ray would wrap what is raised."""
    try:
        return [encode(play_match(settings, fixture)) for fixture in fixtures]
    except BotFailed as failure:
        return failure


def _unless_failed(batch: list[bytes] | BotFailed) -> list[bytes]:
    if isinstance(batch, BotFailed):
        raise batch
    return batch


def _room(ray: Any) -> int:
    """How many batches the cluster should have, as large as it is now."""
    return IN_FLIGHT * max(int(ray.cluster_resources().get("CPU", 1)), 1)
