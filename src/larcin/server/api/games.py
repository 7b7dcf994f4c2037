"""The API about games: which there are, their words and their rules."""

from __future__ import annotations

import hashlib
from typing import Final, cast

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from larcin.bots import BOTS
from larcin.kernel.codec import encode
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.kernel.options import choices
from larcin.kernel.registry import LANGUAGES, find_game, games
from larcin.lessons import lessons_of
from larcin.puzzles import puzzles_of
from larcin.server.services.drawing import draw
from larcin.server.web.dependencies import AnyRequest, Language
from larcin.wire import (
    Drawing,
    GameInfo,
    GameWords,
    OptionInfo,
    RuleChapter,
    RuleParagraph,
    ToDraw,
)
from larcin.words import Words, find_language
from larcin.words.language import FALLBACK
from larcin.words.spoken import spoken_text
from larcin.words.tells import tells_of, weights_of


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
        titles={each: Words(game, each)("title") for each in LANGUAGES},
        blurbs={each: Words(game, each)("blurb") for each in LANGUAGES},
        lessons=tuple(lessons_of(game.folder)),
        puzzles=bool(puzzles_of(game)),
    )


@get("/api/games/{game:str}/words", sync_to_thread=True)
def tell_words(
    game: FromPath[str], request: AnyRequest, language: Language = FALLBACK
) -> Response[GameWords]:
    """The words of a game, and how its moves and events become facts for them."""
    found, spoken = find_game(game), find_language(language)
    words = GameWords(
        game=found.slug,
        language=spoken,
        text=spoken_text(found.folder, spoken),
        tells=tells_of(found),
        weights=weights_of(found),
    )
    etag = f'"{hashlib.sha256(encode(words)).hexdigest()[:24]}"'
    headers = {"etag": etag, "cache-control": "no-cache"}  # who has them asks whether they changed
    if request.headers.get("if-none-match") == etag:
        return Response(cast(GameWords, None), status_code=304, headers=headers)
    return Response(words, headers=headers)


@post("/api/games/{game:str}/drawing", status_code=200, sync_to_thread=True)
def draw_view(game: FromPath[str], data: JSONBody[ToDraw]) -> Drawing:
    """A view that you were sent, drawn as text, for a screen that has no board for the game."""
    return draw(find_game(game), data)


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


HANDLERS: Final = (list_games, tell_words, draw_view, tell_rules)
