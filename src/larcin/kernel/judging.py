"""Judging a position without playing it out: traits of each seat, weighed and compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from typing import Any, Generic, TypeVar

from larcin.kernel.game import BySeats
from larcin.kernel.table import Table

T = TypeVar("T", bound=Table)
R = TypeVar("R", bound=tuple[float, ...])

MOST = 30.0
"""No worth is further apart than that: beyond it, everything is certain."""


@dataclass(frozen=True)
class Judge(Generic[T, R]):
    """The share of the victory that each seat of an imagined table may hope for.

    `traits` answers a row of numbers for each seat. A row is a named tuple, and so are the weights:
    of the same type, so that none can be taken for another's. They are fitted to who won many
    matches (`larcin author fit GAME`).
    """

    traits: Callable[[T], Sequence[R]]
    weights: BySeats[R]

    def __call__(self, table: T) -> list[float]:
        """A share for each seat; together they make one."""
        weights = self.weights.at(table.seats)
        worth = [sum(map(mul, row, weights)) for row in self.traits(table)]
        best = max(worth)
        hopes = [exp(max(each - best, -MOST)) for each in worth]
        total = sum(hopes)
        return [hope / total for hope in hopes]


AnyJudge = Judge[Any, Any]
