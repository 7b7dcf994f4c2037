"""How soon a move is drawn after the click: `python -m tests.web.echo [MOVES] [GAME …]`.

Two times from the click that decides: to the first frame with the echo (the move as laid, which
needs no server), and to the first frame with the server's answer. On this machine, with flights
and all. A measurement, no test: it depends on the machine.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from larcin.kernel.registry import games
from tests.web.browser import HURRIED, open_browser
from tests.web.serving import served

MOVES = 40
"""How many moves are measured for each game, if nobody says."""

MOST_MATCHES = 20

CLICK = """
() => new Promise((done) => {
  const ask = document.querySelector("[data-testid=ask]");
  const drawn = (then) => requestAnimationFrame(() => setTimeout(then));
  const times = [];
  const watching = new MutationObserver(() => {
    const echoes = ask.dataset.echo === "true";
    if (times.length > 0 && echoes) return;
    times.push(0);
    const place = times.length - 1;
    drawn(() => {
      times[place] = performance.now() - began;
      if (!echoes) {
        watching.disconnect();
        done([times[0], times[place]]);
      }
    });
  });
  watching.observe(ask, { subtree: true, childList: true, characterData: true, attributes: true });
  const began = performance.now();
  document.querySelector("dialog [data-testid=moves] button")?.click();
  // A click that only narrows the choice leaves the question as it is.
  setTimeout(() => times.length === 0 && (watching.disconnect(), done(null)), 1000);
})
"""


def measure(page: Page, moves: int) -> list[tuple[float, float]]:
    """Play by the list of moves, and take the times of each."""
    times: list[tuple[float, float]] = []
    while len(times) < moves:
        page.wait_for_selector("[data-testid=ask]:not(.idle), [data-testid=end]")
        if page.get_by_test_id("end").is_visible():
            break
        taken = None
        while taken is None and _is_listed(page):
            taken = page.evaluate(CLICK)
        if taken is not None:
            times.append((taken[0], taken[1]))
    return times


def _is_listed(page: Page) -> bool:
    """Open the list of moves, if it is not; it closes when something happens."""
    button = page.locator("dialog [data-testid=moves] button").first
    if button.count() == 0 and page.get_by_test_id("list").count() > 0:
        page.get_by_test_id("list").click()
        page.wait_for_timeout(100)
    return button.count() > 0


def play(browser: Browser, address: str, game: str, moves: int) -> list[tuple[float, float]]:
    """As many matches of a game as it takes, each by somebody new: others are asked more."""
    times: list[tuple[float, float]] = []
    for _ in range(MOST_MATCHES):
        context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
        context.add_init_script(HURRIED)
        page = context.new_page()
        page.goto(address)
        page.locator(f"[data-game={game}] .btn.main").click()
        page.wait_for_selector("[data-testid=ask]")
        times += measure(page, moves - len(times))
        context.close()
        if len(times) >= moves:
            break
    return times


def told(times: list[float]) -> str:
    """The middle and the slow end."""
    slow = sorted(times)[int(0.95 * (len(times) - 1))]
    return f"median {statistics.median(times):.0f} ms, 95 % {slow:.0f} ms"


def main(moves: int, chosen: list[str]) -> None:
    """Print how long it took."""
    with (
        tempfile.TemporaryDirectory() as folder,
        open_browser() as browser,
        served(Path(folder) / "echo.sqlite") as address,
    ):
        for game in chosen:
            echoes, answers = zip(*play(browser, address, game, moves), strict=True)
            print(
                f"{game}: {len(echoes)} moves; echo {told(list(echoes))}; "
                f"answer {told(list(answers))}",
                flush=True,
            )


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:] if each.isdigit()]
    named = [each for each in sys.argv[1:] if not each.isdigit()]
    main(numbers[0] if numbers else MOVES, named or list(games()))
