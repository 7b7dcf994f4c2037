"""13. The detective."""

from __future__ import annotations

from larcin.games.maitres_voleurs.data import DETECTIVE, count_of
from larcin.games.maitres_voleurs.events import Remained
from larcin.games.maitres_voleurs.state import Table


def call_detectives(t: Table) -> None:
    """[MV-13.2] [MV-13.3] At the end of a round detectives share the red cushion,

    [MV-R25] [MV-R65] with what fell since smugglers shared it.
    [MV-13.1] [MV-R63] [MV-R64] They have no turn, so [MV-7.5] [MV-13.6] they never touch the box.
    [MV-13.5] Without a detective all stays there for the next round.
    """
    t.sharers = tuple(t.players_of(DETECTIVE))
    if t.red and not t.sharers:
        t.tell(Remained, "MV-13.5", *count_of(t.red))
