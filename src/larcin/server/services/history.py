"""Matches of old: their records and, once they are over, every turn from any seat's eyes."""

from __future__ import annotations

import asyncio
from itertools import islice

from msgspec import Raw

from larcin.kernel.codec import encode
from larcin.kernel.record import Record, replay
from larcin.server.common.errors import Conflict, Forbidden, NotThere
from larcin.server.common.models import StoredMatch
from larcin.server.matches.move_log import as_stored, is_playable
from larcin.server.storage.store import Store
from larcin.server.tables.registry import TableRegistry
from larcin.wire import Observed, Turns


async def find_match(store: Store, match: str) -> StoredMatch:
    """The heading of this match, or `NotThere`."""
    stored = await store.match(match)
    if stored is None:
        raise NotThere("There is no such match.")
    return stored


async def find_record(registry: TableRegistry, match: str) -> Record:
    """The record of a match; while it is played, what everybody has heard."""
    stored = await find_match(registry.store, match)
    if stored.outcome is None and stored.closed is None:
        table = await registry.table(stored.table)
        heading = table.data.heading
        if heading is not None and heading.outcome is None and table.data.live is not None:
            return await table.record()
        stored = await find_match(registry.store, match)  # it ended, or was closed, meanwhile
    return as_stored(stored, await registry.store.lines(match))


async def look_back(
    registry: TableRegistry, match: str, first: int, count: int, seat: int | None
) -> Turns:
    """Some turns of a match, as this seat saw them; without one, as a spectator did."""
    record = await _record_of_old(registry, match)
    turns = await _turns(record, first, count, seat)
    return Turns(match=match, eyes=seat, first=first, moves=len(record.moves), turns=turns)


async def look_at(registry: TableRegistry, match: str, turn: int, seat: int | None) -> Observed:
    """One turn, as the message that it was."""
    record = await _record_of_old(registry, match)
    (seen,) = await _turns(record, turn, 1, seat)
    since = sum(map(len, record.events[:turn]))
    return Observed(match=match, since=since, clocks=(), observation=seen)


async def _turns(record: Record, first: int, count: int, seat: int | None) -> tuple[Raw, ...]:
    if first not in range(len(record.moves) + 1):
        raise NotThere(f"The match has {len(record.moves)} moves.")
    if seat is not None and seat not in range(len(record.seats)):
        raise NotThere("There is no such seat.")
    return await asyncio.to_thread(_observe, record, first, count, seat)


async def _record_of_old(registry: TableRegistry, match: str) -> Record:
    stored = await find_match(registry.store, match)
    if stored.outcome is None and stored.closed is None:
        raise Forbidden("The match is being played; it can be looked at once it is over.")
    if not is_playable(stored):
        raise Conflict("Its rules have changed; its record tells what happened.")
    return await find_record(registry, match)


def _observe(record: Record, first: int, count: int, seat: int | None) -> tuple[Raw, ...]:
    heard = sum(map(len, record.events[:first]))
    seen = []
    for match in islice(replay(record, first), count):
        seen.append(Raw(encode(match.observe(seat, heard))))
        heard = len(match.events)
    return tuple(seen)
