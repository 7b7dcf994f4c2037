"""What each seat sees."""

from __future__ import annotations

from typing import Annotated

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Scores, Seat, again
from larcin.kernel.showing import own, show
from larcin.kernel.zones import EVERYBODY, NOBODY, Zone

from .data import BOX, Card
from .moves import AnyMove
from .rules import SCRIPT
from .state import Options, Table


class View(kernel.View, frozen=True):
    """A seat sees its hand, what it has chosen from it, and all that was turned over."""

    options: Options
    hand: tuple[Card, ...]
    choice: Annotated[AnyMove | None, again()]
    chosen: tuple[Seat, ...]
    """Before whom a card lies face down."""

    laid: tuple[tuple[Card, ...], ...]
    purse: int
    coins: Scores


def view(t: Table, seat: Seat | None) -> View:
    """All that this seat could know; what the table has under the same name is copied in."""
    return show(View, SCRIPT, t, seat, hand=own(t.hands, seat))


def zones(t: Table) -> list[Zone]:
    """Where every card of the box is, and who may see it there."""
    hands = [Zone(f"hand {seat}", tuple(hand), (seat,)) for seat, hand in enumerate(t.hands)]
    laid = [Zone(f"laid {seat}", tuple(cards), EVERYBODY) for seat, cards in enumerate(t.laid)]
    return [*hands, *laid, Zone("rest", tuple(t.rest), NOBODY)]


def box(seats: int, options: Options) -> tuple[Card, ...]:
    """[VG-1.1] The eighteen cards, whoever plays."""
    return BOX
