"""The ledger of every game as a page: an anchor for each paragraph, in three languages."""

from __future__ import annotations

import re
from typing import Final

from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.kernel.registry import LANGUAGES, games
from larcin.words import Words
from larcin.words.language import FALLBACK

NAMES: Final = {"fr": "Français", "en": "English", "de": "Deutsch"}
KINDS: Final = re.compile(r"^Kinds: .*?\.(?= «|$)", re.DOTALL | re.MULTILINE)
"""The sentence of a ledger's file that explains the column of kinds, which a page has not."""

USUAL_KIND: Final = "text"
"""That a paragraph stands in the rulebook need not be said each time."""


def ledger_pages() -> dict[str, str]:
    """Each page by its place on the site."""
    return {
        page_of(game.slug, language): _page(game, language)
        for game in games().values()
        for language in LANGUAGES
    }


def page_of(slug: str, language: str = FALLBACK) -> str:
    """Where a game's ledger lies."""
    return f"rules/{slug}.md" if language == FALLBACK else f"rules/{slug}.{language}.md"


def places_of_rules() -> dict[str, str]:
    """Where on the site each paragraph and chapter of every game is, in English."""
    places: dict[str, str] = {}
    for game in games().values():
        ledger, page = read_ledger(game.folder), page_of(game.slug).removesuffix(".md") + ".html"
        places |= {rule: f"{page}#{rule}" for rule in (*ledger.chapters, *ledger.paragraphs)}
    return places


def _page(game: AnyGame, language: str) -> str:
    words = Words(game, language)
    parts = [f"# {words('title')}", _choice(game, language), words("blurb")]
    if language == FALLBACK:
        parts.append(_introduction(game, words))
    for chapter in read_ledger(game.folder).chapters:
        title, *paragraphs = words.passages(chapter)
        parts.append(f"## {title.title} {{ #{chapter} }}")
        for each in paragraphs:
            kind = (
                "" if each.kind == USUAL_KIND else f" <small>{words(f'kind-{each.kind}')}</small>"
            )
            parts += [f"### {each.rule}{kind} {{ #{each.rule} .rule }}", each.says]
            if each.reading:
                parts.append(words("reading", reading=each.reading) + "\n{ .reading }")
    if language == FALLBACK:
        parts.append(_glossary(game))
    return "\n\n".join(parts) + "\n"


def _choice(game: AnyGame, language: str) -> str:
    """The same page in other languages."""
    links = (
        f"**{NAMES[each]}**"
        if each == language
        else f"[{NAMES[each]}]({page_of(game.slug, each).removeprefix('rules/')})"
        for each in LANGUAGES
    )
    return " · ".join(links)


def _introduction(game: AnyGame, words: Words) -> str:
    """What the ledger says before its first chapter; of kinds, in the words that are shown here."""
    said = re.split(r"^#+ .*$", _source(game), flags=re.MULTILINE)[1].strip()
    fact, ruling, variant = (words(f"kind-{kind}") for kind in ("fact", "ruling", "variant"))
    kinds = (
        f"What has no note stands in the rulebook, and binds. With the note *{ruling}* it is ours, "
        f"and binds; with *{variant}* it is an option; with *{fact}* it is an example, or advice."
    )
    return KINDS.sub(lambda _: kinds, said)


def _glossary(game: AnyGame) -> str:
    """What it says after its last one."""
    _, heading, words = _source(game).partition("## Glossary")
    return (heading + words).strip()


def _source(game: AnyGame) -> str:
    return (game.folder / "rules.md").read_text(encoding="utf-8")
