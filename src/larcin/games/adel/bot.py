"""Numbers for bots, no search."""

from __future__ import annotations

from collections.abc import Sequence

from larcin.games.adel.moves import AnyMove
from larcin.games.adel.state import Table
from larcin.games.adel.view import View
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance


def heuristic(v: View, move: AnyMove) -> float:
    return 0.0


def playout(t: Table, seat: Seat, moves: Sequence[AnyMove], rng: Chance) -> AnyMove:
    """Any move."""
    return rng.choice(moves)


def features(v: View) -> list[float]:
    return []
