"""What each seat sees, and where the pieces are."""

from __future__ import annotations

from msgspec import Struct

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Seat
from larcin.kernel.zones import EVERYBODY, NOBODY, Zone

from .data import BOX, Motif
from .rules import SCRIPT
from .state import Options, Table


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """[RB-R18] A pile from its bottom card to its top card; `owner` is `None` in the middle."""

    cards: tuple[Motif, ...]
    owner: Seat | None


class View(kernel.View, frozen=True):
    """A seat sees its hand and, having watched every card being laid, all the piles."""

    options: Options
    game: int
    starter: Seat
    turn: Seat
    piles: tuple[Pile, ...]
    hand: tuple[Motif, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    totals: tuple[int, ...]
    highest: tuple[int, ...]


def view(t: Table, seat: Seat | None) -> View:
    """All that this seat could know with perfect memory; nothing else is copied in."""
    return View(
        seat=seat,
        seats=t.seats,
        step=SCRIPT.rule(t),
        outcome=t.outcome,
        options=t.options,
        game=t.game,
        starter=t.starter,
        turn=t.turn,
        piles=tuple(map(Pile, t.piles, t.owners)),
        hand=() if seat is None else tuple(t.hands[seat]),
        hand_sizes=tuple(map(len, t.hands)),
        deck_size=len(t.deck),
        totals=tuple(t.totals),
        highest=tuple(t.highest),
    )


def zones(t: Table) -> list[Zone]:
    """Where every card of the box is, and who may see it there."""
    piles = [Zone(f"pile {number}", pile, EVERYBODY) for number, pile in enumerate(t.piles)]
    hands = [Zone(f"hand {seat}", tuple(hand), (seat,)) for seat, hand in enumerate(t.hands)]
    return [*piles, *hands, Zone("deck", tuple(t.deck), NOBODY)]


def box(seats: int, options: Options) -> tuple[Motif, ...]:
    """[RB-0.3] The forty-four cards, whoever plays."""
    return BOX
