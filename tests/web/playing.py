"""Playing in a browser as people do: by what is on the screen."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import BrowserContext, Page, expect

MOST_LOOKS = 1200
PATIENCE = 120_000
"""Milliseconds for robots to play a long match to its end."""

ON_MY_OWN = """
async (seed) => {
  // Plays by the list of moves, as a person would who clicks without thinking.
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const find = (selector) => document.querySelector(selector);
  const one = (found) => {
    seed = (seed * 75 + 74) % 65537;
    return found[seed % found.length];
  };
  window.played = 0;
  window.resting = false;
  while (!window.resting && !find("[data-testid=end]")) {
    const ask = find("[data-testid=ask]");
    const list = find("dialog [data-testid=moves]");
    if (list) {
      const before = ask?.textContent;
      one([...list.querySelectorAll("button")])?.click();
      await pause(1);
      if (!find("dialog [data-testid=moves]")) {
        window.played += 1;
        // The answer comes when the move is stored.
        for (let wait = 0; wait < 100 && ask?.textContent === before; wait += 1) await pause(3);
      }
    } else if (ask && !ask.classList.contains("idle")) {
      find("[data-testid=list]")?.click();
      await pause(1);
    } else {
      await pause(5);
    }
  }
  window.resting = true;
}
"""


def play_on(pages: Sequence[Page], moves: int, seed: int = 1) -> bool:
    """All play at once until so many moves are made, or until the end; whether it has come."""
    for number, page in enumerate(pages):
        page.evaluate(f"() => {{ void ({ON_MY_OWN})({seed + number}); }}")
    for _ in range(MOST_LOOKS):
        told = [page.evaluate("() => [window.played, window.resting]") for page in pages]
        over = all(resting for _, resting in told)
        if over or sum(played for played, _ in told) >= moves:
            break
        pages[0].wait_for_timeout(50)
    else:
        raise AssertionError([page.get_by_test_id("ask").inner_text() for page in pages])
    for page in pages:
        page.evaluate("() => { window.resting = true; }")
    return over


def invite(context: BrowserContext, address: str, game: str, robots: int = 1) -> tuple[Page, str]:
    """From the home page: a table for me, a friend and robots, and the link for the friend."""
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name=re.compile(rf"^Invite .* {re.escape(game)}$")).click()
    page.get_by_role("radio", name=str(2 + robots), exact=True).check()
    for seat in range(robots):
        page.get_by_label(f"seat {seat + 3}").select_option("apprentice")
    page.get_by_role("button", name="Set up the table").click()
    link = page.get_by_test_id("invitation").input_value()
    return page, link


def join(context: BrowserContext, link: str) -> Page:
    """The friend opens the link and sits down."""
    page = context.new_page()
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("will start the match.")).to_be_visible()
    return page


def scores(page: Page) -> list[str]:
    """The final scores, from the best to the last."""
    end = page.get_by_test_id("end")
    expect(end).to_be_visible(timeout=PATIENCE)
    return [" ".join(line.split()) for line in end.locator("tbody tr").all_inner_texts()]
