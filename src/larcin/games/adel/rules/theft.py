"""Phase four, second part: thefts."""

from __future__ import annotations

from typing import Final

from larcin.games.adel.data import OBJECTS, Object
from larcin.games.adel.events import Lurked, Stolen
from larcin.games.adel.moves import Steal
from larcin.games.adel.state import Table
from larcin.games.adel.steps import STEALING
from larcin.kernel.pieces import Seat

STEALS: Final = {each: Steal(each) for each in OBJECTS}

# -- 7. Phase four: thefts ------------------------------------------------------------------


def plan_thefts(t: Table) -> None:
    """[AV-7.18] [AV-7.22] [AV-7.23] Thieves go by their skill, the higher number first.

    [AV-R41] [AV-R42] Each takes one card from every collection before the next one does.
    """
    t.thefts = [
        (thief, victim) for _, thief in reversed(t.sneaking("castle")) for victim, _ in t.exhibits
    ]
    if t.told is not None and not t.exhibits:
        for thief, seat in t.sneaking("castle"):  # [AV-7.19] nothing to steal
            t.tell(Lurked, "AV-7.19", seat, thief, "castle")


def may_steal(t: Table) -> dict[Seat, tuple[Steal, ...]]:
    """[AV-7.20] [AV-7.26] [AV-R39] The thief chooses a card of the collection, and takes one."""
    if not t.thefts:
        return {}
    thief, victim = t.thefts[0]
    return {thief: tuple(STEALS[each] for each in collection_of(t, victim))}


def collection_of(t: Table, seat: Seat) -> tuple[Object, ...]:
    """[AV-7.21] What this seat still has on show; nothing else of its hand can be stolen."""
    return next(objects for victim, objects in t.exhibits if victim == seat)


def steal(t: Table, seat: Seat, move: Steal) -> None:
    """[AV-7.20] [AV-R43] [AV-R44] The object is the thief's, and the ranks stay as they are."""
    stolen = move.object
    _, victim = t.thefts.pop(0)
    t.exhibits = [
        (each, without(objects, stolen) if each == victim else objects)
        for each, objects in t.exhibits
    ]
    t.known[victim] = without(t.known[victim], stolen)
    t.known[seat] = tuple(sorted((*t.known[seat], stolen)))
    t.tell(Stolen, "AV-7.20", seat, victim, stolen)


def without(objects: tuple[Object, ...], gone: Object) -> tuple[Object, ...]:
    """These objects but for one."""
    return tuple(each for each in objects if each != gone)


def next_theft(t: Table) -> str | None:
    """[AV-R40] From a collection that is used up nothing more is taken."""
    while t.thefts and not collection_of(t, t.thefts[0][1]):
        t.thefts.pop(0)
    return STEALING if t.thefts else None
