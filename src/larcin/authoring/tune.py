"""Find by playing what a game's skill should believe: one constant after another.

    larcin author tune GAME NAME... [--seats 4] [--deals 250] [--seconds 300]

A name is that of a constant, as SAFE, or SEASONED.rich for a field of one.

One player who does what the skill likes best sits among greedy ones, in every seat of the same
deals. A constant is made larger and smaller, and keeps what wins more; each round has fresh deals,
so that nothing is learned by heart. The constants are those of the module that has the game's
skill; a field of a named tuple is written after a point. It prints what to copy there. Only what
the skill alone reads tells anything: greedy players share the rest.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from types import ModuleType
from typing import Any, Final

from larcin.bots.greedy import best_of
from larcin.bots.thinking import next_seat, worths
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game
from larcin.kernel.rng import QuickRng

Beliefs = dict[str, float]
"""Names of constants, and what they are."""

Match = tuple[int, int]
"""A deal, and the seat of who has the skill."""

PARTS: Final = 4
"""Into how many pieces the matches of one trial are cut."""

FIRST_STEP: Final = 1.5
"""By what a constant is multiplied, or divided, at first."""

CALMER: Final = 0.6
"""How much smaller the steps become when neither helped."""

MARGIN: Final = 0.004
"""A belief is changed for at least this much more of the victories."""

LAST_DEALS: Final = 1_000_000
"""From here on are the deals of the last trial, which no choice was made by."""


class BadName(LarcinError):
    """There is no such number."""


# -- Constants ------------------------------------------------------------------------------


def home_of(game: AnyGame) -> ModuleType:
    """The module that has the game's skill."""
    if game.brain.skill is None:
        raise BadName(f"{game.title} has no skill that could be tuned.")
    return sys.modules[game.brain.skill.__module__]


def read(module: ModuleType, name: str) -> float:
    """What a constant is now."""
    first, _, rest = name.partition(".")
    value: Any = getattr(module, first, None)
    if rest:
        value = getattr(value, rest, None)
    if not isinstance(value, int | float):
        raise BadName(f"{module.__name__} has no number called {name!r}.")
    return float(value)


def write(module: ModuleType, beliefs: Beliefs) -> None:
    """Let the skill believe this; what it remembers of views is forgotten."""
    for name, number in beliefs.items():
        first, _, rest = name.partition(".")
        old = getattr(module, first)
        new: Any = number
        if rest:
            new = old._replace(**{rest: number})
        setattr(module, first, new)
    for each in vars(module).values():
        if hasattr(each, "cache_clear"):
            each.cache_clear()


# -- Matches --------------------------------------------------------------------------------


def win(slug: str, seats: int, beliefs: Beliefs, matches: Sequence[Match]) -> float:
    """How many of these matches who believes this wins."""
    game = find_game(slug)
    write(home_of(game), beliefs)
    return sum(share_of(game, seats, deal, seat) for deal, seat in matches)


def share_of(game: AnyGame, seats: int, deal: int, me: int) -> float:
    """The share of one match."""
    table = game.start(seats, rng=QuickRng.numbered(deal))
    rng = QuickRng.numbered(deal * PARTS + me + 1)
    while table.outcome is None:
        seat = next_seat(table)
        moves = table.asked[seat]
        if len(moves) > 1:
            view = game.view(table, seat)
            heuristic = game.brain.heuristic
            likes = (
                worths(game, view, moves)
                if seat == me
                else [heuristic(view, move) for move in moves]
            )
            moves = best_of(moves, likes)
        game.apply(table, seat, rng.choice(moves))
    winners = table.outcome.winners
    return (me in winners) / len(winners)


class Trials:
    """Matches among greedy players, on all cores."""

    def __init__(self, slug: str, seats: int, deals: int, pool: Executor) -> None:
        self.slug, self.seats, self.deals, self.pool = slug, seats, deals, pool

    def share(self, beliefs: Beliefs, first: int) -> float:
        """What who believes this wins of the deals from this number on."""
        deals = range(first, first + self.deals)
        matches = [(deal, seat) for deal in deals for seat in range(self.seats)]
        jobs = [
            self.pool.submit(win, self.slug, self.seats, beliefs, matches[part::PARTS])
            for part in range(PARTS)
        ]
        return sum(job.result() for job in jobs) / len(matches)


def climb(trials: Trials, start: Beliefs, until: float) -> Iterator[tuple[float, Beliefs]]:
    """Each better belief that is found, with its share, until time is up."""
    now = start
    steps = dict.fromkeys(now, FIRST_STEP)
    number = 0
    while time.monotonic() < until:
        number += 1
        first = number * trials.deals
        best = trials.share(now, first)
        yield best, now
        for name in start:
            for factor in (steps[name], 1 / steps[name]):
                if time.monotonic() > until:
                    return
                other = {**now, name: now[name] * factor}
                share = trials.share(other, first)
                if share > best + MARGIN:
                    best, now = share, other
                    yield best, now
                    break
            else:
                steps[name] = 1 + CALMER * (steps[name] - 1)


def show(share: float, beliefs: Beliefs) -> str:
    """A line to read, and to copy from."""
    numbers = ", ".join(f"{name}={number:.3g}" for name, number in beliefs.items())
    return f"{share:.3f}  {numbers}"


def tuned_lines(
    game: AnyGame, names: Sequence[str], seats: int, deals: int, seconds: float
) -> Iterator[str]:
    """Search, and say what was found."""
    module = home_of(game)
    start: Beliefs = {name: read(module, name) for name in names}
    with ProcessPoolExecutor() as pool:
        trials = Trials(game.slug, seats, deals, pool)
        found = start
        for share, found in climb(trials, start, time.monotonic() + seconds):
            yield show(share, found)
        yield f"on other deals: {show(trials.share(found, LAST_DEALS), found)}"
