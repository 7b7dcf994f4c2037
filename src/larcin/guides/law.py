"""What must hold of every guide, so that none says or shows what is not so.

Each paragraph that it shows is played on the real engine, and has to be cited there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from larcin.guides.guide import Guide, Part, Shown, part_key, shown_key
from larcin.guides.showing import looked_up, show
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.kernel.registry import LANGUAGES
from larcin.lessons.law import TITLE, WORD, written
from larcin.words.catalogue import message_key
from larcin.words.words import Words

PARTS: Final = ("goal", "turn", "scoring", "pieces", "exceptions")
"""What every page to play from has, in this order; there may be others between them."""

MOST_WORDS: Final = 400
"""Of the whole page, without what is told of pieces: a screen and a half."""

MOST_WORDS_SHOWN: Final = 25
LEAST_SHOWN: Final = 15
ROOMS: Final = (range(320, 901), range(400, 1001))
"""How wide and how high the room of a small board may be: what is bigger cannot be read in it."""


def complaints(game: AnyGame, guide: Guide) -> Iterator[str]:
    """All that is wrong with a guide, each in a sentence; nothing, where the law holds."""
    names = [part.name for part in guide.parts if part.name in PARTS]
    if names != list(PARTS):
        yield f"Its parts are not {', '.join(PARTS)}, in this order."
    yield from _unknown_rules(game, guide)
    for part in guide.parts:
        yield from _pieces(game, part)
    for language in LANGUAGES:
        yield from _said(game, guide, language)
    if not all(side in sides for side, sides in zip(guide.room, ROOMS, strict=True)):
        yield f"Its room is {guide.room}, not 320 to 900 wide and 400 to 1000 high."
    if len(guide.shown) < LEAST_SHOWN:
        yield f"It shows {len(guide.shown)} paragraphs, not at least {LEAST_SHOWN}."
    for shown in guide.shown:
        yield from (f"{shown.rule}: {each}" for each in _seen(game, shown))


def _unknown_rules(game: AnyGame, guide: Guide) -> Iterator[str]:
    ledger = read_ledger(game.folder)
    for part in guide.parts:
        for rule in part.rules:
            if not ledger.knows(rule):
                yield f"{part.name} names {rule}, which is not in rules.md."
    for shown in guide.shown:
        if shown.rule not in ledger.paragraphs:
            yield f"It shows {shown.rule}, which is no paragraph of rules.md."


def _pieces(game: AnyGame, part: Part) -> Iterator[str]:
    for kind, value in part.pieces:
        for language in LANGUAGES:
            if message_key(kind, value) not in written(game, language):
                yield f"{part.name}: the {kind} {value} has no name in {language}."


def _said(game: AnyGame, guide: Guide, language: str) -> Iterator[str]:
    """All words are there, and few enough to be read before one plays."""
    known, words = written(game, language), Words(game, language)
    count = 0
    for part in guide.parts:
        key = part_key(part)
        if TITLE not in known.get(key, {}):
            yield f"{key}.{TITLE} has no words in {language}."
        if key not in known:
            yield f"{key} has no words in {language}."
            continue
        count += sum(len(WORD.findall(line)) for line in words.lines(key))
    if count > MOST_WORDS:
        yield f"It has {count} words in {language}, not at most {MOST_WORDS}."
    for shown in guide.shown:
        key = shown_key(shown)
        if key not in known:
            if any(key in written(game, other) for other in LANGUAGES):
                yield f"{key} has no words in {language}."
            continue
        count = len(WORD.findall(words(key)))
        if count > MOST_WORDS_SHOWN:
            yield f"{key} has {count} words in {language}, not at most {MOST_WORDS_SHOWN}."


def _seen(game: AnyGame, shown: Shown) -> Iterator[str]:
    """What is shown there really happens, or is refused, by that very paragraph."""
    try:
        showing = show(game, shown)
    except LarcinError as error:
        yield str(error)
        return
    if shown.tried is not None and showing.refusal is None:
        yield f"{shown.tried} is not refused there."
        return
    rule = shown.by or shown.rule
    if rule not in showing.cited:
        yield f"{rule} is not cited there, but {', '.join(sorted(showing.cited)) or 'nothing'}."
    if shown.by is not None and not shown.facts:
        yield f"{shown.by} is cited there: facts have to prove {shown.rule}."
    for fact in shown.facts:
        try:
            value = looked_up(showing, fact)
        except LarcinError as error:
            yield str(error)
            continue
        if value != fact.is_:
            yield f"{fact.at} is {value!r}, not {fact.is_!r}."
