"""How fast bots search: simulations a second, beside OpenSpiel's search in the same run.

    python -m benchmarks.search [--game G] [--positions N] [--seconds S]

Two seats. All bots are asked about the same positions, in turn, so that a noisy machine is noisy
for all of them. The figures to look at are the ratios. Needs the extra `research`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

from larcin.adapters.openspiel import OpenSpielIsmcts
from larcin.bots import make_bot
from larcin.bots.ismcts import Ismcts
from larcin.bots.pimc import Pimc
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match, Observation
from larcin.kernel.registry import find_game
from larcin.kernel.rng import SEED_BYTES, QuickRng


def positions(game: AnyGame, count: int) -> Iterator[Observation[Any, Any, Any]]:
    """What seats with a choice see in matches of greedy players, from the first move on."""
    greedy, deal = make_bot("greedy"), 0
    while True:
        match, rng = Match(game, 2, seed=deal.to_bytes(SEED_BYTES, "big")), QuickRng(deal)
        deal += 1
        while match.outcome is None:
            seat = match.to_act[0]
            observation = match.observe(seat, since=len(match.events))
            if len(observation.moves) > 1 and rng.below(4) == 0:
                yield observation
                count -= 1
                if not count:
                    return
            match.play(seat, greedy.choose(observation, None, rng))


def measure(game: AnyGame, count: int, seconds: float) -> dict[str, float]:
    """Simulations a second of each bot."""
    made = dict.fromkeys(("pimc", "ismcts", "OpenSpiel"), 0)
    spent = dict.fromkeys(made, 0.0)
    peer = OpenSpielIsmcts(seconds=seconds)
    for observation in positions(game, count):
        for name, bot in (("pimc", Pimc(time=seconds)), ("ismcts", Ismcts(time=seconds))):
            begun = time.thread_time()
            bot.choose(observation, None, QuickRng(1))
            spent[name] += time.thread_time() - begun
            made[name] += bot.simulations
        peer.choose(observation, None, QuickRng(1))
    rates = {name: made[name] / spent[name] for name in ("pimc", "ismcts")}
    return {**rates, "OpenSpiel": peer.simulations_per_second}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Simulations a second, beside OpenSpiel's.")
    parser.add_argument("--game", default="raubern")
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each bot and position")
    args = parser.parse_args()
    try:
        rates = measure(find_game(args.game), args.positions, args.seconds)
    except LarcinError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{args.game}, two seats, {args.positions} positions, {args.seconds} s each\n")
    for name, rate in rates.items():
        print(f"{name:10} {rate:10,.0f} simulations/s {rate / rates['OpenSpiel']:8.1f} ×")
    return 0


if __name__ == "__main__":
    sys.exit(main())
