"""What goes over HTTP about moderation, and about what is kept of a person."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from larcin.wire.tables import Id, Name, SeatNumber, Wire, tag_of

Reason = Annotated[str, Meta(max_length=500)]
Days = Annotated[int, Meta(ge=1, le=3660)]
UserId = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
LineNumber = Annotated[int, Meta(ge=0, lt=2**31)]
Address = Annotated[str, Meta(min_length=1, max_length=50)]

BanKind = Literal["user", "name", "address", "silence"]


# -- What a moderator does ------------------------------------------------------------------


class Act(Wire, frozen=True, tag_field="act", tag=tag_of):
    """Something that a moderator does. Each is one line in the log of acts."""

    reason: Reason = ""
    """Why, for the log."""


class Silence(Act, frozen=True, kw_only=True):
    """Somebody writes no more in any chat."""

    user: UserId
    days: Days | None = None
    """For how long; null is until it is lifted."""


class Ban(Act, frozen=True, kw_only=True):
    """A person, a name or an address is not welcome: exactly one of the three."""

    user: UserId | None = None
    name: Name | None = None
    """However it is written. Whoever is called so must take another name."""

    address: Address | None = None
    """An address, or a network like `192.0.2.0/24`."""

    with_address: bool = False
    """Of a person: also whoever comes from where they look on at this moment, which is told to
    nobody; for a week, if there are no days."""

    days: Days | None = None
    """For how long; null is until it is lifted."""


class Lift(Act, frozen=True, kw_only=True):
    """A ban is over or, of a person, a ban and a silence."""

    user: UserId | None = None
    name: Name | None = None
    address: Address | None = None


class Unseat(Act, frozen=True, kw_only=True):
    """Whoever sits there leaves: the seat is free again or, in a match, a bot sits in."""

    table: TableId
    seat: SeatNumber


class CloseTable(Act, frozen=True, kw_only=True):
    """The match ends without a result; a table where none has begun is gone."""

    table: TableId


class DeleteLine(Act, frozen=True, kw_only=True):
    """A line of the chat is gone."""

    table: TableId
    number: LineNumber


class Settle(Act, frozen=True, kw_only=True):
    """A line that was reported has been seen to: its reports are gone."""

    table: TableId
    number: LineNumber


class ResetPassword(Act, frozen=True, kw_only=True):
    """Somebody who has lost theirs gets a new password; all sessions and tokens end."""

    user: UserId


class DeletePerson(Act, frozen=True, kw_only=True):
    """An account is deleted, as its owner could do."""

    user: UserId


class Appoint(Act, frozen=True, kw_only=True):
    """Somebody with a claimed name may moderate. Only who runs the server appoints."""

    user: UserId


class Dismiss(Act, frozen=True, kw_only=True):
    """Somebody moderates no longer. Only who runs the server dismisses."""

    user: UserId


AnyAct = (
    Silence
    | Ban
    | Lift
    | Unseat
    | CloseTable
    | DeleteLine
    | Settle
    | ResetPassword
    | DeletePerson
    | Appoint
    | Dismiss
)


class ActDone(Wire, frozen=True):
    """An act was carried out, and is in the log."""

    number: int
    password: str | None = None
    """The new one, if one was made. It is shown this once."""


# -- What moderators read -------------------------------------------------------------------


class LoggedAct(Wire, frozen=True):
    """A line in the log of acts. Names are those of today."""

    number: int
    at: int
    """When: milliseconds since 1970."""

    by: Id | None
    """The moderator; null is whoever runs the server."""

    by_name: str | None
    about: Id | None
    """Whom it concerns."""

    about_name: str | None
    act: AnyAct


class ReportedLine(Wire, frozen=True):
    """A line of the chat that somebody has reported."""

    at: int
    table: Id
    number: int
    user: Id
    """Who wrote it."""

    name: str
    text: str
    reason: str
    reporter: Id


class BanListed(Wire, frozen=True):
    """A ban that holds."""

    kind: BanKind
    who: str
    """The id of a user, a name, or a network."""

    name: str | None
    """What the user is called."""

    made: int
    until: int | None
    """Milliseconds since 1970; null is until it is lifted."""


# -- What is kept of a person ---------------------------------------------------------------


class PersonFile(Wire, frozen=True):
    """All that is kept about somebody, as it is kept."""

    made: int
    """When: milliseconds since 1970, as all times in it."""

    kept: dict[str, list[dict[str, Any]]]
    """By subject: rows, each with its fields."""
