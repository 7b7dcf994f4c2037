"""Whether everything can be read and reached: `python -m tests.web.layout [GAME ...]`.

Every stored position of every board, at each size that people have, in each language, by day and
by night, with big letters, with the most seats and with long names. What must hold is in
`docs/boards.md`; what is measured is in `layout.js`. Some of it, or all of it:

    python -m tests.web.layout raubern --sizes 360x740,844x390 --positions crowd --languages de
    python -m tests.web.layout --result --positions end   # with the result, as a match leaves it
    python -m tests.web.layout --shots FOLDER         # a picture of each, in the first language
    python -m tests.web.layout --at http://localhost:5173   # where `npx vite` runs already
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from larcin.kernel.registry import find_game, games
from tests.web.browser import developed_page, open_browser
from tests.web.serving import own_server

Size = tuple[int, int]
Theme = Literal["light", "dark"]

SIZES: Final[tuple[Size, ...]] = (
    (320, 568),
    (360, 740),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
LANGUAGES: Final = ("de", "fr", "en")
"""German first: it has the longest words."""

BIG_LETTERS: Final[tuple[Size, ...]] = ((390, 844), (844, 390), (820, 1180), (1440, 900))
"""At these sizes also with letters twice as big."""

NIGHT: Final[tuple[Size, ...]] = ((390, 844), (1440, 900))
"""At these sizes colours are looked at, by day and by night: they do not depend on more."""

FULL: Final = ("crowd", "duel", "most", "watched")
"""Positions in which everybody has a long name."""

TOUCH, POINTER = 44, 24
"""How big a target is at least, where fingers tap and where a mouse does."""

TOUCHED: Final = 1024
"""Up to this width a screen is touched."""

USED, USED_BY_LETTERS, EMPTY = 0.4, 0.25, 0.34
"""At least so much of a board's room is drawn on, or written on where the board is made of letters;
at most so much is one empty rectangle."""

MEASURE: Final = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SETTLED: Final = """() => document.fonts.ready.then(() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))))"""


class Way(Struct, frozen=True):
    """How a page is looked at."""

    size: Size
    language: str
    theme: Theme = "light"
    letters: int = 100
    """Their size, in percent."""

    geometry: bool = True
    used: float = USED

    def __str__(self) -> str:
        big = "" if self.letters == 100 else f" {self.letters} %"
        return f"{self.size[0]}x{self.size[1]} {self.language} {self.theme}{big}"


class Offence(Struct, frozen=True):
    """Something that is wrong, and where."""

    game: str
    scene: str
    way: Way
    kind: str
    what: str

    def __str__(self) -> str:
        return f"{self.game} {self.scene} {self.way}: {self.kind}: {self.what}"


class Plan(Struct, frozen=True):
    """What is looked at."""

    games: Sequence[str]
    sizes: Sequence[Size] = SIZES
    languages: Sequence[str] = LANGUAGES
    positions: Sequence[str] = ()
    """None: all of them."""

    shots: Path | None = None
    plain: bool = False
    """The board for any game instead of the game's own; it needs a server."""

    result: bool = False
    """What is over with its result, which takes most of a phone, as a match leaves it."""


class Found(Struct):
    """What came out."""

    offences: list[Offence]
    pictures: int = 0


def look_at_boards(browser: Browser, address: str, plan: Plan) -> Found:
    """Every board, loaded once for each position and language."""
    found = Found([])
    page = browser.new_page(reduced_motion="reduce")
    for slug in plan.games:
        for position in _positions(slug, plan.positions):
            for language in plan.languages:
                names = "&long=true" if position in FULL else ""
                plain = "&plain=true" if plan.plain else ""
                result = "&result=true" if plan.result else ""
                more = f"{names}{plain}{result}"
                query = f"position={position}&language={language}&bare=true{more}"
                page.set_viewport_size({"width": 1440, "height": 900})
                page.goto(f"{address}/dev/board/{slug}?{query}")
                page.get_by_test_id("ask").first.wait_for(state="attached")
                for each in ways(plan, position, language):
                    way = replace(each, used=USED_BY_LETTERS) if plan.plain else each
                    found.pictures += 1
                    show(page, way)
                    if plan.plain:
                        page.wait_for_load_state("networkidle")
                        page.wait_for_timeout(200)  # its picture comes from the server
                    found.offences += measure(page, slug, position, way)
                    if plan.shots is not None and language == plan.languages[0]:
                        take_shot(page, plan.shots, f"{slug}-{position}", way)
    page.close()
    return found


PAGES: Final = ("", "lobby", "mine", "top", "rules", "settings", "nowhere")
LOCALES: Final = {"de": "de-DE", "fr": "fr-FR", "en": "en-GB"}


def look_at_pages(browser: Browser, address: str, plan: Plan) -> Found:
    """All that is not a table, and each game's rules; such pages may scroll."""
    found = Found([])
    for language in plan.languages:
        page = browser.new_page(reduced_motion="reduce", locale=LOCALES[language])
        for path in (*PAGES, *(f"rules/{slug}" for slug in plan.games)):
            page.goto(f"{address}/{path}")
            page.get_by_role("heading", level=1).first.wait_for()
            for way in ways(plan, path, language):
                show(page, way)
                found.pictures += 1
                found.offences += measure(page, "pages", path or "home", way)
                if plan.shots is not None and language == plan.languages[0]:
                    take_shot(page, plan.shots, f"page-{path.replace('/', '-') or 'home'}", way)
        page.close()
    return found


def ways(plan: Plan, position: str, language: str) -> Iterator[Way]:
    """How one position is looked at in one language."""
    first = language == plan.languages[0]
    for size in plan.sizes:
        yield Way(size, language)
        if first and size in NIGHT:
            yield Way(size, language, "dark", geometry=False)
        if first and size in BIG_LETTERS and position in ("middle", "crowd"):
            yield Way(size, language, letters=200)


def show(page: Page, way: Way) -> None:
    """Look at this page in this way."""
    width, height = way.size
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=way.theme)
    page.evaluate(
        "(size) => (document.documentElement.style.fontSize = size)",
        "" if way.letters == 100 else f"{way.letters}%",
    )
    page.evaluate(SETTLED)


def measure(page: Page, game: str, scene: str, way: Way) -> list[Offence]:
    """What is wrong with this page, which is looked at in this way."""
    width = way.size[0]
    wanted = {
        "least": TOUCH if width <= TOUCHED else POINTER,
        "smallest": 13 if width >= 2560 else 11,
        "geometry": way.geometry,
        "contrast": way.size in NIGHT and way.letters == 100,
        "scrolls": way.letters > 100,
        # At the end the result takes the place that is left.
        "room": way.letters == 100 and scene != "end",
    }
    seen: dict[str, Any] = page.evaluate(MEASURE, wanted)
    offences = [Offence(game, scene, way, each["kind"], each["what"]) for each in seen["found"]]
    use = seen["use"]
    if use is not None and (use["used"] < way.used or use["empty"] > EMPTY):
        what = f"{use['used']:.0%} of the room is used, one hole takes {use['empty']:.0%}"
        offences.append(Offence(game, scene, way, "void", what))
    return offences


def take_shot(page: Page, folder: Path, name: str, way: Way) -> None:
    """A picture to look at."""
    folder.mkdir(parents=True, exist_ok=True)
    more = "" if way.theme == "light" else "-dark"
    more += "" if way.letters == 100 else f"-{way.letters}"
    page.screenshot(path=folder / f"{name}-{way.size[0]}x{way.size[1]}{more}.png")


def _positions(slug: str, wanted: Sequence[str]) -> list[str]:
    paths = (find_game(slug).folder / "ui" / "positions").glob("*.json")
    return sorted(path.stem for path in paths if not wanted or path.stem in wanted)


def tables(found: Found, plan: Plan) -> Iterator[str]:
    """How many offences there are, by game and size, and by kind."""
    counts = Counter((each.game, each.way.size) for each in found.offences)
    yield "".join(f"{f'{width}x{height}':>10}" for width, height in [*plan.sizes]).rjust(1)
    for game in sorted({each.game for each in found.offences}):
        row = "".join(f"{counts[game, size]:>10}" for size in plan.sizes)
        kinds = Counter(each.kind for each in found.offences if each.game == game)
        said = ", ".join(f"{number} {kind}" for kind, number in kinds.most_common())
        yield f"{row}  {game}: {said}"


def _once(offences: list[Offence]) -> Iterator[str]:
    """The same thing in several languages and sizes is told once, with all of them."""
    places: dict[tuple[str, str, str, str], list[str]] = {}
    for each in offences:
        key = (each.game, each.scene, each.kind, each.what)
        places.setdefault(key, []).append(str(each.way))
    for (game, scene, kind, what), where in places.items():
        more = f" and {len(where) - 1} more" if len(where) > 1 else ""
        yield f"{game} {scene} {where[0]}{more}: {kind}: {what}"


def _sizes(text: str) -> list[Size]:
    return [(int(one), int(other)) for one, _, other in (x.partition("x") for x in text.split(","))]


def main() -> int:
    """Look at everything; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--sizes", type=_sizes, default=list(SIZES))
    parser.add_argument("--languages", type=lambda text: text.split(","), default=list(LANGUAGES))
    parser.add_argument("--positions", type=lambda text: text.split(","), default=[])
    parser.add_argument("--shots", type=Path, help="a folder for pictures")
    parser.add_argument("--plain", action="store_true", help="on the board for any game")
    parser.add_argument("--result", action="store_true", help="what is over, with its result")
    parser.add_argument("--pages", action="store_true", help="all that is not a table, as built")
    parser.add_argument("--at", help="the address of Vite's server, if it runs already")
    given = parser.parse_args()
    plan = Plan(
        given.games,
        given.sizes,
        given.languages,
        given.positions,
        given.shots,
        given.plain,
        given.result,
    )
    with ExitStack() as stack:
        server = stack.enter_context(own_server()) if plan.plain or given.pages else None
        browser = stack.enter_context(open_browser())
        if given.pages and server is not None:
            found = look_at_pages(browser, server, plan)
        else:
            address = given.at or stack.enter_context(developed_page(server))
            found = look_at_boards(browser, address, plan)
    for line in _once(found.offences):
        print(line)
    print(*tables(found, plan), sep="\n")
    print(f"{found.pictures} pictures, {len(found.offences)} offences")
    return 1 if found.offences else 0


if __name__ == "__main__":
    sys.exit(main())
