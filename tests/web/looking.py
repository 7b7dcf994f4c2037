"""What must be true of any page that one looks at."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.browser import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
WIDE = """
() => [...document.querySelectorAll("body *")]
  .filter((each) => {
    const box = each.getBoundingClientRect();
    const hidden = !box.width || getComputedStyle(each).visibility === "hidden";
    const scrolled = each.closest("[data-scrolls], .wall, .sr, table");
    return !hidden && !scrolled && box.left < innerWidth && box.right > innerWidth + 1
      && getComputedStyle(each).position !== "fixed" && !each.closest("svg, .pile, .felt, .poster");
  })
  .map((each) => each.outerHTML.slice(0, 120))
"""


def violations(page: Page) -> list[str]:
    """What axe finds wrong on this page."""
    # Evaluated, not added as a script: the page's policy allows no foreign ones.
    page.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
    found: dict[str, Any] = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] })"
    )
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def overflowing(page: Page) -> list[str]:
    """What sticks out on the right."""
    wide: bool = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    found: list[str] = page.evaluate(WIDE)
    return [*(["the page scrolls sideways"] if wide else []), *found]
