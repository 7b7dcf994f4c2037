"""Why a move is refused: the rule behind it, from what the player sees."""

from __future__ import annotations

from larcin.kernel.errors import IllegalMove

from . import steps
from .data import JEWELLER
from .moves import Add, AnyMove, Choose, Open, Pick, Place, Turn
from .rules import turning
from .view import View


def why_not(v: View, move: AnyMove) -> IllegalMove | None:
    """The kernel asks this only of a seat that is asked, about a move it may not make."""
    match v.step, move:
        case steps.FILLING, Open(drawer):
            return IllegalMove("MV-4.19", "open-already", {"drawer": drawer})
        case steps.FILLING, Add():
            return IllegalMove("MV-4.19", "no-drawer-open")
        case (steps.TURNING, Open()):
            return IllegalMove("MV-6.1", "one-drawer-only")
        case steps.CHOOSING, Choose(role):
            return IllegalMove("MV-5.10", "already-played", {"role": role})
        case (steps.SMUGGLERS_SHARING | steps.DETECTIVES_SHARING as rule, Pick(jewel)):
            return IllegalMove(rule, "not-on-red", {"jewel": jewel})
        case _, Turn():
            return why_not_turn(v, move)
        case _, Place():
            return why_not_place(v, move)
    return None


def why_not_turn(v: View, move: Turn) -> IllegalMove | None:
    """[MV-4.21] [MV-6.3] The box is turned at the end, [MV-16.2] in the easy game in one way."""
    match v.step:
        case steps.FILLING:
            return IllegalMove("MV-4.21", "hide-first")
        case steps.OPENING:
            return IllegalMove("MV-6.3", "turn-later")
        case steps.FIRST_TURNING if move == turning.LEAVE:
            return IllegalMove("MV-R12", "must-turn")
        case steps.FIRST_TURNING | steps.TURNING if move.rotation == "none":
            return IllegalMove("MV-R35", "no-order")
        case steps.FIRST_TURNING | steps.TURNING:
            return IllegalMove("MV-16.2", "one-action-only")
    return None


def why_not_place(v: View, move: Place) -> IllegalMove | None:
    """[MV-9.2] [MV-R52] Only a jeweller places an alarm, [MV-9.4] where there is none."""
    assert v.seat is not None
    me = v.players[v.seat]
    if v.step not in PLACING:
        return None
    if move.jewel not in me.white:
        return IllegalMove(v.step, "no-such-imitation", {"jewel": move.jewel})
    if me.laid != JEWELLER:
        return IllegalMove("MV-R52", "only-jewellers")
    if me.alarm is None:
        return IllegalMove("MV-R45", "alarm-in-box")
    return IllegalMove("MV-9.4", "alarm-there-already")


PLACING = (
    steps.SMUGGLER_PLACING,
    steps.JEWELLER_PLACING,
    steps.GEMOLOGIST_PLACING,
    steps.GEMOLOGIST_ADDING,
)
