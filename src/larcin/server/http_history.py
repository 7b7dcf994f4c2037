"""The open API over HTTP: the lobby as it changes, my tables, matches of old, ratings, exports."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Final

from litestar import get
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from larcin.kernel.codec import encode
from larcin.kernel.errors import UnknownGame
from larcin.kernel.registry import find_game
from larcin.server.asking import AnyRequest, Me, TheHouse, Who
from larcin.server.failures import NotThere
from larcin.server.house import House
from larcin.server.mine import tables_of
from larcin.wire import Exported, MatchListed, MatchPage, MyTable, RatingPage

Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]
After = Annotated[
    str | None,
    QueryParameter(max_length=100, description="The `next` of the page before this one."),
]
OfGame = Annotated[str | None, QueryParameter(max_length=100, description="Only of this game.")]

NDJSON: Final = "application/x-ndjson"
SSE: Final = "text/event-stream"


@get("/api/lobby", media_type=NDJSON)
async def follow_lobby(request: AnyRequest, house: TheHouse) -> Stream:
    """The public tables, then what changes: lines of JSON, or events for an `EventSource`.

    Empty lines say that the server is there.
    """
    events = SSE in request.headers.get("accept", "")
    return Stream(
        _lobby_lines(house, events=events),
        # As a header, because the type of the route would win over that of the response.
        headers={"cache-control": "no-store", "content-type": SSE if events else NDJSON},
    )


async def _lobby_lines(house: House, *, events: bool) -> AsyncIterator[bytes]:
    async for change in house.live_lobby.follow():
        if change is None:
            yield b":\n\n" if events else b"\n"
        else:
            yield b"data: %s\n\n" % encode(change) if events else encode(change) + b"\n"


@get("/api/me/tables")
async def my_tables(user: Me, house: TheHouse) -> list[MyTable]:
    """Your tables whose match is not over: those that wait for you first, then the newest."""
    return await tables_of(house, user.id)


@get("/api/me/matches")
async def my_matches(
    user: Me, house: TheHouse, game: OfGame = None, after: After = None, limit: Limit = 20
) -> MatchPage:
    """The matches that you have played, the latest first."""
    return await house.store.archive.page(user=user.id, game=game, after=after, limit=limit)


@get("/api/matches")
async def public_matches(
    house: TheHouse, game: OfGame = None, after: After = None, limit: Limit = 20
) -> MatchPage:
    """The matches played at public tables, the latest first."""
    return await house.store.archive.page(user=None, game=game, after=after, limit=limit)


@get("/api/matches/{match_id:str}/about")
async def about_match(
    match_id: FromPath[str], request: AnyRequest, house: TheHouse, identity: Who
) -> MatchListed:
    """Who played a match that is over, when, and how it ended."""
    user = await identity.who(request)
    found = await house.store.archive.match(match_id, None if user is None else user.id)
    if found is None:
        raise NotThere("There is no such match, or it is not over.")
    return found


@get("/api/ratings/{game:str}")
async def leaderboard(
    game: FromPath[str], house: TheHouse, after: After = None, limit: Limit = 20
) -> RatingPage:
    """The strongest at a game: claimed names, marked programs, and bots."""
    try:
        slug = find_game(game).slug
    except UnknownGame as error:
        raise NotThere(str(error)) from None
    offset = int(after) if after and after.isascii() and after.isdigit() else 0
    return await house.store.ratings.page(slug, min(offset, 1_000_000_000), limit)


@get("/api/me/export", media_type=NDJSON)
async def export_mine(user: Me, house: TheHouse) -> Stream:
    """All matches that you have played, a line of JSON each."""
    return Stream(_export(house, user.id), media_type=NDJSON)


@get("/api/export", media_type=NDJSON)
async def export_public(house: TheHouse) -> Stream:
    """All matches played at public tables, a line of JSON each."""
    return Stream(_export(house, None), media_type=NDJSON)


async def _export(house: House, user: str | None) -> AsyncIterator[bytes]:
    async for match in house.store.archive.all(user):
        record = await house.record(match.id)
        line = Exported(id=match.id, started=match.started, ended=match.ended, record=record)
        yield encode(line) + b"\n"


HANDLERS: Final = (
    follow_lobby,
    my_tables,
    my_matches,
    public_matches,
    about_match,
    leaderboard,
    export_mine,
    export_public,
)
