"""A whole arena: what is missing in the journal is played, and all of it makes the standings."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from larcin.arena.journal import Journal
from larcin.arena.play import Result
from larcin.arena.pool import cores, play_in_pool
from larcin.arena.ray import play_on_ray
from larcin.arena.schedule import Fixture, Settings, fixtures
from larcin.bots.cluster import connect

Crew = Callable[[Settings, Sequence[Fixture]], Iterator[list[Result]]]
"""Whoever plays matches, here or far away, and tells the results as they come."""


@dataclass(frozen=True, slots=True)
class Contest:
    """So many deals between these bots."""

    settings: Settings
    deals: int

    @property
    def fixtures(self) -> tuple[Fixture, ...]:
        """All matches of it."""
        return tuple(fixtures(self.settings.seats, self.deals))

    def missing(self, journal: Journal) -> list[Fixture]:
        """What is still to be played."""
        return [fixture for fixture in self.fixtures if fixture not in journal.results]

    def play(self, journal: Journal, crew: Crew) -> Generator[list[Result], None, None]:
        """Play what is missing; each result is in the journal before it is told."""
        missing = self.missing(journal)
        if missing:
            for results in crew(self.settings, missing):
                journal.add(results)
                yield results

    def results(self, journal: Journal) -> list[Result]:
        """All results in the order of the schedule, whenever and wherever they were played."""
        return [journal.results[fixture] for fixture in self.fixtures]


def crew(workers: int | None = None, address: str | None = None) -> Crew:
    """Processes of this machine, or the Ray cluster at this address."""
    if address is None:
        return partial(play_in_pool, workers=workers or cores())
    connect(address)
    return play_on_ray
