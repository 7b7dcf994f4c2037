"""7. Draw cards."""

from __future__ import annotations

from larcin.games.schattendieb.data import HAND
from larcin.games.schattendieb.events import Drawn, Exhausted, Refilled
from larcin.games.schattendieb.memory import AWAY, hand_of, under_of
from larcin.games.schattendieb.state import Table
from larcin.games.schattendieb.steps import PLAYING
from larcin.kernel.events import Secret
from larcin.kernel.pieces import Seat

from .remembering import move_unseen


def refill(t: Table) -> str:
    """[SD-7.1] [SD-7.2] [SD-R19] In seat order, all open players fill their hands; a new turn."""
    if t.pile:  # [SD-7.5] [SD-R20] Once the pile is used up, this action is left out.
        target = refill_target(t)
        seats = [seat for seat in t.open_seats() if len(t.hands[seat]) < target]
        if seats:
            t.tell(Refilled, "SD-7.1", target)
        for seat in seats:
            draw(t, seat, target - len(t.hands[seat]))
        if target < HAND or not t.pile:
            discard_rest(t, target)
    t.turn += 1
    return PLAYING


def refill_target(t: Table) -> int:
    """[SD-7.3] [SD-R19] Four cards; three if the pile is too small for that; and so on down."""
    sizes = [len(t.hands[seat]) for seat in t.open_seats()]
    target = HAND
    while sum([target - size for size in sizes if size < target]) > len(t.pile):
        target -= 1
    return target


def draw(t: Table, seat: Seat, count: int) -> None:
    """[SD-7.1] A player takes so many cards from the top of the pile."""
    cards = tuple(t.pile[: -count - 1 : -1])
    del t.pile[-count:]
    if t.under:
        reach_under(t, seat)
    t.hands[seat] += cards
    t.tell(Drawn, "SD-7.1", seat, Secret(cards, (seat,)), count, len(t.pile))


def reach_under(t: Table, seat: Seat) -> None:
    """[SD-R17] The pile has run down to a hand put under it: its former owner knows who draws."""
    below = sum(size for _, size in t.under)
    while t.under and below > len(t.pile):
        (closer, size), *deeper = t.under
        drawn = min(size, below - len(t.pile))
        move_unseen(t, under_of(closer), size, drawn, hand_of(seat))
        below -= drawn
        left = ((closer, size - drawn),) if size > drawn else ()
        t.under = (*left, *deeper)


def discard_rest(t: Table, target: int) -> None:
    """[SD-7.4] [SD-7.6] [SD-R20] The rest of the pile is discarded unseen; no new pile is made."""
    for closer, size in t.under:
        move_unseen(t, under_of(closer), size, size, AWAY)
    t.tell(Exhausted, "SD-R20" if target == HAND else "SD-7.4", target, len(t.pile))
    t.away += t.pile
    t.pile, t.under = [], ()
