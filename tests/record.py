"""Play until a match ends as wanted, and store it among a game's replays.

python -m tests.record GAME --ending RULE [--seats N] [--option KEY=VALUE]... OUT

Deals are tried in their order, and everybody plays the move that looks best by the game's own
heuristic, so the same command gives the same file as long as rules and heuristic are the same.
A stored file outlives both: it is replayed move by move.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.options import read_options
from larcin.kernel.pieces import Seat
from larcin.kernel.record import record, write_record
from larcin.kernel.registry import find_game
from larcin.kernel.rng import SEED_BYTES, Chance, QuickRng

THIEVES: Final = ("Arsène", "Irma", "Cartouche", "Fantômette", "Mandrin", "Moll", "Robin", "Vidocq")
"""Who sits at the table, from seat 1 on."""

PATIENCE: Final = 10_000


def main(args: Sequence[str]) -> int:
    """Store a match that ended as wanted, or say why there is none."""
    parser = argparse.ArgumentParser(prog="python -m tests.record", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--ending", required=True, help="the rule that decides the match")
    parser.add_argument("--seats", type=int, help="the fewest possible by default")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("out", type=Path)
    given = parser.parse_args(args)
    try:
        game = find_game(given.game)
        options = read_options(game, dict(each.partition("=")[::2] for each in given.option))
        match = find_match(game, given.ending, given.seats or game.players[0], options)
    except (LarcinError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    given.out.write_bytes(write_record(record(match)))
    return 0


def find_match(game: AnyGame, ending: str, seats: int, options: Any) -> Match:
    """The first deal that ends in this way."""
    if ending not in game.endings:
        endings = ", ".join(game.endings)
        raise ValueError(f"{game.title} never ends by {ending}; its endings are: {endings}.")
    for deal in range(PATIENCE):
        match = play_out(game, seats, options, deal)
        if match.outcome is not None and match.outcome.reason == ending:
            return match
    raise ValueError(f"None of {PATIENCE} deals ended by {ending}.")


def play_out(game: AnyGame, seats: int, options: Any, deal: int) -> Match:
    """A whole match; where several seats are asked at once, the first of them answers first."""
    names = THIEVES[:seats] if seats <= len(THIEVES) else seats
    match = Match(game, names, options, deal.to_bytes(SEED_BYTES, "big"))
    chance = QuickRng(deal)
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, best_move(match, seat, chance))
    return match


def best_move(match: Match, seat: Seat, chance: Chance) -> Any:
    """One of the moves that look best to this seat."""
    seen = match.observe(seat)
    values = [match.game.brain.heuristic(seen.view, move) for move in seen.moves]
    highest = max(values)
    best = [move for move, value in zip(seen.moves, values, strict=True) if value == highest]
    return chance.choice(best)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
