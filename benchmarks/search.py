"""How fast bots search: simulations a second, beside OpenSpiel's search in the same run.

    python -m benchmarks.search [--game G] [--positions N] [--seconds S]

Two seats. All bots are asked about the same positions, in turn, so that a noisy machine is noisy
for all of them. The figures to look at are the ratios. Then, in every game: how late a bot that
was given a deadline answers. Needs the extra `research`.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Final

from benchmarks.positions import positions
from larcin.adapters.openspiel import OpenSpielIsmcts
from larcin.bots.ismcts import Ismcts
from larcin.bots.pimc import Pimc
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game, games
from larcin.kernel.rng import QuickRng

DEADLINE: Final = 0.1
"""How many seconds a bot has when it is asked to keep a deadline."""


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


def lateness(game: AnyGame, count: int, seconds: float) -> list[float]:
    """By how many seconds each answer came after its deadline, from the earliest to the latest."""
    late: list[float] = []
    for observation in positions(game, count):
        deadline = time.monotonic() + seconds
        Ismcts().choose(observation, deadline, QuickRng(1))
        late.append(time.monotonic() - deadline)
    return sorted(late)


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
    print(f"\nafter a deadline of {DEADLINE} s, {args.positions} positions a game")
    for game in games().values():
        late = lateness(game, args.positions, DEADLINE)
        middle, last = late[len(late) // 2], late[-1]
        print(f"{game.slug:16} median {1000 * middle:6.1f} ms, latest {1000 * last:6.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
