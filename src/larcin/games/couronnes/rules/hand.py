"""Cards go from the hand to the discard, and from the pile to the hand."""

from __future__ import annotations

from larcin.games.couronnes.data import CARDS, CardName
from larcin.games.couronnes.events import Drawn, Reshuffled
from larcin.games.couronnes.state import Table
from larcin.kernel.events import Secret
from larcin.kernel.pieces import Seat

from .setup import in_order


def lay(t: Table, seat: Seat, card: CardName) -> None:
    """[CO-G.1.3] [CO-D.5] A card that was played goes on the discard pile."""
    lay_off(t, seat, card)
    t.played[seat] += (card,)


def lay_off(t: Table, seat: Seat, card: CardName) -> None:
    """A card leaves the hand, face up."""
    hand = t.hands[seat]
    place = hand.index(card)
    t.hands[seat] = hand[:place] + hand[place + 1 :]
    t.discard += (card,)
    if t.recycled:
        t.since += ((seat, card),)


def draw(t: Table, seat: Seat) -> None:
    """[CO-D.7.1] A card from the pile; [CO-RD10] from the discard, shuffled, if there is none."""
    if not t.pile:
        reshuffle(t)
    card = t.pile.pop()
    t.hands[seat] = in_order((*t.hands[seat], card))
    if t.recycled:
        t.since += ((seat, None),)
    t.tell(Drawn, "CO-D.7.1", seat, Secret(card, (seat,)), len(t.pile))


def reshuffle(t: Table) -> None:
    """[CO-RD10] The discard becomes the pile; [CO-RG15] everybody has seen what is in it."""
    t.recycled = tuple([t.discard.count(card) for card in CARDS])
    t.since, t.kept = (), tuple(t.hands)
    t.pile, t.discard = list(t.discard), ()
    t.rng.shuffle(t.pile)
    t.tell(Reshuffled, "CO-RD10", len(t.pile))
