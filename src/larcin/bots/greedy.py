"""The bot that takes what looks best now."""

from __future__ import annotations

from typing import Any

from larcin.kernel.match import Observation
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Chance


class Greedy:
    """Plays the move that its game's heuristic likes best."""

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """The best move; any of the best where several are as good."""
        heuristic = find_game(observation.game).brain.heuristic
        worth = [heuristic(observation.view, move) for move in observation.moves]
        best = max(worth)
        return rng.choice(
            [move for move, each in zip(observation.moves, worth, strict=True) if each == best]
        )
