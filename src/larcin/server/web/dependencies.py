"""What the handlers of HTTP have in common: who asks, for what, and from which seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from larcin.server.common.bans import Bans
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
Moderator = NamedDependency[User]
Keys = NamedDependency[Passwords]

Since = Annotated[int, QueryParameter(ge=0, description="How many events you have heard before.")]
Eyes = Annotated[
    int | None, QueryParameter(ge=0, le=99, description="Look through the eyes of this seat.")
]

Language = Annotated[str, QueryParameter(description="`fr`, `en` or `de`.")]


SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
FOR_BANNED: Final = ("/api/account/delete",)
"""What somebody who is banned may change all the same."""


async def known_user(request: AnyRequest, identity: Who) -> User:
    """Whoever asks, or a refusal."""
    user = await identity.who(request)
    if user is None:
        raise NotIdentified("Say who you are first: POST your name to /api/me.")
    if request.method not in SAFE_METHODS and request.scope["path"] not in FOR_BANNED:
        bans_of(request).check_user(user.id, user.name)
    return user


async def known_moderator(request: AnyRequest, user: Me) -> User:
    """Whoever asks, if they moderate."""
    if not user.moderator:
        raise Forbidden("This is for moderators.")
    bans_of(request).check_user(user.id, user.name)
    return user


def bans_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Bans:
    """The bans that hold here."""
    registry: TableRegistry = connection.app.state.registry
    return registry.bans


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
    if user is not None:
        registry.bans.check_user(user.id, user.name)
    table = await registry.table(table_id)
    name = None if user is None else user.id
    return Visit(table, await find_place(registry.store, table.data.stored, name, eyes))


def seat_of(table: Table, user: User) -> int:
    """Where this user sits, or a refusal."""
    seat = table.data.stored.seat_of(user.id)
    if seat is None:
        raise Forbidden("You do not sit at this table.")
    return seat
