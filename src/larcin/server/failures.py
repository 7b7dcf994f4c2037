"""What bad input gets: each kind of error has a name, a status and one sentence."""

from __future__ import annotations

import re
from typing import Final

from larcin.kernel.errors import BadRecord, IllegalMove, LarcinError, StaleAnswer
from larcin.server.database import Conflict, NotStored
from larcin.wire import Problem


class NotThere(LarcinError):
    """What was asked for does not exist."""


class NotIdentified(LarcinError):
    """The server does not know who asks."""


class Forbidden(LarcinError):
    """Somebody else may do this, or nobody."""


class BadName(LarcinError):
    """A name that cannot be shown."""


class BadText(LarcinError):
    """A line that cannot be shown."""


class NotPlaying(LarcinError):
    """No match is being played at this table, or not by whoever asks."""


class NameTaken(LarcinError):
    """Somebody has claimed this name."""


class WrongPassword(LarcinError):
    """Not the password of this name, or nobody has claimed it."""


class TooMany(LarcinError):
    """Too much at once; later it would be allowed."""


STATUS: Final[dict[type[LarcinError], int]] = {
    NotIdentified: 401,
    WrongPassword: 401,
    Forbidden: 403,
    NotThere: 404,
    StaleAnswer: 409,
    Conflict: 409,
    NameTaken: 409,
    NotPlaying: 409,
    IllegalMove: 422,
    TooMany: 429,
    BadRecord: 500,
    NotStored: 503,
}


def status_of(error: LarcinError) -> int:
    """The HTTP status of an error; the first kind that fits counts."""
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)


def kind_of(error: LarcinError) -> str:
    """The name of an error on the wire: `IllegalMove` is `illegal-move`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()


def problem(kind: str, status: int, detail: str, field: str | None = None) -> Problem:
    """A problem as RFC 9457 has it."""
    title = kind.replace("-", " ").capitalize()
    return Problem(
        type=f"/problems/{kind}", title=title, status=status, detail=detail, field=field or None
    )


def problem_of(error: LarcinError) -> Problem:
    """An error as a problem, with the rule that refuses if one does."""
    kind, status = kind_of(error), status_of(error)
    if isinstance(error, IllegalMove):
        return Problem(
            type=f"/problems/{kind}",
            title=kind.replace("-", " ").capitalize(),
            status=status,
            detail=str(error),
            rule=error.rule,
            reason=error.reason,
            facts=error.facts,
        )
    if status >= 500:  # what is wrong with the server is for its log
        return problem(kind, status, "The server cannot do this at the moment.")
    return problem(kind, status, str(error), getattr(error, "field", None))
