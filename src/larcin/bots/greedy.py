"""The bot that takes what looks best now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from larcin.bots.weaknesses import Weaknesses
from larcin.kernel.match import Observation
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Chance


class Greedy:
    """Plays the move that its game's heuristic likes best, of those it does not overlook."""

    def __init__(self, overlook: float = 0.0, memory: float = 1.0) -> None:
        self.weaknesses = Weaknesses(overlook, memory)

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """The best move; any of the best where several are as good."""
        brain = find_game(observation.game).brain
        view = self.weaknesses.remember(brain, observation.view, rng)
        moves = self.weaknesses.notice(observation.moves, rng)
        return rng.choice(best_of(moves, [brain.heuristic(view, move) for move in moves]))


def best_of(moves: Sequence[Any], worth: Sequence[float]) -> list[Any]:
    """The moves that are worth most."""
    best = max(worth)
    return [move for move, each in zip(moves, worth, strict=True) if each == best]
