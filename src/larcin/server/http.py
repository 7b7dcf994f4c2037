"""The open API over HTTP: users, tables, links, moves and matches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import Raw

from larcin import __version__
from larcin.bots import BOTS
from larcin.kernel.codec import encode
from larcin.kernel.match import is_name
from larcin.kernel.options import choices
from larcin.kernel.record import Record
from larcin.kernel.registry import games
from larcin.server.database import Conflict
from larcin.server.failures import BadName, Forbidden, NotIdentified, NotThere
from larcin.server.house import House
from larcin.server.identity import Identity, digest, new_token
from larcin.server.queues import QueueWatcher
from larcin.server.tables import LiveTable
from larcin.wire import (
    Change,
    Choice,
    GameInfo,
    Health,
    Link,
    Move,
    Moved,
    NewLink,
    NewToken,
    NewUser,
    OptionInfo,
    Play,
    SitDown,
    TableListed,
    TableSettings,
    TableState,
    TakeBack,
    Token,
    UseLink,
    User,
)

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Who = NamedDependency[Identity]
Me = NamedDependency[User]

HEARTBEAT: Final = 2.5
"""Seconds after which a silent stream sends an empty line."""

Since = Annotated[int, QueryParameter(ge=0, description="How many events you have heard before.")]
Eyes = Annotated[
    int | None, QueryParameter(ge=0, description="Look through the eyes of this seat.")
]


async def known_user(request: AnyRequest, identity: Who) -> User:
    """Whoever asks, or a refusal."""
    user = await identity.who(request)
    if user is None:
        raise NotIdentified("Say who you are first: POST your name to /api/me.")
    return user


# -- Who I am -------------------------------------------------------------------------------


@get("/api/me")
async def who_am_i(user: Me) -> User:
    """Whom the server takes you for."""
    return user


@post("/api/me", status_code=200)
async def introduce(
    request: AnyRequest, data: JSONBody[NewUser], house: TheHouse, identity: Who
) -> Response[User]:
    """Become a guest with this name, or change yours. The answer sets a cookie."""
    if not is_name(data.name):
        raise BadName("A name is text without control characters, and not only blanks.")
    user = await identity.who(request)
    if user is None:
        user = await house.store.add_user(data.name)
    else:
        await house.store.rename_user(user.id, data.name)
        user = User(id=user.id, name=data.name)
    secure = request.url.scheme == "https"
    return Response(user, cookies=[identity.cookie(user.id, secure=secure)])


@get("/api/tokens")
async def list_tokens(user: Me, house: TheHouse) -> list[Token]:
    """Your tokens, without their secrets."""
    return await house.store.tokens(user.id)


@post("/api/tokens")
async def make_token(data: JSONBody[NewToken], user: Me, house: TheHouse) -> Token:
    """A token for a program that plays in your name. It is shown this once."""
    secret = new_token()
    made = await house.store.add_token(user.id, data.label, digest(secret))
    return Token(id=made.id, label=made.label, token=secret)


@delete("/api/tokens/{token_id:str}")
async def revoke_token(token_id: FromPath[str], user: Me, house: TheHouse) -> None:
    """The token is good for nothing any more."""
    try:
        await house.store.revoke_token(user.id, token_id)
    except Conflict:
        raise NotThere("You have no such token.") from None


# -- Tables ---------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """The games there are, and what can be chosen about them."""
    return [
        GameInfo(
            slug=game.slug,
            title=game.title,
            author=game.author,
            publisher=game.publisher,
            year=game.year,
            rules_version=game.rules_version,
            seats=(game.players[0], game.players[-1]),
            options=tuple(
                OptionInfo(name=each.name, values=each.values, default=each.default)
                for each in choices(game.options)
            ),
            bots=tuple(BOTS),
        )
        for game in games().values()
    ]


@get("/api/tables")
async def lobby(house: TheHouse) -> list[TableListed]:
    """The public tables whose match is not over, the newest first."""
    return await house.lobby()


@post("/api/tables")
async def make_table(data: JSONBody[TableSettings], user: Me, house: TheHouse) -> TableState:
    """A new table. You are its host; sit down if you want to play, too."""
    return _state(await house.create(user.id, data), user)


@get("/api/tables/{table_id:str}")
async def show_table(
    table_id: FromPath[str], request: AnyRequest, house: TheHouse, identity: Who
) -> TableState:
    """All about a table but its match."""
    user = await identity.who(request)
    table = await house.table(table_id)
    await house.place(table, None if user is None else user.id)
    return _state(table, user)


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit_down(
    table_id: FromPath[str], data: JSONBody[SitDown], user: Me, house: TheHouse
) -> TableState:
    """Take a free seat."""
    table = await house.table(table_id)
    await house.sit_down(table, user.id, data.seat)
    return _state(table, user)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def get_up(table_id: FromPath[str], user: Me, house: TheHouse) -> TableState:
    """Leave your seat. In a match, a bot sits in for you."""
    table = await house.table(table_id)
    await house.get_up(table, user.id)
    return _state(table, user)


@post("/api/tables/{table_id:str}/return", status_code=200)
async def come_back(table_id: FromPath[str], user: Me, house: TheHouse) -> TableState:
    """Take your seat again from the bot that sat in for you."""
    table = await house.table(table_id)
    await table.stand_in(_seat(table, user), False)
    return _state(table, user)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: FromPath[str], user: Me, house: TheHouse) -> TableState:
    """Begin the match, once nobody is missing; the host does."""
    table = await house.table(table_id)
    if user.id != table.stored.host:
        raise Forbidden("Whoever made the table starts the match.")
    await table.start()
    return _state(table, user)


@post("/api/tables/{table_id:str}/links")
async def give_link(
    table_id: FromPath[str], data: JSONBody[NewLink], user: Me, house: TheHouse
) -> Link:
    """A link to give away. Its secret is shown this once."""
    return await house.give_link(await house.table(table_id), user.id, data)


@get("/api/tables/{table_id:str}/links")
async def list_links(table_id: FromPath[str], user: Me, house: TheHouse) -> list[Link]:
    """The links that you have given away, without their secrets."""
    return await house.store.links((await house.table(table_id)).stored.id, user.id)


@post("/api/tables/{table_id:str}/open", status_code=200)
async def use_link(
    table_id: FromPath[str], data: JSONBody[UseLink], user: Me, house: TheHouse
) -> Link:
    """Have what a link gives: a seat to sit in, or a view of the table."""
    return await house.use_link(await house.table(table_id), user.id, data.secret)


@delete("/api/links/{link_id:str}")
async def revoke_link(link_id: FromPath[str], user: Me, house: TheHouse) -> None:
    """Take a link back; whoever watches by it watches no longer."""
    await house.revoke_link(link_id, user.id)


# -- Playing, for programs ------------------------------------------------------------------


@get("/api/tables/{table_id:str}/stream", media_type="application/x-ndjson")
async def stream(
    table_id: FromPath[str],
    request: AnyRequest,
    house: TheHouse,
    identity: Who,
    since: Since = 0,
    eyes: Eyes = None,
) -> Stream:
    """The messages of the socket, a line each; empty lines say that the server is there."""
    user = await identity.who(request)
    name = None if user is None else user.id
    table = await house.table(table_id)
    place = await house.place(table, name, eyes)
    watcher = QueueWatcher(name, place.seat, place.plays)
    return Stream(
        _lines(table, watcher, since),
        media_type="application/x-ndjson",
        headers={"cache-control": "no-store"},
    )


async def _lines(table: LiveTable, watcher: QueueWatcher, since: int) -> AsyncIterator[bytes]:
    try:
        await table.join(watcher, since)
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    message = await watcher.next()
            except TimeoutError:
                message = b""
            if message is None:
                return
            yield message + b"\n"
    finally:
        table.audience.leave(watcher)


@post("/api/tables/{table_id:str}/play", status_code=200)
async def play(table_id: FromPath[str], data: JSONBody[Move], user: Me, house: TheHouse) -> Moved:
    """Answer a question. The answer comes when the move is stored."""
    table = await house.table(table_id)
    move = Play(question=data.question, move=Raw(encode(data.move)))
    return Moved(changed=await table.answer(_seat(table, user), move))


@post("/api/tables/{table_id:str}/change", status_code=200)
async def change(
    table_id: FromPath[str], data: JSONBody[Choice], user: Me, house: TheHouse
) -> Moved:
    """Replace your face-down choice while others still think."""
    table = await house.table(table_id)
    choice = Change(move=Raw(encode(data.move)))
    return Moved(changed=await table.answer(_seat(table, user), choice))


@post("/api/tables/{table_id:str}/take_back", status_code=200)
async def take_back(table_id: FromPath[str], user: Me, house: TheHouse) -> Moved:
    """Pick your face-down choice up again."""
    table = await house.table(table_id)
    return Moved(changed=await table.answer(_seat(table, user), TakeBack()))


# -- Matches --------------------------------------------------------------------------------


@get("/api/matches/{match_id:str}")
async def export(match_id: FromPath[str], house: TheHouse) -> Record:
    """The record of a match: all of it once it is over, before that what everybody heard."""
    return await house.record(match_id)


@get("/api/matches/{match_id:str}/turns/{turn:int}", media_type="application/json")
async def look_back(
    match_id: FromPath[str], turn: FromPath[int], house: TheHouse, seat: Eyes = None
) -> Response[bytes]:
    """A match that is over, after so many moves, as a seat saw it; without one, a spectator."""
    seen = await house.look_back(match_id, turn, seat)
    return Response(seen, media_type="application/json")


@get("/health")
async def health(house: TheHouse) -> Health:
    """Whether all is well: the database answers."""
    await house.store.secret("health")
    tables = house.loaded()
    return Health(
        status="ok",
        version=__version__,
        tables=len(tables),
        connections=sum(len(table.audience.watchers) for table in tables),
    )


def _state(table: LiveTable, user: User | None) -> TableState:
    name = None if user is None else user.id
    seat = table.seat_of(name)
    return table.state(name, seat, seat is not None)


def _seat(table: LiveTable, user: User) -> int:
    seat = table.seat_of(user.id)
    if seat is None:
        raise Forbidden("You do not sit at this table.")
    return seat


HANDLERS: Final = (
    who_am_i,
    introduce,
    list_tokens,
    make_token,
    revoke_token,
    list_games,
    lobby,
    make_table,
    show_table,
    sit_down,
    get_up,
    come_back,
    start,
    give_link,
    list_links,
    use_link,
    revoke_link,
    stream,
    play,
    change,
    take_back,
    export,
    look_back,
    health,
)
