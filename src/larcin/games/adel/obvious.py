"""Answers that everybody can see to be the only ones: screens give them by themselves.

No object of a collection is among them, forced or not: who was seen to answer at once would be
seen to have nothing to choose [AV-R73].
"""

from __future__ import annotations

from larcin.kernel.pieces import Seat

from . import steps
from .moves import AnyMove
from .rules.auction import BUYS
from .rules.choosing import actions_at, ways_to_go
from .rules.theft import STEALS
from .view import View


def obvious(v: View, seat: Seat) -> AnyMove | None:
    """The only way to go, card to lay, house to buy from or object to steal."""
    choices = _choices(v, seat)
    return choices[0] if len(choices) == 1 else None


def _choices(v: View, seat: Seat) -> tuple[AnyMove, ...]:
    """[AV-R10] What this seat may do, where that hangs on nothing but what all have seen."""
    player = v.players[seat]
    match v.step:
        case steps.GOING:
            return ways_to_go(player.cheques, player.thieves)
        case steps.ACTING:
            return actions_at(v.places[seat], player.cheques, player.thieves)
        case steps.BUYING:
            return tuple(buy for buy, house in zip(BUYS, v.houses, strict=True) if house.top)
        case steps.STEALING:
            victim = v.thefts[0].victim
            shown = next(each.objects for each in v.exhibits if each.seat == victim)
            return tuple(STEALS[each] for each in shown)
    return ()
