"""Pictures of boards: `python -m tests.web.shots [GAME ...] [--to FOLDER] [--all]`.

Start, middle and end of each game (with --all, every stored position), on a phone and on a desk,
by day and by night.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser

from larcin.kernel.registry import find_game, games
from tests.web.browser import DESK, PHONE, developed_page, open_browser

SIZES = {"phone": PHONE, "desk": DESK}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOMENTS = ("start", "middle", "end")


def take_shots(browser: Browser, address: str, slugs: list[str], to: Path, every: bool) -> None:
    """One picture for each position, size and theme."""
    to.mkdir(parents=True, exist_ok=True)
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme=theme,
                reduced_motion="reduce",
                locale="fr-FR",
            )
            page.on("pageerror", lambda error: print("!", error))
            for slug, position in _positions(slugs, every):
                page.goto(f"{address}/dev/board/{slug}?position={position}&bare=true")
                page.wait_for_load_state("networkidle")
                path = to / f"{slug}-{position}-{size}-{theme}.png"
                page.screenshot(path=path)
                print(path)
            page.close()


def _positions(slugs: list[str], every: bool) -> Iterator[tuple[str, str]]:
    for slug in slugs:
        for path in sorted((find_game(slug).folder / "ui" / "positions").glob("*.json")):
            if every or path.stem in MOMENTS:
                yield slug, path.stem


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--to", type=Path, default=Path("shots"))
    parser.add_argument("--all", action="store_true", help="every stored position")
    wanted = parser.parse_args()
    with developed_page() as where, open_browser() as chromium:
        take_shots(chromium, where, wanted.games, wanted.to, wanted.all)
