"""How soon a move is drawn after the click: `python -m tests.web.echo [MOVES]`.

The time from the click that decides to the first frame with the answer of the server in it, on this
machine, with flights and all. A measurement, no test: it depends on the machine.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tests.web.browser import open_browser
from tests.web.serving import served

ECHO = """
() => new Promise((done) => {
  const ask = document.querySelector("[data-testid=ask]");
  const target = document.querySelector("dialog [data-testid=moves] button");
  const began = performance.now();
  new MutationObserver((_, watching) => {
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  }).observe(ask, { subtree: true, childList: true, characterData: true, attributes: true });
  target.click();
})
"""


def measure(page: Page, moves: int) -> list[float]:
    """Play by the list of moves, and take the time of each."""
    times: list[float] = []
    while len(times) < moves and not page.get_by_test_id("end").is_visible():
        page.wait_for_selector("[data-testid=ask]:not(.idle), [data-testid=end]")
        if page.get_by_test_id("end").is_visible():
            break
        page.get_by_test_id("list").click()
        while page.locator("dialog [data-testid=moves] button").count() > 0:
            if page.get_by_text("Back", exact=True).count() or _decides(page):
                times.append(page.evaluate(ECHO))
                break
            page.locator("dialog [data-testid=moves] button").first.click()
    return times


def _decides(page: Page) -> bool:
    """Whether the first choice leads to no further ones: a whole sentence with a colon."""
    return ":" in page.locator("dialog [data-testid=moves] button").first.inner_text()


def main(moves: int) -> None:
    """Print how long it took."""
    times: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        open_browser() as browser,
        served(Path(folder) / "echo.sqlite") as address,
    ):
        page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 800})
        while len(times) < moves:
            page.goto(address)
            page.get_by_role("button", name="Play", exact=False).nth(1).click()
            page.wait_for_selector("[data-testid=ask]")
            times += measure(page, moves - len(times))
    times.sort()
    worst = times[int(0.95 * (len(times) - 1))]
    print(f"{len(times)} moves: median {statistics.median(times):.0f} ms, 95 % {worst:.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
