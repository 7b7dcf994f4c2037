"""What goes over HTTP about who one is, tables and moves."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from larcin.kernel.events import Weight
from larcin.wire.tables import (
    Id,
    LinkKind,
    Name,
    SeatNumber,
    SeatState,
    Secret,
    TableSettings,
    Wire,
)


class NewUser(Wire, frozen=True):
    """Who you want to be called."""

    name: Name


class User(Wire, frozen=True):
    """Somebody, known to the server by a cookie or a token."""

    id: Id
    name: str
    claimed: bool = False
    """Whether the name is claimed with a password: nobody else may have it."""

    program: bool = False
    """Whether this is the account of a program."""

    moderator: bool = False
    """Whether this user may moderate."""


class NewToken(Wire, frozen=True):
    """A token for a program that plays in your name or, marked as a bot, in its own."""

    label: Name
    bot: bool = False
    """The token speaks for an account of its own, called as the label and marked as a program."""


class Token(Wire, frozen=True):
    """A token. It is shown once; the server keeps only its SHA-256."""

    id: Id
    label: str
    bot: bool = False
    user: Id | None = None
    """For whom it speaks."""

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


class FreeSeat(Wire, frozen=True):
    """The seat whose person is asked to leave."""

    seat: SeatNumber


class Move(Wire, frozen=True):
    """The same as `play` over a socket."""

    question: int
    move: dict[str, Any]


class Choice(Wire, frozen=True):
    """The same as `change` over a socket."""

    move: dict[str, Any]


class Why(Wire, frozen=True):
    """Why a move cannot be made, in the words of a refusal; all null if it can."""

    rule: str | None = None
    reason: str | None = None
    facts: dict[str, Any] = {}


class Moved(Wire, frozen=True):
    """A move was carried out and stored."""

    changed: bool
    """Not if the same answer had come before."""


class TableListed(Wire, frozen=True):
    """A table in the lobby."""

    id: Id
    settings: TableSettings
    host: str
    """The name of whoever made it."""

    seats: tuple[SeatState, ...]
    free: int
    """How many seats are free for anybody."""

    playing: bool
    created: int
    """When: milliseconds since 1970."""


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

    titles: dict[str, str]
    blurbs: dict[str, str]
    """What it is called and what it is about, by language."""

    lessons: tuple[str, ...] = ()
    """The lessons that teach it, by name."""

    puzzles: bool = False
    """Whether there are puzzles of it."""


class GameWords(Wire, frozen=True):
    """A game's words in one language, for a client that does not bring them along."""

    game: str
    language: str
    text: str
    """Messages in Project Fluent's format; those of the rules are left out."""

    tells: dict[str, dict[str, str]]
    """By struct and field of moves, events and prospects: how messages are told of it."""

    weights: dict[str, Weight]
    """By event: how much it matters to who follows the match. What is plain is left out."""


class ToDraw(Wire, frozen=True):
    """A view to be drawn as text: one that you were sent, for nothing else is looked at."""

    view: dict[str, Any]
    language: str
    names: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=100)] = ()
    """What the players are called, seat by seat."""

    columns: Annotated[int, Meta(ge=20, le=240)] = 80
    rows: Annotated[int, Meta(ge=4, le=240)] = 24
    """The room for it, in letters of one width; it may be higher."""

    memory_aid: bool = False
    """Whether to draw also what was seen once and is covered now."""


class Stroke(Wire, frozen=True, omit_defaults=True):
    """Some text in one manner."""

    text: str
    bold: bool = False
    dim: bool = False
    ink: str | None = None
    paper: str | None = None
    """Colours, as `#efe6d0`."""

    piece: tuple[str, Any] | None = None
    """The kind and the value of the piece that is named here."""

    seat: int | None = None
    """Whose name this is."""


class Drawing(Wire, frozen=True):
    """A view as lines of text, in letters of one width."""

    table: tuple[tuple[Stroke, ...], ...]
    hand: tuple[tuple[Stroke, ...], ...]
    """What the viewer holds; empty for a spectator."""


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


class Ready(Wire, frozen=True):
    """Visitors may come."""

    status: Literal["ready"]


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
