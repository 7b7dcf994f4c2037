"""The moves to choose from, as a race: the better half stays in, again and again.

All that are in the running are tried in the same imagined worlds, with the same dice: what
differs between them is then the moves and not the luck. A few hundred simulations say more in
this way than thousands in which every move had worlds of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from typing import Any, Final

from larcin.bots.thinking import FEW, Opinion

WIDEST: Final = 24
"""Of more moves than that, only those that the game recommends most are looked at."""

CLEAR: Final = 0.1
"""Who leads the last two by so much of the victory has won."""

ENOUGH: Final = 60
"""After so many worlds, a clear lead is believed."""


class Field:
    """Who is in the running, and what each has won so far."""

    def __init__(self, moves: Sequence[Any], trust: float, bias: Sequence[float]) -> None:
        """The moves, the most promising first; the game's opinion counts as `trust` worlds."""
        self.running = list(moves[:WIDEST])
        self.out = list(moves[WIDEST:])
        self.size = len(self.running)
        self.phases = max(1, ceil(log2(self.size)))
        self.trust = trust
        self.bias: dict[Any, float] = dict(zip(moves, bias, strict=True))
        self.won: dict[Any, float] = dict.fromkeys(moves, 0.0)
        self.tried: dict[Any, int] = dict.fromkeys(moves, 0)

    def narrow(self, spent: float) -> bool:
        """Leave the worst behind; whether there is still something to decide."""
        room = max(2, ceil(self.size / 2 ** int(spent * self.phases)))
        if room < len(self.running):
            self.running.sort(key=self.worth, reverse=True)
            self.out[:0] = self.running[room:]
            del self.running[room:]
        if len(self.running) == 2 and self.tried[self.running[0]] >= ENOUGH:
            first, second = map(self.mean, self.running)
            return abs(first - second) < CLEAR
        return True

    def note(self, move: Any, won: float) -> None:
        """What this move won in one world."""
        self.tried[move] += 1
        self.won[move] += won

    def mean(self, move: Any) -> float:
        """What it won on average."""
        return self.won[move] / max(1, self.tried[move])

    def worth(self, move: Any) -> float:
        """What it won on average, and what the game thinks of it, which soon counts little."""
        return self.mean(move) + self.trust * self.bias[move] / (1 + self.tried[move])

    def opinions(self) -> tuple[Opinion, ...]:
        """The best moves, the one to play first."""
        order = [*sorted(self.running, key=self.worth, reverse=True), *self.out]
        return tuple(Opinion(move, self.mean(move), self.tried[move]) for move in order[:FEW])
