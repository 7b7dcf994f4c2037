"""Where every card of the loot lies, and what was compared where two had equally many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from larcin.kernel.events import Event
from larcin.kernel.pieces import Seat
from larcin.kernel.table import Part, Reckoning, Tie

from .events import Counted, Stolen
from .view import View


def reckon(v: View, events: Sequence[Event]) -> Reckoning | None:
    """[RB-6.1] [RB-6.2] Every pile of the only game, the highest first, or game by game."""
    if v.outcome is None:
        return None
    counted = [event for event in events if isinstance(event, Counted)]
    several = v.options.games > 1
    parts = (_games_of(seat, counted) if several else _piles_of(seat, v) for seat in range(v.seats))
    ties = tuple(_ties(v, v.outcome.scores))
    if several:
        return Reckoning(tuple(map(tuple, parts)), ties)
    left, decided = tuple(_piles_of(None, v)), _biggest_theft(v, v.outcome.places, events)
    return Reckoning(tuple(map(tuple, parts)), ties, left, decided)


def _piles_of(seat: Seat | None, v: View) -> Iterator[Part]:
    """[RB-R16] A pile is worth its height; [RB-R15] those in the middle are nobody's."""
    mine = [pile.cards for pile in v.piles if pile.owner == seat]
    for cards in sorted(mine, key=len, reverse=True):
        yield Part("pile", len(cards), piece=("motif", cards[-1]))


def _biggest_theft(v: View, places: Sequence[int], events: Sequence[Event]) -> int | None:
    """How the only winner came by the most cards at once, of all that they still have."""
    if places.count(1) != 1:
        return None
    winner, thefts = places.index(1), dict[int, tuple[int, int]]()
    for number, event in enumerate(events):
        if isinstance(event, Stolen) and event.owner != event.seat:
            thefts[event.pile] = (event.height, number)
    kept = [theft for pile, theft in thefts.items() if v.piles[pile].owner == winner]
    return max(kept)[1] if kept else None


def _games_of(seat: Seat, counted: Sequence[Counted]) -> Iterator[Part]:
    """[RB-R4b] The sum of all games decides."""
    for number, each in enumerate(counted, start=1):
        yield Part(f"game-{number}", each.cards[seat])


def _ties(v: View, scores: Sequence[int]) -> Iterator[Tie]:
    """[RB-R17] Who has equally many cards shares a place; [RB-R17b] or the highest pile decides."""
    decides = v.options.tie == "highest-pile"
    for score in sorted(set(scores), reverse=True):
        if scores.count(score) > 1:
            compared = v.highest if decides else scores
            values = (n if scores[seat] == score else None for seat, n in enumerate(compared))
            rule, what = ("RB-R17b", "highest-pile") if decides else ("RB-R17", "shared")
            yield Tie(rule, what, tuple(values))
