"""What can happen. A pile's number is its place on the table, from 0 to 7, and never changes."""

from __future__ import annotations

from typing import ClassVar

from larcin.kernel.events import Event, Secret, Weight
from larcin.kernel.pieces import Scores, Seat

from .data import Motif


class Opened(Event, frozen=True):
    """A game begins: eight cards lie face up, and somebody starts."""

    added: ClassVar[frozenset[str]] = frozenset(("number", "games"))

    game: int
    """Counted from 0: the records of the first edition say it like this."""

    starter: Seat
    piles: tuple[Motif, ...]
    number: int = 0
    """The same, as people count."""

    games: int = 0
    """So many were agreed."""


class Dealt(Event, frozen=True):
    """A seat takes up its hand."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    hand: Secret[tuple[Motif, ...]]


class Laid(Event, frozen=True):
    """A card was laid on a pile of another motif, which stays where it is."""

    seat: Seat
    motif: Motif
    pile: int
    top: Motif
    owner: Seat | None
    height: int


class Stolen(Event, frozen=True):
    """A card was laid on its like: the pile comes, or stays, before the seat that laid it."""

    weight: ClassVar[Weight] = "personal"

    seat: Seat
    motif: Motif
    pile: int
    owner: Seat | None
    height: int


class Drawn(Event, frozen=True):
    """A seat filled up its hand from the deck."""

    weight: ClassVar[Weight] = "along"

    seat: Seat
    motif: Secret[Motif]
    left: int


class Counted(Event, frozen=True):
    """A game is over and the loot is counted; totals are of the match so far."""

    weight: ClassVar[Weight] = "decisive"

    game: int
    cards: Scores
    totals: Scores


AnyEvent = Opened | Dealt | Laid | Stolen | Drawn | Counted
