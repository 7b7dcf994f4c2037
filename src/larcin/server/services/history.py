"""Matches that are over, turn by turn, from any seat's eyes."""

from __future__ import annotations

import asyncio
from itertools import islice

from msgspec import Raw

from larcin.kernel.codec import encode
from larcin.kernel.record import Record, replay
from larcin.server.common.errors import Conflict, Forbidden, NotThere
from larcin.server.matches.move_log import is_playable
from larcin.server.tables.registry import House
from larcin.wire import Observed, Turns


async def look_back(house: House, match: str, first: int, count: int, seat: int | None) -> Turns:
    """Some turns of a match, as this seat saw them; without one, as a spectator did."""
    record = await _record(house, match)
    turns = await _turns(record, first, count, seat)
    return Turns(match=match, eyes=seat, first=first, moves=len(record.moves), turns=turns)


async def look_at(house: House, match: str, turn: int, seat: int | None) -> Observed:
    """One turn, as the message that it was."""
    record = await _record(house, match)
    (seen,) = await _turns(record, turn, 1, seat)
    since = sum(map(len, record.events[:turn]))
    return Observed(match=match, since=since, clocks=(), observation=seen)


async def _turns(record: Record, first: int, count: int, seat: int | None) -> tuple[Raw, ...]:
    if first not in range(len(record.moves) + 1):
        raise NotThere(f"The match has {len(record.moves)} moves.")
    if seat is not None and seat not in range(len(record.seats)):
        raise NotThere("There is no such seat.")
    return await asyncio.to_thread(_observe, record, first, count, seat)


async def _record(house: House, match: str) -> Record:
    stored = await house.match(match)
    if stored.outcome is None and stored.closed is None:
        raise Forbidden("The match is being played; it can be looked at once it is over.")
    if not is_playable(stored):
        raise Conflict("Its rules have changed; its record tells what happened.")
    return await house.record(match)


def _observe(record: Record, first: int, count: int, seat: int | None) -> tuple[Raw, ...]:
    heard = sum(map(len, record.events[:first]))
    seen = []
    for match in islice(replay(record, first), count):
        seen.append(Raw(encode(match.observe(seat, heard))))
        heard = len(match.events)
    return tuple(seen)
