"""1. Play a card."""

from __future__ import annotations

from typing import Final

from larcin.games.schattendieb.data import CARDS, CardName
from larcin.games.schattendieb.events import Laid, Turned
from larcin.games.schattendieb.moves import Play
from larcin.games.schattendieb.state import Table
from larcin.kernel.pieces import Seat

from .end import end_deal
from .remembering import take_from_hand

PLAYS: Final[dict[CardName, Play]] = {card: Play(card) for card in CARDS}
"""Every move of this action, made once."""


def may_play(t: Table) -> dict[Seat, tuple[Play, ...]]:
    """[SD-1.1] [SD-1.2] [SD-R3] Everyone lays one card face down: a jewel, a thief or a safe.

    [SD-R21] Who has no card lays none; [SD-6.4] nor does who has closed, having no hand.
    """
    return {
        seat: tuple([PLAYS[card] for card in dict.fromkeys(hand)])
        for seat, hand in enumerate(t.hands)
        if hand
    }


def play(t: Table, seat: Seat, move: Play) -> None:
    """[SD-1.3] [SD-R32] A card is laid for good when the last one is chosen."""
    take_from_hand(t, seat, move.card)
    t.laid[seat] = (move.card,)


def turn_over(t: Table) -> str | None:
    """[SD-1.3] All cards are turned over together; [SD-R22] if there are none, the deal is over."""
    if not any(t.laid):
        return end_deal(t, "SD-R22", "without-cards")
    t.tell(Turned, "SD-1.3", t.turn)
    for seat, cards in enumerate(t.laid):
        if cards:
            t.tell(Laid, "SD-1.3", seat, cards[0])
    return None
