"""Advice: what a bot would do in somebody's place, with what that somebody knows."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from larcin.server.common.errors import Conflict, Forbidden, NotPlaying
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.table import Table
from larcin.wire import Hint, HintedMove

ADVISER = "ismcts"


async def advise(registry: TableRegistry, table: Table, seat: int, user: str, address: str) -> Hint:
    """The best moves for the question that this seat owes an answer to."""
    if not table.data.stored.settings.hints:
        raise Forbidden("At this table nobody is given advice.")
    live = table.data.live
    question = None if live is None else live.match.question(seat)
    if live is None or question is None:
        raise NotPlaying("You are not asked anything.")
    registry.quotas.ask_for_hint(user, address)
    with suppress(Conflict):  # asked twice
        await registry.store.finished_matches.hinted(live.id, seat, question)
    seen, _ = await table.look(seat, 0)
    game = live.match.game.slug
    name = f"hint/{live.id}/{seat}/{question}"
    best = await registry.bots.advise(name, ADVISER, game, seen, user)
    return Hint(
        question=question,
        bot=ADVISER,
        moves=tuple(
            HintedMove(move=msgspec.json.decode(move), share=share) for move, share in best
        ),
    )
