"""How a result came about: each crown that is home, how it was got, and what is still lacking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from larcin.kernel.events import Event
from larcin.kernel.pieces import Seat
from larcin.kernel.table import Part, Reckoning, Tie

from .data import Colour
from .events import Delivered, Taken, Worn
from .view import Player, View


def reckon(v: View, events: Sequence[Event]) -> Reckoning | None:
    """[CO-RH1] A point for each crown that is home; where they are equal, crowns on heads count."""
    if v.outcome is None:
        return None
    means: dict[tuple[Seat, Colour], str] = {}
    parts: list[list[Part]] = [[] for _ in range(v.seats)]
    for event in events:
        match event:
            case Taken():
                means[event.seat, event.colour] = event.means
            case Worn():
                means[event.seat, event.colour] = "fight"
            case Delivered():
                what = means[event.seat, event.objective]
                parts[event.seat].append(Part(what, 1, piece=("objective", event.objective)))
    for seat, each in enumerate(v.players):
        parts[seat] += _lacking(each)
    return Reckoning(tuple(map(tuple, parts)), tuple(_ties(v, v.outcome.scores)))


def _lacking(player: Player) -> Iterator[Part]:
    """[CO-RH1] What a seat still wanted, for no points: so one sees how close it was."""
    for colour in (*player.proved, *(player.objectives or ())):
        what = "worn" if colour == player.crown else "lacking"
        yield Part(what, 0, piece=("objective", colour))


def _ties(v: View, scores: Sequence[int]) -> Iterator[Tie]:
    """[CO-RH1] For each number of crowns that several brought home: who wears one as well."""
    for score in sorted(set(scores), reverse=True):
        if scores.count(score) > 1:
            worn = [int(each.crown is not None) for each in v.players]
            values = [each if scores[seat] == score else None for seat, each in enumerate(worn)]
            yield Tie("CO-RH1", "worn", tuple(values))
