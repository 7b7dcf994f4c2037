"""From rows of the database to what they stand for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from larcin.kernel.table import Outcome
from larcin.server.common.models import StoredMatch, StoredSeat, StoredTable
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
    """One table for the rows of all its seats, which follow each other."""
    headings: dict[str, Row] = {}
    seats: dict[str, list[StoredSeat]] = {}
    for row in rows:
        headings.setdefault(row[0], row)
        seats.setdefault(row[0], []).append(StoredSeat(*row[9:12], *map(bool, row[12:])))
    return [
        StoredTable(
            id=table,
            host=row[1],
            settings=msgspec.json.decode(row[2], type=TableSettings),
            seats=tuple(seats[table]),
            match=row[3],
            previous=row[4],
            rematch=row[5],
            created=row[6],
            host_name=row[7],
            seed=row[8],
        )
        for table, row in headings.items()
    ]


def match_from(row: Row) -> StoredMatch:
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
