"""Who sits where: the person in the first seat, and bots with the names of thieves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from larcin.bots import BOTS, make_bot
from larcin.bots.names import thieves
from larcin.kernel.errors import BadSeats
from larcin.kernel.game import AnyGame
from larcin.words import Words

USUAL_SEATS: Final = 3
USUAL_BOT: Final = "burglar"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; `bot` is the name of the program that plays, if one does."""

    name: str
    bot: str | None = None

    def label(self) -> str:
        """How a record names a player: `Irma (greedy)`."""
        return self.name if self.bot is None else f"{self.name} ({self.bot})"

    def title(self, words: Words) -> str:
        """How a screen introduces a player: `Irma (avide)`."""
        if self.bot is None:
            return self.name
        return f"{self.name} ({words(f'bot-{self.bot}') if self.bot in BOTS else self.bot})"


def read_player(label: str) -> Player:
    """A player from the label in a record, which is all that is known when it is resumed."""
    found = re.fullmatch(r"(.+) \((.+)\)", label)
    return Player(found[1], found[2]) if found and found[2] in BOTS else Player(label)


def seat_players(name: str, bots: Sequence[str]) -> tuple[Player, ...]:
    """The person and then the bots, each with a name of its own."""
    names = (thief for thief in thieves() if thief != name)
    return Player(name), *(Player(thief, bot) for bot, thief in zip(bots, names, strict=False))


def fill_seats(game: AnyGame, seats: int | None, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot for every seat but the person's; the last one named plays also those left over."""
    for bot in bots:
        make_bot(bot)
    if seats is None:
        seats = len(bots) + 1 if bots else usual_seats(game)
    if seats not in game.players:
        first, last = game.players[0], game.players[-1]
        raise BadSeats(f"{game.title} is played by {first} to {last}, not {seats}.")
    if len(bots) > seats - 1:
        raise BadSeats(
            f"There are too many bots: {len(bots)} of them at a table of {seats} seats, "
            "one of which is yours."
        )
    filler = bots[-1] if bots else USUAL_BOT
    return (*bots, *[filler] * (seats - 1 - len(bots)))


def usual_seats(game: AnyGame) -> int:
    """How many sit down if nobody says."""
    return min(max(USUAL_SEATS, game.players[0]), game.players[-1])
