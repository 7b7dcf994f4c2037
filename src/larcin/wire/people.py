"""What goes over HTTP about accounts, company, history and ratings."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw

from larcin.kernel.record import Record
from larcin.kernel.table import Outcome
from larcin.wire.bodies import TableListed, User
from larcin.wire.tables import Id, Name, Text, Wire

Password = Annotated[str, Meta(min_length=8, max_length=200)]
GivenPassword = Annotated[str, Meta(max_length=200)]

# -- Accounts -------------------------------------------------------------------------------


class Claim(Wire, frozen=True):
    """A name that is yours from now on, and the password that proves it."""

    name: Name
    password: Password


class Login(Wire, frozen=True):
    """A claimed name and its password."""

    name: Name
    password: GivenPassword


class NewPassword(Wire, frozen=True):
    """Another password; you are logged out everywhere else."""

    old: GivenPassword
    new: Password
    tokens: bool = False
    """Whether all tokens are revoked, too."""


class Farewell(Wire, frozen=True):
    """Delete the account: what you played stays, without your name."""

    password: GivenPassword | None = None
    """Needed if the name is claimed."""


# -- Company at a table ---------------------------------------------------------------------


class Fill(Wire, frozen=True):
    """The bot that takes every seat which is still free."""

    bot: Name


class Saying(Wire, frozen=True):
    """The same as `say` over a socket."""

    text: Text


class Report(Wire, frozen=True):
    """What is wrong with a line of the chat, for whoever runs the server."""

    reason: Text


class NewMute(Wire, frozen=True):
    """Somebody whose lines you do not want to read, at any table."""

    user: Annotated[str, Meta(min_length=1, max_length=40)]


class HintedMove(Wire, frozen=True):
    """A move, and what a bot hopes for with it."""

    move: dict[str, Any]
    share: float | None
    """The estimated share of the victory, from 0 to 1; null if there was nothing to choose."""


class Hint(Wire, frozen=True):
    """What a bot would do in your place: at most three moves, the best first."""

    question: int
    bot: str
    moves: tuple[HintedMove, ...]


# -- The lobby and my tables ----------------------------------------------------------------


class Lobby(Wire, frozen=True, tag_field="type", tag="lobby"):
    """What has changed in the lobby; the first one tells all there is."""

    tables: tuple[TableListed, ...]
    """New ones, and those that have changed."""

    gone: tuple[Id, ...]
    """Tables that are no longer listed."""


class MyTable(Wire, frozen=True):
    """A table of mine whose match is not over."""

    table: TableListed
    seat: int | None
    """Where I sit."""

    host: bool
    waiting: bool
    """Whether I owe an answer: these come first."""

    left: bool
    """Whether a bot sits in for me."""


# -- Matches that are over ------------------------------------------------------------------


class Player(Wire, frozen=True):
    """Who played in a seat of a match."""

    name: str
    user: Id | None
    bot: str | None
    program: bool


class MatchListed(Wire, frozen=True):
    """A match that is over."""

    id: Id
    table: Id
    game: str
    rules_version: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    started: int
    ended: int
    outcome: Outcome | None
    closed: str | None
    public: bool
    seat: int | None
    """Where I sat."""


class MatchPage(Wire, frozen=True):
    """Matches, the latest first."""

    matches: tuple[MatchListed, ...]
    next: str | None
    """Ask again with `after` as this for more; null if there are no more."""


class Turns(Wire, frozen=True):
    """Some turns of a match that is over, as one pair of eyes saw them."""

    match: Id
    eyes: int | None
    first: int
    moves: int
    """How many moves the match has: its turns are numbered from 0 to this."""

    turns: tuple[Raw, ...]
    """Observations, one after the other; the events of each are those since the one before."""

    scenes: tuple[tuple[Raw, ...], ...] = ()
    """Pictures on the way to each of them, for screens, by `?screen=true`."""


class Exported(Wire, frozen=True):
    """A line of an export."""

    id: Id
    started: int
    ended: int
    record: Record


# -- Ratings --------------------------------------------------------------------------------


class Rated(Wire, frozen=True):
    """How strong somebody is at a game."""

    rank: int | None
    """Null for guests: a leaderboard has claimed names, marked programs and bots."""

    name: str
    user: Id | None
    bot: str | None
    program: bool
    rating: float
    """What somebody is almost certainly worth at least: mu - 3 sigma, as openskill has it."""

    mu: float
    sigma: float
    matches: int


class RatingChange(Wire, frozen=True):
    """What a match did to somebody's rating."""

    before: float
    after: float


class RatedMatch(Wire, frozen=True):
    """What a match did to the ratings of those who played it."""

    match: Id
    seats: tuple[RatingChange, ...]
    """By seat; empty if it is not rated."""

    advised: bool = False
    """Whether somebody asked for advice, so that it is not rated."""


class RatingPage(Wire, frozen=True):
    """A leaderboard, the best first."""

    game: str
    ratings: tuple[Rated, ...]
    next: str | None
    """Ask again with `after` as this for more; null if there are no more."""


class GameRating(Wire, frozen=True):
    """A rating, and the game it is for."""

    game: str
    rated: Rated


class Profile(Wire, frozen=True):
    """What everybody may know about somebody."""

    user: User
    ratings: tuple[GameRating, ...]
