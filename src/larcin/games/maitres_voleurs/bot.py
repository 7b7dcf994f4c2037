"""Numbers for bots, no search."""

from __future__ import annotations

from collections.abc import Sequence

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .moves import AnyMove
from .state import Table
from .view import View


def heuristic(v: View, move: AnyMove) -> float:
    return 0.0


def playout(t: Table, seat: Seat, moves: Sequence[AnyMove], rng: Chance) -> AnyMove:
    return rng.choice(moves)


def features(v: View) -> list[float]:
    return [0.0]
