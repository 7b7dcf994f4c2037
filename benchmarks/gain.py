"""What a bot's choices gain over greedy ones, in the company of greedy players.

    python -m benchmarks.gain GAME BOT... [--seats 4] [--positions 40] [--worlds 100]
                              [--reference FILE] [--step RULE]

Matches tell slowly who is stronger: most of a victory is luck. Here every move of a position is
played out by greedy players to the end, in the same imagined worlds; what it wins there is what a
bot gets for choosing it. A few dozen positions then part two settings of a search that thousands of
matches would not. It measures the answer to greedy players and no other strength.

What the moves win is worked out once and kept in the file, if there is one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks.positions import positions
from larcin.bots import ask, make_bot
from larcin.bots.thinking import next_seat
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Observation
from larcin.kernel.registry import find_game
from larcin.kernel.rng import QuickRng

WIDEST: Final = 24
"""Of more moves than that, those that the heuristic likes least are passed over."""

AGAIN: Final = 2
"""How often a bot is asked about a position, with other chance."""


@dataclass(frozen=True)
class Setup:
    """Which positions, and how often each of their moves is played out."""

    game: str
    seats: int
    positions: int
    worlds: int
    step: str | None

    def observations(self) -> list[Observation[Any, Any, Any]]:
        """What is seen there."""
        game = find_game(self.game)
        found: Iterator[Observation[Any, Any, Any]] = positions(game, 1 << 30, self.seats)
        wanted = (each for each in found if self.step in (None, each.view.step))
        return list(islice(wanted, self.positions))


def best_looking(game: AnyGame, seen: Observation[Any, Any, Any]) -> list[Any]:
    """The moves to look at, the heuristic's own choice first."""
    heuristic, view = game.brain.heuristic, seen.view
    return sorted(seen.moves, key=lambda move: -heuristic(view, move))[:WIDEST]


def worths(setup: Setup, number: int) -> list[float]:
    """What each move of one position wins."""
    game = find_game(setup.game)
    seen = setup.observations()[number]
    moves, me = best_looking(game, seen), seen.view.seat
    won, rng = [0.0] * len(moves), QuickRng(number)
    for _ in range(setup.worlds):
        world = game.imagine(seen.view, rng)
        for at, move in enumerate(moves):
            table = game.copy(world)
            game.apply(table, me, move)
            winners = play_greedily(game, table)
            won[at] += (me in winners) / len(winners)
    return [each / setup.worlds for each in won]


def play_greedily(game: AnyGame, table: Any) -> Sequence[int]:
    """Who wins if everybody does what looks best."""
    heuristic = game.brain.heuristic
    while table.outcome is None:
        seat = next_seat(table)
        moves = table.asked[seat]
        move = moves[0]
        if len(moves) > 1:
            view = game.view(table, seat)
            move = max(moves, key=partial(heuristic, view))
        game.apply(table, seat, move)
    winners: Sequence[int] = table.outcome.winners
    return winners


def gains(setup: Setup, reference: Sequence[Sequence[float]], name: str) -> list[float]:
    """What a bot's choice wins more than the heuristic's, position by position."""
    game = find_game(setup.game)
    found: list[float] = []
    for number, (seen, worth) in enumerate(zip(setup.observations(), reference, strict=True)):
        moves = best_looking(game, seen)
        for time in range(AGAIN):
            chosen = ask(make_bot(name), game, seen, QuickRng(number * AGAIN + time))
            found.append((worth[moves.index(chosen)] if chosen in moves else min(worth)) - worth[0])
    return found


def refer(setup: Setup, file: Path | None) -> list[list[float]]:
    """What every move wins, from the file if it is there."""
    if file is not None and file.exists():
        told, known = msgspec.json.decode(file.read_bytes(), type=tuple[Setup, list[list[float]]])
        if told == setup:
            return known
    with ProcessPoolExecutor() as pool:
        known = list(pool.map(partial(worths, setup), range(setup.positions)))
    if file is not None:
        file.write_bytes(msgspec.json.encode((setup, known)))
    return known


def main() -> int:
    """Work out what moves are worth, and what bots make of it."""
    parser = argparse.ArgumentParser(description="What bots gain over greedy choices.")
    parser.add_argument("game")
    parser.add_argument("bots", nargs="*", metavar="BOT")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--reference", type=Path)
    parser.add_argument("--step", help="only questions of this rule")
    args = parser.parse_args()
    setup = Setup(args.game, args.seats, args.positions, args.worlds, args.step)
    try:
        find_game(args.game)
        for name in args.bots:
            make_bot(name)
        reference = refer(setup, args.reference)
    except LarcinError as error:
        print(error, file=sys.stderr)
        return 2
    greedy = sum(worth[0] for worth in reference) / len(reference)
    best = sum(map(max, reference)) / len(reference)
    print(f"{args.game}, {args.seats} seats, {len(reference)} positions, {args.worlds} worlds each")
    print(f"greedy wins {greedy:.3f}; the best move, as far as luck lets it show, {best:.3f}")
    for name in args.bots:
        found = gains(setup, reference, name)
        mean = sum(found) / len(found)
        noise = (sum((each - mean) ** 2 for each in found) / len(found) ** 2) ** 0.5
        print(f"{name:32} {mean:+.4f} ± {1.96 * noise:.4f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
