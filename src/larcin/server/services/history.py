"""Matches of old: their records and, once they are over, every turn from any seat's eyes."""

from __future__ import annotations

import asyncio
from itertools import islice

from msgspec import Raw

from larcin.kernel.codec import encode
from larcin.kernel.record import Record, replay
from larcin.server.common.damage import reading
from larcin.server.common.errors import Conflict, Forbidden, NotThere
from larcin.server.common.models import StoredMatch
from larcin.server.matches.move_log import as_stored, is_playable
from larcin.server.storage.store import Store
from larcin.server.tables.permissions import find_place
from larcin.server.tables.registry import TableRegistry
from larcin.wire import Observed, Turns


async def find_match(store: Store, match: str) -> StoredMatch:
    """The heading of this match, or `NotThere`."""
    stored = await store.match(match)
    if stored is None:
        raise NotThere("There is no such match.")
    return stored


async def find_record(registry: TableRegistry, match: str, user: str | None = None) -> Record:
    """The record of a match; while it is played, what everybody has heard who may look."""
    stored = await find_match(registry.store, match)
    if stored.outcome is None and stored.closed is None:
        table = await registry.table(stored.table)
        await find_place(registry.store, table.data.stored, user)
        heading = table.data.heading
        if heading is not None and heading.outcome is None and table.data.live is not None:
            return await table.record()
        stored = await find_match(registry.store, match)  # it ended, or was closed, meanwhile
    lines = await registry.store.lines(match)
    with reading(f"match {match}"):
        return as_stored(stored, lines)


async def look_back(
    registry: TableRegistry, match: str, first: int, count: int, seat: int | None, screen: bool
) -> Turns:
    """Some turns of a match, as this seat saw them; without one, as a spectator did."""
    record = await _record_of_old(registry, match)
    turns, scenes = await _turns(record, first, count, seat)
    return Turns(
        match=match,
        eyes=seat,
        first=first,
        moves=len(record.moves),
        turns=turns,
        scenes=scenes if screen else (),
    )


async def look_at(registry: TableRegistry, match: str, turn: int, seat: int | None) -> Observed:
    """One turn, as the message that it was."""
    record = await _record_of_old(registry, match)
    (seen,), _ = await _turns(record, turn, 1, seat)
    since = sum(map(len, record.events[:turn]))
    return Observed(match=match, since=since, clocks=(), observation=seen)


Seen = tuple[tuple[Raw, ...], tuple[tuple[Raw, ...], ...]]
"""Observations, and the pictures on the way to each."""


async def _turns(record: Record, first: int, count: int, seat: int | None) -> Seen:
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


def _observe(record: Record, first: int, count: int, seat: int | None) -> Seen:
    start = max(first - 1, 0)  # pictures are taken on the way from one turn to the next
    heard = sum(map(len, record.events[:start]))
    seen, scenes = [], []
    for turn, match in enumerate(islice(replay(record, start), first + count - start), start):
        match.staged = True
        if turn >= first:
            seen.append(Raw(encode(match.observe(seat, heard))))
            scenes.append(tuple(Raw(encode(scene)) for scene in match.scenes(seat, heard)))
        heard = len(match.events)
    return tuple(seen), tuple(scenes)
