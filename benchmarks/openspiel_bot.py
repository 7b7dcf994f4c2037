"""OpenSpiel's search against one of our bots: what it wins, and how fast it searches.

    python -m benchmarks.openspiel_bot [--game G] [--against BOT] [--deals N] [--seconds S]

Two seats; each deal is played from both. Needs the extra `research`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from larcin.adapters.openspiel import OpenSpielIsmcts
from larcin.bots import Bot, ask, make_bot
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.pieces import Seat
from larcin.kernel.registry import find_game
from larcin.kernel.rng import SEED_BYTES, QuickRng


def play(slug: str, against: str, seconds: float, deal: int) -> tuple[float, float, float]:
    """One deal from both seats: what OpenSpiel wins of it, its simulations, and their seconds."""
    game = find_game(slug)
    search = OpenSpielIsmcts(seconds=seconds)
    won = 0.0
    for seat in range(2):
        players: list[Bot] = [make_bot(against), make_bot(against)]
        players[seat] = search
        won += _share(game, players, deal, seat) / 2
    return won, search.simulations, search.time_spent


def _share(game: AnyGame, players: Sequence[Bot], deal: int, seat: Seat) -> float:
    """What this seat gets of the victory."""
    match = Match(game, len(players), seed=deal.to_bytes(SEED_BYTES, "big"))
    rng = QuickRng.numbered(deal)
    while match.outcome is None:
        asked = match.to_act[0]
        observation = match.observe(asked, since=len(match.events))
        match.play(asked, ask(players[asked], game, observation, rng))
    winners = match.outcome.winners
    return (seat in winners) / len(winners)


def main() -> int:
    """Play the deals and print the figures."""
    parser = argparse.ArgumentParser(description="Measure OpenSpiel's search on one of our games.")
    parser.add_argument("--game", default="raubern", help="a game for two, by its slug")
    parser.add_argument("--against", default="ismcts:time=0.2", help="a bot, by its name")
    parser.add_argument("--deals", type=int, default=100, help="each is played from both seats")
    parser.add_argument("--seconds", type=float, default=0.2, help="time for a move")
    args = parser.parse_args()
    try:
        game = find_game(args.game)
        make_bot(args.against)
    except LarcinError as error:
        print(error, file=sys.stderr)
        return 2
    one = partial(play, args.game, args.against, args.seconds)
    with ProcessPoolExecutor() as pool:
        won, made, spent = zip(*pool.map(one, range(args.deals)), strict=True)
    mean = sum(won) / len(won)
    margin = (
        1.96 * (sum((each - mean) ** 2 for each in won) / max(1, len(won) - 1) / len(won)) ** 0.5
    )
    print(
        f"{game.slug}, {args.deals} deals from both seats, {args.seconds} s a move: OpenSpiel's "
        f"ISMCTSBot wins {mean:.3f} ± {margin:.3f} against {args.against}, "
        f"with {sum(made) / sum(spent):,.0f} simulations/s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
