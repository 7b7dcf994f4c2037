"""What Lighthouse says about the home page and a table: `python -m tests.web.lighthouse [RUNS]`.

The median of some runs, on a desk and as a phone on a slow line. A measurement: it needs a quiet
machine and fetches Lighthouse by npx, once.
"""

from __future__ import annotations

import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tests.web.browser import QUIET, chromium, open_browser
from tests.web.serving import served

RUNS = 5
CATEGORIES = ("performance", "accessibility", "best-practices")
TIMES = {
    "first paint": "first-contentful-paint",
    "largest paint": "largest-contentful-paint",
    "blocked": "total-blocking-time",
}


def report(address: str, folder: Path, *, phone: bool) -> dict[str, Any]:
    """All that Lighthouse says about this address."""
    told = folder / "lighthouse.json"
    command = [
        *("npx", "--yes", "lighthouse@12", address, "--quiet", "--output=json"),
        *(f"--output-path={told}", f"--only-categories={','.join(CATEGORIES)}"),
        f"--chrome-flags=--headless=new --no-sandbox {' '.join(QUIET)}",
        *(() if phone else ("--preset=desktop",)),
    ]
    environment = os.environ | {"CHROME_PATH": str(chromium())}
    subprocess.run(command, env=environment, check=True, capture_output=True)
    found: dict[str, Any] = msgspec.json.decode(told.read_bytes())
    return found


def figures(found: dict[str, Any]) -> dict[str, float]:
    """What each category is worth, of 100, and the times that most of it comes from."""
    worth = {name: 100 * found["categories"][name]["score"] for name in CATEGORIES}
    return worth | {name: found["audits"][audit]["numericValue"] for name, audit in TIMES.items()}


def medians(runs: list[dict[str, float]]) -> str:
    """Of each figure, the one in the middle."""
    middle = {name: statistics.median(run[name] for run in runs) for name in runs[0]}
    scores = ", ".join(f"{name} {middle[name]:.0f}" for name in CATEGORIES)
    times = ", ".join(f"{name} {middle[name]:.0f} ms" for name in TIMES)
    return f"{scores} ({times})"


def public_table(address: str) -> str:
    """A table with a match, which anybody may look at."""
    with open_browser() as browser:
        page = browser.new_page(locale="en-GB")
        page.goto(address)
        page.get_by_role("button", name=re.compile("^Invite")).first.click()
        page.get_by_label("Anyone may join").check()
        page.get_by_role("button", name="Set up the table").click()
        page.get_by_role("button", name="Fill the free seats with robots").click()
        page.get_by_role("button", name="Start").click()
        page.get_by_test_id("ask").wait_for()
        return page.url


def main(runs: int) -> None:
    """Print the medians."""
    with tempfile.TemporaryDirectory() as where, served(Path(where) / "larcin.sqlite") as server:
        places = {"home": server, "table": public_table(server)}
        for name, place in places.items():
            for phone in (True, False):
                found = [figures(report(place, Path(where), phone=phone)) for _ in range(runs)]
                print(name, "as a phone" if phone else "on a desk", medians(found), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS)
