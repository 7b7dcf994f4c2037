"""The open API over HTTP: tables and links."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from larcin.bots import BOTS
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.kernel.options import choices
from larcin.kernel.registry import find_game, games
from larcin.server import rights
from larcin.server.asking import AnyRequest, Language, Me, TheHouse, Who, seat_of
from larcin.server.failures import Forbidden
from larcin.server.hints import advise
from larcin.server.rematch import play_again
from larcin.server.tables import LiveTable
from larcin.wire import (
    Fill,
    GameInfo,
    Hint,
    Link,
    NewLink,
    OptionInfo,
    RuleChapter,
    RuleParagraph,
    SitDown,
    TableListed,
    TableSettings,
    TableState,
    UseLink,
    User,
)
from larcin.words import Words, find_language
from larcin.words.language import FALLBACK

# -- Tables ---------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """The games there are, and what can be chosen about them."""
    return [game_info(game) for game in games().values()]


def game_info(game: AnyGame) -> GameInfo:
    """What a client must know of a game before it plays it."""
    return GameInfo(
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


@post("/api/tables/{table_id:str}/fill", status_code=200)
async def fill(
    table_id: FromPath[str], data: JSONBody[Fill], user: Me, house: TheHouse
) -> TableState:
    """A bot takes every seat that is still free; the host asks for it, before the match."""
    table = await house.table(table_id)
    if user.id != table.stored.host:
        raise Forbidden("Whoever made the table invites bots.")
    await house.fill(table, data.bot)
    return _state(table, user)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(table_id: FromPath[str], user: Me, house: TheHouse) -> TableState:
    """Play again, one seat further: sit down at the new table, which starts when all have.

    The answer is the new table; the old one tells everybody where it is.
    """
    return _state(await play_again(house, await house.table(table_id), user), user)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(table_id: FromPath[str], user: Me, house: TheHouse) -> Hint:
    """What a bot would answer to your question. The match is not rated then."""
    table = await house.table(table_id)
    return await advise(house, table, seat_of(table, user))


@post("/api/tables/{table_id:str}/links")
async def give_link(
    table_id: FromPath[str], data: JSONBody[NewLink], user: Me, house: TheHouse
) -> Link:
    """A link to give away. Its secret is shown this once."""
    table = await house.table(table_id)
    return await rights.give_link(house.store, table, user.id, data)


@get("/api/tables/{table_id:str}/links")
async def list_links(table_id: FromPath[str], user: Me, house: TheHouse) -> list[Link]:
    """The links that you have given away, without their secrets."""
    return await house.store.links.given((await house.table(table_id)).stored.id, user.id)


@post("/api/tables/{table_id:str}/open", status_code=200)
async def use_link(
    table_id: FromPath[str], data: JSONBody[UseLink], user: Me, house: TheHouse
) -> Link:
    """Have what a link gives: a seat to sit in, or a view of the table."""
    table = await house.table(table_id)
    return await rights.use_link(house.store, table, user.id, data.secret)


@delete("/api/links/{link_id:str}")
async def revoke_link(link_id: FromPath[str], user: Me, house: TheHouse) -> None:
    """Take a link back; whoever watches by it watches no longer."""
    await house.revoke_link(link_id, user.id)


def _state(table: LiveTable, user: User | None) -> TableState:
    name = None if user is None else user.id
    seat = table.seat_of(name)
    return table.state(name, seat, seat is not None)


HANDLERS: Final = (
    list_games,
    tell_rules,
    lobby,
    make_table,
    show_table,
    sit_down,
    get_up,
    come_back,
    start,
    fill,
    rematch,
    hint,
    give_link,
    list_links,
    use_link,
    revoke_link,
)
