"""The API of matches of old: lists, records, turn by turn, exports."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Final

from litestar import get
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter
from litestar.response import Stream

from larcin.kernel.codec import encode
from larcin.kernel.record import Record
from larcin.server.common.errors import Damaged, NotThere
from larcin.server.services.history import find_record, look_at, look_back
from larcin.server.tables.registry import TableRegistry
from larcin.server.web.dependencies import AnyRequest, Eyes, Me, Registry, Who
from larcin.wire import Exported, MatchListed, MatchPage, Observed, Turns

Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]
After = Annotated[
    str | None,
    QueryParameter(max_length=100, description="The `next` of the page before this one."),
]
OfGame = Annotated[str | None, QueryParameter(max_length=100, description="Only of this game.")]

TurnNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
FirstTurn = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="From this turn on.")]
TurnCount = Annotated[int, QueryParameter(ge=1, le=100, description="How many turns.")]

NDJSON: Final = "application/x-ndjson"


@get("/api/me/matches")
async def my_matches(
    user: Me, registry: Registry, game: OfGame = None, after: After = None, limit: Limit = 20
) -> MatchPage:
    """The matches that you have played, the latest first."""
    return await registry.store.finished_matches.page(
        user=user.id, game=game, after=after, limit=limit
    )


@get("/api/matches")
async def public_matches(
    registry: Registry, game: OfGame = None, after: After = None, limit: Limit = 20
) -> MatchPage:
    """The matches played at public tables, the latest first."""
    return await registry.store.finished_matches.page(
        user=None, game=game, after=after, limit=limit
    )


@get("/api/matches/{match_id:str}/about")
async def about_match(
    match_id: FromPath[str], request: AnyRequest, registry: Registry, identity: Who
) -> MatchListed:
    """Who played a match that is over, when, and how it ended."""
    user = await identity.who(request)
    found = await registry.store.finished_matches.match(match_id, None if user is None else user.id)
    if found is None:
        raise NotThere("There is no such match, or it is not over.")
    return found


@get("/api/matches/{match_id:str}")
async def export(
    match_id: FromPath[str], request: AnyRequest, registry: Registry, identity: Who
) -> Record:
    """The record of a match: all of it once it is over, before that what everybody heard.

    While it is played, it is for those who may look at the table.
    """
    user = await identity.who(request)
    return await find_record(registry, match_id, None if user is None else user.id)


@get("/api/matches/{match_id:str}/turns/{turn:int}")
async def show_turn(
    match_id: FromPath[str], turn: TurnNumber, registry: Registry, eyes: Eyes = None
) -> Observed:
    """A match that is over, after so many moves, as a seat saw it; without one, a spectator."""
    return await look_at(registry, match_id, turn, eyes)


@get("/api/matches/{match_id:str}/turns")
async def show_turns(
    match_id: FromPath[str],
    registry: Registry,
    first: FirstTurn = 0,
    count: TurnCount = 50,
    eyes: Eyes = None,
    screen: FromQuery[bool] = False,
) -> Turns:
    """Several turns at once: so many moves after the first one that is wanted."""
    return await look_back(registry, match_id, first, count, eyes, screen)


@get("/api/me/export", media_type=NDJSON)
async def export_mine(user: Me, registry: Registry) -> Stream:
    """All matches that you have played, a line of JSON each."""
    return Stream(_export(registry, user.id), media_type=NDJSON)


@get("/api/export", media_type=NDJSON)
async def export_public(registry: Registry) -> Stream:
    """All matches played at public tables, a line of JSON each."""
    return Stream(_export(registry, None), media_type=NDJSON)


async def _export(registry: TableRegistry, user: str | None) -> AsyncIterator[bytes]:
    async for match in registry.store.finished_matches.all(user):
        try:
            record = await find_record(registry, match.id)
        except Damaged:  # the others are whole
            continue
        line = Exported(id=match.id, started=match.started, ended=match.ended, record=record)
        yield encode(line) + b"\n"


HANDLERS: Final = (
    my_matches,
    public_matches,
    about_match,
    export,
    show_turn,
    show_turns,
    export_mine,
    export_public,
)
