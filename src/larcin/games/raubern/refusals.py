"""Why a move is refused: the rule behind it, from what the player sees."""

from __future__ import annotations

from larcin.kernel.errors import IllegalMove

from .data import PILES
from .moves import Lay
from .view import View


def why_not(v: View, move: Lay) -> IllegalMove | None:
    """The kernel asks this only of a seat whose turn it is, about a move it may not make."""
    if move.pile not in range(PILES):
        return IllegalMove("RB-4.2", "no-such-pile", {"pile": move.pile + 1})
    if move.motif not in v.hand:
        return IllegalMove("RB-3.3", "not-in-hand", {"motif": move.motif})
    return None
