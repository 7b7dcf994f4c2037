"""What clients and the server say to each other, as types. docs/wire.md is made from them.

It stands apart from both, so that a client needs nothing of the server. A field that is not
listed is refused. Moves, views and events are the game's own; see docs/replays.md.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

from larcin.kernel.table import Outcome

Id = str
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
LinkKind = Literal["sit", "watch", "eyes"]

DAY: Final = 86_400


def _tag(name: str) -> str:
    """`TakeBack` is `take_back`."""
    return "".join(f"_{each.lower()}" if each.isupper() else each for each in name).strip("_")


class Wire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything that crosses the wire."""


# -- What a table is ------------------------------------------------------------------------


class Clock(Wire, frozen=True):
    """How long a decision may take. When the time is up, a bot sits in."""

    seconds: Annotated[int, Meta(ge=5, le=30 * DAY)]
    """For each decision: seconds for those who sit together, 86400 a day for those who write."""

    reserve: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    """Seconds for the whole match, spent when a decision takes longer."""


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


class SeatState(Wire, frozen=True):
    """Who sits in a seat."""

    name: str | None
    """Null while it is free."""

    bot: str | None
    """The bot that plays here, or that sits in for the moment."""

    person: bool
    """Whether it is a person's seat."""


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
    """The SHA-256 of the match's seed, which is published when it is over."""

    outcome: Outcome | None
    """How the match ended."""

    closed: str | None
    """Why the match was closed before its end: `rules-changed`."""


# -- From the client ------------------------------------------------------------------------


class FromClient(Wire, frozen=True, tag_field="type", tag=_tag):
    """What a client may say over a socket."""


class Play(FromClient, frozen=True):
    """Answer a question with one of the moves that came with it."""

    question: int
    """The number of the question. The same answer to the same question twice is harmless."""

    move: Raw


class Change(FromClient, frozen=True):
    """Replace your face-down choice while others still think."""

    move: Raw


class TakeBack(FromClient, frozen=True):
    """Pick your face-down choice up again: you are asked anew."""


class ComeBack(FromClient, frozen=True):
    """Take your seat again from the bot that sat in for you."""


class Resume(FromClient, frozen=True):
    """Ask for an observation with all events from number `since` on, to close a gap."""

    since: Annotated[int, Meta(ge=0)] = 0


class Ping(FromClient, frozen=True):
    """Ask whether the server is there; a `pong` comes back."""


ClientMessage = Play | Change | TakeBack | ComeBack | Resume | Ping


# -- From the server ------------------------------------------------------------------------


class FromServer(Wire, frozen=True, tag_field="type", tag=_tag):
    """What the server says over a socket, and line by line in a stream."""


class SeatClock(Wire, frozen=True):
    """The time that a seat has left."""

    seat: int
    milliseconds: int
    """Until a bot sits in, the reserve included."""

    reserve: int
    """Milliseconds of the reserve that were left before this question."""


class Observed(FromServer, frozen=True, tag="observation"):
    """What your eyes may see now. It replaces all that you had; the events tell how it came."""

    match: Id
    since: int
    """The number of its first event. If that is more than the `told` you had, there is a gap."""

    clocks: tuple[SeatClock, ...]
    observation: Raw
    """An observation of the game: the view, your legal moves, what you may hear of the events."""

    prospects: tuple[Raw, ...] = ()
    """What each legal move would do, or null; only for a socket with `?prospects=true`."""


class Refused(FromServer, frozen=True):
    """A move that cannot be made. Nothing has changed."""

    rule: str
    """The paragraph behind it."""

    reason: str
    """A key that has words in every language."""

    facts: dict[str, Any]
    question: int | None
    """The question that the refused answer named."""


class Bad(FromServer, frozen=True):
    """A message that was not understood, or cannot be obeyed now. Nothing has changed."""

    problem: str
    """What kind of problem: the last part of the `type` that HTTP would answer with."""

    sentence: str
    field: str = ""


class Presence(FromServer, frozen=True):
    """Who is there."""

    seats: tuple[bool, ...]
    """By seat: whether somebody is connected; bots always are."""

    watching: int
    """How many look on."""


class Pong(FromServer, frozen=True):
    """The server is there."""


class Closed(FromServer, frozen=True):
    """The last message before the server closes the connection."""

    reason: str
    """`stopping`: come back in a moment. `revoked`: the link is not good any more."""


ServerMessage = TableState | Observed | Refused | Bad | Presence | Pong | Closed


class CloseCode:
    """The codes with which the server closes a socket."""

    STOPPING: Final = 1012
    """The server is stopping; come back."""

    TOO_BIG: Final = 1009
    """A message was too big."""

    FORBIDDEN: Final = 4403
    """You may not look at this table, or not any more."""

    NOT_FOUND: Final = 4404
    """There is no such table."""

    SLOW: Final = 4408
    """You read too slowly; come back and resume."""

    FLOOD: Final = 4429
    """Too many messages."""

    MISTAKE: Final = 1011
    """The server made a mistake."""


# -- HTTP -----------------------------------------------------------------------------------


class NewUser(Wire, frozen=True):
    """Who you want to be called."""

    name: Name


class User(Wire, frozen=True):
    """Somebody, known to the server by a cookie or a token."""

    id: Id
    name: str


class NewToken(Wire, frozen=True):
    """A token for a program that plays in your name."""

    label: Name


class Token(Wire, frozen=True):
    """A token. It is shown once; the server keeps only its SHA-256."""

    id: Id
    label: str
    token: str | None = None


class NewLink(Wire, frozen=True):
    """A link to give away: `sit` here, `watch`, or watch through your `eyes`."""

    kind: LinkKind
    seat: SeatNumber | None = None
    """Which seat to sit in; null for any. For `eyes` it is your own."""


class Link(Wire, frozen=True):
    """A link. Its secret is shown once, and belongs behind the # of an address."""

    id: Id
    kind: LinkKind
    seat: int | None
    secret: str | None = None


class UseLink(Wire, frozen=True):
    """The secret of a link that somebody gave you."""

    secret: Secret


class SitDown(Wire, frozen=True):
    """Which seat to take; null for the first free one."""

    seat: SeatNumber | None = None


class Move(Wire, frozen=True):
    """The same as `play` over a socket."""

    question: int
    move: dict[str, Any]


class Choice(Wire, frozen=True):
    """The same as `change` over a socket."""

    move: dict[str, Any]


class Moved(Wire, frozen=True):
    """A move was carried out and stored."""

    changed: bool
    """Not if the same answer had come before."""


class TableListed(Wire, frozen=True):
    """A table in the lobby."""

    id: Id
    settings: TableSettings
    free: int
    """How many seats are free."""

    playing: bool


class OptionInfo(Wire, frozen=True):
    """An option of a game."""

    name: str
    values: tuple[Any, ...]
    default: Any


class GameInfo(Wire, frozen=True):
    """A game, as far as one must know it to make a table."""

    slug: str
    title: str
    author: str
    publisher: str
    year: int
    rules_version: int
    seats: tuple[int, int]
    """The fewest and the most."""

    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    """Who can sit in a bot's seat, the weakest first; the last ones are levels for people."""


class RuleParagraph(Wire, frozen=True):
    """A paragraph of a game's rules, in our words and in one language."""

    rule: str
    """Its id, which moves, events and refusals cite."""

    kind: str
    """`text` and `ruling` bind, a `variant` is an option, a `fact` binds nobody."""

    says: str
    reading: str
    """How we read it; may be empty."""


class RuleChapter(Wire, frozen=True):
    """A chapter of a game's rules."""

    id: str
    title: str
    paragraphs: tuple[RuleParagraph, ...]


class Health(Wire, frozen=True):
    """Whether all is well."""

    status: Literal["ok"]
    version: str
    tables: int
    """How many tables are in memory."""

    connections: int


class Problem(Wire, frozen=True, omit_defaults=True):
    """What went wrong, as RFC 9457 has it (`application/problem+json`)."""

    type: str
    title: str
    status: int
    detail: str
    field: str | None = None
    rule: str | None = None
    reason: str | None = None
    facts: dict[str, Any] | None = None
