"""Duplicate matches of simple policies: each deal is played once from every seat.

    python -m tests.duel GAME [--seats 4] [--deals 200]

prints what the greedy policy wins against random ones; the arena will do so for all bots.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from larcin.bots.thinking import policy_of, worths
from larcin.kernel.game import AnyGame
from larcin.kernel.pieces import Seat
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Chance, QuickRng

Policy = Callable[[AnyGame, Any, Seat, Chance], Any]


def greedily(game: AnyGame, table: Any, seat: Seat, chance: Chance) -> Any:
    """The move that looks best; any of several."""
    view, moves = game.view(table, seat), game.moves(table, seat)
    worth = [game.brain.heuristic(view, move) for move in moves]
    best = max(worth)
    return chance.choice([move for move, each in zip(moves, worth, strict=True) if each == best])


def skilfully(game: AnyGame, table: Any, seat: Seat, chance: Chance) -> Any:
    """The move that looks best to who has learned by playing."""
    view, moves = game.view(table, seat), game.moves(table, seat)
    worth = worths(game, view, moves)
    return moves[worth.index(max(worth))]


def cheaply(game: AnyGame, table: Any, seat: Seat, chance: Chance) -> Any:
    """The move of the playout policy."""
    return policy_of(game)(table, seat, game.moves(table, seat), chance)


def at_random(game: AnyGame, table: Any, seat: Seat, chance: Chance) -> Any:
    """Any move."""
    return chance.choice(game.moves(table, seat))


def share_won(game: AnyGame, one: Policy, others: Policy, seats: int, deals: int) -> float:
    """The share of victory of one player who sits in every seat of every deal once."""
    shares = [
        share_of(game, seat, one, others, seats, deal)
        for deal in range(deals)
        for seat in range(seats)
    ]
    return sum(shares) / len(shares)


def share_of(game: AnyGame, me: Seat, one: Policy, others: Policy, seats: int, deal: int) -> float:
    """What the player in this seat gets of the victory: half of it, if it is shared by two."""
    table = game.start(seats, rng=QuickRng.numbered(deal))
    chance = QuickRng.numbered(deal)
    while table.outcome is None:
        seat = game.to_act(table)[0]
        policy = one if seat == me else others
        game.apply(table, seat, policy(game, table, seat, chance))
    winners = table.outcome.winners
    return (me in winners) / len(winners)


def main() -> None:
    """Measure greedy against random."""
    parser = argparse.ArgumentParser(description="What greedy wins against random.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    args = parser.parse_args()
    share = share_won(find_game(args.game), greedily, at_random, args.seats, args.deals)
    print(
        f"{args.game}, {args.seats} seats, {args.deals} deals from every seat: greedy wins "
        f"{share:.3f} (even is {1 / args.seats:.3f})"
    )


if __name__ == "__main__":
    main()
