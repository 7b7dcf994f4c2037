"""What leaves a hand, and what a closer then knows of the hand it gave away. [SD-R5]"""

from __future__ import annotations

from larcin.games.schattendieb.data import COPIES, Card
from larcin.games.schattendieb.memory import Place, after_move, after_show, hand_of
from larcin.games.schattendieb.state import Table
from larcin.kernel.pieces import Seat


def take_from_hand(t: Table, seat: Seat, card: Card) -> None:
    """[SD-R5] A card leaves the hand and comes to light, which may surprise a former owner."""
    hand = t.hands[seat]
    place = hand.index(card)
    t.hands[seat] = hand[:place] + hand[place + 1 :]
    if t.memories:
        held, unseen = len(hand) - 1, COPIES[card] - t.seen_copies(card) - 1
        for closer, memory in t.memories.items():
            t.memories[closer] = after_show(memory, hand_of(seat), card, held, unseen)


def move_unseen(t: Table, source: Place, held: int, count: int, goal: Place) -> None:
    """[SD-R5] Cards that once were another closer's hand may be among those that move."""
    for closer, memory in t.memories.items():
        t.memories[closer] = after_move(memory, source, held, count, goal)
