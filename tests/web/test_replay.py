"""Looking back: a stored match of each game, forward, backward and by leaps, in a real browser."""

from __future__ import annotations

import re
from difflib import unified_diff
from functools import partial
from urllib.parse import parse_qs, urlsplit

import pytest
from msgspec import Raw
from playwright.sync_api import Browser, ConsoleMessage, Page, Route, expect

from larcin.authoring.record import replay_paths
from larcin.kernel.codec import encode
from larcin.kernel.game import AnyGame
from larcin.kernel.record import Record, read_record, replay
from larcin.kernel.registry import find_game, games
from larcin.wire import MatchListed, Player, Turns
from tests.web.conftest import Visitors

MATCH = "of-old"
# From which side the viewer happens to look is no part of the picture.
READ = """(main) => {
  const whims = [...main.querySelectorAll("[data-whim]")].map((each) => each.innerText);
  return whims.reduce((text, whim) => text.replace(whim, ""), main.innerText);
}"""
WALKED = 30
"""So many turns are walked from each end: long matches repeat themselves."""

over_every_board = pytest.mark.parametrize(
    "game",
    [game for game in games().values() if (game.folder / "ui" / "Board.svelte").is_file()],
    ids=lambda game: game.slug,
)


def shortest(game: AnyGame) -> Record:
    """The stored match of this game that is walked through soonest."""
    records = [read_record(path.read_bytes()) for path in replay_paths(game)]
    return min(records, key=lambda record: len(record.moves))


class Archive:
    """Answers in the server's place, of a match that it never played."""

    def __init__(self, page: Page, record: Record, seat: int | None) -> None:
        self._record = record
        self._seat = seat
        page.route(re.compile(rf"/api/matches/{MATCH}/about"), self._about)
        page.route(re.compile(rf"/api/matches/{MATCH}/turns"), self._turns)

    def _about(self, route: Route) -> None:
        record = self._record
        about = MatchListed(
            id=MATCH,
            table="gone",
            game=record.game,
            rules_version=record.rules_version,
            options=record.options,
            players=tuple(Player(name, None, None, False) for name in record.seats),
            started=0,
            ended=0,
            outcome=record.outcome,
            closed=None,
            public=True,
            seat=self._seat,
        )
        _answer(route, about)

    def _turns(self, route: Route) -> None:
        asked = parse_qs(urlsplit(route.request.url).query)
        first, count = int(asked["first"][0]), int(asked["count"][0])
        eyes = int(asked["eyes"][0]) if "eyes" in asked else None
        seen = _observed(self._record, eyes)[first : first + count]
        turns, scenes = tuple(turn for turn, _ in seen), tuple(scenes for _, scenes in seen)
        _answer(route, Turns(MATCH, eyes, first, len(self._record.moves), turns, scenes))


def _observed(record: Record, eyes: int | None) -> list[tuple[Raw, tuple[Raw, ...]]]:
    seen, heard = [], 0
    for match in replay(record):
        match.staged = True
        scenes = tuple(Raw(encode(scene)) for scene in match.scenes(eyes, heard))
        seen.append((Raw(encode(match.observe(eyes, heard))), scenes))
        heard = len(match.events)
    return seen


def _answer(route: Route, told: object) -> None:
    route.fulfill(body=encode(told), content_type="application/json")


def picture(page: Page, turn: int) -> str:
    """What can be read on the felt and in the log, once this turn is shown."""
    expect(page.locator(f"[data-turn='{turn}']")).to_have_count(1)
    return str(page.locator("main.table").evaluate(READ))


def step(page: Page, key: str, turn: int) -> str:
    page.keyboard.press(key)
    return picture(page, turn)


@over_every_board
def test_every_turn_is_the_same_from_whichever_side_one_comes(
    server: str, visitors: Visitors, game: AnyGame
) -> None:
    record = shortest(game)
    last = len(record.moves)
    page = visitors.come().new_page()
    page.on("console", partial(_note, visitors.mistakes))
    Archive(page, record, seat=None)
    page.goto(f"{server}/replay/{MATCH}/0")
    # What is chosen in secret nobody sees: keys lead to where something happened.
    told = [turn for turn, events in enumerate(record.events) if events and turn > 0]
    seen = {0: picture(page, 0)}
    for turn in told[:WALKED]:
        seen[turn] = step(page, "ArrowRight", turn)
    page.keyboard.press("End")
    seen[last] = picture(page, last)
    wrong = []
    for turn in told[:-1][-WALKED:][::-1]:
        wrong += differences(turn, seen, step(page, "ArrowLeft", turn))
    for turn in (last // 2, last, last // 3, 0):
        page.goto(f"{server}/replay/{MATCH}/{turn}")
        wrong += differences(turn, seen, picture(page, turn))
    assert wrong == []
    assert visitors.mistakes == []


def test_one_leaps_by_rounds_by_lines_and_by_seats(server: str, visitors: Visitors) -> None:
    record = shortest(find_game("adel"))
    told = enumerate(record.events)
    heads = [
        turn for turn, events in told if turn and any(each["type"] == "Begun" for each in events)
    ]
    page = visitors.come().new_page()
    Archive(page, record, seat=1)
    page.goto(f"{server}/replay/{MATCH}/0")
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.get_by_role("button", name="Next round").click()
    picture(page, heads[0])
    page.keyboard.press("ArrowDown")
    picture(page, heads[1])
    page.keyboard.press("ArrowUp")
    picture(page, heads[0])
    page.keyboard.press("End")
    picture(page, len(record.moves))
    page.locator("li button.look").nth(8).click()
    expect(page.locator(f"[data-turn='{len(record.moves)}']")).to_have_count(0)
    page.keyboard.press("Home")
    page.locator("#followed").select_option("0")
    page.get_by_role("button", name="Next turn of").click()
    expect(page.locator("[data-turn='0']")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"eyes=1$"))
    page.get_by_label("Seen by").select_option("")
    expect(page).to_have_url(re.compile(r"eyes=none$"))
    assert visitors.mistakes == []


def differences(turn: int, seen: dict[int, str], text: str) -> list[str]:
    before = seen.setdefault(turn, text)
    changed = unified_diff(before.split("\n"), text.split("\n"), lineterm="", n=0)
    return [f"turn {turn}: {line}" for line in changed if not line.startswith(("---", "+++", "@@"))]


def _note(mistakes: list[str], message: ConsoleMessage) -> None:
    if message.type == "error":
        mistakes.append(message.text)


def test_a_climax_is_shown_again_as_it_was_at_the_table(server: str, browser: Browser) -> None:
    """An exhibition comes and goes within one turn: without its pictures it would never be seen."""
    record = shortest(find_game("adel"))
    shown = [any(event["type"] == "Exhibited" for event in events) for events in record.events]
    turn = shown.index(True)
    before = max(each for each in range(turn) if each == 0 or record.events[each])
    context = browser.new_context(reduced_motion="reduce")  # somebody who has the time to look
    page = context.new_page()
    Archive(page, record, seat=None)
    page.goto(f"{server}/replay/{MATCH}/{before}")
    picture(page, before)
    page.keyboard.press("ArrowRight")
    expect(page.locator("main.table[data-playing=true]")).to_have_count(1)
    picture(page, turn)
    page.get_by_test_id("land").click()
    expect(page.locator("main.table[data-playing=false]")).to_have_count(1)
    context.close()
