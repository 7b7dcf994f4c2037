"""Fit the weights of a game's judge to who won matches between greedy players.

`larcin author fit GAME` prints the weights for two players and for four, to be copied into the
game's bot.py. NumPy is needed (extra `train`). The matches are the same every time, so the weights
are, too.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from larcin.authoring.files import CannotMake
from larcin.bots.greedy import best_of
from larcin.bots.thinking import next_seat
from larcin.kernel.game import AnyGame
from larcin.kernel.judging import AnyJudge, Judge
from larcin.kernel.rng import QuickRng
from larcin.kernel.table import Table

Numbers = npt.NDArray[np.float64]

WHIM = 10
"""Of a hundred moves, so many are made at random: positions that good players avoid count, too."""

STRIDE = 3
"""Neighbouring positions are much alike: one in so many is enough."""

STEPS, RATE = 2000, 0.03


def gather(game: AnyGame, judge: AnyJudge, seats: int, matches: int) -> tuple[Numbers, Numbers]:
    """The traits of positions, and who won in the end."""
    rows: list[Numbers] = []
    won: list[Numbers] = []
    for deal in range(matches):
        table, rng = (
            game.start(seats, rng=QuickRng.numbered(deal)),
            QuickRng.numbered(~deal % 2**32),
        )
        found = []
        turn = rng.below(STRIDE)
        while table.outcome is None:
            seat = next_seat(table)
            moves = table.asked[seat]
            if _is_pause(game, table):
                turn += 1
                if turn % STRIDE == 0:
                    found.append(np.array(judge.traits(table), float))
            if len(moves) > 1 and rng.below(100) >= WHIM:
                view = game.view(table, seat)
                moves = best_of(moves, [game.brain.heuristic(view, move) for move in moves])
            game.apply(table, seat, rng.choice(moves))
        winners = table.outcome.winners
        share = np.array([(seat in winners) / len(winners) for seat in range(seats)])
        rows += found
        won += [share] * len(found)
    return np.array(rows), np.array(won)


def _is_pause(game: AnyGame, table: Table) -> bool:
    """Whether searching bots would judge here."""
    pauses = game.brain.pauses
    return not table.chosen and (not pauses or game.script.rule(table) in pauses)


def fit(rows: Numbers, won: Numbers) -> tuple[Numbers, float]:
    """Weights under which the winners were as likely as can be (Adam), and their log loss."""
    scale = rows.std(axis=(0, 1)) + 1e-9
    rows = rows / scale
    weights = np.zeros(rows.shape[2])
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    loss = 0.0
    for step in range(1, STEPS + 1):
        worth = rows @ weights
        hope = np.exp(worth - worth.max(axis=1, keepdims=True))
        hope /= hope.sum(axis=1, keepdims=True)
        loss = float(-(won * np.log(hope + 1e-12)).sum(axis=1).mean())
        slope = np.einsum("ps,pst->t", (hope - won) / len(won), rows) + 1e-4 * weights
        first, second = 0.9 * first + 0.1 * slope, 0.999 * second + 0.001 * slope**2
        weights -= RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
    return weights / scale, loss


def fitted_lines(game: AnyGame, matches: int) -> Iterator[str]:
    """The weights for two and for four players, as lines to copy."""
    judge = game.brain.judge
    if not isinstance(judge, Judge):
        raise CannotMake(f"{game.title} has no judge with weights.")
    for name, seats in (("duel", 2), ("crowd", 4)):
        if seats in game.players:
            rows, won = gather(game, judge, seats, matches)
            weights, loss = fit(rows, won)
            traits = judge.weights.at(seats)
            named = zip(traits._fields, weights, strict=True)
            numbers = ", ".join(f"{trait}={weight:.3g}" for trait, weight in named)
            told = f"{len(rows)} positions, log loss {loss:.3f}, even {np.log(seats):.3f}"
            yield f"{name}={type(traits).__name__}({numbers}),  # {told}"
