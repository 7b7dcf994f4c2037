"""Why a move is refused: the rule behind it, from what the player sees."""

from __future__ import annotations

from collections import Counter

from larcin.kernel.errors import IllegalMove

from . import steps
from .data import KIND
from .moves import Add, AnyMove, Play, Steal
from .view import View


def why_not(v: View, move: AnyMove) -> IllegalMove | None:
    """The kernel asks this only of a seat that is asked, about a move it may not make."""
    match move:
        case Play() if v.step == steps.PLAYING:
            return IllegalMove("SD-1.1", "not-in-hand", {"card": move.card})
        case Steal() if v.step in (steps.STEALING_FIRST, steps.STEALING):
            return why_not_steal(v, move)
        case Add() if v.step == steps.ADDING:
            return why_not_add(v, move)
    return why_not_now(v)


def why_not_now(v: View) -> IllegalMove | None:
    """[SD-D.1] One action after the other: what is asked now is something else."""
    match v.step:
        case steps.PLAYING:
            return IllegalMove("SD-1.1", "lay-now")
        case steps.STEALING_FIRST | steps.STEALING:
            return IllegalMove("SD-3.4", "steal-now")
        case steps.ADDING:
            return IllegalMove("SD-4.1", "add-now")
        case steps.HANDING_IN:
            return IllegalMove("SD-R29", "hand-in-now")
    return None


def why_not_steal(v: View, move: Steal) -> IllegalMove:
    """[SD-3.4] A thief takes a jewel that was laid this turn, [SD-3.2] of its own kind."""
    if move.victim == v.seat:
        return IllegalMove("SD-R8", "own-jewel")
    laid = v.players[move.victim].laid if move.victim in range(v.seats) else ()
    if not laid or laid[0] not in KIND:
        return IllegalMove("SD-R9", "nothing-to-steal")
    return IllegalMove("SD-3.2", "wrong-prey", {"card": laid[0]})


def why_not_add(v: View, move: Add) -> IllegalMove:
    """[SD-4.1] Additional jewels come from the hand and are of the same kind.

    [SD-R12] They are named from the lowest to the highest.
    """
    assert v.seat is not None
    kind = KIND[v.players[v.seat].laid[0]]
    missing = Counter(move.cards) - Counter(v.hand)
    if missing:
        return IllegalMove("SD-4.1", "not-in-hand", {"card": next(iter(missing))})
    for card in move.cards:
        if KIND.get(card) != kind:
            return IllegalMove("SD-4.1", "other-kind", {"card": card, "kind": kind})
    return IllegalMove("SD-R12", "out-of-order")
