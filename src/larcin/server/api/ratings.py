"""The API of ratings: who is strong at a game."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath

from larcin.kernel.errors import UnknownGame
from larcin.kernel.registry import find_game
from larcin.server.api.history import After, Limit
from larcin.server.common.errors import NotThere
from larcin.server.web.dependencies import Registry
from larcin.wire import RatedMatch, RatingPage


@get("/api/ratings/{game:str}")
async def leaderboard(
    game: FromPath[str], registry: Registry, after: After = None, limit: Limit = 20
) -> RatingPage:
    """The strongest at a game: claimed names, marked programs, and bots."""
    try:
        slug = find_game(game).slug
    except UnknownGame as error:
        raise NotThere(str(error)) from None
    offset = int(after) if after and after.isascii() and after.isdigit() else 0
    return await registry.store.ratings.page(slug, min(offset, 1_000_000_000), limit)


@get("/api/matches/{match_id:str}/ratings")
async def match_ratings(match_id: FromPath[str], registry: Registry) -> RatedMatch:
    """What a match that is over did to the ratings of those who played it."""
    ended = await registry.store.finished_matches.match(match_id, None)
    if ended is None or ended.outcome is None:
        raise NotThere("There is no such match, or it is not over.")
    ratings = registry.store.ratings
    await ratings.rate(match_id)  # whoever asks at once need not ask again
    seats, advised = await ratings.of_match(match_id), await ratings.is_advised(match_id)
    return RatedMatch(match=match_id, seats=seats, advised=advised)


HANDLERS: Final = (leaderboard, match_ratings)
