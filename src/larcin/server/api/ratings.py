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
from larcin.wire import RatingPage


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


HANDLERS: Final = (leaderboard,)
