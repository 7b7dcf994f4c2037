"""The moves to choose from, as a race: the better half stays in, again and again.

All that are in the running are tried in the same imagined worlds, with the same dice: what
differs between them is then the moves and not the luck. A few hundred simulations say more in
this way than thousands in which every move had worlds of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf, log2, sqrt
from typing import Any, Final

from larcin.bots.thinking import FEW, Opinion

WIDEST: Final = 24
"""Of more moves than that, only those that the game recommends most are looked at."""

CLEAR: Final = 3.0
"""Who leads by so many times what luck would explain has won, and nobody need think on."""

ENOUGH: Final = 40
"""A lead is believed after so many worlds, and not before."""

NOW_AND_THEN: Final = 8
"""After so many worlds more it is looked at who leads, and by how much."""

GLANCE: Final = 4
"""So many worlds are enough for an opinion, if the move is known beforehand."""


class Race:
    """Who is in the running, and what each has won so far."""

    def __init__(
        self, moves: Sequence[Any], prior: float, bias: Sequence[float], *, is_known: bool = False
    ) -> None:
        """The moves, the most promising first; the game's opinion counts as `prior` worlds.

        If it is known that the first will be played, the others run for an opinion alone.
        """
        self.running = list(moves[:WIDEST])
        self.out = list(moves[WIDEST:])
        self.size = len(self.running)
        self.phases = max(1, ceil(log2(self.size)))
        self.prior = prior
        self.winner = moves[0] if is_known else None
        self.bias: dict[Any, float] = dict(zip(moves, bias, strict=True))
        self.won: dict[Any, float] = dict.fromkeys(moves, 0.0)
        self.squares: dict[Any, float] = dict.fromkeys(moves, 0.0)
        self.tried: dict[Any, int] = dict.fromkeys(moves, 0)

    def narrow(self, spent: float) -> bool:
        """Leave the worst behind; whether there is still something to decide."""
        room = max(2, ceil(self.size / 2 ** int(spent * self.phases)))
        if room < len(self.running):
            self.running.sort(key=self.worth, reverse=True)
            self.out[:0] = self.running[room:]
            del self.running[room:]
        return not self.is_decided()

    def is_decided(self) -> bool:
        """Whether one of those in the running leads all others by more than luck."""
        worlds = self.tried[self.running[0]]
        if self.winner is not None:
            return worlds >= GLANCE
        if worlds < ENOUGH or worlds % NOW_AND_THEN:
            return False
        first, second = sorted(self.running, key=self.worth, reverse=True)[:2]
        luck = (self.variance(first) + self.variance(second)) / worlds
        return self.worth(first) - self.worth(second) > CLEAR * sqrt(luck)

    def note(self, move: Any, won: float) -> None:
        """What this move won in one world."""
        self.tried[move] += 1
        self.won[move] += won
        self.squares[move] += won * won

    def mean(self, move: Any) -> float:
        """What it won on average."""
        return self.won[move] / max(1, self.tried[move])

    def variance(self, move: Any) -> float:
        """How far what it won is spread around its mean, squared."""
        return max(0.0, self.squares[move] / self.tried[move] - self.mean(move) ** 2)

    def worth(self, move: Any) -> float:
        """What it won on average, and what the game thinks of it, which soon counts little."""
        if move == self.winner:
            return inf
        return self.mean(move) + self.prior * self.bias[move] / (1 + self.tried[move])

    def opinions(self) -> tuple[Opinion, ...]:
        """The best moves, the one to play first."""
        order = [*sorted(self.running, key=self.worth, reverse=True), *self.out]
        return tuple(Opinion(move, self.mean(move), self.tried[move]) for move in order[:FEW])
