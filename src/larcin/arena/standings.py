"""The standings of an arena: a pure function of its results in the order of the schedule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from statistics import fmean, median

from msgspec import Struct

from larcin.arena.play import Result
from larcin.arena.ratings import Rating, Share, estimate, rate
from larcin.arena.schedule import Settings


class Row(Struct, frozen=True, kw_only=True):
    """One bot."""

    bot: str
    seats: int
    """How many seats it has in a match."""

    share: Share
    """What it wins with one seat."""

    rating: Rating
    score: float
    """Its mean score."""

    questions: int
    seconds_per_move: float


class Length(Struct, frozen=True, kw_only=True):
    """How many moves matches have."""

    shortest: int
    median: float
    mean: float
    longest: int
    counts: dict[int, int]
    """How many matches have each number of moves."""


class Standings(Struct, frozen=True, kw_only=True):
    """All that an arena found out."""

    settings: Settings
    deals: int
    matches: int
    rows: tuple[Row, ...]
    """The bots, the best first."""

    seats: tuple[Share, ...]
    """What each seat wins, whoever sits there: every bot does, equally often."""

    length: Length
    endings: dict[str, int]
    """How many matches each rule has decided."""

    seconds: float
    """How long all matches took, one after the other."""

    moves_per_second: float
    """On one core, thinking included."""

    @property
    def even(self) -> float:
        """What equally strong bots would win."""
        return 1 / self.settings.seats


def standings_of(settings: Settings, results: Sequence[Result]) -> Standings:
    """The standings of whole deals, in the order of the schedule."""
    deals = [list(deal) for _, deal in groupby(results, key=lambda result: result.deal)]
    ratings = rate(results)
    bots = dict.fromkeys(settings.bots)  # each once, in the order named
    rows = [_row(bot, deals, ratings) for bot in bots]
    seconds = sum(result.seconds for result in results)
    return Standings(
        settings=settings,
        deals=len(deals),
        matches=len(results),
        rows=tuple(sorted(rows, key=lambda row: -row.share.mean)),
        seats=tuple(_seat(seat, deals) for seat in range(settings.seats)),
        length=_length([result.moves for result in results]),
        endings=_count(result.reason for result in results),
        seconds=seconds,
        moves_per_second=sum(result.moves for result in results) / seconds,
    )


def _row(bot: str, deals: Sequence[Sequence[Result]], ratings: Mapping[str, Rating]) -> Row:
    results = [result for deal in deals for result in deal]
    seats = results[0].bots.count(bot)
    together = estimate([fmean(_won(result, bot) for result in deal) for deal in deals])
    mine = [(result, seat) for result in results for seat in _seats_of(result, bot)]
    questions = sum(result.questions[seat] for result, seat in mine)
    thinking = sum(result.thinking[seat] for result, seat in mine)
    return Row(
        bot=bot,
        seats=seats,
        share=together / seats,
        rating=ratings[bot],
        score=fmean(result.scores[seat] for result, seat in mine),
        questions=questions,
        seconds_per_move=thinking / questions if questions else 0.0,
    )


def _won(result: Result, bot: str) -> float:
    """What all seats of this bot won together."""
    return sum(result.shares[seat] for seat in _seats_of(result, bot))


def _seats_of(result: Result, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(result.bots) if name == bot]


def _seat(seat: int, deals: Sequence[Sequence[Result]]) -> Share:
    return estimate([fmean(result.shares[seat] for result in deal) for deal in deals])


def _length(moves: Sequence[int]) -> Length:
    counts = Counter(moves)
    return Length(
        shortest=min(moves),
        median=median(moves),
        mean=fmean(moves),
        longest=max(moves),
        counts={number: counts[number] for number in sorted(counts)},
    )


def _count(reasons: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(reasons).items()))
