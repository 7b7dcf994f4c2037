"""What all searching bots share: how long they think, what they hope for, what they say of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from larcin.bots.greedy import best_of
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

CALMING: Final = 0.95
"""How quickly a round that took long, for whatever reason, is forgotten."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a bot thinks of one move."""

    move: Any
    share: float
    """The share of the victory that it hopes for; a match played to its end counts points, too."""

    simulations: int


FEW: Final = 3
"""How many moves a bot has an opinion of, when it is asked."""


def best_first(opinions: Iterable[Opinion]) -> tuple[Opinion, ...]:
    """The moves it thought most about, which are those it likes best."""
    return tuple(sorted(opinions, key=lambda each: (-each.simulations, -each.share))[:FEW])


class Budget:
    """How long to think: so many seconds, so many simulations, or until the deadline.

    Seconds are those of the processor, so that a bot is as strong on a busy machine as on an
    idle one; a deadline is on the clock of the wall, and is kept.
    """

    def __init__(self, seconds: float, simulations: int) -> None:
        self.seconds = seconds
        self.simulations = simulations

    def rounds(self, deadline: float | None) -> Iterator[float]:
        """A round for each simulation until time is up, and what part of the time is spent.

        There is always a first one.
        """
        seconds = self.seconds
        if not (seconds or self.simulations or deadline is not None):
            seconds = USUAL_TIME
        wall = _Meter(time.monotonic, inf if deadline is None else deadline - MARGIN)
        own = _Meter(time.thread_time, time.thread_time() + seconds if seconds else inf)
        last = self.simulations or 1 << 60
        for number in range(last):
            yield max(number / last, wall.spent, own.spent)
            if wall.is_up() or own.is_up():
                return


class _Meter:
    """A clock on which something ends, and how long one round takes on it."""

    __slots__ = ("_before", "_begun", "_clock", "_end", "_long", "spent")

    def __init__(self, clock: Callable[[], float], end: float) -> None:
        self._clock = clock
        self._end = end
        self._begun = self._before = clock()
        self._long = 0.0
        self.spent = 0.0
        """What part of its time is over."""

    def is_up(self) -> bool:
        """Whether another round might end too late: it may be as long as the longest of late."""
        if self._end == inf:
            return False
        now = self._clock()
        self._long = max(now - self._before, CALMING * self._long)
        self._before = now
        self.spent = (now - self._begun) / max(self._end - self._begun, 1e-6)
        return now + self._long > self._end


def quick(rng: Chance) -> QuickRng:
    """The chance of a search: fast, and decided by that of the match."""
    return QuickRng(rng.below(1 << 63))


def worths(game: AnyGame, view: Any, moves: Sequence[Any]) -> list[float]:
    """What the game itself thinks of these moves: by its skill, where it has learned any."""
    worth = game.brain.skill or game.brain.heuristic
    return [worth(view, move) for move in moves]


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


def is_trusted(game: AnyGame, view: Any) -> bool:
    """Whether the game's skill is followed here."""
    return view.step in game.brain.trusted.at(view.seats)


def horizon_of(game: AnyGame, seats: int, wanted: int) -> int:
    """How many moves of each seat to play out: as wanted; below 0, as the game says."""
    return wanted if wanted >= 0 else game.brain.horizon.at(seats)


def next_seat(table: Table) -> Seat:
    """Who chooses next; of several who choose at the same time, any order will do."""
    chosen = table.chosen
    for seat in table.asked:
        if seat not in chosen:
            return seat
    raise AssertionError("a match that is not over asks somebody")


def imagine(game: AnyGame, view: Any, rng: QuickRng) -> Any:
    """A world that fits what is seen, in which nobody has chosen anything face down yet.

    What lies there was not laid at random: whoever did will choose again, as the policy says.
    """
    world = game.imagine(view, rng)
    world.chosen.clear()
    return world


Policy = Callable[[Any, Seat, Sequence[Any], Chance], Any]
"""What somebody will probably do on an imagined table."""


def policy_of(game: AnyGame) -> Policy:
    """The game's own playout policy; without one, everybody does what the heuristic likes best."""
    if game.brain.playout is not None:
        return game.brain.playout
    view, heuristic = game.view, game.brain.heuristic

    def follow(table: Table, seat: Seat, moves: Sequence[Any], rng: Chance) -> Any:
        seen = view(table, seat)
        return rng.choice(best_of(moves, [heuristic(seen, move) for move in moves]))

    return follow


def play_out(game: AnyGame, table: Table, rng: QuickRng, horizon: int) -> Sequence[float]:
    """Go on cheaply to the end, or for so many moves of each seat; what each one gets there.

    A position is judged only where the game says that it can be, and never while cards lie
    face down: what they are decides the rest.
    """
    brain, apply, steps = game.brain, game.script.apply, game.script.steps
    playout, judge, pauses = policy_of(game), brain.judge, brain.pauses
    left = horizon * table.seats if judge is not None else 1 << 60
    while table.outcome is None:
        is_calm = left <= 0 and not table.chosen
        if is_calm and judge is not None and (not pauses or steps[table.step].rule in pauses):
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
