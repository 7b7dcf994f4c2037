"""2. Cancellation."""

from __future__ import annotations

from larcin.games.schattendieb.data import WORTH
from larcin.games.schattendieb.events import Cancelled
from larcin.games.schattendieb.state import Table
from larcin.games.schattendieb.steps import CANCELLING
from larcin.kernel.pieces import Seat


def cancel_equal_jewels(t: Table) -> str | None:
    """[SD-2.1] [SD-R4] Jewels of the same value cancel each other, whatever their kinds.

    One value after the other, so that each can be seen.
    """
    by_value: dict[int, list[Seat]] = {}
    for seat, cards in enumerate(t.laid):
        if cards and cards[0] in WORTH:
            by_value.setdefault(WORTH[cards[0]], []).append(seat)
    for value, seats in by_value.items():
        if len(seats) > 1:
            cards = tuple(t.laid[seat][0] for seat in seats)
            t.tell(Cancelled, "SD-2.1", value, tuple(seats), cards)
            for seat in seats:
                discard_laid(t, seat)
            return CANCELLING
    return None


def discard_laid(t: Table, seat: Seat) -> None:
    """[SD-2.2] [SD-2.3] [SD-R5] What was laid goes to the discard: face down, but all saw it."""
    t.discard += t.laid[seat]
    t.laid[seat] = ()
