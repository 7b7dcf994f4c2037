"""Where every square of the way came from, and what decided between pawns on one square."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from larcin.kernel.events import Event
from larcin.kernel.pieces import Seat
from larcin.kernel.table import Part, Reckoning, Tie

from .collection import oldest
from .data import YEAR
from .events import Advanced, Compared, Crowned, Honoured
from .rules.track import Reason
from .view import View

REASONS: Final[tuple[Reason, ...]] = ("best", "second", "detective", "bonus")


def reckon(v: View, events: Sequence[Event]) -> Reckoning | None:
    """[AV-R67] The squares of every seat by what it went them for, then the ties."""
    if v.outcome is None:
        return None
    parts = tuple(tuple(_parts_of(seat, events)) for seat in range(v.seats))
    return Reckoning(parts, tuple(_ties(v.outcome.scores, events)))


def _parts_of(seat: Seat, events: Iterable[Event]) -> Iterator[Part]:
    """[AV-7.13] [AV-7.15] [AV-7.35] Exhibitions and arrests; [AV-9.2] [AV-9.3] the bonus."""
    mine = [each for each in events if isinstance(each, Advanced | Honoured) and each.seat == seat]
    honoured = next((each.object for each in mine if isinstance(each, Honoured)), None)
    piece = None if honoured is None else ("object", honoured)
    for why in REASONS:
        steps = [each.steps for each in mine if isinstance(each, Advanced) and each.why == why]
        if steps:
            yield Part(why, sum(steps), len(steps), piece if why == "bonus" else None)


def _ties(scores: tuple[int, ...], events: Sequence[Event]) -> Iterator[Tie]:
    """[AV-R59] Pawns on one square, the foremost first, and what was compared."""
    for score in sorted(set(scores), reverse=True):
        tied = {seat for seat, each in enumerate(scores) if each == score}
        if len(tied) > 1:
            yield from _compared(len(scores), tied, events)


def _compared(seats: int, tied: set[Seat], events: Sequence[Event]) -> Iterator[Tie]:
    compared = {e.seat: e for e in events if isinstance(e, Compared) and e.seat in tied}
    crowned = {e.seat: e.objects for e in events if isinstance(e, Crowned) and e.seat in tied}
    if compared:
        years = {seat: each.year for seat, each in compared.items()}
        yield _tie("AV-R59", "oldest", years, seats)
        if _leaves_open(years):  # [AV-R64]
            printed = {seat: YEAR[each.object] for seat, each in compared.items()}
            yield _tie("AV-R64", "printed", printed, seats)
    if crowned:
        sizes = {seat: len(crowned.get(seat, ())) for seat in tied}
        yield _tie("AV-R55b", "collection", sizes, seats)
        if _leaves_open(sizes):  # [AV-7.9]
            years = {seat: YEAR[oldest(objects)] for seat, objects in crowned.items()}
            yield _tie("AV-7.9", "oldest", years, seats)


def _leaves_open(values: dict[Seat, int]) -> bool:
    """Whether two of them are the same, so that something else has to be compared."""
    return len(set(values.values())) < len(values)


def _tie(rule: str, what: str, values: dict[Seat, int], seats: int) -> Tie:
    return Tie(rule, what, tuple(values.get(seat) for seat in range(seats)))
