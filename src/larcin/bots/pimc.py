"""The bot that imagines what the others may hold, and plays it out."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from larcin.bots.thinking import Budget, Opinion, best_first, horizon_of, imagine, play_out, quick
from larcin.kernel.match import Observation
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Chance


class Pimc:
    """Perfect information Monte Carlo: each simulation deals a world that fits what is seen.

    The move to try next is chosen by UCB1 among the legal ones; the rest is played out.
    """

    def __init__(
        self, time: float = 0.0, sims: int = 0, explore: float = 0.3, depth: int = -1
    ) -> None:
        self.budget = Budget(time, sims)
        self.explore = explore
        self.depth = depth
        self.opinions: tuple[Opinion, ...] = ()
        self.simulations = 0

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """The move that was tried most."""
        moves = observation.moves
        if len(moves) == 1:
            self.opinions = ()
            return moves[0]
        game, view, chance = find_game(observation.game), observation.view, quick(rng)
        me = view.seat
        depth = horizon_of(game, view.seats, self.depth)
        tried, won = [0] * len(moves), [0.0] * len(moves)
        for simulation, _ in enumerate(self.budget.rounds(deadline)):
            at = self._next(tried, won, simulation)
            world = imagine(game, view, chance)
            game.apply(world, me, moves[at])
            tried[at] += 1
            won[at] += play_out(game, world, chance, depth)[me]
        self.simulations = sum(tried)
        self.opinions = best_first(
            [Opinion(*each) for each in zip(moves, map(_mean, won, tried), tried, strict=True)]
        )
        return self.opinions[0].move

    def _next(self, tried: list[int], won: list[float], simulation: int) -> int:
        """Each move once, and then what is good or little known."""
        if simulation < len(tried):
            return simulation
        spread = self.explore * sqrt(log(simulation))
        return max(
            range(len(tried)),
            key=lambda at: won[at] / tried[at] + spread / sqrt(tried[at]),
        )


def _mean(won: float, tried: int) -> float:
    return won / tried if tried else 0.0
