"""What a table is, and the words that all messages share."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from larcin.kernel.table import Outcome

Id = str
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
LinkKind = Literal["sit", "watch", "eyes"]
Speakers = Literal["nobody", "seats", "all"]

HOUR: Final = 3_600
DAY: Final = 24 * HOUR


def tag_of(name: str) -> str:
    """`TakeBack` is `take_back`."""
    return "".join(f"_{each.lower()}" if each.isupper() else each for each in name).strip("_")


class Wire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything that crosses the wire."""


class Clock(Wire, frozen=True):
    """How long a decision may take. When the time is up, a bot sits in."""

    seconds: Annotated[int, Meta(ge=5, le=30 * DAY)]
    """For each decision: seconds for those who sit together, 86400 a day for those who write."""

    reserve: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    """Seconds for the whole match, spent when a decision takes longer."""

    away: Annotated[int, Meta(ge=5, le=DAY)] | None = None
    """Seconds without a connection after which a bot sits in; null: only when the time is up."""


class TableSettings(Wire, frozen=True):
    """What a table is made with; it stays as it is."""

    game: str
    """The game's slug."""

    seats: Annotated[tuple[str | None, ...], Meta(max_length=100)]
    """Who plays, seat by seat: null for a person, or the name of a bot or of a level."""

    options: dict[str, Any] = {}
    """The options of the game; those not named have their default."""

    clock: Clock | None = None
    """Null: all the time in the world."""

    stand_in: str = "pickpocket"
    """The bot that sits in for whoever leaves or takes too long."""

    memory_aid: bool = False
    """Whether screens also show what was seen once and is covered now."""

    public: bool = False
    """Listed in the lobby, and open to all; otherwise whoever has a link may come."""

    chat: Speakers | None = None
    """Who may write; all who look may read. Null: `nobody` if it is public, else `seats`."""

    delay: Annotated[int, Meta(ge=0, le=HOUR)] = 0
    """Seconds by which those without a seat see everything later, until the match is over."""

    hints: bool | None = None
    """Whether who plays may ask a bot for advice. Null: only if one person plays alone."""


class SeatState(Wire, frozen=True):
    """Who sits in a seat."""

    name: str | None
    """Null while it is free."""

    bot: str | None
    """The bot that plays here, or that sits in for the moment."""

    person: bool
    """Whether it is a seat for people and visiting programs, and not for a bot of the server."""

    user: Id | None = None
    """The account that sits here."""

    program: bool = False
    """Whether that account is marked as a program's."""


class TableState(Wire, frozen=True, tag_field="type", tag="table"):
    """All about a table but the match itself. It comes first, and whenever something changes."""

    id: Id
    settings: TableSettings
    seats: tuple[SeatState, ...]
    seat: int | None
    """Through whose eyes you look; null is a spectator."""

    plays: bool
    """Whether you may answer for that seat."""

    host: bool
    """Whether you made this table, and start its match."""

    match: Id | None
    """The match that is being played, or was played last."""

    commitment: str | None
    """The seal of the deal: the SHA-256 of the match's seed, told before the match begins. The seed
    itself is published when it is over. Null at a table of before 0.2 that has not begun."""

    outcome: Outcome | None
    """How the match ended."""

    closed: str | None
    """Why the match was closed before its end: `rules-changed`, or `moderated`."""

    speaks: bool = False
    """Whether you may write in the chat."""

    hints: bool = False
    """Whether you may ask for advice."""

    previous: Id | None = None
    """The table of which this is the rematch."""

    rematch: Id | None = None
    """The table at which those who agree play again."""

    host_name: str = ""
    """Who made this table, and invites to it."""
