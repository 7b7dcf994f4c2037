"""9. The jeweller. What an alarm does to who finds it is told with the drawers."""

from __future__ import annotations

from larcin.games.maitres_voleurs.moves import Place
from larcin.games.maitres_voleurs.state import NONE, Table
from larcin.kernel.pieces import Seat

from .placing import places_of, places_with_alarm


def may_place(t: Table) -> dict[Seat, tuple[Place, ...]]:
    """[MV-9.1] [MV-9.2] [MV-R45] Any imitation has to go into the drawer, the alarm may.

    [MV-9.3] [MV-9.4] [MV-R46] [MV-R47] Not into a drawer in which there is an alarm already.
    """
    seat = t.queue[0]
    if t.alarms[t.drawer] == NONE and t.has_alarm(seat):
        return {seat: places_with_alarm(t.white[seat])}
    return {seat: places_of(t.white[seat])}
