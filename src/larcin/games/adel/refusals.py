"""Why a move is refused: the rule behind it, from what the player sees."""

from __future__ import annotations

from larcin.kernel.errors import IllegalMove

from . import steps
from .data import Object
from .moves import (
    Action,
    AnyMove,
    Bid,
    Buy,
    Exhibit,
    Go,
    Keep,
    Pick,
    Show,
    Sneak,
    Steal,
    Watch,
)
from .view import View


def why_not(v: View, move: AnyMove) -> IllegalMove | None:
    """The kernel asks this only of a seat that is asked, about a move it may not make."""
    match v.step, move:
        case steps.GOING, Go("auction"):
            return IllegalMove("AV-R20", "no-card-for-auction")
        case steps.GOING, Bid() | Sneak() | Exhibit() | Watch():
            return IllegalMove("AV-5.1", "place-first")
        case steps.ACTING, Bid() | Sneak() | Exhibit() | Watch():
            return _why_not_act(v, move)
        case steps.GOING | steps.ACTING, Buy():
            return IllegalMove("AV-6.3", "buy-later")
        case steps.BUYING, Buy(house):
            return IllegalMove("AV-6.4", "house-empty", {"house": house})
        case (steps.PICKING | steps.PICKING_BLIND, Show() | Keep()):
            return _why_not_pick(v, move)
        case steps.STEALING, Steal(wanted):
            return _why_not_steal(v, wanted)
        case steps.BUYING | steps.STEALING, Bid() | Sneak() | Exhibit() | Watch():
            return IllegalMove("AV-R24", "action-laid")
    return None


def _why_not_act(v: View, move: Action) -> IllegalMove:
    assert v.seat is not None
    match move:
        case Exhibit() | Watch():
            return IllegalMove("AV-R22", "only-at-castle")
        case Bid() if v.places[v.seat] == "castle":
            return IllegalMove("AV-R22", "only-at-auction")
        case Bid(cheque):
            return IllegalMove("AV-5.4", "not-your-cheque", {"cheque": cheque})
        case Sneak(thief) if thief in v.prison:
            return IllegalMove("AV-7.28", "thief-in-prison", {"thief": thief})
        case Sneak(thief):
            return IllegalMove("AV-1.10", "not-your-thief", {"thief": thief})


def _why_not_steal(v: View, wanted: Object) -> IllegalMove:
    """[AV-R41] Collections come in their order; [AV-R42] and of each one card is taken, not two."""
    owner = next((shown.seat for shown in v.exhibits if wanted in shown.objects), None)
    is_to_come = any((each.thief, each.victim) == (v.seat, owner) for each in v.thefts)
    rule = "AV-7.21" if owner is None else "AV-R41" if is_to_come else "AV-R42"
    return IllegalMove(rule, "not-on-show", {"object": wanted})


def _why_not_pick(v: View, move: Pick) -> IllegalMove | None:
    if v.hand[v.considered] != move.object:
        return IllegalMove("AV-R73", "another-object", {"object": v.hand[v.considered]})
    if isinstance(move, Keep):
        return IllegalMove("AV-R34", "must-show", {"object": move.object})
    return IllegalMove("AV-7.4", "does-not-fit", {"object": move.object})
