"""The API about guides: what one reads before the rules, and paragraphs on a board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from litestar import get
from litestar.params import FromPath

from larcin.guides import Part, Showing, guide_of, show
from larcin.guides.coverage import coverage
from larcin.guides.guide import part_key, shown_key
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import find_game
from larcin.server.api.lessons import wire_frame
from larcin.server.common.errors import NotThere
from larcin.server.web.dependencies import Language
from larcin.wire import GuideInfo, GuidePart, GuidePiece, ShownRule, Why
from larcin.words import Words, find_language
from larcin.words.language import FALLBACK


@get("/api/games/{game:str}/guide", sync_to_thread=True)
def tell_guide(game: FromPath[str], language: Language = FALLBACK) -> GuideInfo:
    """The page to play from, which paragraphs can be seen, and which the lessons teach."""
    found = find_game(game)
    guide, covered = guide_of(found.folder), coverage(found)
    words = Words(found, find_language(language))
    return GuideInfo(
        parts=tuple(_part(words, part) for part in guide.parts),
        shown=tuple(each.rule for each in guide.shown),
        taught=covered.taught,
        rare=covered.rare,
    )


@get("/api/games/{game:str}/shown/{rule:str}", sync_to_thread=True)
def show_rule(game: FromPath[str], rule: FromPath[str], language: Language = FALLBACK) -> ShownRule:
    """A paragraph on a board, before and after."""
    found = find_game(game)
    showing = _showing(found, rule)
    words = Words(found, find_language(language), showing.names, showing.me)
    key = shown_key(showing.shown)
    why = showing.refusal
    return ShownRule(
        rule=rule,
        by=showing.shown.by or rule,
        says=words(key) if words.knows(key) else "",
        names=showing.names,
        me=showing.me,
        room=guide_of(found.folder).room,
        before=None if showing.before is None else wire_frame(showing.before),
        after=None if showing.after is None else wire_frame(showing.after),
        refusal=None if why is None else Why(rule=why.rule, reason=why.reason, facts=why.facts),
    )


@lru_cache(maxsize=256)
def _showing(game: AnyGame, rule: str) -> Showing:
    """Played once: a late move of a long match takes a while."""
    shown = guide_of(game.folder).find(rule)
    if shown is None:
        raise NotThere(f"The guide of {game.title} does not show {rule!r}.")
    return show(game, shown)


def _part(words: Words, part: Part) -> GuidePart:
    key = part_key(part)
    return GuidePart(
        name=part.name,
        title=words.title(key),
        lines=tuple(words.lines(key)),
        rules=part.rules,
        pieces=tuple(
            GuidePiece(
                kind=kind,
                value=value,
                name=words.piece(kind, value),
                about=words.about(kind, value),
            )
            for kind, value in part.pieces
        ),
    )


HANDLERS: Final = (tell_guide, show_rule)
