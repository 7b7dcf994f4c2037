"""What a screen asks of whoever keeps the match: this program, or a server far away."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any, Protocol

from larcin.kernel.game import AnyGame
from larcin.kernel.match import Observation
from larcin.kernel.pieces import Seat
from larcin.kernel.table import Outcome
from larcin.terminal.players import Player
from larcin.words import Words


class Thinker(Protocol):
    """A bot that was asked something."""

    @property
    def seat(self) -> Seat:
        """Where it sits."""

    def think(self) -> Any:
        """Its move."""


class Session(Protocol):
    """A person at a table. What takes its time is awaited; what does not is done on return."""

    @property
    def game(self) -> AnyGame:
        """The game that is played."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or `None` while it goes on."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, seat by seat."""

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, told before the deal."""

    @property
    def seed(self) -> bytes | None:
        """The seed itself, when it may be told."""

    @property
    def path(self) -> Path:
        """Where the record is, or will be."""

    @property
    def unsaved(self) -> str | None:
        """Why there is no record there, if there should be."""

    @property
    def trouble(self) -> str | None:
        """The key of what is wrong with the connection, if anything is."""

    def words(self, language: str) -> Words:
        """The words for the person at this table."""

    def observe(self) -> Observation[Any, Any, Any]:
        """What the person may know, with all events from the beginning."""

    def play(self, move: Any, question: int | None) -> Awaitable[None] | None:
        """The person's answer to this question."""

    def take_back(self) -> Awaitable[None] | None:
        """Pick up the person's face-down choice again."""

    def next_bot(self) -> Seat | None:
        """The bot that this program must ask now."""

    def question_for(self, seat: Seat) -> Thinker:
        """What the bot in this seat is asked."""

    def answer(self, question: Any, move: Any) -> None:
        """A bot's answer."""

    def coming_back(self) -> str:
        """The command that takes this match up again."""

    def start_again(self, folder: Path) -> Session | Awaitable[Session]:
        """The same people and game, dealt anew."""

    async def close(self) -> None:
        """Go away: nothing is asked of it any more."""

    def follow(self) -> AsyncIterator[None]:
        """Whenever something changes that this person did not do."""
