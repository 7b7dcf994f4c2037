"""How pawns advance."""

from __future__ import annotations

from typing import Literal

from larcin.games.adel.data import Castle
from larcin.games.adel.events import Advanced
from larcin.games.adel.state import Table
from larcin.kernel.pieces import Seat

# -- 1. The track ---------------------------------------------------------------------------

Reason = Literal["best", "second", "detective", "bonus"]
"""[AV-R67] Why a pawn advances; there is no other way."""


def castle_of(t: Table, seat: Seat) -> Castle:
    """[AV-1.2] [AV-R12] The castle, or the salon, where this seat's pawn stands."""
    return t.track()[t.pawns[seat]]


def advance(t: Table, seat: Seat, steps: int, why: Reason, rule: str) -> None:
    """[AV-R15] A pawn goes all the way, [AV-R16] whoever stands there; [AV-R19] no further."""
    t.pawns[seat] = square = min(t.pawns[seat] + steps, t.last_square())
    track = t.track()
    if square < len(track):
        t.tell(Advanced, rule, seat, steps, why, track[square].name, 0)
    else:
        t.tell(Advanced, rule, seat, steps, why, "table", square - len(track) + 1)
    t.picture()


def is_at_table(t: Table, seat: Seat) -> bool:
    """[AV-9.1] Whether this seat's pawn has reached the table."""
    return t.pawns[seat] >= len(t.track())


def rank(t: Table, seat: Seat) -> int:
    """[AV-R49] One more than the number of pawns further ahead; [AV-R69] squares count."""
    own = t.pawns[seat]
    return 1 + sum(other > own for other in t.pawns)
