"""10. The gemologist."""

from __future__ import annotations

from typing import Final

from larcin.games.maitres_voleurs.moves import Place, Stop
from larcin.games.maitres_voleurs.state import Table
from larcin.games.maitres_voleurs.steps import CLOSING, GEMOLOGIST_ADDING
from larcin.kernel.pieces import Seat

from . import placing
from .choosing import count_detectives
from .placing import places_of, put_in

STOP: Final = Stop()


def may_place(t: Table) -> dict[Seat, tuple[Place, ...]]:
    """[MV-10.1] [MV-10.2] [MV-R53] [MV-R54] Always any imitation, whatever fell."""
    seat = t.queue[0]
    return {seat: places_of(t.white[seat])}


def place(t: Table, seat: Seat, move: Place) -> None:
    """[MV-10.3] [MV-R55] Every detective of this round allows one imitation more."""
    placing.place(t, seat, move)
    t.extras = count_detectives(t)


def may_add(t: Table) -> dict[Seat, tuple[Place | Stop, ...]]:
    """[MV-10.3] [MV-R53] As long as there are imitations, and as one likes."""
    seat = t.queue[0]
    if not t.extras or not t.white[seat]:
        return {}
    return {seat: (*places_of(t.white[seat]), STOP)}


def add(t: Table, seat: Seat, move: Place | Stop) -> None:
    """[MV-10.3] One imitation more, or enough."""
    if isinstance(move, Stop):
        t.extras = 0
    else:
        t.extras -= 1
        put_in(t, seat, move, GEMOLOGIST_ADDING)


def add_on(t: Table) -> str:
    """[MV-10.3] Until there have been as many as there are detectives."""
    if t.extras and t.white[t.queue[0]]:
        return GEMOLOGIST_ADDING
    t.extras = 0
    return CLOSING
