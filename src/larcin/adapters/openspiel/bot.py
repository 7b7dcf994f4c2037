"""OpenSpiel's own information-set search as a larcin bot: a yardstick for ours.

It is the search that OpenSpiel has in Python, since the one in C++ crashes on games that are
written in Python.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from larcin.adapters.openspiel.game import PLAYERS, LarcinGame, LarcinState, name_of
from larcin.bots.thinking import Budget
from larcin.kernel.errors import LarcinError
from larcin.kernel.match import Observation
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Chance, QuickRng
from larcin.kernel.table import Table

UNLIMITED: Final = 1 << 31
ANY_SEED: Final = 1 << 32


class NoLimit(LarcinError):
    """A search that would never end."""


class OpenSpielIsmcts:
    """Searches with OpenSpiel's `ISMCTSBot`, random playouts and all, in imagined worlds only.

    It stops after so many simulations or seconds, whichever comes first (0 is no limit), and at
    the deadline in any case.
    """

    def __init__(self, simulations: int = 0, seconds: float = 0.0, uct_c: float = 2.0) -> None:
        self._limit = simulations
        self._seconds = seconds
        self._uct_c = uct_c
        self.simulations = 0
        """How many were made so far, in all moves together."""

        self.time_spent = 0.0
        """How many seconds of the processor they took."""

    @property
    def simulations_per_second(self) -> float:
        """How fast it searches."""
        return self.simulations / self.time_spent if self.time_spent else 0.0

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """The move that was tried most often."""
        if len(observation.moves) == 1:
            return observation.moves[0]
        if not (self._limit or self._seconds or deadline is not None):
            raise NoLimit("The search needs a number of simulations, of seconds, or a deadline.")
        started = time.thread_time()
        game = find_game(observation.game)

        def imagine() -> Table:
            world: Table = game.imagine(observation.view, QuickRng.numbered(rng.below(ANY_SEED)))
            return world

        world = imagine()
        opened = _open(observation.game, world)
        search = Search(
            opened,
            lambda: opened.state_of(imagine()),
            Budget(self._seconds, self._limit).rounds(deadline),
            self._uct_c,
            np.random.RandomState(rng.below(ANY_SEED)),
        )
        action = search.decide(opened.state_of(world))
        self.simulations += search.simulations
        self.time_spent += time.thread_time() - started
        return opened.setting.vocabulary.moves[action]


def _open(slug: str, world: Table) -> LarcinGame:
    """The OpenSpiel game that is played at this table."""
    options = msgspec.to_builtins(world.options)
    opened: LarcinGame = pyspiel.load_game(
        name_of(find_game(slug)), {PLAYERS: world.seats, **options}
    )
    return opened


class TimeIsUp(Exception):
    """There is no time for another simulation."""


class Search(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, from worlds that are drawn for it, with an eye on the clock."""

    def __init__(
        self,
        game: LarcinGame,
        draw: Callable[[], LarcinState],
        rounds: Iterator[float],
        uct_c: float,
        random_state: np.random.RandomState,
    ) -> None:
        evaluator = RandomRolloutEvaluator(1, random_state)
        super().__init__(game, evaluator, uct_c, UNLIMITED, random_state=random_state)
        self._random = random_state
        self._draw = draw
        self._rounds = rounds
        self.simulations = 0

    def decide(self, state: LarcinState) -> int:
        """The action that was tried most often by the end."""
        try:
            policy = self.run_search(state)
        except TimeIsUp:
            root = self.lookup_node(state)
            if not root.child_info:  # not even one action was tried
                return int(self._random.choice(state.legal_actions()))
            policy = self.get_final_policy(state, root)
        actions, chances = zip(*policy, strict=True)
        return int(self._random.choice(actions, p=chances))

    def sample_root_state(self, state: LarcinState) -> LarcinState:
        """Asked for at the beginning of each simulation: the place to look at the clock."""
        if next(self._rounds, None) is None:
            raise TimeIsUp
        self.simulations += 1
        return self._draw()
