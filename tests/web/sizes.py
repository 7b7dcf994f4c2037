"""How much a browser must load: `python -m tests.web.sizes` prints it for every game and page.

The script to play a game is counted for somebody who has a seat and plays: everything in
JavaScript that their browser loads by itself for the board, the hand, what can be chosen, the log
and the pace, as brotli. A real browser sits down, plays some moves by hand and says what it has
loaded; all of a board's `ui/later/` counts, whether it was needed in those moves or not.

Not counted is what comes when somebody wants it, or once: chat, advice, rules, tickets, the list
of moves, lessons and puzzles, the settings, a clock where one was chosen, the company at the door,
what explains a game to who is new, the result; and the words that only those say, which a table
loads three seconds after it is drawn (decision 0018).
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import APIRequestContext, Browser, Page

import larcin.games
from larcin.kernel.registry import LANGUAGES, games
from larcin.server.web.html_pages import FOLDER
from larcin.server.web.static_site import SITE
from tests.web.browser import HURRIED, open_browser
from tests.web.hands import Player
from tests.web.serving import served
from tests.web.whole import KNOWS

DOCUMENTS = SITE / FOLDER
SCRIPTS = re.compile(r'(?:src|href)="/(assets/[^"]+\.js)"')
BUILT = [
    slug for slug, game in games().items() if str(game.folder.parent) == larcin.games.__path__[0]
]
"""The games that the page was built with: those that come with larcin."""

MOVES = 4
"""So many somebody plays by hand."""
PATIENCE = 60
"""Seconds in which they must be made."""
WORDS_FOR_SOME = re.compile(r"laters\.ts$|\.ftl\?(rest|later)$|^_words-\w+-rest-")
"""What the manifest calls the words that are loaded later, and what loads them."""

SENT = """() => [...performance.getEntriesByType("resource"),
    ...performance.getEntriesByType("navigation")]
    .map((each) => [new URL(each.name).pathname, each.transferSize])"""


def scripts_at_once(game: str, language: str) -> frozenset[str]:
    """The files of JavaScript that the document of a table names: a browser loads them together."""
    document = DOCUMENTS / f"table.{game}.{language}.html"
    return frozenset(SCRIPTS.findall(document.read_text(encoding="utf-8")))


def scripts_by_playing(browser: Browser, server: str, game: str) -> frozenset[str]:
    """The files that somebody needs to play who has a seat, beside those of the document."""
    needless = {chunk["file"] for name, chunk in _manifest().items() if WORDS_FOR_SOME.search(name)}
    later = (name for name in _manifest() if f"/{game}/ui/later/" in name)
    found = _play(browser, server, game) - needless
    return (found | _with_imports(later)) - scripts_at_once(game, "en")


def script_to_play(game: str, language: str, by_playing: Iterable[str] = ()) -> int:
    """The bytes of the document's files and of these, as brotli."""
    return sum(map(_sent, scripts_at_once(game, language).union(by_playing)))


def _play(browser: Browser, server: str, game: str) -> frozenset[str]:
    """The files that were loaded when some moves had been made at a table with bots."""
    context = browser.new_context(base_url=server, locale="en-GB", reduced_motion="reduce")
    for script in (HURRIED, KNOWS):
        context.add_init_script(script)
    table = _table(context.request, game, public=False)
    player = Player(context, "taps", "en", game)
    player.page.goto(f"{server}/table/{table}")
    player.page.get_by_test_id("ask").wait_for()
    until = time.monotonic() + PATIENCE
    while player.moves < MOVES and not (look := player.look()).over:
        assert time.monotonic() < until, look.says
        assert not player.has_given_up, player.findings
        if look.asked:
            player.play(look)
        else:
            player.page.wait_for_timeout(20)
    names = [path[1:] for path in loaded(player.page) if path.startswith("/assets/")]
    context.close()
    return frozenset(name for name in names if name.endswith(".js"))


@cache
def _manifest() -> dict[str, dict[str, Any]]:
    """By what they are made of, the files of the build and what they import."""
    manifest: dict[str, dict[str, Any]] = msgspec.json.decode(
        (SITE / ".vite" / "manifest.json").read_bytes()
    )
    return manifest


def _with_imports(names: Iterable[str]) -> frozenset[str]:
    """The files that are made of these, and all that those import."""
    found: dict[str, str] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = _manifest()[name]["file"]
            waiting += _manifest()[name].get("imports", [])
    return frozenset(found.values())


def _sent(name: str) -> int:
    path: Path = SITE / f"{name}.br"
    return path.stat().st_size


def loaded(page: Page) -> dict[str, int]:
    """What this page has loaded, and how many bytes came over the line."""
    found: list[tuple[str, int]] = page.evaluate(SENT)
    return dict(found)


def first_visits(browser: Browser, server: str) -> Iterator[tuple[str, dict[str, int]]]:
    """What somebody who was never here loads: at home, and at a table of each game."""
    tables = {"home": server, **{game: _public_table(browser, server, game) for game in BUILT}}
    for name, address in tables.items():
        context = browser.new_context(locale="en-GB")
        page = context.new_page()
        page.goto(address)
        shown = "h1" if name == "home" else "[data-testid=ask]"
        page.locator(shown).first.wait_for(state="attached")
        page.evaluate("document.fonts.ready.then(() => null)")
        yield name, loaded(page)
        context.close()


def _public_table(browser: Browser, server: str, game: str) -> str:
    """A table with a match, which anybody may look at."""
    host = browser.new_context(base_url=server)
    table = _table(host.request, game, public=True)
    host.close()
    return f"{server}/table/{table}"


def _table(request: APIRequestContext, game: str, *, public: bool) -> str:
    """A table at which this visitor plays against two bots."""
    request.post("/api/me", data={"name": "Anna"})
    wishes = {"game": game, "seats": [None, "greedy", "greedy"], "public": public}
    table: str = request.post("/api/tables", data=wishes).json()["id"]
    request.post(f"/api/tables/{table}/sit", data={})
    request.post(f"/api/tables/{table}/start", data={})
    return table


def main() -> None:
    """Print everything."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "sizes.sqlite") as server,
        open_browser() as browser,
    ):
        for slug in BUILT:
            more = scripts_by_playing(browser, server, slug)
            sizes = ", ".join(f"{each} {script_to_play(slug, each, more):,}" for each in LANGUAGES)
            print(f"{slug}: {sizes} bytes of JavaScript as brotli; not at once: {_told(more)}")
        for name, files in first_visits(browser, server):
            print(f"first visit, {name}: {sum(files.values()):,} bytes in {len(files)} files")


def _told(names: frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


if __name__ == "__main__":
    main()
