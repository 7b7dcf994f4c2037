"""A game with its seats and options, as libraries for research see it: numbers only.

A move is its number in the vocabulary, an observation a list of numbers, and where several
seats are asked at once, they answer one after another: what they chose lies face down, and no
view tells it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Self

from larcin.kernel.errors import BadSeats
from larcin.kernel.game import AnyGame
from larcin.kernel.options import read_options
from larcin.kernel.pieces import Seat
from larcin.kernel.registry import find_game
from larcin.kernel.rng import Rng
from larcin.kernel.table import Table
from larcin.kernel.vocabulary import vocabulary_of


class Setting:
    """What is the same for all matches at one table."""

    def __init__(self, game: AnyGame, seats: int, options: Any) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.vocabulary = vocabulary_of(game)
        # The steps that ask, each with its place in the observation.
        asking = [step.rule for step in game.script.steps if step.ask is not None]
        self._places = {rule: place for place, rule in enumerate(asking)}

    @classmethod
    def read(cls, slug: str, seats: int | None, given: Mapping[str, Any]) -> Self:
        """The setting with these words; without a number of seats, the fewest sit down."""
        game = find_game(slug)
        setting = cls(game, game.players[0] if seats is None else seats, read_options(game, given))
        setting.start(bytes(32))  # refuses seats, and options that do not suit them
        return setting

    def start(self, seed: bytes) -> Table:
        """The table as the first question is put."""
        table: Table = self.game.start(self.seats, self.options, rng=Rng(seed))
        return table

    @cached_property
    def bound(self) -> int:
        """The most moves that a match can have."""
        return self.game.bound(self.seats, self.options)

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.observe(self.start(bytes(32)), 0))

    def mover(self, table: Table) -> Seat | None:
        """The seat that answers next; `None` when it is over."""
        asked = self.game.to_act(table)
        return asked[0] if asked else None

    def actions(self, table: Table, seat: Seat) -> list[int]:
        """The numbers of this seat's legal moves, in ascending order."""
        numbers = self.vocabulary.numbers
        return sorted([numbers[move] for move in self.game.moves(table, seat)])

    def act(self, table: Table, seat: Seat, action: int) -> None:
        """Carry out the move with this number, in place."""
        self.game.apply(table, seat, self.vocabulary.moves[action])

    def view(self, table: Table, seat: Seat | None) -> Any:
        """What this seat, or a spectator, may know."""
        if seat is not None and seat not in range(self.seats):
            raise BadSeats(f"There are {self.seats} seats, counted from 0, and no seat {seat}.")
        return self.game.view(table, seat)

    def observe(self, table: Table, seat: Seat) -> list[float]:
        """The game's own features of this seat's view, and then the question.

        The question: who is asked, this seat first and then clockwise; and at which step.
        """
        view = self.view(table, seat)
        asked = self.game.to_act(table)
        numbers = list(self.game.brain.features(view))
        numbers += [float((seat + each) % self.seats in asked) for each in range(self.seats)]
        place = self._places.get(view.step)
        numbers += [float(each == place) for each in range(len(self._places))]
        return numbers

    def shares(self, table: Table) -> list[float]:
        """What each seat has of the victory: all, an equal part, or nothing (yet)."""
        outcome = self.game.outcome(table)
        winners = () if outcome is None else outcome.winners
        return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(self.seats)]
