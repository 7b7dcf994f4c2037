"""Somebody who goes through a lesson: `python -m tests.web.learner [GAME ...] [--shots FOLDER]`.

Every step by taps and by keys alone, on a phone and at a desk, in every language. At each they
first do something else than what they are told, where they can, and take it back.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from playwright.sync_api import Browser, Locator, Page, expect

from larcin.kernel.codec import convert
from larcin.kernel.match import Observation
from larcin.kernel.registry import find_game, games
from larcin.lessons import Course, lessons_of
from larcin.lessons.law import MOST_WORDS, WORD
from larcin.words import Words
from tests.web.browser import HURRIED, open_browser
from tests.web.hands import Way
from tests.web.looking import violations
from tests.web.serving import served

LOCALES: Final = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE"}
SIZES: Final = {"phone": (390, 844), "desk": (1440, 900)}
WAYS: Final[tuple[tuple[Way, str], ...]] = (("taps", "phone"), ("keys", "desk"))
MOST_TABS: Final = 200

COVERED: Final = """(look) => {
  const box = (each) => each.getBoundingClientRect();
  const ticket = box(document.querySelector("[data-testid=lesson]"));
  const way = (name) =>
    name === "hand" ? "[data-hand]" : `[data-look="${name}"], [data-fly="${name}"]`;
  const board = document.querySelector(".board");
  const found = look.map((name) => [name, [...board.querySelectorAll(way(name))]]);
  const wrong = found.filter(([, all]) => all.length === 0).map(([name]) => `${name} is nowhere`);
  const kept = [...found, ["the question", [...document.querySelectorAll("[data-testid=ask]")]]];
  for (const [name, all] of kept) for (const each of all) {
    const there = box(each);
    const wide = Math.min(ticket.right, there.right) - Math.max(ticket.left, there.left);
    const high = Math.min(ticket.bottom, there.bottom) - Math.max(ticket.top, there.top);
    if (wide > 1 && high > 1) wrong.push(`the ticket covers ${name} (${wide | 0}x${high | 0})`);
    const windows = [new DOMRect(0, 0, innerWidth, innerHeight)];
    for (let up = each.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflow !== "visible") windows.push(box(up));
    const isIn = (w) => Math.min(there.right, w.right) - Math.max(there.left, w.left) > 1
      && Math.min(there.bottom, w.bottom) - Math.max(there.top, w.top) > 1;
    if (!windows.every(isIn)) wrong.push(`${name} is out of sight`);
  }
  if (ticket.left < 0 || ticket.top < 0 || ticket.right > innerWidth || ticket.bottom > innerHeight)
    wrong.push("the ticket sticks out");
  return wrong;
}"""


class Learned(Struct):
    """What came of it."""

    steps: int
    findings: list[str]


class Learner:
    """One browser, one lesson."""

    def __init__(self, page: Page, slug: str, language: str, way: Way) -> None:
        self.page = page
        self.way = way
        self.game = find_game(slug)
        lesson = next(iter(lessons_of(self.game.folder).values()))
        self.course = Course(self.game, lesson)
        self.language = language
        self.findings: list[str] = []

    def learn(self, address: str, shots: Path | None = None) -> Learned:
        """From the first step to the button that starts a match."""
        self.page.goto(f"{address}/learn/{self.game.slug}")
        for number, step in enumerate(self.course.lesson.steps):
            self._arrive(number)
            self._examine(number)
            if shots is not None:
                self.page.screenshot(path=shots / f"{number:02}-{step.name}.png")
            if not step.do:
                if number + 1 < len(self.course):
                    self._press(self.page.get_by_test_id("learn-next"))
                continue
            if self._err(number):
                if shots is not None:
                    self.page.screenshot(path=shots / f"{number:02}-{step.name}-poor.png")
                self._press(self.page.get_by_test_id("learn-take-back"))
                self._arrive(number)
                self._examine(number)  # a table that is laid anew shows the same
            self._play(number, convert(step.do[0], self.game.move_type))
        expect(self.page.get_by_test_id("learn-play")).to_be_visible()
        return Learned(len(self.course), self.findings)

    def _arrive(self, number: int) -> None:
        ticket = self.page.get_by_test_id("lesson")
        expect(ticket).to_have_attribute("data-step", str(number))
        expect(ticket).not_to_have_attribute("data-mood", "poor")
        self.page.wait_for_timeout(500)  # what flies has landed, and the ticket lies beside it

    def _examine(self, number: int) -> None:
        step = self.course.lesson.steps[number]
        said = self.page.locator("[data-testid=lesson] .text").inner_text()
        if not 3 <= len(WORD.findall(said)) <= MOST_WORDS:
            self._find(number, f"says {said!r}")
        for wrong in self.page.evaluate(COVERED, list(step.look)):
            self._find(number, wrong)
        if number in (0, 1):
            for wrong in violations(self.page):
                self._find(number, f"axe: {wrong}")

    def _err(self, number: int) -> bool:
        """Some legal move that the step is not about, if there is one."""
        shown = self.course.show(number)
        wanted = [convert(each, self.game.move_type) for each in shown.step.do]
        others = [each for each in shown.frame.observation.moves if each not in wanted]
        if not others:
            return False
        self._play(number, others[0])
        expect(self.page.get_by_test_id("lesson")).to_have_attribute("data-mood", "poor")
        return True

    def _play(self, number: int, move: Any) -> None:
        """This move out of the list of moves, which leads there field by field."""
        shown = self.course.show(number)
        words = Words(self.game, self.language, shown.names, shown.me)
        if not play_from_list(self.page, self.way, words, shown.frame.observation, move):
            self._find(number, f"the list does not lead to {move}")

    def _press(self, target: Locator) -> None:
        press(self.page, self.way, target)

    def _find(self, number: int, what: str) -> None:
        step = self.course.lesson.steps[number]
        self.findings.append(f"step {number + 1} ({step.name}): {what}")


def play_from_list(
    page: Page, way: Way, words: Words, seen: Observation[Any, Any, Any], move: Any
) -> bool:
    """This move out of the list of moves, which leads there field by field; whether it does."""
    labels = {words.move(seen.view, move)}
    if len({type(each) for each in seen.moves}) > 1:
        labels.add(words.kind(move))
    labels |= {words.picked(move, field) for field in move.__struct_fields__}
    if way == "keys":
        page.keyboard.press("m")
    else:
        press(page, way, page.get_by_test_id("list"))
    dialog = page.locator("dialog [data-testid=moves]")
    dialog.wait_for()
    for _ in range(8):
        if dialog.count() == 0:
            return True
        fit = [each for each in dialog.get_by_role("button").all() if _text(each) in labels]
        if not fit:
            break
        press(page, way, fit[0])
        page.wait_for_timeout(100)
    return dialog.count() == 0


def press(page: Page, way: Way, target: Locator) -> None:
    """Tap it; or come to it by Tab, and press Enter."""
    target.wait_for()
    if way == "taps":
        target.tap()
        return
    for _ in range(MOST_TABS):
        if target.evaluate("(each) => each === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {target}")


def _text(button: Locator) -> str:
    """Its words, without the key that stands before them."""
    return re.sub(r"^\w\n", "", button.inner_text()).strip()


def learn(
    browser: Browser,
    address: str,
    slug: str,
    language: str,
    way: Way,
    device: str,
    shots: Path | None = None,
    night: bool = False,
) -> Learned:
    """The first lesson of this game, once."""
    width, height = SIZES[device]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LOCALES[language],
        has_touch=device == "phone",
        reduced_motion="reduce",
        color_scheme="dark" if night else "light",
    )
    context.add_init_script(HURRIED)
    mistakes: list[str] = []
    context.on("weberror", lambda error: mistakes.append(f"error: {error.error}"))
    try:
        learned = Learner(context.new_page(), slug, language, way).learn(address, shots)
    finally:
        context.close()
    learned.findings += mistakes
    return learned


def main(wanted: argparse.Namespace) -> int:
    """All lessons; 1 if something was found."""
    found = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        open_browser() as browser,
        served(Path(folder) / "learner.sqlite") as address,
    ):
        for slug in wanted.games:
            for language in wanted.languages.split(","):
                for way, device in WAYS:
                    shots = (
                        None
                        if wanted.shots is None
                        else wanted.shots / f"{slug}-{language}-{device}"
                    )
                    if shots is not None:
                        shots.mkdir(parents=True, exist_ok=True)
                    learned = learn(
                        browser, address, slug, language, way, device, shots, night=wanted.night
                    )
                    print(f"{slug} {language} {way} {device}: {learned.steps} steps", flush=True)
                    for each in learned.findings:
                        print(f"  ! {each}")
                    found += len(learned.findings)
    return 1 if found else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    taught = [slug for slug, game in games().items() if lessons_of(game.folder)]
    parser.add_argument("games", nargs="*", default=taught)
    parser.add_argument("--languages", default="en,fr,de")
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--night", action="store_true")
    sys.exit(main(parser.parse_args()))
