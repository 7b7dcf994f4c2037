"""How strong bots are: shares of the victory with their uncertainty, and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from larcin.arena.play import Result

Z: Final = 1.959964
"""So many standard errors on both sides hold 95 % of a normal distribution."""


class Share(Struct, frozen=True):
    """A share of the victory, and the interval that holds the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float

    def __truediv__(self, parts: int) -> Share:
        return Share(self.mean / parts, self.low / parts, self.high / parts)


class Rating(Struct, frozen=True):
    """An openskill rating: 25 ± 8.3 before the first match."""

    mu: float
    sigma: float


def estimate(shares: Sequence[float]) -> Share:
    """The mean share from one share for each deal, all rotations of it together.

    Matches of one deal are not independent, deals are: the spread between deals says how many
    independent matches the results are worth. Wilson's interval takes that number, so that it
    stays between 0 and 1, and is honest about a bot that has won everything so far.
    """
    mean = fmean(shares)
    spread = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    if spread > 0:
        return _wilson(mean, mean * (1 - mean) / spread)
    if 0 < mean < 1 and len(shares) > 1:
        return Share(mean, mean, mean)  # every deal was shared in the same way
    return _wilson(mean, len(shares))


def _wilson(mean: float, matches: float) -> Share:
    shrink = 1 + Z * Z / matches
    middle = (mean + Z * Z / (2 * matches)) / shrink
    half = Z / shrink * sqrt(mean * (1 - mean) / matches + (Z / (2 * matches)) ** 2)
    return Share(mean, max(min(middle - half, mean), 0.0), min(max(middle + half, mean), 1.0))


def rate(results: Iterable[Result]) -> dict[str, Rating]:
    """Ratings after these matches, in this order. Equal places are ties.

    A bot in several seats enters a match several times with one rating, and leaves it with
    the mean of what its seats have come to.
    """
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for result in results:
        for bot in result.bots:
            ratings.setdefault(bot, model.rating())
        teams = [
            [model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in result.bots
        ]
        after = [team[0] for team in model.rate(teams, ranks=[float(p) for p in result.places])]
        for bot in set(result.bots):
            seats = [each for each, name in zip(after, result.bots, strict=True) if name == bot]
            ratings[bot] = model.rating(
                mu=fmean(each.mu for each in seats), sigma=fmean(each.sigma for each in seats)
            )
    return {bot: Rating(each.mu, each.sigma) for bot, each in ratings.items()}
