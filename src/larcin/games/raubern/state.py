"""What lies on the table: data and queries, never changes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Seat

from .data import PLAYERS, Motif


class Options(kernel.Options, frozen=True):
    """What the players may agree on."""

    games: Annotated[int, Meta(ge=1, le=12)] = 1
    """[RB-R4b] A match of so many games, decided by the sum of cards."""

    starter: Annotated[int, Meta(ge=0, le=PLAYERS[-1])] = 0
    """[RB-R4] The seat that starts the first game, counted from 1; 0 draws it."""

    tie: Literal["shared", "highest-pile"] = "shared"
    """[RB-R17] What happens when several have the most cards."""


class Table(kernel.Table):
    """The truth: piles are written from the bottom card to the top card."""

    options: Options
    game: int = 0
    starter: Seat = 0
    turn: Seat = 0
    piles: list[tuple[Motif, ...]] = []
    owners: list[Seat | None] = []
    hands: list[list[Motif]] = []
    deck: list[Motif] = []
    totals: list[int] = []
    highest: list[int] = []

    def cards_won(self) -> tuple[int, ...]:
        """How many cards lie before each seat."""
        return tuple(sum(self.heights_of(seat)) for seat in range(self.seats))

    def heights_of(self, seat: Seat) -> list[int]:
        """How high each of this seat's piles is."""
        return [
            len(pile) for pile, owner in zip(self.piles, self.owners, strict=True) if owner == seat
        ]
