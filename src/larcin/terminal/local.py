"""One person and some bots at one table, with every move saved. No screen is needed for it."""

from __future__ import annotations

import hashlib
import shlex
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from larcin.bots import Bot, ask, make_bot
from larcin.files import NotSaved
from larcin.kernel.errors import BadRecord
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match, Observation
from larcin.kernel.pieces import Seat
from larcin.kernel.record import verify
from larcin.kernel.rng import Chance, Rng
from larcin.kernel.table import Outcome
from larcin.terminal.players import USUAL_BOT, Player, read_player, seat_players
from larcin.terminal.saving import load, naming, new_path, save
from larcin.words import Words

ME: Final[Seat] = 0
"""The person sits in the first seat."""

THINKING: Final = 2.0
"""How long a bot may think about a move, in seconds."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is agreed on before a match starts."""

    game: AnyGame
    name: str
    bots: tuple[str, ...]
    options: Any
    seed: bytes | None = None

    def start(self, folder: Path) -> LocalSession:
        """Sit down and deal; the record goes into this folder."""
        players = seat_players(self.name, self.bots)
        match = Match(self.game, [each.label() for each in players], self.options, self.seed)
        return LocalSession(match, new_path(folder, match), players)


def resume_session(path: Path) -> LocalSession:
    """Take up a match where its record ends; it goes on being saved in the same file."""
    saved = load(path)
    with naming(path):
        if saved.outcome is not None:
            raise BadRecord("outcome", "This match is over; `larcin replay` shows it.")
        return LocalSession(verify(saved), path)


class LocalSession:
    """A match, who plays in it, and its file. It contains no rules: the match has them."""

    def __init__(self, match: Match, path: Path, players: tuple[Player, ...] | None = None) -> None:
        self.match = match
        self.path = path
        # A record's names are a stranger's: only who starts a match may name a bot of their own.
        self.players = players or tuple(map(read_player, match.names))
        self._bots: dict[Seat, Bot] = {}
        self.unsaved: str | None = None
        """Why the record could not be written; the match goes on all the same."""

        self._save()

    trouble: str | None = None
    """Nothing is ever wrong with the connection: there is none."""

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, told before the deal."""
        return self.match.commitment

    @property
    def seed(self) -> bytes:
        """The seed, which is told when the match is over."""
        return self.match.seed

    def coming_back(self) -> str:
        """The command that takes this match up again."""
        return f"larcin play --resume {shlex.quote(str(self.path))}"

    def start_again(self, folder: Path) -> LocalSession:
        """The same people, game and options, dealt anew."""
        return self.plan_again().start(folder)

    async def close(self) -> None:
        """Everything is saved already."""

    async def follow(self) -> AsyncIterator[None]:
        """Nothing happens here that the screen does not do."""
        nothing: tuple[None, ...] = ()
        for each in nothing:
            yield each

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.match.game

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or `None` while it goes on."""
        return self.match.outcome

    def plan_again(self) -> Plan:
        """The same people, game and options, to be dealt anew."""
        bots = tuple(self._bot_name(seat) for seat in range(1, self.match.seats))
        return Plan(self.game, self.players[ME].name, bots, self.match.options)

    def words(self, language: str) -> Words:
        """The words for the person at this table."""
        return Words(self.game, language, [player.name for player in self.players], ME)

    def observe(self) -> Observation[Any, Any, Any]:
        """What the person may know."""
        return self.match.observe(ME)

    def play(self, move: Any, question: int | None) -> None:
        """The person's answer to this question."""
        self.match.play(ME, move, question)
        self._save()

    def take_back(self) -> None:
        """Pick up the person's face-down choice again."""
        self.match.take_back(ME)
        self._save()

    def next_bot(self) -> Seat | None:
        """The bot that is to play now.

        Bots never answer before the person: where all choose at once, face down, the person
        would otherwise be the last one and could take nothing back.
        """
        to_act = self.match.to_act
        return None if ME in to_act or not to_act else to_act[0]

    def question_for(self, seat: Seat) -> Question:
        """What the bot in this seat is asked: all it needs to answer, in another thread too."""
        observation, rng = self.match.observe(seat), self._chance_for(seat)
        bot = self._bots.setdefault(seat, make_bot(self._bot_name(seat)))
        return Question(self.game, seat, bot, observation, rng)

    def answer(self, question: Question, move: Any) -> None:
        """A bot's answer."""
        self.match.play(question.seat, move, question.observation.question)
        self._save()

    def _bot_name(self, seat: Seat) -> str:
        """A record made elsewhere may not say which bot played: then the usual one goes on."""
        return self.players[seat].bot or USUAL_BOT

    def _chance_for(self, seat: Seat) -> Chance:
        """A bot's own chance: the same again after an interruption, and no way to the seed."""
        place = f"bot {seat} turn {len(self.match.log)}".encode()
        return Rng(hashlib.blake2b(place, key=self.match.seed, digest_size=32).digest())

    def _save(self) -> None:
        try:
            save(self.path, self.match)
            self.unsaved = None
        except NotSaved as error:
            self.unsaved = str(error)


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked."""

    game: AnyGame
    seat: Seat
    bot: Bot
    observation: Observation[Any, Any, Any]
    rng: Chance

    def think(self) -> Any:
        """The bot's move."""
        deadline = time.monotonic() + THINKING
        return ask(self.bot, self.game, self.observation, self.rng, deadline)
