"""The API about games: which there are, and their rules."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath

from larcin.bots import BOTS
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.kernel.options import choices
from larcin.kernel.registry import find_game, games
from larcin.server.web.dependencies import Language
from larcin.wire import GameInfo, OptionInfo, RuleChapter, RuleParagraph
from larcin.words import Words, find_language
from larcin.words.language import FALLBACK


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


HANDLERS: Final = (list_games, tell_rules)
