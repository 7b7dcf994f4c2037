"""What is answered by itself: the only move, where everybody can see that it is the only one."""

from __future__ import annotations

from larcin.kernel import steps
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng

from .imagining import imagine
from .moves import AnyMove
from .view import View


def obvious(v: View, seat: Seat) -> AnyMove | None:
    """[MV-5.11] The last of six cards, [MV-R72] or an imitation if one has only this kind.

    Nothing but the numbers of cards and what lies face down is hidden, and no question depends on
    that: [MV-R26] which characters a seat has left is known to all. So any world that a spectator
    can imagine puts the same question, and the rules themselves say what may be answered.
    """
    moves: tuple[AnyMove, ...] = steps.moves(imagine(v, QuickRng()), seat)
    return moves[0] if len(moves) == 1 else None
