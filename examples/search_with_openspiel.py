"""OpenSpiel's own algorithm on our game.

Importing the adapter registers every game with OpenSpiel. From then on its algorithms know nothing
of larcin: here its information-set MCTS plays Räubern against a bot that plays at random, and
OpenSpiel's own referee lets them. It needs the extra `research`.

    python examples/search_with_openspiel.py
"""

import sys

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
    from open_spiel.python.bots.uniform_random import UniformRandomBot

    import larcin.adapters.openspiel  # noqa: F401 - registers every game
except ModuleNotFoundError:
    sys.exit("This example needs the extra research: pip install -e '.[research]'")

SIMULATIONS, MATCHES = 20, 2


def main() -> None:
    game = pyspiel.load_game("larcin_raubern(players=2,seed_bytes=2)")
    chance = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=1.4,
        max_simulations=SIMULATIONS,
        random_state=chance,
    )
    print(f"{game.get_type().long_name}: {game.num_distinct_actions()} actions")
    for number in range(MATCHES):
        rivals = [search, UniformRandomBot(1, chance)]
        returns = pyspiel.evaluate_bots(game.new_initial_state(), rivals, number)
        print("OpenSpiel's ISMCTS and random got", returns)


if __name__ == "__main__":
    main()
