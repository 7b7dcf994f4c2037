"""The first document of a visit: in the visitor's language, with what its page is going to ask for.

The build makes them (`web/vite/documents.ts`). A table's own also says what there is to see: the
messages that its socket would begin with, so that the board is drawn before a socket is open.
"""

from __future__ import annotations

import gzip
from collections.abc import Collection, Sequence
from typing import Final

from larcin.kernel.registry import LANGUAGES
from larcin.server.tables.registry import TableRegistry
from larcin.server.tables.watchers import Place, Watcher
from larcin.server.web.authentication import Identity
from larcin.server.web.dependencies import AnyRequest, visit
from larcin.words.language import FALLBACK

FOLDER: Final = "documents/"
LANGUAGE_COOKIE: Final = "larcin-language"
THEME_COOKIE: Final = "larcin-theme"
"""Where the page notes what somebody has chosen."""

THEMES: Final = ("light", "dark")
HEAD_ENDS: Final = b"</head>"


class Glance(Watcher):
    """Somebody who looks once, and keeps what they are sent."""

    def __init__(self, place: Place, game: str) -> None:
        super().__init__(place, screen=True)
        self.game = game
        self.seen: list[bytes] = []

    def send(self, message: bytes) -> None:
        """See `Watcher.send`."""
        self.seen.append(message)

    def close(self, reason: str, code: int) -> None:
        """See `Watcher.close`: there is nothing to close."""


def language_of(request: AnyRequest) -> str:
    """What somebody has chosen; else the first language of their browser that larcin speaks."""
    accepted = wanted(request.headers.get("accept-language", ""))
    names = [request.cookies.get(LANGUAGE_COOKIE, ""), *(name[:2] for name in accepted)]
    return next((each for each in names if each in LANGUAGES), FALLBACK)


def wanted(header: str) -> list[str]:
    """What a header accepts, most wanted first: `fr-CH;q=0.8` by 0.8, and `br;q=0` not at all."""
    ranked = [_rank(each) for each in header.replace(" ", "").lower().split(",")]
    return [name for name, weight in sorted(ranked, key=lambda each: -each[1]) if weight > 0]


def _rank(accepted: str) -> tuple[str, float]:
    name, _, weight = accepted.partition(";q=")
    try:
        return name, float(weight or 1)
    except ValueError:
        return "", 0


def theme_of(request: AnyRequest) -> str | None:
    """The theme that somebody has chosen; nobody should be dazzled until a script has run."""
    theme = request.cookies.get(THEME_COOKIE)
    return theme if theme in THEMES else None


def document_of(page: str, language: str, there: Collection[str]) -> str | None:
    """The file with the first document of this page, if the build has made one."""
    name = f"{FOLDER}{page}.{language}.html"
    return name if name in there else None


async def look_at(
    table_id: str, request: AnyRequest, registry: TableRegistry, identity: Identity
) -> Glance:
    """What a visitor may see of a table; `LarcinError` if there is nothing."""
    found = await visit(registry, table_id, await identity.who(request))
    glance = Glance(found.place, found.table.data.stored.settings.game)
    await found.table.show_once(glance)
    return glance


def with_theme(document: bytes, theme: str | None) -> bytes:
    """The document in this theme; without one, the browser chooses."""
    return (
        document.replace(b"<html ", b'<html data-theme="%s" ' % theme.encode(), 1)
        if theme
        else document
    )


def with_messages(document: bytes, messages: Sequence[bytes]) -> bytes:
    """The document with these messages in it. Nothing in them can end the element they stand in."""
    if not messages:
        return document
    told = b"[%s]" % b",".join(messages).replace(b"<", b"\\u003c")
    element = b'<script type="application/json" id="first">%s</script>' % told
    return document.replace(HEAD_ENDS, element + HEAD_ENDS, 1)


def packed(body: bytes, accepted: str) -> tuple[bytes, str]:
    """A body that is made for one visitor only, and how it is encoded."""
    return (gzip.compress(body, 5), "gzip") if "gzip" in wanted(accepted) else (body, "")
