"""Why a move is refused: the rule behind it, from what the player sees."""

from __future__ import annotations

from larcin.kernel.errors import IllegalMove

from .moves import AnyMove
from .view import View


def why_not(v: View, move: AnyMove) -> IllegalMove | None:
    """The kernel asks this only of a seat whose turn it is, about a move it may not make."""
    return IllegalMove("VG-2.2", "not-in-hand", {"card": move.card})
