"""`ui/minutes.json`: how long a match takes, by seats, against robots and among people.

It is measured and not guessed: some deals are played out by the game's own heuristic, and what a
person would have sat there for is added up.

- A decision takes 5 seconds and 3 more for each time that the moves to choose from double (as Hick
  found that choosing does); a single move takes none.
- What happened rests on the screen as long as the page lets it at its normal pace: see REST. What
  waits to be told between two answers of one person is told within QUEUE seconds.
- Against robots, who answer at once, a match is one person's decisions and what is told between
  them. Among people it is everybody's decisions, those of one moment counted once, or what is told
  meanwhile where that takes longer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log2
from statistics import median
from typing import Any, Final

from msgspec import Struct, json

from larcin.authoring.files import Made
from larcin.authoring.record import best_moves, thieves
from larcin.kernel.errors import BadOption
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.options import choices, read_options
from larcin.kernel.rng import SEED_BYTES, QuickRng

DEALS: Final = 5
REST: Final = {"decisive": 1.68, "personal": 0.88, "plain": 0.88, "quiet": 0.88, "along": 0.0}
"""Seconds that an event takes, its flight included."""

QUEUE: Final = 6.0


SEATS: Final = 4
"""What an option does to the time is measured with so many, or with as many as there may be."""

SAME: Final = 0.2
"""A change by no more than this share is none."""


class Minutes(Struct, frozen=True):
    """How long a match takes."""

    seats: dict[str, tuple[float, float]]
    """By seats: minutes against robots, minutes among people."""

    options: dict[str, float]
    """By `option=value`, where it makes a difference: how many times as long."""


def minute_file(game: AnyGame) -> Made:
    """`ui/minutes.json`."""
    found = Minutes(
        {str(seats): measure(game, seats, game.options()) for seats in game.players},
        dict(_factors(game)),
    )
    return {game.folder / "ui" / "minutes.json": json.encode(found) + b"\n"}


def measure(game: AnyGame, seats: int, options: Any) -> tuple[float, float]:
    """The medians of some deals, in minutes: alone against robots, and among people."""
    deals = [_sit_through(game, seats, options, deal) for deal in range(DEALS)]
    alone, together = (round(median(times) / 60, 1) for times in zip(*deals, strict=True))
    return alone, together


def _factors(game: AnyGame) -> Iterator[tuple[str, float]]:
    seats = min(SEATS, game.players[-1])
    usual, _ = measure(game, seats, game.options())
    for choice in choices(game.options):
        for value in choice.values:
            try:
                options = read_options(game, {choice.name: value}, strict=True)
                alone, _ = measure(game, seats, options)
            except BadOption:
                continue  # not with so many
            if abs(alone / usual - 1) > SAME:
                yield f"{choice.name}={json.encode(value).decode()}", round(alone / usual, 2)


def _sit_through(game: AnyGame, seats: int, options: Any, deal: int) -> tuple[float, float]:
    """Seconds against robots, from the first seat; and among people."""
    alone = together = told = 0.0
    for seat, thinking, resting in _moves(game, seats, options, deal):
        together += max(thinking[1], min(resting, QUEUE))
        if seat == 0:
            alone += thinking[0] + min(told, QUEUE)
            told = 0.0
        told += resting
    return alone + min(told, QUEUE), together


def _moves(
    game: AnyGame, seats: int, options: Any, deal: int
) -> Iterator[tuple[int, tuple[float, float], float]]:
    """Of each move: who made it; how long it was thought about, and how long others waited for
    that alone; how long it is told.
    """
    match = Match(game, thieves(seats), options, deal.to_bytes(SEED_BYTES, "big"))
    chance = QuickRng(deal)
    asked: tuple[int, ...] = ()
    while match.outcome is None:
        seat, *_ = now = match.to_act
        thinking = _thinking(match.moves(seat))
        waiting = 0.0 if seat in asked else thinking
        heard = len(match.events)
        match.play(seat, chance.choice(best_moves(match, seat)))
        yield seat, (thinking, waiting), sum(map(_rest, match.events[heard:]))
        asked = tuple(each for each in now if each != seat)


def _thinking(moves: Sequence[Any]) -> float:
    return 0.0 if len(moves) < 2 else 5 + 3 * log2(len(moves))


def _rest(event: Any) -> float:
    return REST[event.weight]
