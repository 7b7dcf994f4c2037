"""The open API over HTTP: users, tables and links."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from larcin.bots import BOTS
from larcin.kernel.ledger import read_ledger
from larcin.kernel.match import is_name
from larcin.kernel.options import choices
from larcin.kernel.registry import find_game, games
from larcin.server.asking import AnyRequest, Language, Me, TheHouse, Who, seat_of
from larcin.server.database import Conflict
from larcin.server.failures import BadName, Forbidden, NotThere
from larcin.server.identity import digest, new_token
from larcin.server.tables import LiveTable
from larcin.wire import (
    GameInfo,
    Link,
    NewLink,
    NewToken,
    NewUser,
    OptionInfo,
    RuleChapter,
    RuleParagraph,
    SitDown,
    TableListed,
    TableSettings,
    TableState,
    Token,
    UseLink,
    User,
)
from larcin.words import Words, find_language
from larcin.words.language import FALLBACK

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


@get("/api/games/{game:str}/rules", sync_to_thread=True)
def tell_rules(game: FromPath[str], language: Language = FALLBACK) -> list[RuleChapter]:
    """The rules of a game in our words, paragraph by paragraph."""
    words = Words(find_game(game), find_language(language))
    return [
        RuleChapter(
            id=chapter,
            title=title.title,
            paragraphs=tuple(
                RuleParagraph(rule=each.rule, kind=each.kind, says=each.says, reading=each.reading)
                for each in paragraphs
            ),
        )
        for chapter in read_ledger(words.game.folder).chapters
        for title, *paragraphs in [words.passages(chapter)]
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
    await table.stand_in(seat_of(table, user), False)
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


def _state(table: LiveTable, user: User | None) -> TableState:
    name = None if user is None else user.id
    seat = table.seat_of(name)
    return table.state(name, seat, seat is not None)


HANDLERS: Final = (
    who_am_i,
    introduce,
    list_tokens,
    make_token,
    revoke_token,
    list_games,
    tell_rules,
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
)
