"""What lies on the table: data and queries, never changes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Seat

from .data import WORTH, Card
from .memory import Memory


class Options(kernel.Options, frozen=True):
    """What the players may agree on."""

    deals: Annotated[int, Meta(ge=1, le=10)] = 3
    """[SD-9.3] [SD-R30] How many deals make the match."""

    strict_want: bool = False
    """[SD-R23b] Whether a safe that does not fit also shows that its player wants to close."""

    tie: Literal["shared", "last-deal"] = "shared"
    """[SD-R28] What happens when several have the most points."""


class Table(kernel.Table):
    """The truth. A closed player has no hand; without a pile, hands are no longer filled."""

    options: Options
    deal: int = 0
    turn: int = 1
    """[SD-D.1] Which turn of the deal: once through the seven actions is one."""

    hands: list[tuple[Card, ...]] = []
    laid: list[tuple[Card, ...]] = []
    """What lies before each seat in this turn: the card played, and jewels added to it."""

    safes: list[tuple[Card, ...]] = []
    locks: list[Card | None] = []
    """The closed safe that each seat has put on its jewels; `None` while its safe is open."""

    pile: list[Card] = []
    """From the bottom card to the top card."""

    under: tuple[tuple[Seat, int], ...] = ()
    """Whose hands went under the pile, with how many cards; the uppermost comes first."""

    discard: list[Card] = []
    """Discarded cards that everybody saw."""

    away: list[Card] = []
    """Cards discarded unseen: the rest of the pile, and hands after it."""

    memories: dict[Seat, Memory] = {}
    """What each closer can still know of the hand it gave away."""

    points: list[int] = []
    """What each seat scored in the last deal that was counted."""

    totals: list[int] = []

    def open_seats(self) -> list[Seat]:
        """The seats whose safes are still open."""
        return [seat for seat, lock in enumerate(self.locks) if lock is None]

    def worth(self, seat: Seat) -> int:
        """The value of all jewels in this seat's safe."""
        return sum([WORTH[jewel] for jewel in self.safes[seat]])

    def seen_copies(self, card: Card) -> int:
        """How many cards like this one everybody has seen in this deal."""
        shown = (*self.laid, *self.safes, self.locks, self.discard)
        return sum(cards.count(card) for cards in shown)
