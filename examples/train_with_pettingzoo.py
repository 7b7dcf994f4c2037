"""Train a tiny thing with PettingZoo.

A linear policy learns Räubern by playing against chance (REINFORCE): one weight for each feature of
the observation and each move, pushed towards moves of matches that were won. What it prints is the
share of matches that it won, forty at a time: 0.50 is no better than chance. It needs the extra
`research`, and no other library than NumPy; a real learner would go in its place.

    python examples/train_with_pettingzoo.py [MATCHES]
"""

import sys
from typing import Any

try:
    import numpy as np
    from numpy.typing import NDArray

    from larcin.adapters.pettingzoo import raw_env
except ModuleNotFoundError:
    sys.exit("This example needs the extra research: pip install -e '.[research]'")

Numbers = NDArray[np.float64]
STEP = 0.2
LEARNER = "seat_0"


def main(matches: int = 200) -> None:
    env, chance = raw_env("raubern", players=2), np.random.default_rng(1)
    env.reset(seed=1)  # from here on, reset() goes on in the same stream of deals
    seen = env.observe(LEARNER)
    weights = np.zeros((len(seen["action_mask"]), len(seen["observation"])))
    shares = [play(env, weights, chance) for _ in range(matches)]
    for first in range(0, matches, 40):
        won = np.mean(shares[first : first + 40])
        print(f"from match {first + 1:4} it won {won:.2f} {'#' * round(40 * won)}")


def play(env: Any, weights: Numbers, chance: np.random.Generator) -> float:
    """One match, from which the weights are changed; the learner's share of the victory."""
    env.reset()
    pushes: list[tuple[NDArray[np.int64], Numbers]] = []
    while not any(env.terminations.values()):
        agent, seen = env.agent_selection, env.observe(env.agent_selection)
        legal = seen["action_mask"].nonzero()[0]
        if agent == LEARNER:
            chances = softmax(weights[legal] @ seen["observation"])
            place = int(chance.choice(len(legal), p=chances))
            pushes.append(
                (legal, np.outer(np.eye(len(legal))[place] - chances, seen["observation"]))
            )
        else:
            place = int(chance.integers(len(legal)))
        env.step(int(legal[place]))
    share = float(env.rewards[LEARNER])
    for moves, push in pushes:
        weights[moves] += STEP * (share - 0.5) * push
    return share


def softmax(scores: Numbers) -> Numbers:
    """From scores to chances."""
    powers = np.exp(scores - scores.max())
    chances: Numbers = powers / powers.sum()
    return chances


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
