"""What a player sees of a table: what is asked, what is lit, and where the focus is."""

from __future__ import annotations

import msgspec
from playwright.sync_api import ElementHandle, Page

LOOK = """
(way) => {
  // A mere picture of something that has a button elsewhere: for pointers, where they see it.
  const isInReach = (each) => {
    if (!each.closest("[aria-hidden=true]")) return true;
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return way === "taps" && each.contains(document.elementFromPoint(x, y));
  };
  const ask = document.querySelector("[data-testid=ask]");
  const board = document.querySelector(".board");
  const all = [...(board?.querySelectorAll("button") ?? [])];
  const own = all.filter((each) => !each.closest("[data-testid=ask], [data-testid=end]"));
  return {
    asked: !!ask?.matches(":not(.idle):has([data-testid=list], [data-testid=offer])"),
    over: !!document.querySelector("[data-testid=end]"),
    says: ask?.querySelector("p")?.innerText ?? "",
    lost: document.activeElement === document.body,
    buttons: own.filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0)
      .filter(isInReach)
      .map((each) => ({
        at: all.indexOf(each),
        label: (each.ariaLabel ?? each.innerText).replace(/\\s+/g, " ").trim(),
        off: each.ariaDisabled === "true" || each.disabled,
        pressed: each.ariaPressed === "true",
        row: own.findIndex((other) => other.parentElement === each.parentElement),
      })),
  };
}
"""
WORDS = """
() => {
  const named = [...document.querySelectorAll("[aria-label], [title]")];
  const names = named.flatMap((each) => [each.ariaLabel ?? "", each.title ?? ""]);
  const said = [document.body.innerText, ...names].join("\\n");
  const unfilled = /\\{ *\\$|\\{ *[A-Z]+\\(|undefined|NaN|\\[object/;
  return said.split("\\n").filter((line) => unfilled.test(line));
}
"""
BUTTON = "(at) => document.querySelector('.board').querySelectorAll('button')[at]"
COVER = """
(button) => {
  // What lies over its middle: as its tag, with its name or class.
  const { left, top, width, height } = button.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!found) return "nothing, but it is out of the window";
  if (button.contains(found)) return "";
  const more = found.dataset.testid ?? found.ariaLabel ?? found.getAttribute("class") ?? "";
  return `<${found.localName}${more && " "}${more}>`;
}
"""
GROUP = """
(button) => {
  // The nearest thing around it that Tab stops in: from there on, arrows lead to it.
  let group = button;
  const isStop = (each) => each.tabIndex >= 0;
  const hasStop = (each) => [...each.querySelectorAll("button"), each].some(isStop);
  while (group && !hasStop(group)) group = group.parentElement;
  const active = document.activeElement;
  const middle = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(button);
  const [fromX, fromY] = middle(active);
  return {
    there: active === button,
    inside: active !== document.body && !!group?.contains(active) && active.tagName === "BUTTON",
    x: x - fromX,
    y: y - fromY,
    focus: [...document.querySelectorAll("*")].indexOf(active),
  };
}
"""


class Button(msgspec.Struct, frozen=True):
    at: int
    label: str
    off: bool
    pressed: bool
    row: int


class Look(msgspec.Struct, frozen=True):
    asked: bool
    over: bool
    says: str
    lost: bool
    buttons: tuple[Button, ...]

    @property
    def open(self) -> tuple[Button, ...]:
        """What may be tapped, and is not tapped yet."""
        return tuple(each for each in self.buttons if not each.off and not each.pressed)


class Towards(msgspec.Struct, frozen=True):
    """From the focus to a button."""

    there: bool
    inside: bool
    """Whether arrows lead from one to the other."""
    x: float
    y: float
    focus: int
    """Which element has the focus, as a number."""


def look_at(page: Page, way: str) -> Look:
    """What is on the screen now, for somebody who taps or for somebody with keys."""
    return msgspec.convert(page.evaluate(LOOK, way), Look)


def unsaid(page: Page) -> list[str]:
    """Lines that no person should read: messages that were not filled in."""
    found: list[str] = page.evaluate(WORDS)
    return found


def button_at(page: Page, button: Button) -> ElementHandle | None:
    """The button itself."""
    return page.evaluate_handle(BUTTON, button.at).as_element()


def cover_of(target: ElementHandle) -> str:
    """What covers it, as `<div class>`; nothing if it lies open."""
    found: str = target.evaluate(COVER)
    return found


def way_to(target: ElementHandle) -> Towards:
    """Where it lies from what has the focus."""
    return msgspec.convert(target.evaluate(GROUP), Towards)
