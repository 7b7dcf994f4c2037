"""What the store gives back: users, tables, matches and the lines of their logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from larcin.kernel.table import Outcome
from larcin.server.database import Row
from larcin.wire import TableSettings, User

LineKind = Literal["play", "change", "take_back"]


class Line(Struct, frozen=True, kw_only=True):
    """A line of a match's log: what was asked of the match, and what happened then."""

    kind: LineKind
    seat: int
    move: str | None
    """As JSON; `None` for a choice that was taken back."""

    events: str
    """As JSON, secrets and all: a match can be shown when its rules have moved on."""

    bot: str | None
    """The bot that chose, if no person did."""

    made: int


class StoredSeat(Struct, frozen=True):
    """A place at a table; free while neither a user nor a bot is in it."""

    user: str | None
    name: str | None
    bot: str | None
    stand_in: bool
    """Whether a bot sits in for the user."""

    program: bool = False
    """Whether the user is a program."""

    @property
    def is_free(self) -> bool:
        return self.user is None and self.bot is None


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table and who sits at it."""

    id: str
    host: str
    settings: TableSettings
    seats: tuple[StoredSeat, ...]
    match: str | None
    previous: str | None
    """The table of which this is the rematch."""

    rematch: str | None
    created: int
    host_name: str


class StoredMatch(Struct, frozen=True, kw_only=True):
    """The heading of a match's log. The seed is in it: it stays in the server."""

    id: str
    table: str
    game: str
    rules_version: int
    options: dict[str, Any]
    names: tuple[str, ...]
    seed: str
    opening: str
    started: int
    outcome: Outcome | None = None
    closed: str | None = None


class Rights(Struct, frozen=True):
    """What a user was given by links to a table."""

    sit: bool
    """May sit in any free seat."""

    sit_in: frozenset[int]
    """May sit in these."""

    watch: bool
    eyes: frozenset[int]
    """May watch through the eyes of these seats."""


def user_from(rows: Sequence[Row]) -> User | None:
    return _user(rows[0]) if rows else None


def _user(row: Row) -> User:
    return User(id=row[0], name=row[1], claimed=row[2] is not None, program=bool(row[3]))


def tables_from(rows: Sequence[Row]) -> list[StoredTable]:
    """One table for the rows of all its seats, which follow each other."""
    headings: dict[str, Row] = {}
    seats: dict[str, list[StoredSeat]] = {}
    for row in rows:
        headings.setdefault(row[0], row)
        seats.setdefault(row[0], []).append(StoredSeat(*row[8:11], *map(bool, row[11:])))
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
