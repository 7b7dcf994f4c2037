"""Where the points came from, and what was compared where they were equal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from larcin.kernel.events import Event
from larcin.kernel.pieces import Seat
from larcin.kernel.table import Part, Reckoning, Tie

from .data import JEWELS, RUBY, SAPPHIRE, WORTH, JewelName
from .view import Player, View

COMPARED: Final[tuple[tuple[str, JewelName], ...]] = (("MV-14.6", RUBY), ("MV-14.7", SAPPHIRE))
"""[MV-14.6] [MV-14.7] [MV-R69] What decides between equal points, in this order."""


def reckon(v: View, events: Sequence[Event]) -> Reckoning | None:
    """[MV-14.4] [MV-14.5] Every kind of jewel on both cushions; [MV-R72] they lie open."""
    if v.outcome is None:
        return None
    return Reckoning(tuple(tuple(parts(player)) for player in v.players), tuple(ties(v)))


def parts(player: Player) -> Iterator[Part]:
    """What the jewels on the black cushion earn, and what imitations cost."""
    for jewel in reversed(JEWELS):
        if count := player.black.count(jewel):
            yield Part(f"loot-{jewel}", count * WORTH[jewel], count, ("jewel", jewel))
    for jewel in reversed(JEWELS):
        if count := player.white.count(jewel):
            yield Part(f"imitation-{jewel}", -count * WORTH[jewel], count, ("jewel", jewel))


def ties(v: View) -> Iterator[Tie]:
    """[MV-R74] Wherever points were equal, for whatever place: what was compared then."""
    points = [player.points for player in v.players]
    for best in sorted(set(points), reverse=True):
        yield from settle(v, [seat for seat, each in enumerate(points) if each == best], COMPARED)


def settle(
    v: View, equal: Sequence[Seat], compared: Sequence[tuple[str, JewelName]]
) -> Iterator[Tie]:
    """Compare those who are equal; and those who are still, by what comes next."""
    if len(equal) < 2 or not compared:
        return
    (rule, jewel), *rest = compared
    counts = {seat: v.players[seat].black.count(jewel) for seat in equal}
    yield Tie(rule, jewel, tuple(counts.get(seat) for seat in range(v.seats)))
    for most in sorted(set(counts.values()), reverse=True):
        yield from settle(v, [seat for seat in equal if counts[seat] == most], rest)
