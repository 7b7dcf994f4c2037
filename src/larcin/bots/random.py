"""The bot that anyone should beat."""

from __future__ import annotations

from typing import Any

from larcin.kernel.match import Observation
from larcin.kernel.rng import Chance


class Random:
    """Plays any legal move, each as likely as the others."""

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """Any of the legal moves."""
        return rng.choice(observation.moves)
