"""What everybody can see is the only answer."""

from __future__ import annotations

from larcin.kernel.pieces import Seat

from .data import PREY
from .moves import Steal
from .rules.thieves import among
from .steps import STEALING, STEALING_FIRST
from .view import View


def only_answer(v: View, seat: Seat) -> Steal | None:
    """[SD-R7] A thief that finds one jewel must take it, and all cards lie open.

    [SD-R12] Whether somebody can add jewels is a secret, so nobody's "none" is obvious, not even
    where there is nothing else. [SD-R29] And handing in is asked so that one may look around.
    """
    if v.step not in (STEALING_FIRST, STEALING):
        return None
    laid = [player.laid for player in v.players]
    prey = PREY.get(laid[seat][0]) if laid[seat] else None
    thefts = among(laid, prey) if prey else ()
    return thefts[0] if len(thefts) == 1 else None
