"""What the players of a match are called, each otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from larcin.bots.names import thieves
from larcin.server.common.models import StoredSeat


def label_seats(seats: Sequence[StoredSeat]) -> tuple[str, ...]:
    """Users by their names, bots by those of thieves: `Irma (greedy)`, as in every record."""
    taken = {seat.name for seat in seats if seat.name is not None}
    names = (thief for thief in thieves() if thief not in taken)
    labels = (
        str(seat.name) if seat.bot is None else f"{next(names)} ({seat.bot})" for seat in seats
    )
    return tuple(keep_apart(labels))


def keep_apart(names: Iterable[str]) -> Iterator[str]:
    """The second Anna is called `Anna 2`."""
    seen: set[str] = set()
    for name in names:
        candidates = (name if number == 1 else f"{name} {number}" for number in count(1))
        fresh = next(each for each in candidates if each not in seen)
        seen.add(fresh)
        yield fresh
