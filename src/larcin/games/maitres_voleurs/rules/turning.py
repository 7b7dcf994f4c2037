"""7. Turning the box, and 16. the easy variant."""

from __future__ import annotations

from typing import Final

from larcin.games.maitres_voleurs.box import POSTURES, ROTATIONS, UPENDINGS, turn
from larcin.games.maitres_voleurs.events import Turned
from larcin.games.maitres_voleurs.moves import Turn
from larcin.games.maitres_voleurs.state import Table
from larcin.games.maitres_voleurs.steps import DETECTIVES, OPENING, SHOWING_OTHERS
from larcin.kernel.pieces import Seat

LEAVE: Final = Turn("none", "never")

# [MV-R35] At most one rotation and one upending, in either order. Without a rotation there is no
# order: upending alone is written as upending first.
TURNS: Final = tuple(
    Turn(rotation, upending)
    for rotation in ROTATIONS
    for upending in UPENDINGS
    if (rotation, upending) != ("none", "last")
)
EASY_TURNS: Final = tuple(  # [MV-16.2] [MV-R40] one or the other
    each for each in TURNS if each.rotation == "none" or each.upending == "never"
)
POSTURE_AFTER: Final = {
    each: tuple(turn(posture, each.rotation, each.upending) for posture in POSTURES)
    for each in TURNS
}
"""Where each turning leads from each posture."""

MUST_TURN: Final = TURNS[1:], EASY_TURNS[1:]
MAY_TURN: Final = TURNS, EASY_TURNS


def may_turn_first(t: Table) -> dict[Seat, tuple[Turn, ...]]:
    """[MV-4.21] [MV-R12] Who has hidden diamonds turns the box, in at least one of two ways."""
    return {t.queue[0]: MUST_TURN[t.options.easy]}


def may_turn(t: Table) -> dict[Seat, tuple[Turn, ...]]:
    """[MV-7.1] [MV-7.4] [MV-R39] At the end of a turn the box may be turned, in up to two ways.

    [MV-16.1] [MV-R40] In the easy variant, in one of them.
    """
    return {t.queue[0]: MAY_TURN[t.options.easy]}


def turn_box(t: Table, seat: Seat, move: Turn) -> None:
    """[MV-7.2] [MV-7.3] Closed drawers keep what is in them, whichever way they are turned."""
    t.posture = POSTURE_AFTER[move][t.posture]
    t.tell(Turned, "MV-7.1" if t.round else "MV-4.21", seat, move.rotation, move.upending)


def end_turn(t: Table) -> str:
    """[MV-5.6] The next in order plays; [MV-5.5] after the smugglers all others show their cards.

    [MV-R63] The detectives come last.
    """
    t.queue, t.has_spilled = t.queue[1:], False
    if t.queue:
        return OPENING
    return DETECTIVES if t.is_shown else SHOWING_OTHERS
