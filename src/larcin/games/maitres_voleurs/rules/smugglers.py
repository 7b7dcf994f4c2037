"""8. The smuggler."""

from __future__ import annotations

from larcin.games.maitres_voleurs.data import DETECTIVE, SMUGGLER
from larcin.games.maitres_voleurs.events import Excluded, Foiled, Prevailed
from larcin.games.maitres_voleurs.moves import Place
from larcin.games.maitres_voleurs.state import Table
from larcin.kernel.pieces import Seat

from .drawers import empty_drawer
from .placing import places_of


def smuggle(t: Table) -> None:
    """[MV-8.1] [MV-R4] The smuggler's loot goes on the red cushion, of which there is one."""
    empty_drawer(t, t.queue[0], "red", "MV-8.1")


def may_place(t: Table) -> dict[Seat, tuple[Place, ...]]:
    """[MV-8.2] [MV-R41] Then any imitation has to go into the drawer.

    [MV-8.3] [MV-R42] Also if the drawer was empty. [MV-R43] An alarm there stays with it.
    """
    seat = t.queue[0]
    return {seat: places_of(t.white[seat])}


def call_to_share(t: Table) -> None:
    """[MV-8.7] [MV-R20] [MV-R21] Smugglers share what lies on the red cushion,

    [MV-8.6] unless there are more detectives. [MV-8.11] [MV-R24] All smugglers are counted,
    [MV-R22] but if jewels fell for all of them, nobody shares.
    """
    smugglers, detectives = t.players_of(SMUGGLER), t.players_of(DETECTIVE)
    if not smugglers:
        return  # [MV-R19]
    if len(detectives) > len(smugglers):
        t.tell(Foiled, "MV-8.6", tuple(smugglers), tuple(detectives))
        return
    t.sharers = tuple(seat for seat in smugglers if seat not in t.excluded)
    sharers = t.sharers if t.red else ()
    gangs = tuple(smugglers), tuple(detectives)
    t.tell(Prevailed, "MV-8.7", *gangs, sharers, len(t.red), t.excluded)
    if t.red and not t.sharers:
        t.tell(Excluded, "MV-R22", tuple(smugglers))
