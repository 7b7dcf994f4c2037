"""OpenSpiel's search against one of our bots: what it wins, and how fast it searches.

    python -m benchmarks.openspiel_bot [--game G] [--against BOT] [--deals N] [--seconds S]

Two seats; each deal is played from both. Needs the extra `research`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from larcin.adapters.openspiel import OpenSpielIsmcts
from larcin.bots import Bot, ask, make_bot
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.registry import find_game
from larcin.kernel.rng import SEED_BYTES, QuickRng


def play(game: AnyGame, players: Sequence[Bot], deal: int) -> list[float]:
    """What each of two players gets of the victory."""
    match = Match(game, len(players), seed=deal.to_bytes(SEED_BYTES, "big"))
    rng = QuickRng.numbered(deal)
    while match.outcome is None:
        seat = match.to_act[0]
        observation = match.observe(seat, since=len(match.events))
        match.play(seat, ask(players[seat], game, observation, rng))
    winners = match.outcome.winners
    return [(seat in winners) / len(winners) for seat in range(len(players))]


def main() -> int:
    """Play the deals and print the figures."""
    parser = argparse.ArgumentParser(description="Measure OpenSpiel's search on one of our games.")
    parser.add_argument("--game", default="raubern", help="a game for two, by its slug")
    parser.add_argument("--against", default="greedy", help="a bot, by its name")
    parser.add_argument("--deals", type=int, default=5, help="each is played from both seats")
    parser.add_argument("--seconds", type=float, default=0.2, help="time for a move")
    args = parser.parse_args()
    search = OpenSpielIsmcts(seconds=args.seconds)
    shares = []
    try:
        game = find_game(args.game)
        for deal in range(args.deals):
            shares.append(play(game, [search, make_bot(args.against)], deal)[0])
            shares.append(play(game, [make_bot(args.against), search], deal)[1])
    except LarcinError as error:
        print(error, file=sys.stderr)
        return 2
    print(
        f"{game.slug}, {len(shares)} matches, {args.seconds} s a move: OpenSpiel's ISMCTSBot wins "
        f"{sum(shares) / len(shares):.2f} against {args.against}, "
        f"with {search.simulations_per_second:,.0f} simulations/s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
