"""What Lighthouse says about the home page and a table: `python -m tests.web.lighthouse`.

A measurement: it needs a quiet machine and fetches Lighthouse by npx, once.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from pathlib import Path

import msgspec

from tests.web.browser import CHROMIUM, QUIET, open_browser
from tests.web.serving import served

CATEGORIES = ("performance", "accessibility", "best-practices")


def scores(address: str, folder: Path, *, phone: bool) -> dict[str, float]:
    """Of this address, what each category is worth, from 0 to 1."""
    told = folder / "lighthouse.json"
    command = [
        *("npx", "--yes", "lighthouse@12", address, "--quiet", "--output=json"),
        *(f"--output-path={told}", f"--only-categories={','.join(CATEGORIES)}"),
        f"--chrome-flags=--headless=new --no-sandbox {' '.join(QUIET)}",
        *(() if phone else ("--preset=desktop",)),
    ]
    environment = os.environ | {"CHROME_PATH": str(CHROMIUM)}
    subprocess.run(command, env=environment, check=True, capture_output=True)
    found = msgspec.json.decode(told.read_bytes())["categories"]
    return {name: found[name]["score"] for name in CATEGORIES}


def public_table(address: str) -> str:
    """A table with a match, which anybody may look at."""
    with open_browser() as browser:
        page = browser.new_page(locale="en-GB")
        page.goto(address)
        page.get_by_role("button", name=re.compile("^Invite")).first.click()
        page.get_by_label("Open to everybody").check()
        page.get_by_role("button", name="Set up the table").click()
        page.get_by_role("button", name="Robots for the free seats").click()
        page.get_by_role("button", name="Start").click()
        page.get_by_test_id("ask").wait_for()
        return page.url


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as where, served(Path(where) / "larcin.sqlite") as server:
        places = {"home": server, "table": public_table(server)}
        for name, place in places.items():
            for phone in (False, True):
                print(name, "phone" if phone else "desk", scores(place, Path(where), phone=phone))
