"""Why a move is refused: the rule behind it, from what the player sees."""

from __future__ import annotations

from larcin.games.schattendieb.data import KIND
from larcin.games.schattendieb.moves import Add, AnyMove, Play, Steal
from larcin.games.schattendieb.rules import ADDING, PLAYING
from larcin.games.schattendieb.view import View
from larcin.kernel.errors import IllegalMove

STEALING = ("SD-3.5", "SD-3.4")


def why_not(v: View, move: AnyMove) -> IllegalMove | None:
    """The kernel asks this only of a seat that is asked, about a move it may not make."""
    match move:
        case Play() if v.step == PLAYING:
            return IllegalMove("SD-1.1", "not-in-hand", {"card": move.card})
        case Steal() if v.step in STEALING:
            return why_not_steal(v, move)
        case Add() if v.step == ADDING:
            return why_not_add(v, move)
    return None


def why_not_steal(v: View, move: Steal) -> IllegalMove:
    """[SD-3.4] A thief takes a jewel that was laid this turn, [SD-3.2] of its own kind."""
    laid = v.players[move.victim].laid if move.victim < v.seats else ()
    if not laid or laid[0] not in KIND:
        return IllegalMove("SD-R9", "nothing-to-steal")
    return IllegalMove("SD-3.2", "wrong-prey", {"card": laid[0]})


def why_not_add(v: View, move: Add) -> IllegalMove | None:
    """[SD-4.1] Additional jewels come from the hand and are of the same kind."""
    assert v.seat is not None
    kind = KIND[v.players[v.seat].laid[0]]
    for card in move.cards:
        if card not in v.hand:
            return IllegalMove("SD-4.1", "not-in-hand", {"card": card})
        if KIND.get(card) != kind:
            return IllegalMove("SD-4.1", "other-kind", {"card": card})
    return None
