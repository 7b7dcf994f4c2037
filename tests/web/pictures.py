"""The pictures of the README: `python -m tests.web.pictures` takes them anew.

Every board at a desk by day and on a phone by night; as JPEG, for they are loaded with the README.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page

from larcin.kernel.registry import games
from tests.web.browser import DESK, PHONE, ROOT, developed_page, open_browser
from tests.web.serving import served

PICTURES = ROOT / "docs" / "pictures"
QUALITY = 84


def take(page: Page, address: str, name: str) -> None:
    """One picture, when everything is there."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)


def open_page(
    browser: Browser, size: tuple[int, int], scale: float, theme: Literal["light", "dark"]
) -> Page:
    """An empty page for still pictures."""
    return browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        color_scheme=theme,
        locale="en-GB",
        reduced_motion="reduce",
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        desk = open_page(browser, DESK, 0.6, "light")
        phone = open_page(browser, PHONE, 0.8, "dark")
        with served(Path(folder) / "pictures.sqlite") as server:
            take(desk, server, "home")
        with developed_page() as vite:
            for slug in games():
                address = f"{vite}/dev/board/{slug}?position=middle&bare=true"
                take(desk, address, slug)
                take(phone, address, f"{slug}-phone")
