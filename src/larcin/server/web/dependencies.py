"""What the handlers of HTTP have in common: who asks, for what, and from which seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from larcin.server.common.errors import Forbidden, NotIdentified
from larcin.server.common.limits import address_key
from larcin.server.services.lobby import LiveLobby
from larcin.server.services.passwords import Passwords
from larcin.server.tables.permissions import find_place
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.table import Table
from larcin.server.tables.watchers import Place
from larcin.server.web.authentication import Identity
from larcin.wire import User

AnyRequest = Request[Any, Any, Any]
Registry = NamedDependency[TableRegistry]
TheLobby = NamedDependency[LiveLobby]
Who = NamedDependency[Identity]
Me = NamedDependency[User]
Keys = NamedDependency[Passwords]

Since = Annotated[int, QueryParameter(ge=0, description="How many events you have heard before.")]
Eyes = Annotated[
    int | None, QueryParameter(ge=0, le=99, description="Look through the eyes of this seat.")
]

Language = Annotated[str, QueryParameter(description="`fr`, `en` or `de`.")]


async def known_user(request: AnyRequest, identity: Who) -> User:
    """Whoever asks, or a refusal."""
    user = await identity.who(request)
    if user is None:
        raise NotIdentified("Say who you are first: POST your name to /api/me.")
    return user


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """From where somebody asks, as it is counted; a proxy that is trusted has said so."""
    return address_key(connection.client.host) if connection.client else ""


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody comes to a table: to which one, and from where they may look."""

    table: Table
    place: Place


async def visit(
    registry: TableRegistry, table_id: str, user: User | None, eyes: int | None = None
) -> Visit:
    """The table with this id, if this user may look at it."""
    table = await registry.table(table_id)
    name = None if user is None else user.id
    return Visit(table, await find_place(registry.store, table.data.stored, name, eyes))


def seat_of(table: Table, user: User) -> int:
    """Where this user sits, or a refusal."""
    seat = table.data.stored.seat_of(user.id)
    if seat is None:
        raise Forbidden("You do not sit at this table.")
    return seat
