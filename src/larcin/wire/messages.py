"""What clients and the server say to each other over a socket, and line by line in a stream."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Raw

from larcin.wire.tables import Id, TableState, Text, Wire, tag_of

# -- From the client ------------------------------------------------------------------------


class FromClient(Wire, frozen=True, tag_field="type", tag=tag_of):
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


class Say(FromClient, frozen=True):
    """Write a line in the chat of the table."""

    text: Text


ClientMessage = Play | Change | TakeBack | ComeBack | Resume | Ping | Say


# -- From the server ------------------------------------------------------------------------


class FromServer(Wire, frozen=True, tag_field="type", tag=tag_of):
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
    """What each legal move, or the face-down choice, would do: for screens, by `?screen=true`."""

    scenes: tuple[Raw, ...] = ()
    """Pictures on the way here, for screens: each a view, and how many events were told by then."""

    reckoning: Raw | None = None
    """Where every point came from, for screens, once the match is over."""


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


class ChatLine(Wire, frozen=True):
    """What somebody wrote."""

    number: int
    """Lines are numbered from 0 at each table."""

    user: Id
    name: str
    seat: int | None
    text: str
    at: int
    """When: milliseconds since 1970."""


class Chat(FromServer, frozen=True):
    """Lines of the chat: those there are when you come, then each new one.

    Numbers may repeat; a line that comes again without text was deleted by a moderator.
    """

    lines: tuple[ChatLine, ...]


class Pong(FromServer, frozen=True):
    """The server is there."""


class Closed(FromServer, frozen=True):
    """The last message before the server closes the connection."""

    reason: str
    """`stopping`: come back in a moment. `revoked`: the link is not good any more."""


ServerMessage = TableState | Observed | Refused | Bad | Presence | Chat | Pong | Closed


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

    DAMAGED: Final = 4500
    """What is stored of this table is damaged: it cannot go on."""

    MISTAKE: Final = 1011
    """The server made a mistake."""
