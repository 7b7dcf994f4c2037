"""Where every point came from, once a match is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from larcin.kernel.events import Event
from larcin.kernel.pieces import Seat
from larcin.kernel.table import Part, Reckoning, Tie

from .data import WORTH
from .events import Closed, Counted, Ended, Ending, Filled, Opened, Stolen
from .view import View


def reckon(v: View, events: Sequence[Event]) -> Reckoning | None:
    """[SD-9.1] Deal by deal, what a closed safe brought in, and why an open one brought nothing."""
    if v.outcome is None:
        return None
    parts: list[list[Part]] = [[] for _ in range(v.seats)]
    jewels: dict[Seat, int] = {}
    how: Ending = "alone"
    for event in events:
        if isinstance(event, Closed):
            jewels[event.seat] = event.jewels
        elif isinstance(event, Ended):
            how = event.how
        elif isinstance(event, Counted):
            for seat, points in enumerate(event.points):
                parts[seat].append(_part(event.deal, points, jewels.get(seat, 0), how))
            jewels = {}
    return Reckoning(tuple(map(tuple, parts)), tuple(ties(v)), decided=_denied(v, events))


def _part(deal: int, points: int, jewels: int, how: Ending) -> Part:
    """[SD-8.1] [SD-8.2] [SD-8.4] Who did not close in time is told by which end of the deal."""
    return Part(f"deal-{deal}", points, jewels) if jewels else Part(f"open-{how}", 0, deal)


def _denied(v: View, events: Sequence[Event]) -> int | None:
    """[SD-8.0] The last end of a deal that kept a safe from counting which would have won."""
    best = max(v.totals)
    rivals = [seat for seat, total in enumerate(v.totals) if total < best]
    safes, found = [0] * v.seats, None
    for number, event in enumerate(events):
        if isinstance(event, Opened):
            safes = [0] * v.seats
        elif isinstance(event, Filled):
            safes[event.seat] += sum(WORTH[card] for card in event.cards)
        elif isinstance(event, Stolen):
            safes[event.seat] += WORTH[event.card]
        elif isinstance(event, Ended):
            lost = (seat for seat in event.seats if seat in rivals)
            if any(v.totals[seat] + safes[seat] > best for seat in lost):
                found = number
    return found


def ties(v: View) -> Iterator[Tie]:
    """[SD-R28] Who has the most points shares the victory; [SD-R28b] or the last deal decides.

    [SD-R34] What it leaves undecided is shared; places below the first are never looked at.
    """
    assert v.outcome is not None
    best = max(v.totals)
    first = [total == best for total in v.totals]
    if first.count(True) == 1:
        return
    if v.options.tie == "last-deal":
        yield Tie("SD-R28b", "last-deal", _only(first, v.points))
    if v.outcome.reason != "SD-R28b":
        winners = [place == 1 for place in v.outcome.places]
        yield Tie(v.outcome.reason, "shared", _only(winners, v.totals))


def _only(seats: Sequence[bool], values: Sequence[int]) -> tuple[int | None, ...]:
    return tuple(value if is_in else None for is_in, value in zip(seats, values, strict=True))
