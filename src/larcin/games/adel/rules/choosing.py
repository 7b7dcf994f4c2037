"""Phases one and two: place and action, chosen in secret and turned over together."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from larcin.games.adel.data import SERIES, Cheque, Place, Thief
from larcin.games.adel.events import Announced, Begun, Gathered, Offered, Posted, Revealed, Sent
from larcin.games.adel.moves import Action, Bid, Exhibit, Go, Sneak, Watch
from larcin.games.adel.state import Table
from larcin.kernel.pieces import Seat

# Every move there is, made once.
GO_ANYWHERE: Final = (Go("auction"), Go("castle"))
GO_TO_CASTLE: Final = (Go("castle"),)
EXHIBIT: Final = Exhibit()
WATCH: Final = Watch()
BIDS: Final = {cheque: Bid(cheque) for each in SERIES.values() for cheque in each.cheques}
SNEAKS: Final = {thief: Sneak(thief) for each in SERIES.values() for thief in each.thieves}


# -- 3. The course of play ------------------------------------------------------------------


def begin_round(t: Table) -> None:
    """[AV-3.1] [AV-8.3] A round of four phases begins, with an empty table."""
    t.round += 1
    t.places, t.actions = [], []
    t.tell(Begun, "AV-3.1", t.round)


# -- 4. Phase one ---------------------------------------------------------------------------


def may_go(t: Table) -> dict[Seat, tuple[Go, ...]]:
    """[AV-4.1] [AV-3.3] [AV-R24] Everyone decides in secret between auction house and castle."""
    return {seat: ways_to_go(t.cheques[seat], t.thieves[seat]) for seat in range(t.seats)}


def ways_to_go(cheques: tuple[Cheque, ...], thieves: tuple[Thief, ...]) -> tuple[Go, ...]:
    """[AV-R20] Without a card to lay there, nobody goes to the auction house."""
    return GO_ANYWHERE if cheques or thieves else GO_TO_CASTLE


def go(t: Table, seat: Seat, move: Go) -> None:
    """[AV-4.2] [AV-R72] Places lie face down until everybody has chosen."""
    t.places.append(move.place)


def show_places(t: Table) -> None:
    """[AV-4.3] The places are turned over, and everyone sees what the others chose."""
    t.tell(Gathered, "AV-4.3", at_place(t, "auction"), at_place(t, "castle"))


def at_place(t: Table, place: Place) -> tuple[Seat, ...]:
    """Who chose this place."""
    return tuple(seat for seat, chosen in enumerate(t.places) if chosen == place)


# -- 5. Phase two ---------------------------------------------------------------------------


def may_act(t: Table) -> dict[Seat, tuple[Action, ...]]:
    """[AV-5.1] [AV-R24] Knowing the places, everyone lays an action."""
    return {
        seat: actions_at(place, t.cheques[seat], t.thieves[seat])
        for seat, place in enumerate(t.places)
    }


@lru_cache(1 << 14)
def actions_at(
    place: Place, cheques: tuple[Cheque, ...], thieves: tuple[Thief, ...]
) -> tuple[Action, ...]:
    """[AV-R22] [AV-6.2] Cheques are for the auction, exhibition and detective for the castle."""
    sneaks = [SNEAKS[thief] for thief in thieves]  # [AV-5.5] [AV-5.7]
    if place == "auction":
        return (*(BIDS[cheque] for cheque in cheques), *sneaks)  # [AV-5.4]
    return (EXHIBIT, *sneaks, WATCH)  # [AV-5.6] [AV-5.8] [AV-1.9] [AV-1.11] [AV-R23]


def act(t: Table, seat: Seat, move: Action) -> None:
    """[AV-5.2] Actions lie face down until everybody has chosen."""
    t.actions.append(move)


def show_actions(t: Table) -> None:
    """[AV-5.3] [AV-R25] All actions are turned over together, before anything is sold."""
    if t.told is None:
        return  # nothing happens here but telling
    t.tell(Revealed, "AV-5.3")
    for seat, action in enumerate(t.actions):
        match action:
            case Bid(cheque):
                t.tell(Offered, "AV-5.4", seat, cheque)
            case Sneak(thief):
                rule = "AV-5.5" if t.places[seat] == "auction" else "AV-5.7"
                t.tell(Sent, rule, seat, thief, t.places[seat])
            case Exhibit():
                t.tell(Announced, "AV-5.6", seat)
            case Watch():
                t.tell(Posted, "AV-5.8", seat)
