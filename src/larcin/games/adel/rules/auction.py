"""Phase three: the auction."""

from __future__ import annotations

from typing import Final

from larcin.games.adel.data import HOUSES
from larcin.games.adel.events import Bought, Emptied, Lurked, Paid, Pinched, Unsold
from larcin.games.adel.moves import Bid, Buy
from larcin.games.adel.state import Table
from larcin.kernel.pieces import Seat

from .setup import uncover

BUYS: Final = tuple(Buy(house) for house in HOUSES)

# -- 6. Phase three: the auction ------------------------------------------------------------


def open_auction(t: Table) -> None:
    """[AV-R21] Where nothing is left to sell, cheques and thieves just go back.

    [AV-6.7] Also thieves where nobody bids.
    """
    if "auction" in t.places and not any(t.houses):
        t.tell(Unsold, "AV-R21")
    elif buyer_of(t) is None:
        for thief, seat in t.sneaking("auction"):
            t.tell(Lurked, "AV-6.7", seat, thief, "auction")


def may_buy(t: Table) -> dict[Seat, tuple[Buy, ...]]:
    """[AV-6.3] [AV-R32] The buyer takes the top card of either pile, after the actions are seen.

    [AV-6.4] If a pile is used up, the card comes from the other one.
    """
    buyer = buyer_of(t)
    if buyer is None:
        return {}
    return {buyer: tuple(buy for buy, pile in zip(BUYS, t.houses, strict=True) if pile)}


def buyer_of(t: Table) -> Seat | None:
    """[AV-6.3] [AV-6.1] Whoever laid the biggest cheque; [AV-6.7] without one there is no buyer."""
    bids = [(each.cheque, seat) for seat, each in enumerate(t.actions) if isinstance(each, Bid)]
    return max(bids)[1] if bids and any(t.houses) else None


def bidders(t: Table) -> list[Seat]:
    """[AV-6.1] Everybody who laid a cheque."""
    return [seat for seat, each in enumerate(t.actions) if isinstance(each, Bid)]


def buy(t: Table, seat: Seat, move: Buy) -> None:
    """[AV-6.3] [AV-R11] The object is the buyer's, and the next one is turned up at once."""
    house = HOUSES.index(move.house)
    pile = t.houses[house]
    t.houses[house] = pile[:-1]
    t.known[seat] = tuple(sorted((*t.known[seat], pile[-1])))
    bid = t.actions[seat]
    assert isinstance(bid, Bid)
    outbid = tuple(other for other in bidders(t) if other != seat)
    t.tell(Bought, "AV-6.3", seat, pile[-1], move.house, bid.cheque, outbid)
    uncover(t, house, "AV-R11")
    if not t.houses[house]:
        t.tell(Emptied, "AV-6.4", move.house)
    t.picture()
    settle(t, seat, bid)


def settle(t: Table, buyer: Seat, bid: Bid) -> None:
    """[AV-6.6] [AV-R27] A single thief takes the cheque, and no other: [AV-6.9] [AV-R31].

    [AV-R29] [AV-R30] All else that was laid here goes back to its owner.
    """
    t.cheques[buyer] = tuple(each for each in t.cheques[buyer] if each != bid.cheque)
    thieves = [seat for _, seat in t.sneaking("auction")]
    if len(thieves) == 1:
        pinch(t, thieves[0], buyer, bid)
    else:
        pay(t, buyer, bid, sorted(thieves))


def pinch(t: Table, thief: Seat, buyer: Seat, bid: Bid) -> None:
    """[AV-R28] A stolen cheque is the thief's own from then on."""
    t.cheques[thief] = tuple(sorted((*t.cheques[thief], bid.cheque)))
    t.tell(Pinched, "AV-6.6", thief, buyer, bid.cheque)


def pay(t: Table, buyer: Seat, bid: Bid, thieves: list[Seat]) -> None:
    """[AV-6.5] The buyer's cheque goes into the till; [AV-6.8] also if several thieves came."""
    t.till = (*t.till, bid.cheque)
    t.tell(Paid, "AV-6.8" if thieves else "AV-6.5", buyer, bid.cheque, tuple(thieves))
