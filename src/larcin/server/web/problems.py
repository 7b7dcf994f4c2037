"""What bad input gets: each kind of error has a name, a status and one sentence."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import MsgspecError

from larcin.kernel.codec import bad_message, encode
from larcin.kernel.errors import BadRecord, IllegalMove, LarcinError, StaleAnswer
from larcin.server.common.errors import (
    Conflict,
    Damaged,
    Forbidden,
    NameTaken,
    NotIdentified,
    NotPlaying,
    NotStored,
    NotThere,
    TooMany,
    WrongPassword,
)
from larcin.server.web.middleware import HEADERS, MOST_BYTES
from larcin.wire import Problem

log = logging.getLogger("larcin.http")

AnyRequest = Request[Any, Any, Any]

FOREIGN: Final = {
    404: ("not-there", "There is nothing at this address."),
    405: ("wrong-method", "This address is not for this method."),
    413: ("too-big", f"A body has at most {MOST_BYTES} bytes."),
    429: ("too-many", "These are too many requests; wait a moment."),
}
"""What the framework refuses, by its status: a kind of problem and a sentence."""

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
    Damaged: 500,
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
    if status >= 500 and not isinstance(
        error, Damaged
    ):  # what is wrong with the server is for its log
        return problem(kind, status, "The server cannot do this at the moment.")
    return problem(kind, status, str(error), getattr(error, "field", None))


def answer(told: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    """The answer that tells of a problem."""
    return Response(
        encode(told),
        status_code=told.status,
        media_type="application/problem+json",
        headers={**(headers or {}), **HEADERS},
    )


def answer_larcin(_: AnyRequest, error: LarcinError) -> Response[bytes]:
    told = problem_of(error)
    if told.status >= 500:
        log.error("%s", error, exc_info=error)
    return answer(told)


def answer_http(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refuses: a path, a method, a body that is not what it should be."""
    status, field = error.status_code, None
    kind, detail = FOREIGN.get(status, ("bad-message" if status < 500 else "mistake", ""))
    extra = getattr(error, "extra", None)
    if isinstance(error, ValidationException) and isinstance(extra, list) and extra:
        detail, field = _sentence(extra[0])
    detail = detail or f"{error.detail.rstrip('.')}."
    return answer(problem(kind, status, detail, field), dict(error.headers or {}))


def answer_mistake(_: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("a mistake", exc_info=error)
    return answer(problem("mistake", 500, "The server made a mistake."))


def _sentence(found: dict[str, str]) -> tuple[str, str | None]:
    """What the framework found wrong, and in which field; `data` is what it calls the body."""
    field = found.get("key", "data")
    where = "" if field == "data" else f" - at `$.{field}`"
    wrong = bad_message(MsgspecError(f"{found.get('message', '')}{where}"))
    return str(wrong), wrong.field


HANDLERS: Final[dict[int | type[Exception], Callable[[AnyRequest, Any], Response[bytes]]]] = {
    LarcinError: answer_larcin,
    HTTPException: answer_http,
    Exception: answer_mistake,
}
"""Who answers for which error."""
