"""5. Playing cards: who plays what, and in which order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from larcin.games.maitres_voleurs.data import (
    CARD,
    DETECTIVE,
    GEMOLOGIST,
    JEWELLER,
    MASTER_THIEF,
    ROLES,
    SMUGGLER,
    THIEF,
    Role,
)
from larcin.games.maitres_voleurs.events import Begun, Passed, Revealed, Shown
from larcin.games.maitres_voleurs.moves import Choose
from larcin.games.maitres_voleurs.state import Table
from larcin.games.maitres_voleurs.steps import OPENING, SHOWING_OTHERS
from larcin.kernel.pieces import Seat

ACTING_LATER: Final[tuple[Role, ...]] = (JEWELLER, GEMOLOGIST, THIEF, MASTER_THIEF)
"""[MV-5.6] Who has a turn after the smugglers; [MV-R63] a detective has none."""


def begin_round(t: Table) -> None:
    """[MV-5.1] [MV-5.13] A new round begins; [MV-R79] everyone has an imitation to place."""
    assert all(t.white)
    t.round += 1
    t.is_shown = False
    t.excluded = ()
    is_passed = t.passes and t.left[0] == ROLES
    t.tell(Begun, "MV-5.13" if is_passed else "MV-5.1", t.round)


def may_choose(t: Table) -> dict[Seat, tuple[Choose, ...]]:
    """[MV-5.1] [MV-5.11] Everyone chooses among the characters not yet played.

    [MV-R18] A choice may be changed until the last one is laid, and never afterwards.
    """
    return {seat: chooses(left) for seat, left in enumerate(t.left)}


@cache
def chooses(left: tuple[Role, ...]) -> tuple[Choose, ...]:
    """Every choice among these cards, made once."""
    return tuple(map(Choose, left))


def choose(t: Table, seat: Seat, move: Choose) -> None:
    """[MV-5.2] The card says which character its player is in this round."""
    t.laid[seat] = move.role


def show_smugglers(t: Table) -> str:
    """[MV-5.4] First only the smugglers turn their cards over; [MV-5.7] they play by number.

    [MV-R19] Without a smuggler all cards are turned over at once.
    """
    t.queue = tuple(t.players_of(SMUGGLER))
    if not t.queue:
        return SHOWING_OTHERS
    t.tell(Revealed, "MV-5.4", "smugglers", t.queue)
    show(t, t.queue)
    return OPENING


def show_others(t: Table) -> None:
    """[MV-5.5] [MV-8.5] When the last smuggler is done, all others turn their cards over."""
    others = tuple([seat for seat, role in enumerate(t.laid) if role != SMUGGLER])
    if others:
        cast = [tuple(t.players_of(role)) for role in ROLES if role != SMUGGLER]
        t.tell(Revealed, "MV-5.5", "others" if SMUGGLER in t.laid else "all", others, *cast)
    show(t, others)
    t.is_shown = True
    t.queue = tuple(seat for role in ACTING_LATER for seat in t.players_of(role))


def show(t: Table, seats: Iterable[Seat]) -> None:
    """[MV-R26] The cards are turned over, and everybody knows their numbers from then on.

    [MV-5.10] They will not be taken back.
    """
    for seat in seats:
        role = t.laid[seat]
        assert role is not None
        t.left[seat] = without(t.left[seat], role)
        t.tell(
            Shown,
            "MV-5.4" if role == SMUGGLER else "MV-5.5",
            seat,
            CARD[role, t.number(seat, role)],
        )


@cache
def without(left: tuple[Role, ...], role: Role) -> tuple[Role, ...]:
    """The other characters."""
    return tuple(each for each in left if each != role)


def count_detectives(t: Table) -> int:
    """[MV-R55] How many detectives there are in this round."""
    return t.laid.count(DETECTIVE)


def pass_sets(t: Table) -> None:
    """[MV-5.12] [MV-R27] When all cards are played, each set goes to the neighbour on the left."""
    if t.left[0]:
        return
    t.sets = [t.sets[seat - 1] for seat in range(t.seats)]
    t.left = [ROLES] * t.seats
    t.passes += 1
    t.tell(Passed, "MV-5.12", tuple(range(t.seats)))
