"""What all searching bots share: how long they think, what they hope for, what they say of it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from larcin.kernel.game import AnyGame
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance, QuickRng
from larcin.kernel.table import Outcome, Table

USUAL_TIME: Final = 0.2
"""How many seconds a searching bot thinks if nobody says."""

POINTS: Final = 0.3
"""How much of a reward is the part of the points, the rest being the share of the victory."""

MARGIN: Final = 0.004
"""How many seconds before the deadline it stops: a simulation more may take as long."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a bot thinks of one move."""

    move: Any
    share: float
    """The share of the victory that it hopes for; a match played to its end counts points, too."""

    simulations: int


def best_first(opinions: Sequence[Opinion], few: int = 3) -> tuple[Opinion, ...]:
    """The moves it thought most about, which are those it likes best."""
    return tuple(sorted(opinions, key=lambda each: (-each.simulations, -each.share))[:few])


class Budget:
    """How long to think: so many seconds, so many simulations, or until the deadline."""

    def __init__(self, seconds: float, simulations: int) -> None:
        self.seconds = seconds
        self.simulations = simulations

    def rounds(self, deadline: float | None) -> Iterator[int]:
        """Count simulations until time is up; there is always a first one."""
        end = inf if deadline is None else deadline - MARGIN
        if self.seconds:
            end = min(end, time.monotonic() + self.seconds)
        elif not self.simulations and deadline is None:
            end = time.monotonic() + USUAL_TIME
        clock, last = time.monotonic, self.simulations or 1 << 60
        slowest, before = 0.0, clock()
        for number in range(last):
            yield number
            now = clock()
            slowest, before = max(slowest, now - before), now
            if now + slowest > end:
                return


def quick(rng: Chance) -> QuickRng:
    """The chance of a search: fast, and decided by that of the match."""
    return QuickRng(rng.below(1 << 63))


def rewards(outcome: Outcome) -> list[float]:
    """What each seat gets in the end: its share of the victory, and its part of the points.

    Victories alone tell too little in a few hundred simulations; a narrow loss is nearer to
    winning than a wide one.
    """
    winners, scores = outcome.winners, outcome.scores
    share = (1 - POINTS) / len(winners)
    least = min(0, *scores)
    part = POINTS / (sum(scores) - least * len(scores) or 1)
    return [
        part * (score - least) + (share if seat in winners else 0.0)
        for seat, score in enumerate(scores)
    ]


def next_seat(table: Table) -> Seat:
    """Who chooses next; of several who choose at the same time, any order will do."""
    chosen = table.chosen
    for seat in table.asked:
        if seat not in chosen:
            return seat
    raise AssertionError("a match that is not over asks somebody")


def play_out(game: AnyGame, table: Table, rng: QuickRng, horizon: int) -> Sequence[float]:
    """Go on cheaply to the end, or for so many moves of each seat; what each one gets there."""
    brain, apply = game.brain, game.script.apply
    playout, judge = brain.playout, brain.judge
    left = horizon * table.seats if judge is not None else 1 << 60
    while table.outcome is None:
        if left <= 0 and judge is not None:
            return judge(table)
        asked = table.asked
        seat = next_seat(table) if table.chosen else next(iter(asked))
        moves = asked[seat]
        if len(moves) == 1:
            apply(table, seat, moves[0])
        else:
            left -= 1
            apply(table, seat, playout(table, seat, moves, rng))
    return rewards(table.outcome)
