"""3. The thieves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from larcin.games.schattendieb.data import KIND, PLAYERS, PREY, SHADOW, Card, Kind
from larcin.games.schattendieb.events import Missed, Stolen
from larcin.games.schattendieb.moves import Steal
from larcin.games.schattendieb.state import Table
from larcin.games.schattendieb.steps import ADDING
from larcin.kernel.pieces import Seat

from .cancellation import discard_laid

STEALS: Final = tuple(map(Steal, range(PLAYERS[-1])))
"""Every move of this action, made once."""


def call_thieves(t: Table) -> str | None:
    """[SD-3.1] If a thief was laid, it acts now; else this action is passed over."""
    if not any(cards and cards[0] in PREY for cards in t.laid):
        return ADDING
    tell_who_missed(t, laid_shadow_thief(t))
    return None


def may_steal_first(t: Table) -> dict[Seat, tuple[Steal, ...]]:
    """[SD-3.5] [SD-R6] The shadow thief chooses before all others."""
    return thefts(t, laid_shadow_thief(t))


def may_steal(t: Table) -> dict[Seat, tuple[Steal, ...]]:
    """[SD-R6] The specialists choose together: no two of them are after the same kind."""
    return thefts(t, laid_specialists(t))


def thefts(t: Table, seats: list[Seat]) -> dict[Seat, tuple[Steal, ...]]:
    """[SD-3.4] [SD-R7] A thief that finds fitting jewels must take one of them."""
    return {seat: steals for seat in seats if (steals := thefts_of(t, seat))}


def thefts_of(t: Table, thief: Seat) -> tuple[Steal, ...]:
    """[SD-3.2] [SD-3.3] [SD-R9] Only jewels of this turn, of its kind; any, for the shadow thief.

    [SD-B.3] What is in a safe is protected. [SD-R8] A thief never robs its own player, who
    has laid the thief and no jewel.
    """
    return among(t.laid, PREY[t.laid[thief][0]])


def among(laid: Sequence[tuple[Card, ...]], prey: tuple[Kind, ...]) -> tuple[Steal, ...]:
    """[SD-3.2] The thefts for whoever is after these kinds, where these cards lie open."""
    return tuple(
        STEALS[seat] for seat, cards in enumerate(laid) if cards and KIND.get(cards[0]) in prey
    )


def steal(t: Table, seat: Seat, move: Steal) -> None:
    """[SD-3.4] [SD-R10] The jewel goes straight into the safe of who laid the thief."""
    loot = t.laid[move.victim]
    t.laid[move.victim] = ()
    t.safes[seat] += loot
    t.tell(Stolen, "SD-3.4", seat, t.laid[seat][0], loot[0], move.victim)


def tell_who_missed(t: Table, thieves: list[Seat]) -> None:
    """[SD-3.6] [SD-R11] A thief that finds no fitting jewel steals nothing."""
    for seat in thieves:
        if not thefts_of(t, seat):
            t.tell(Missed, "SD-3.6", seat, t.laid[seat][0])


def tell_which_specialists_missed(t: Table) -> None:
    """[SD-R11] A specialist comes too late if the shadow thief took what it was after."""
    tell_who_missed(t, laid_specialists(t))


def discard_thieves(t: Table) -> None:
    """[SD-3.7] In the end all thieves are discarded, lucky or not."""
    for seat in (*laid_shadow_thief(t), *laid_specialists(t)):
        discard_laid(t, seat)


def laid_shadow_thief(t: Table) -> list[Seat]:
    """[SD-3.3] The seat of the shadow thief, if it was laid."""
    return [seat for seat, cards in enumerate(t.laid) if cards and cards[0] == SHADOW]


def laid_specialists(t: Table) -> list[Seat]:
    """[SD-3.2] The seats of the other thieves that were laid."""
    return [
        seat
        for seat, cards in enumerate(t.laid)
        if cards and cards[0] in PREY and cards[0] != SHADOW
    ]
