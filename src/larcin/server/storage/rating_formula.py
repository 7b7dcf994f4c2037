"""How strong somebody is at a game: many seats, ties and bots, with openskill.

A rating is a function of the matches in the order in which they ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

MILLION: Final = 1_000_000

_MODEL: Final = PlackettLuce()


class Rating(Struct, frozen=True):
    """In millionths, so that it is the same whatever stores it."""

    mu: int
    sigma: int
    matches: int = 0

    @property
    def worth(self) -> int:
        """What its owner is almost certainly worth at least."""
        return self.mu - 3 * self.sigma


UNRATED: Final = Rating(round(_MODEL.mu * MILLION), round(_MODEL.sigma * MILLION))


def rate(
    players: Sequence[str], places: Sequence[int], before: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The ratings of these players after a match in which they took these places.

    Who sits in several seats, as bots do, enters several times with one rating and leaves with
    the mean of what these seats have come to. Who plays against none but oneself learns nothing.
    """
    if len(set(players)) < 2:
        return {}
    known = {player: before.get(player, UNRATED) for player in players}
    teams = [
        [_MODEL.create_rating([known[each].mu / MILLION, known[each].sigma / MILLION])]
        for each in players
    ]
    after = [team[0] for team in _MODEL.rate(teams, ranks=[float(place) for place in places])]
    result = {}
    for player, old in known.items():
        seats = [each for each, name in zip(after, players, strict=True) if name == player]
        result[player] = Rating(
            round(fmean(each.mu for each in seats) * MILLION),
            round(fmean(each.sigma for each in seats) * MILLION),
            old.matches + 1,
        )
    return result
