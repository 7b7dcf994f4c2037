"""From rows of the database to what they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from operator import itemgetter

import msgspec

from larcin.kernel.table import Outcome
from larcin.server.common.damage import reading
from larcin.server.common.errors import Damaged
from larcin.server.common.models import Line, StoredMatch, StoredSeat, StoredTable
from larcin.server.storage.database import Row
from larcin.wire import TableSettings, User


def user_from(rows: Sequence[Row]) -> User | None:
    return _user(rows[0]) if rows else None


def _user(row: Row) -> User:
    return User(
        id=row[0],
        name=row[1],
        claimed=row[2] is not None,
        program=bool(row[3]),
        moderator=bool(row[4]),
    )


def tables_from(rows: Sequence[Row]) -> list[StoredTable]:
    """One table for the rows of all its seats, which follow each other; no damaged ones."""
    found = []
    for _, its_rows in groupby(rows, key=itemgetter(0)):
        with suppress(Damaged):
            found.append(table_from(list(its_rows)))
    return found


def table_from(rows: Sequence[Row]) -> StoredTable:
    """The table with these seats."""
    row = rows[0]
    with reading(f"table {row[0]}"):
        seats = tuple(StoredSeat(*each[9:12], *map(bool, each[12:])) for each in rows)
        settings = msgspec.json.decode(row[2], type=TableSettings)
        if len(seats) != len(settings.seats):
            raise ValueError(f"It has {len(seats)} seats, and was made with {len(settings.seats)}.")
        return StoredTable(
            id=row[0],
            host=row[1],
            settings=settings,
            seats=seats,
            match=row[3],
            previous=row[4],
            rematch=row[5],
            created=row[6],
            host_name=row[7],
            seed=row[8],
        )


def match_from(row: Row) -> StoredMatch:
    with reading(f"match {row[0]}"):
        return StoredMatch(
            id=row[0],
            table=row[1],
            game=row[2],
            rules_version=row[3],
            options=msgspec.json.decode(row[4]),
            names=tuple(msgspec.json.decode(row[5])),
            seed=row[6],
            opening=row[7],
            started=row[8],
            outcome=None if row[9] is None else msgspec.json.decode(row[9], type=Outcome),
            closed=row[10],
        )


def lines_from(match: str, since: int, rows: Sequence[Row]) -> list[Line]:
    """The lines of a log, from this one on: none may be missing."""
    with reading(f"match {match}"):
        numbers = [row[0] for row in rows]
        if numbers != list(range(since, since + len(rows))):
            raise ValueError(f"Its log has gaps: there are the lines {numbers}.")
        return [
            Line(kind=kind, seat=seat, move=move, events=events, bot=bot, made=made)
            for _, kind, seat, move, events, bot, made in rows
        ]
