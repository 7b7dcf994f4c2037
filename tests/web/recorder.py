"""Whether a player sees all that happens, in order and long enough.

`python -m tests.web.recorder [GAME …] [--matches 10] [--paces calm,normal,fast,still] [--most 40]`

A real browser at a real server with quick bots; the page's clock is a fake one, so that a minute of
watching takes a second. Whoever sits here makes any legal move, and never skips anything. Written
down is when which events were told on the screen, and when it said that it is their turn.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    TimeoutError as PlaywrightTimeoutError,
)

from larcin.kernel.registry import find_game, games
from larcin.words.tells import tells_of, weights_of
from tests.web.browser import open_browser
from tests.web.serving import served

PACES: Final = ("calm", "normal", "fast", "still")
"""`still` is the normal pace for who wants no motion."""

LEAST: Final[Mapping[str, int]] = {"calm": 1400, "normal": 1400, "fast": 900, "still": 1400}
"""So many milliseconds whatever is decisive has to stand."""

SEATS: Final = 4
MOST_STEPS = 4000
STEP = 400
TRIES, PATIENCE = 10, 3_000
PAGE = 100
"""Turns that the server is asked for at once."""

RECORD = """
(() => {
  window.heard = [];
  window.seen = [];
  window.told = 0;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type !== "observation") return;
        message.observation.events.forEach((event, place) => {
          window.heard[message.since + place] = event;
        });
        window.told = message.observation.told;
      });
    }
  };
  const look = () => {
    const main = document.querySelector("main.table");
    const ask = document.querySelector("[data-testid=ask]");
    if (!main || !ask) return;
    const told = main.hasAttribute("data-told")
      ? Number(main.dataset.told)
      : document.querySelectorAll(".log li, .log h2").length;
    const now = {
      at: performance.now(),
      told,
      heard: window.told,
      asked: !ask.classList.contains("idle") && !!ask.querySelector("[data-testid=list]"),
      marked: document.querySelectorAll(".log .now").length,
      over: !!document.querySelector("[data-testid=end]"),
    };
    const last = window.seen.at(-1);
    const isNews = ["told", "asked", "over"].some((each) => last?.[each] !== now[each]);
    if (isNews) window.seen.push(now);
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
})();
"""
"""It looks after every change of the page; what is gone before that was never drawn."""

KEEP = """
try {
  localStorage.setItem("larcin", JSON.stringify({ pace: "%s" }));
} catch {} // a blank page keeps nothing
"""
STATE = """() => ({
  over: !!document.querySelector("[data-testid=end]"),
  asked: !!document.querySelector("[data-testid=ask]:not(.idle) [data-testid=list]"),
})"""
PICK = """(chance) => {
  const list = document.querySelector("dialog [data-testid=moves]");
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  buttons[Math.floor(chance * buttons.length)]?.click();
  return buttons.length;
}"""


class Moment(msgspec.Struct, frozen=True):
    """The screen after a change: how much of what was heard is told, and whether one is asked."""

    at: float
    told: int
    heard: int
    asked: bool
    marked: int
    over: bool


@dataclass
class Account:
    """What came of it, for one game at one pace."""

    game: str
    pace: str
    matches: int = 0
    finished: int = 0
    moves: int = 0
    events: int = 0
    """That happened after the page was there."""
    told: int = 0
    """With a picture of their own, or along with one."""
    unheard: int = 0
    """That the server says this seat may know, and that the page was never sent; matches that are
    over are compared."""
    dropped: int = 0
    """That came together with another one that mattered."""
    decisive: int = 0
    shortest: float = float("inf")
    """How long the shortest of the decisive ones stood."""
    too_short: int = 0
    turns: int = 0
    too_early: int = 0
    """So often it said "your turn" before all was told."""
    shortened: int = 0
    """Moves of others that stood for less than 100 ms."""
    unmarked: int = 0
    """Turns at which the log did not mark all that had happened since the last one."""
    findings: list[str] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        return not (
            self.dropped
            or self.unheard
            or self.too_short
            or self.too_early
            or self.unmarked
            or self.findings
        )

    def __str__(self) -> str:
        shortest = "none" if self.decisive == 0 else f"{self.shortest:.0f} ms"
        return (
            f"{self.game:16}{self.pace:7}{self.matches:3} matches ({self.finished} to the end), "
            f"{self.moves:4} moves, {self.events:5} events, {self.told:5} told, "
            f"{self.unheard} unheard, {self.dropped} dropped; "
            f"decisive {self.decisive:4}, shortest {shortest}, "
            f"{self.too_short} too short; {self.turns:4} times your turn, {self.too_early} too "
            f"early; {self.shortened} shortened, recap incomplete {self.unmarked} times"
            + "".join(f"\n  ! {each}" for each in self.findings)
        )


def record(browser: Browser, address: str, slug: str, pace: str, seed: int, most: int) -> Account:
    """One match, or so many moves of it."""
    account = Account(slug, pace, matches=1)
    context = browser.new_context(
        base_url=address,
        viewport={"width": 1280, "height": 800},
        locale="en-GB",
        reduced_motion="reduce" if pace == "still" else "no-preference",
    )
    try:
        _watch(context, account, seed, most)
    finally:
        context.close()
    return account


def _watch(context: BrowserContext, account: Account, seed: int, most: int) -> None:
    kept = "normal" if account.pace == "still" else account.pace
    context.add_init_script(KEEP % kept)
    context.add_init_script(RECORD)
    context.on("weberror", lambda error: account.findings.append(str(error.error)[:200]))
    table = _sit_down(context, account.game)
    page = context.new_page()
    page.clock.install()
    page.goto(f"/table/{table}")
    page.get_by_test_id("ask").wait_for()
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    answered = _play(page, account, random.Random(seed), most)
    seen = msgspec.convert(page.evaluate("() => window.seen"), list[Moment])
    heard: list[Any] = page.evaluate("() => window.heard")
    state = context.request.get(f"/api/tables/{table}").json()
    if account.finished:
        # What had happened before came with the page itself.
        known = _known(context, state["match"], state["seat"])[seen[0].told :]
        account.unheard += _differences(known, heard[seen[0].told :])
    _judge(account, seen, heard, state["seat"])
    _judge_recaps(account, seen, answered, _own(account.game, heard, state["seat"]))
    account.findings[:] = sorted(set(account.findings))


def _known(context: BrowserContext, match: str, seat: int) -> list[dict[str, Any]]:
    """All that this seat may know of a match that is over, as the server tells it afterwards."""
    events: list[dict[str, Any]] = []
    first, moves = 0, 0
    while first <= moves:
        address = f"/api/matches/{match}/turns?first={first}&count={PAGE}&eyes={seat}"
        page = context.request.get(address).json()
        moves = page["moves"]
        events += [event for turn in page["turns"] for event in turn["events"]]
        first += PAGE
    return events


def _differences(known: Sequence[Any], heard: Sequence[Any]) -> int:
    same: int = sum(one == other for one, other in zip(known, heard, strict=False))
    return max(len(known), len(heard)) - same


def _sit_down(context: BrowserContext, slug: str) -> str:
    """A table of mine with three bots, and the match begun."""
    players = find_game(slug).players
    seats = min(max(SEATS, min(players)), max(players))
    context.request.post("/api/me", data={"name": "Anna"})
    wishes = {"game": slug, "seats": [None, *["greedy"] * (seats - 1)]}
    table: str = context.request.post("/api/tables", data=wishes).json()["id"]
    context.request.post(f"/api/tables/{table}/sit", data={})
    context.request.post(f"/api/tables/{table}/start", data={})
    return table


@dataclass(frozen=True, slots=True)
class Answer:
    """After how many moments somebody answered, and what they had been told by then.

    No time: the clock stands still while one answers, and whatever comes of it has the same.
    """

    moments: int
    told: int


def _play(page: Page, account: Account, rng: random.Random, most: int) -> list[Answer]:
    """Any legal move whenever one is asked; when, and how much had been told before."""
    answered = []
    for _ in range(MOST_STEPS):
        state = page.evaluate(STATE)
        if state["over"] or (state["asked"] and account.moves >= most):
            account.finished += state["over"]
            break
        if state["asked"]:
            account.moves += 1
            moments, told = page.evaluate("() => [window.seen.length, window.seen.at(-1).told]")
            answered.append(Answer(moments, told))
            _move(page, rng)
        page.clock.run_for(STEP)
        page.wait_for_timeout(5)  # what the server says meanwhile is heard
    else:
        account.findings.append("it goes on and on")
    return answered


def _move(page: Page, rng: random.Random) -> None:
    """A list goes with its question, as where several choose at once: then there is another."""
    for _ in range(TRIES):
        page.evaluate("() => document.querySelector('[data-testid=list]')?.click()")
        with suppress(PlaywrightTimeoutError):
            page.locator("dialog [data-testid=moves]").wait_for(timeout=PATIENCE)
            break
        page.clock.run_for(STEP)
    while page.evaluate(PICK, rng.random()):
        page.evaluate("() => null")


def _judge(
    account: Account, seen: Sequence[Moment], heard: Sequence[dict[str, Any]], seat: int
) -> None:
    """Whether each event had its picture, in order, and long enough."""
    game = find_game(account.game)
    weights, tells = weights_of(game), tells_of(game)

    def weight(event: dict[str, Any]) -> str:
        felt = weights.get(event["type"], "plain")
        if felt != "personal":
            return felt
        named = _seats_in(event, tells.get(event["type"], {}))
        return "decisive" if seat in named else "plain"

    account.events += len(heard) - seen[0].told
    for before, after, end in _tellings(seen):
        if after.told < before.told:
            account.findings.append(f"told backwards: {before.told} to {after.told}")
        events = heard[before.told : after.told]
        apart = [event for event in events if weight(event) != "along"]
        account.dropped += max(0, len(apart) - 1)
        account.told += len(events) - max(0, len(apart) - 1)
        stood = end - after.at
        if any(weight(event) == "decisive" for event in apart):
            account.decisive += 1
            account.shortest = min(account.shortest, stood)
            account.too_short += stood < LEAST[account.pace]
        elif apart and apart[0].get("seat") not in (None, seat) and stood < 100:
            account.shortened += 1
    for before, moment in pairwise(seen):
        if moment.asked and not before.asked:
            account.turns += 1
            account.too_early += moment.told < moment.heard


def _own(slug: str, heard: Sequence[Any], seat: int) -> list[bool]:
    """Which events are my own doing, with what goes along; none: it came with the page itself."""
    weights = weights_of(find_game(slug))
    own: list[bool] = []
    for event in heard:
        goes_along = event is not None and weights.get(event["type"]) in ("along", "quiet")
        is_mine = event is not None and event.get("seat") == seat
        own.append(is_mine or (goes_along and own[-1:] == [True]))
    return own


def _tellings(seen: Sequence[Moment]) -> Iterator[tuple[Moment, Moment, float]]:
    """Each time more was told: before, after, and until when it stood."""
    for before, after, then in zip(seen, seen[1:], [*seen[2:], None], strict=False):
        if after.told != before.told:
            yield before, after, float("inf") if then is None else then.at


def _judge_recaps(
    account: Account, seen: Sequence[Moment], answered: Sequence[Answer], is_mine: Sequence[bool]
) -> None:
    """Whenever one is asked, the log marks all that has happened since the last answer.

    What I did myself is no news: the mark begins with what somebody else did.
    """
    moments = enumerate(pairwise(seen), start=1)
    turns = [(place, after) for place, (before, after) in moments if after.asked > before.asked]
    for place, turn in turns:
        since = max((each.told for each in answered if each.moments <= place), default=None)
        if since is not None:
            mine = takewhile(bool, is_mine[since : turn.told])
            account.unmarked += turn.marked < turn.told - since - sum(mine)


def _seats_in(event: dict[str, Any], tells: Mapping[str, str]) -> set[int]:
    found: set[int] = set()
    for name, how in tells.items():
        if how == "seats":
            found.update(event[name])
        elif how in ("seat", "maybe:seat") and event[name] is not None:
            found.add(event[name])
    return found


def together(accounts: Sequence[Account]) -> Account:
    """Several matches as one."""
    first = accounts[0]
    total = Account(first.game, first.pace)
    for each in accounts:
        for name in vars(total):
            if name not in ("game", "pace", "shortest", "findings"):
                setattr(total, name, getattr(total, name) + getattr(each, name))
        total.shortest = min(total.shortest, each.shortest)
        total.findings += each.findings
    total.findings = sorted(set(total.findings))
    return total


def main(wanted: argparse.Namespace) -> int:
    """Play them all; 1 if something was not seen."""
    is_clean = True
    with (
        tempfile.TemporaryDirectory() as folder,
        open_browser() as browser,
        served(Path(folder) / "recorder.sqlite") as address,
    ):
        for slug in wanted.games:
            for pace in wanted.paces.split(","):
                account = together(
                    [
                        record(browser, address, slug, pace, wanted.seed + number, wanted.most)
                        for number in range(wanted.matches)
                    ]
                )
                print(account, flush=True)
                is_clean = is_clean and account.is_clean
    return 0 if is_clean else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--paces", default=",".join(PACES))
    parser.add_argument("--most", type=int, default=40, help="moves by hand in one match")
    parser.add_argument("--seed", type=int, default=1)
    sys.exit(main(parser.parse_args()))
