"""Imitations go into the open drawer: 8. smugglers, 9. jewellers and 10. gemologists do so."""

from __future__ import annotations

from functools import cache
from typing import Final

from larcin.games.maitres_voleurs.data import (
    ALARMS,
    DRAWERS,
    GEMOLOGIST,
    JEWELLER,
    JEWELS,
    SMUGGLER,
    Jewel,
    Role,
)
from larcin.games.maitres_voleurs.events import Placed
from larcin.games.maitres_voleurs.moves import Place
from larcin.games.maitres_voleurs.state import NONE, Table
from larcin.games.maitres_voleurs.steps import (
    CLOSING,
    GEMOLOGIST_PLACING,
    JEWELLER_PLACING,
    SMUGGLER_PLACING,
)
from larcin.kernel.pieces import Seat

PLACES: Final = {each: Place(each) for each in JEWELS}
PLACES_WITH_ALARM: Final = {each: Place(each, alarm=True) for each in JEWELS}


@cache
def places_of(white: tuple[Jewel, ...]) -> tuple[Place, ...]:
    """Any kind of imitation that lies on a white cushion."""
    return tuple(PLACES[each] for each in JEWELS if each in white)


@cache
def places_with_alarm(white: tuple[Jewel, ...]) -> tuple[Place, ...]:
    """The same, each also with the alarm."""
    return (*places_of(white), *(PLACES_WITH_ALARM[each] for each in JEWELS if each in white))


def place(t: Table, seat: Seat, move: Place) -> None:
    """[MV-8.2] [MV-9.1] [MV-10.1] The imitation that a character has to place."""
    role = t.laid[seat]
    assert role is not None
    put_in(t, seat, move, RULES[role])


def put_in(t: Table, seat: Seat, move: Place, rule: str) -> None:
    """The imitation goes on the side that is up.

    [MV-4.11] [MV-R8] There it is as authentic as any other jewel.
    """
    t.white[seat] = less(t.white[seat], move.jewel)
    t.trays[t.upper()] += (move.jewel,)
    if move.alarm:  # [MV-9.2]
        assert t.alarms[t.drawer] == NONE
        t.alarms[t.drawer] = seat
    alarm = ALARMS[seat] if move.alarm else None
    t.tell(Placed, rule, seat, DRAWERS[t.drawer], move.jewel, alarm, len(t.white[seat]))


RULES: Final[dict[Role, str]] = {
    SMUGGLER: SMUGGLER_PLACING,
    JEWELLER: JEWELLER_PLACING,
    GEMOLOGIST: GEMOLOGIST_PLACING,
}


def close_up(t: Table) -> str:
    """[MV-6.6] Whoever has placed an imitation closes the drawer."""
    return CLOSING


def less(jewels: tuple[Jewel, ...], jewel: Jewel) -> tuple[Jewel, ...]:
    """These jewels but for one."""
    at = jewels.index(jewel)
    return jewels[:at] + jewels[at + 1 :]
