"""Phase four, third part: arrests, the prison, and how detectives are paid."""

from __future__ import annotations

from larcin.games.adel.data import Thief
from larcin.games.adel.events import Arrested, Dozed, Freed
from larcin.games.adel.state import Table
from larcin.kernel.pieces import Seat

from .track import advance, rank

# -- 7. Phase four: arrests -----------------------------------------------------------------


def arrest_thieves(t: Table) -> None:
    """[AV-7.28] [AV-R45] Where there is a detective, all thieves in the castle go to prison.

    [AV-7.27] [AV-R46] Without a detective they go back to their owners.
    """
    detectives, thieves = t.detectives(), t.sneaking("castle")
    if not detectives:
        return
    for thief, seat in thieves:  # [AV-7.32] the smallest first
        arrest(t, seat, thief)
    if not thieves:
        for seat in detectives:  # [AV-R46]
            t.tell(Dozed, "AV-R46", seat)


def arrest(t: Table, seat: Seat, thief: Thief) -> None:
    """[AV-7.29] [AV-7.30] [AV-R51] A thief enters cell 1 and pushes the others on."""
    t.thieves[seat] = tuple(each for each in t.thieves[seat] if each != thief)
    t.prison = (thief, *t.prison)
    t.tell(Arrested, "AV-7.28", seat, thief)
    if len(t.prison) > t.cells():
        free(t)
    t.picture()


def free(t: Table) -> None:
    """[AV-7.31] [AV-R52] Whoever is pushed out of the last cell goes back to its owner at once."""
    freed = t.prison[-1]
    t.prison = t.prison[:-1]
    owner = t.owner(freed)
    t.thieves[owner] = tuple(sorted((*t.thieves[owner], freed)))
    t.tell(Freed, "AV-7.31", owner, freed)


def pay_detectives(t: Table) -> None:
    """[AV-7.35] [AV-R47] [AV-R48] Each detective advances once, by the rank at the arrest.

    [AV-R49] All ranks are read before any detective moves. [AV-R46] Without a thief none does.
    """
    if not t.sneaking("castle"):
        return
    ranks = [(seat, rank(t, seat)) for seat in t.detectives()]
    for seat, steps in ranks:
        advance(t, seat, steps, "detective", "AV-7.35")
