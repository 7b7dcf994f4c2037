"""The open API over HTTP: for those who moderate."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from larcin.server.services.moderation import Follower, carry_out
from larcin.server.web.dependencies import Moderator, Registry
from larcin.wire import ActDone, AnyAct, BanListed, LoggedAct, ReportedLine

Before = Annotated[
    int, QueryParameter(ge=0, lt=2**53, description="Only acts with a smaller number.")
]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]


@post("/api/moderation/acts", status_code=200)
async def act(
    data: JSONBody[AnyAct],
    moderator: Moderator,
    registry: Registry,
    follower: NamedDependency[Follower],
) -> ActDone:
    """Do something as a moderator. It is noted in the log of acts."""
    done = await carry_out(registry.store, data, moderator)
    await follower.catch_up()
    return done


@get("/api/moderation/acts")
async def list_acts(
    moderator: Moderator, registry: Registry, before: Before = 2**53 - 1, limit: Limit = 50
) -> list[LoggedAct]:
    """What moderators did, the latest first."""
    return await registry.store.moderation.before(before, limit)


@get("/api/moderation/reports")
async def list_reports(moderator: Moderator, registry: Registry) -> list[ReportedLine]:
    """The lines that were reported, the oldest first."""
    return await registry.store.chats.reports()


@get("/api/moderation/bans")
async def list_bans(moderator: Moderator, registry: Registry) -> list[BanListed]:
    """Who is not welcome, and who may not write in a chat."""
    return await registry.store.moderation.list_bans()


HANDLERS: Final = (act, list_acts, list_reports, list_bans)
