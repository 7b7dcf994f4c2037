"""The pictures of the README: `python -m tests.web.pictures` takes them anew."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page

from larcin.kernel.registry import games
from tests.web.browser import DESK, ROOT, developed_page, open_browser
from tests.web.serving import served

PICTURES = ROOT / "docs" / "pictures"
SCALE = 0.6


def take(page: Page, address: str, name: str) -> None:
    """One picture, when everything is there."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        page = browser.new_page(
            viewport={"width": DESK[0], "height": DESK[1]},
            device_scale_factor=SCALE,
            locale="en-GB",
            reduced_motion="reduce",
        )
        with served(Path(folder) / "pictures.sqlite") as server:
            take(page, server, "home")
        with developed_page() as vite:
            for slug in games():
                take(page, f"{vite}/dev/board/{slug}?position=middle&bare=true", slug)
