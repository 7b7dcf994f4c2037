"""Links that lead nowhere: to a file that is not there, or to an anchor that its page lacks."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

ADDRESSES: Final = ("href", "src")

GAMES: Final = "/"
"""Where the games are: docs are served at `/docs` of the same address."""


class _Page(HTMLParser):
    """What a page can be entered by, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.targets: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value)
            if name in ADDRESSES:
                self.targets.append(value)


def faults(site: Path) -> list[str]:
    """A line for each dead link inside the site, and for each file from another host."""
    pages = {path: _Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    return [
        f"{path.relative_to(site)}: {target}"
        for path, page in pages.items()
        for target in page.targets
        if not _leads_somewhere(path, target, pages)
    ]


def _leads_somewhere(path: Path, target: str, pages: dict[Path, _Page]) -> bool:
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return True  # another host's is its own
    if target == GAMES:
        return True  # the server's own page, beside these
    there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not there.is_file():
        return False
    return not parts.fragment or unquote(parts.fragment) in pages[there].anchors
