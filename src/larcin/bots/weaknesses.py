"""What makes weaker bots human: they overlook moves, and forget what they have seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from larcin.kernel.game import AnyBrain
from larcin.kernel.rng import Chance

FINE: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Weaknesses:
    """`overlook` is the chance that a legal move is not seen; `memory` goes from 0 to 1."""

    overlook: float = 0.0
    memory: float = 1.0

    def notice(self, moves: Sequence[Any], rng: Chance) -> Sequence[Any]:
        """The moves that come to mind; there is always one."""
        if not self.overlook:
            return moves
        limit = self.overlook * FINE
        return [move for move in moves if rng.below(FINE) >= limit] or [rng.choice(moves)]

    def remember(self, brain: AnyBrain, view: Any, rng: Chance) -> Any:
        """The view as a weaker memory keeps it, where the game has something to forget."""
        if self.memory >= 1 or brain.forget is None:
            return view
        return brain.forget(view, self.memory, rng)
