"""Why a move is better: what happens more often, or less, in the matches that go on from it.

Nobody is asked for an opinion. Each move is played to the end in the same imagined worlds, all that
is told there and matters is counted, and whatever goes along with losing and happens more often
after one move than after another is the reason. Beside it stand the points, which always tell
something.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from msgspec import to_builtins
from msgspec.structs import replace

from larcin.bots.thinking import Policy, imagine
from larcin.kernel.events import Event, redact
from larcin.kernel.game import AnyGame
from larcin.kernel.pieces import Seat
from larcin.kernel.registry import find_game
from larcin.kernel.table import Outcome
from larcin.kernel.vocabulary import vocabulary_of
from larcin.puzzles.comparing import (
    answer_by_surprise,
    play_to_end,
    reference_play,
    share_of,
    world_chance,
)
from larcin.puzzles.puzzle import Because, Puzzle, Valued, match_of
from larcin.words.tells import tells_of, weights_of

WORLDS: Final = 64

CLEAR: Final = 0.15
"""What does not differ by so much is no reason."""

MATTERS: Final = 0.02
"""Nor is what changes the share of the victory by less than this."""

SEATS: Final = ("seat", "seats", "maybe:seat")
"""How fields are told that name seats."""

Kind = tuple[str, tuple[str, ...], str]
"""A type of event, how it names whoever is asked (by nothing: it is about the others), and which
piece it is about; none: any."""


@dataclass(slots=True)
class Trials:
    """How the matches after one move went."""

    shares: list[float] = field(default_factory=list)
    ties: int = 0
    points: int = 0
    rival: int = 0
    seen: list[frozenset[Kind]] = field(default_factory=list)
    """What happened in each of them."""

    samples: dict[Kind, Event] = field(default_factory=dict)

    def often(self, kind: Kind) -> float:
        """In what part of them this happened."""
        return sum(kind in each for each in self.seen) / len(self.seen)


def explain(slug: str, puzzle: Puzzle) -> Puzzle:
    """The puzzle, with a reason for what each of its moves is worth."""
    game = find_game(slug)
    view = match_of(game, puzzle).observe(puzzle.seat).view
    play = reference_play(game)
    trials = [_try(game, view, value, puzzle.id, play) for value in puzzle.values]
    return replace(puzzle, values=tuple(_explained(puzzle.values, trials, puzzle.seat)))


def _explained(values: Sequence[Valued], trials: Sequence[Trials], me: Seat) -> Iterable[Valued]:
    effects = _effects(trials)
    for place, (value, trial) in enumerate(zip(values, trials, strict=True)):
        other = trials[0 if place else 1]
        count = len(trial.shares)
        yield replace(
            value,
            ties=round(trial.ties / count, 3),
            points=round(trial.points / count, 1),
            rival=round(trial.rival / count, 1),
            because=_reason(trial, other, effects, -1 if place else 1, me),
        )


def _reason(
    trial: Trials, other: Trials, effects: Mapping[Kind, float], sign: int, me: Seat
) -> Because | None:
    """What explains most of the difference; `sign` tells whether this is the better move."""
    differs = {kind: trial.often(kind) - other.often(kind) for kind in effects}
    explains = {kind: sign * effects[kind] * by for kind, by in differs.items()}
    clear = [kind for kind, by in differs.items() if abs(by) >= CLEAR and explains[kind] >= MATTERS]
    if not clear:
        return None
    kind = max(clear, key=lambda each: (explains[each], each))
    sample = redact((trial.samples if kind in trial.samples else other.samples)[kind], me)
    return Because(to_builtins(sample), round(trial.often(kind), 2), round(other.often(kind), 2))


def _effects(trials: Sequence[Trials]) -> dict[Kind, float]:
    """By what happens, how much more is won where it does than where it does not."""
    kinds = {kind for trial in trials for seen in trial.seen for kind in seen}
    return {kind: _effect(trials, kind) for kind in kinds}


def _effect(trials: Sequence[Trials], kind: Kind) -> float:
    won: dict[bool, list[float]] = defaultdict(list)
    for trial in trials:
        for share, seen in zip(trial.shares, trial.seen, strict=True):
            won[kind in seen].append(share)
    if len(won) < 2:
        return 0.0
    return sum(won[True]) / len(won[True]) - sum(won[False]) / len(won[False])


def _try(game: AnyGame, view: Any, value: Valued, name: str, play: Policy) -> Trials:
    trials, me = Trials(), view.seat
    move = vocabulary_of(game).moves[value.moves[0]]
    for number in range(WORLDS):
        table = imagine(game, view, world_chance(f"why {name}", number))
        told: list[Event] = []
        table.told = told
        game.apply(table, me, move)
        # That I did what I did is no reason.
        told[:] = [event for event in told if getattr(event, "seat", None) != me]
        answer_by_surprise(game, table, play, f"why {name} {number}")
        outcome = play_to_end(game, table, play)
        _count(trials, outcome, me)
        news = dict(_news(game, told, outcome, me))
        trials.seen.append(frozenset(news))
        trials.samples = news | trials.samples
    return trials


def _count(trials: Trials, outcome: Outcome, me: Seat) -> None:
    trials.shares.append(share_of(outcome, me))
    trials.ties += me in outcome.winners and len(outcome.winners) > 1
    trials.points += outcome.scores[me]
    trials.rival += max(score for seat, score in enumerate(outcome.scores) if seat != me)


def _news(
    game: AnyGame, told: Iterable[Event], outcome: Outcome, me: Seat
) -> Iterable[tuple[Kind, Event]]:
    """What of all that happened may be a reason. That somebody has won is none."""
    tells = _telling(game)
    for event in told:
        name = type(event).__name__
        if name not in tells or event.rule == outcome.reason:
            continue
        mine = tuple(each for each in tells[name].seats if _names(getattr(event, each), me))
        yield (name, mine, ""), event
        if tells[name].piece:
            yield (name, mine, str(getattr(event, tells[name].piece))), event


def _names(value: Any, me: Seat) -> bool:
    return value == me or (isinstance(value, tuple) and me in value)


@dataclass(frozen=True, slots=True)
class _Fields:
    """What is looked at in events of one type."""

    seats: tuple[str, ...]
    piece: str
    """None: an empty word."""


@cache
def _telling(game: AnyGame) -> dict[str, _Fields]:
    """The types of events that matter to somebody, and say whom."""
    weights, found = weights_of(game), {}
    for name, fields in tells_of(game).items():
        seats = tuple(each for each, how in fields.items() if how in SEATS)
        piece = next((each for each, how in fields.items() if how.startswith("piece:")), "")
        if seats and weights.get(name) in ("decisive", "personal"):
            found[name] = _Fields(seats, piece)
    return found
