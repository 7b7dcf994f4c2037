"""Somebody who plays on the board itself, by taps or by keys, and knows no game.

What is lit may be tapped; that is all they go by. Whatever they see that no player should see is
written down.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Literal

import msgspec
from playwright.sync_api import BrowserContext, ElementHandle, Locator, Page, WebSocket

from larcin.words.catalogue import Catalogue
from tests.web.browser import ROOT
from tests.web.looking import overflowing
from tests.web.seeing import Button, Look, button_at, cover_of, look_at, unsaid, way_to

Way = Literal["taps", "keys"]

MOST_TABS, MOST_ARROWS = 150, 70
SOON = 3_000
"""Milliseconds in which something must be there to be tapped."""
MOST_IN_VAIN = 3
"""So often somebody tries what does not work; then they give up."""


class Player:
    """One browser, one way to play, one language; `findings` is what should not have been."""

    def __init__(self, context: BrowserContext, way: Way, language: str, seed: str) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.language = language
        self.way = way
        self.moves = 0
        self.taps: Counter[int] = Counter()
        """How many taps the moves took, wrong ways included."""
        self.findings: Counter[str] = Counter()
        self.is_cut_off = False
        self._in_vain = 0
        self._touches = bool(self.page.evaluate("() => navigator.maxTouchPoints > 0"))
        self._rng = random.Random(seed)
        self._catalogue = Catalogue(language, ROOT / "web", ROOT / "src" / "larcin" / "words")
        self._answered = 0
        self._last: dict[str, Any] = {}
        self._label = ""
        self._begun: Look | None = None
        """What was seen before the last tap, if that did not decide."""
        self._tapped = 0
        self._useless: set[str] = set()
        self._passed: set[tuple[str, ...]] = set()
        """What was lit on the way to this move."""
        context.on("weberror", lambda error: self._find(f"error: {error.error}"))
        self.page.on("console", lambda message: self._console(message.type, message.text))
        self.page.on("websocket", self._listen)

    # -- The page ---------------------------------------------------------------------------------

    def say(self, key: str, **facts: object) -> str:
        """A sentence of the page in this player's language."""
        return self._catalogue.say(key, facts)

    def press(self, target: Locator) -> None:
        """A button of the page, as this player presses buttons."""
        target.wait_for()
        if self.way == "taps":
            self._touch(target)
            return
        self.tab_to(target)
        self.page.keyboard.press("Enter")

    def tab_to(self, target: Locator) -> None:
        """Tab, until it has the focus."""
        for _ in range(MOST_TABS):
            if target.evaluate("(each) => each === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {target}")

    def choose(self, target: Locator, key: str, value: str) -> None:
        """Something in a list: the keys that lead to it, or the list itself."""
        if self.way == "taps":
            target.select_option(value)
            return
        self.tab_to(target)
        self.page.keyboard.press(key)

    def tick(self, radio: Locator) -> None:
        """One of several: its name, or the arrows from the one that is ticked."""
        if self.way == "taps":
            self._touch(radio.locator("xpath=.."))
            return
        self.tab_to(radio.locator("xpath=ancestor::fieldset").get_by_role("radio", checked=True))
        while not radio.is_checked():
            self.page.keyboard.press("ArrowRight")

    # -- The board --------------------------------------------------------------------------------

    def look(self) -> Look:
        """What is on the screen now."""
        return look_at(self.page, self.way)

    def play(self, look: Look) -> None:
        """One tap on something that is lit; with luck, it is a move."""
        wanted = self._wanted(look)
        if not wanted:
            self._wait_for_something()
            return
        button = self._rng.choice(wanted)
        sent, answered = self.moves, self._answered
        if not self._tap(button):
            self._useless.add(button.label)
            return
        self._tapped += 1
        if self._is_answered(look, sent, answered, button):
            self.taps[self._tapped] += 1
            self._begin()
        else:
            self._begun = look
            self._passed.add(_labels(look))
            if _labels(self.look()) in self._passed:
                self._useless.add(button.label)  # it only puts something back
        if self.moves % 4 == 0 or self.look().over:
            self.examine()

    @property
    def has_given_up(self) -> bool:
        """Whether the board was found unplayable; `findings` say where."""
        return self._in_vain >= MOST_IN_VAIN

    def examine(self) -> None:
        """What must be true at any time."""
        for line in unsaid(self.page):
            self._find(f"not said: {line[:100]}")
        for each in overflowing(self.page):
            self._find(f"sticks out: {each}")
        if self.page.evaluate("() => document.documentElement.scrollHeight > innerHeight + 1"):
            self._find("the page scrolls")

    def _wanted(self, look: Look) -> list[Button]:
        """What leads on, as it seems: what a tap has brought, else what lies elsewhere."""
        lit = [each for each in look.open if each.label not in self._useless]
        if self._begun is None:
            return lit
        known = {each.label for each in self._begun.open}
        rows = {each.row for each in look.buttons if each.pressed}
        fresh = [each for each in lit if each.label not in known]
        elsewhere = [each for each in lit if each.row not in rows]
        return fresh or elsewhere or lit

    def _begin(self) -> None:
        self._begun, self._tapped = None, 0
        self._useless.clear()
        self._passed.clear()

    def _wait_for_something(self) -> None:
        self._begin()
        for _ in range(SOON // 50):
            look = self.look()
            if look.open or not look.asked or look.over:
                return
            self.page.wait_for_timeout(50)
        self._find_in_vain(f"asks, and nothing is lit: {look.says}")

    def _tap(self, button: Button) -> bool:
        self._label = button.label
        handle = button_at(self.page, button)
        if handle is None:
            return False
        if self.way == "taps":
            try:
                self._touch(handle)
            except Exception as error:  # covered, moving or gone: playwright says which
                # A mere picture has no name, and may turn away while one aims.
                is_there = button.label and handle.evaluate("(each) => each.isConnected")
                if is_there and self.look().asked and not self.look().over:
                    why = cover_of(handle)
                    why = f"covered by {why}" if why else str(error)[-300:]
                    self._find_in_vain(f"cannot be tapped: {button.label}: {why}")
                return False
            return True
        if not self._reach(handle):
            if self.look().asked and handle.evaluate("(each) => each.isConnected"):
                self._find_in_vain(f"keys do not lead to: {button.label}")
            return False
        self.page.keyboard.press(self._rng.choice(("Enter", "Space")))
        return True

    def _touch(self, target: Locator | ElementHandle) -> None:
        if self._touches:
            target.tap(timeout=SOON)
        else:
            target.click(timeout=SOON)

    def _reach(self, target: ElementHandle) -> bool:
        """Tab to its group, then arrows."""
        for _ in range(MOST_TABS):
            told = way_to(target)
            if told.there:
                return True
            if told.inside and self._walk(target):
                return True
            self.page.keyboard.press("Tab")
        return False

    def _walk(self, target: ElementHandle) -> bool:
        """By arrows, the long way first; where that leads nowhere new, some other way."""
        seen: Counter[tuple[int, str]] = Counter()
        for _ in range(MOST_ARROWS):
            told = way_to(target)
            if told.there or not told.inside:
                return told.there
            across = "ArrowRight" if told.x > 0 else "ArrowLeft"
            along = "ArrowDown" if told.y > 0 else "ArrowUp"
            ways = (across, along) if abs(told.x) > abs(told.y) else (along, across)
            others = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
            key = min((*ways, *others), key=lambda each: seen[told.focus, each])
            seen[told.focus, key] += 1
            self.page.keyboard.press(key)
        return False

    def _is_answered(self, before: Look, sent: int, answered: int, button: Button) -> bool:
        """Whether this was a move; waits for what comes of it."""
        for turn in range(SOON // 15):
            if self.moves > sent:
                if self._answered > answered:
                    break
            elif self.look() != before:
                self.page.wait_for_timeout(30)
                if self.moves == sent:
                    return False
            elif turn > 20:
                self._useless.add(button.label)
                return False
            self.page.wait_for_timeout(15)
        else:
            self._find_in_vain(f"no answer to: {button.label}")
        look = self.look()
        if self.way == "keys" and look.asked and look.lost and not look.over:
            self._find(f"the focus is lost after: {before.says}")
        return True

    # -- What it hears ----------------------------------------------------------------------------

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(msgspec.json.decode(frame)))
        socket.on("framereceived", lambda frame: self._received(msgspec.json.decode(frame)))

    def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] in ("play", "change"):
            self.moves += 1
            self._last = message["move"]

    def _received(self, message: dict[str, Any]) -> None:
        if message["type"] in ("observation", "refused"):
            self._answered += 1
        if message["type"] == "refused":
            refused = f"{message['rule']} {message['reason']}: {self._last}"
            self._find(f"lit, but refused: {refused} by {self._label}")
        if message["type"] == "bad":
            self._find(f"bad: {message}")

    def _console(self, kind: str, text: str) -> None:
        if text.startswith("words:") or (kind == "error" and not self.is_cut_off):
            self._find(f"console: {text}")

    def _find_in_vain(self, what: str) -> None:
        """What keeps the match from going on."""
        self._in_vain += 1
        self._find(what)

    def _find(self, what: str) -> None:
        self.findings[" ".join(what.split())] += 1


def _labels(look: Look) -> tuple[str, ...]:
    return tuple(each.label for each in look.open)
