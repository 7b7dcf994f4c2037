"""How much a browser must load: `python -m tests.web.sizes` prints it for every game and page."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

import larcin.games
from larcin.kernel.registry import LANGUAGES, games
from larcin.server.web.html_pages import FOLDER
from larcin.server.web.static_site import SITE
from tests.web.browser import open_browser
from tests.web.serving import served

DOCUMENTS = SITE / FOLDER
SCRIPTS = re.compile(r'(?:src|href)="/(assets/[^"]+\.js)"')
BUILT = [
    slug for slug, game in games().items() if str(game.folder.parent) == larcin.games.__path__[0]
]
"""The games that the page was built with: those that come with larcin."""

SENT = """() => [...performance.getEntriesByType("resource"),
    ...performance.getEntriesByType("navigation")]
    .map((each) => [new URL(each.name).pathname, each.transferSize])"""


def scripts_to_play(game: str, language: str) -> frozenset[str]:
    """The files of JavaScript that a browser needs to play this game in this language.

    The document of a table names them all; a test sees that a browser loads no others for the
    board. Chat, advice and rules come when somebody wants them.
    """
    document = DOCUMENTS / f"table.{game}.{language}.html"
    return frozenset(SCRIPTS.findall(document.read_text(encoding="utf-8")))


def script_to_play(game: str, language: str) -> int:
    """Their bytes, as brotli."""
    return sum(map(_sent, scripts_to_play(game, language)))


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
    host.request.post("/api/me", data={"name": "Anna"})
    wishes = {"game": game, "seats": [None, "greedy", "greedy"], "public": True}
    table = host.request.post("/api/tables", data=wishes).json()["id"]
    host.request.post(f"/api/tables/{table}/sit", data={})
    host.request.post(f"/api/tables/{table}/start", data={})
    host.close()
    return f"{server}/table/{table}"


def main() -> None:
    """Print everything."""
    for slug in BUILT:
        sizes = ", ".join(f"{each} {script_to_play(slug, each):,}" for each in LANGUAGES)
        print(f"{slug}: {sizes} bytes of JavaScript as brotli")
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "sizes.sqlite") as server,
        open_browser() as browser,
    ):
        for name, files in first_visits(browser, server):
            print(f"first visit, {name}: {sum(files.values()):,} bytes in {len(files)} files")


if __name__ == "__main__":
    main()
