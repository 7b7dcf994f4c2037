"""6. Close the safe."""

from __future__ import annotations

from larcin.games.schattendieb.data import NUMBER, Card
from larcin.games.schattendieb.events import Closed, Returned, Wasted
from larcin.games.schattendieb.memory import AWAY, Place, hand_of, remember, under_of
from larcin.games.schattendieb.state import Table
from larcin.games.schattendieb.steps import CLOSING
from larcin.kernel.events import Secret
from larcin.kernel.pieces import Seat

from .cancellation import discard_laid
from .remembering import move_unseen


def close_a_safe(t: Table) -> str | None:
    """[SD-6.1] [SD-R15] A closed safe that fits closes; one that does not is discarded.

    One after the other, so that each can be seen.
    """
    for seat, cards in enumerate(t.laid):
        if cards:  # By now, jewels are in the safes and thieves are gone.
            if fits(t, seat, cards[0]):
                close(t, seat)
            else:
                waste(t, seat)
            return CLOSING
    return None


def fits(t: Table, seat: Seat, lock: Card) -> bool:
    """[SD-6.1] [SD-6.5] [SD-R14] Its number is at least the number of jewels, and one is there."""
    return 1 <= len(t.safes[seat]) <= NUMBER[lock]


def close(t: Table, seat: Seat) -> None:
    """[SD-6.2] Put on the jewels, it closes the safe."""
    (lock,) = t.laid[seat]
    t.laid[seat] = ()
    t.locks[seat] = lock
    t.tell(Closed, "SD-6.2", seat, lock, len(t.safes[seat]), t.worth(seat))
    return_hand(t, seat)


def return_hand(t: Table, seat: Seat) -> None:
    """[SD-6.3] [SD-6.4] The hand goes face down under the pile; its player is out."""
    hand = t.hands[seat]
    if not hand:
        return
    t.hands[seat] = ()
    rule, place = put_under_pile(t, seat, hand) if t.pile else put_away(t, hand)
    move_unseen(t, hand_of(seat), len(hand), len(hand), place)
    t.memories[seat] = remember(hand, place)
    t.tell(Returned, rule, seat, Secret(hand, (seat,)), len(hand))


def put_under_pile(t: Table, seat: Seat, hand: tuple[Card, ...]) -> tuple[str, Place]:
    """[SD-R17] It is shuffled before, so that not even its owner knows the order."""
    shuffled = list(hand)
    t.rng.shuffle(shuffled)
    t.pile[:0] = shuffled
    t.under += ((seat, len(hand)),)
    return "SD-6.3", under_of(seat)


def put_away(t: Table, hand: tuple[Card, ...]) -> tuple[str, Place]:
    """[SD-R18] Without a pile the hand is discarded unseen; the pile does not come back."""
    t.away += hand
    return "SD-R18", AWAY


def waste(t: Table, seat: Seat) -> None:
    """[SD-6.6] [SD-6.7] [SD-R16] A safe for fewer jewels, or on none, is discarded in vain."""
    jewels = len(t.safes[seat])
    t.tell(Wasted, "SD-6.7" if jewels else "SD-6.6", seat, t.laid[seat][0], jewels)
    discard_laid(t, seat)
