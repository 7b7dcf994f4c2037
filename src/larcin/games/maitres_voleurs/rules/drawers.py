"""6. Emptying and filling a drawer; 9. what an alarm does when a drawer is opened."""

from __future__ import annotations

from typing import Final

from larcin.games.maitres_voleurs.box import falls
from larcin.games.maitres_voleurs.data import (
    ALARMS,
    DRAWERS,
    GEMOLOGIST,
    JEWELLER,
    MASTER_THIEF,
    NUMBER_OF_DRAWER,
    SMUGGLER,
    THIEF,
    Alarm,
    Jewel,
    Role,
    count_of,
)
from larcin.games.maitres_voleurs.events import (
    Alarmed,
    Barred,
    Cushion,
    Emptied,
    Opened,
    Returned,
    Spilled,
)
from larcin.games.maitres_voleurs.moves import Open
from larcin.games.maitres_voleurs.state import NONE, Table
from larcin.games.maitres_voleurs.steps import (
    CLOSING,
    GEMOLOGIST_PLACING,
    JEWELLER_PLACING,
    PULLING,
    SMUGGLING,
    STEALING,
)
from larcin.kernel.pieces import Seat

OPENS: Final = tuple(Open(name) for name in sorted(DRAWERS))
"""[MV-6.2] Any drawer, on whichever side of the box it is."""

# -- 6. Emptying and filling a drawer -------------------------------------------------------


def may_open(t: Table) -> dict[Seat, tuple[Open, ...]]:
    """[MV-6.1] [MV-R16] Whose turn it is has to open one drawer, [MV-6.3] before any turning."""
    return {t.queue[0]: OPENS}


def open_drawer(t: Table, seat: Seat, move: Open) -> None:
    """[MV-6.1] One drawer, as far as its first compartment."""
    pull_open(t, seat, NUMBER_OF_DRAWER[move.drawer])
    if t.has_spilled and t.laid[seat] == SMUGGLER:
        exclude(t, seat)


def exclude(t: Table, seat: Seat) -> None:
    """[MV-8.10] [MV-R44] A smuggler for whom jewels fell gets no share, wherever they went."""
    t.excluded = (*t.excluded, seat)
    t.tell(Barred, "MV-8.10", seat)


def pull_open(t: Table, seat: Seat, drawer: int) -> None:
    """[MV-6.4] [MV-R34] What lies on the lower side of the first compartment falls.

    [MV-15.3] [MV-R30] Then nothing lies on the upper side, [MV-15.5] [MV-15.6] [MV-R29] and there
    is no loot for who opened it carelessly. [MV-9.12] An alarm lies on top, or falls.
    """
    t.drawer = drawer
    assert not (t.trays[t.upper()] and t.trays[t.lower()])
    t.opened_at[drawer] = t.round
    t.has_spilled = bool(falls(t.trays, t.posture, drawer))
    if t.has_spilled:
        spill(t, seat)
    else:
        owner = t.alarms[drawer]  # [MV-9.5] on top it is not set off
        lying = count_of(t.trays[t.upper()])
        whose = None if owner == NONE else owner
        t.tell(Opened, "MV-6.4", seat, DRAWERS[drawer], *lying, alarm_of(owner), whose)


def spill(t: Table, seat: Seat) -> None:
    """[MV-6.7] [MV-4.22] [MV-8.12] Fallen jewels go on the red cushion; [MV-R15] there they wait.

    [MV-9.8] If an alarm falls with them, they go to its owner, [MV-9.11] [MV-R50] unless that is
    who has opened the drawer.
    """
    fallen, t.trays[t.lower()] = t.trays[t.lower()], ()
    owner = t.alarms[t.drawer]
    if owner in (NONE, seat):
        t.red += fallen
        t.tell(Spilled, falling_rule(t, seat), seat, DRAWERS[t.drawer], *count_of(fallen))
    else:
        sound_alarm(t, seat, owner, fallen)
    return_alarm(t, "MV-9.11" if owner == seat else "MV-9.10")


def falling_rule(t: Table, seat: Seat) -> str:
    """[MV-4.22] [MV-6.7] [MV-9.11] Why fallen jewels go on the red cushion."""
    if t.alarms[t.drawer] == seat:
        return "MV-9.11"
    return "MV-6.7" if t.round else "MV-4.22"


def act(t: Table) -> str:
    """[MV-5.3] Who has opened a drawer does what the character does, [MV-6.5] unless jewels fell.

    [MV-10.2] [MV-R31] Then only the gemologist acts; [MV-6.6] everyone may still turn the box.
    [MV-9.6] An alarm on top changes nothing.
    """
    role = t.laid[t.queue[0]]
    assert role is not None
    if t.has_spilled:
        return GEMOLOGIST_PLACING if role == GEMOLOGIST else CLOSING
    return ACTIONS[role]


ACTIONS: Final[dict[Role, str]] = {
    SMUGGLER: SMUGGLING,
    JEWELLER: JEWELLER_PLACING,
    GEMOLOGIST: GEMOLOGIST_PLACING,
    THIEF: STEALING,
    MASTER_THIEF: PULLING,
}


def empty_drawer(t: Table, seat: Seat, cushion: Cushion, rule: str) -> None:
    """[MV-R56] All that lies in the first compartment goes on a cushion; nobody takes a part."""
    tray = t.upper()
    jewels, t.trays[tray] = t.trays[tray], ()
    if not jewels:
        return
    if cushion == "red":
        t.red += jewels
    else:
        t.black[seat] += jewels
    t.tell(Emptied, rule, seat, DRAWERS[t.drawer], *count_of(jewels), cushion)


def close_drawer(t: Table) -> None:
    """[MV-9.7] [MV-R51] An alarm that is left without jewels goes back to its owner."""
    if t.alarms[t.drawer] != NONE and not t.trays[t.upper()]:
        return_alarm(t, "MV-9.7")
    t.drawer, t.is_pulled = NONE, False


# -- 9. Alarms ------------------------------------------------------------------------------


def sound_alarm(t: Table, seat: Seat, owner: Seat, fallen: tuple[Jewel, ...]) -> None:
    """[MV-9.9] [MV-R48] [MV-R49] All that fell with an alarm goes on its owner's black cushion."""
    t.black[owner] += fallen
    drawer = DRAWERS[t.drawer]
    t.tell(Alarmed, "MV-9.9", seat, drawer, owner, ALARMS[owner], *count_of(fallen))


def return_alarm(t: Table, rule: str) -> None:
    """[MV-9.7] [MV-9.10] [MV-9.11] The owner of the alarm has it back, and can use it again."""
    owner = t.alarms[t.drawer]
    if owner != NONE:
        t.alarms[t.drawer] = NONE
        t.tell(Returned, rule, owner, ALARMS[owner])


def alarm_of(owner: int) -> Alarm | None:
    """[MV-4.6] The alarm in the colour of this seat, or none."""
    return None if owner == NONE else ALARMS[owner]
