"""Mermaid texts as pictures: drawn while the site is built, so that no browser needs a library."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import build_page

ROOT: Final = Path(__file__).resolve().parent.parent
FENCE: Final = re.compile(r"^```mermaid\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class CannotDraw(Exception):
    """A picture could not be drawn; the text says why."""


def draw_all(pages: Sequence[Path]) -> None:
    """Put pictures in the place of their texts. Without node or its library, texts stay."""
    texts = {page: page.read_text(encoding="utf-8") for page in pages}
    wanted = [found for text in texts.values() for found in FENCE.findall(text)]
    if not wanted or not (ROOT / "node_modules" / "beautiful-mermaid").is_dir():
        return
    pictures = dict(zip(wanted, _draw(wanted), strict=True))
    for page, text in texts.items():
        drawn = FENCE.sub(lambda found: _figure(pictures[found[1]]), text)
        if drawn != text:
            page.write_text(drawn, encoding="utf-8")


def _draw(texts: Sequence[str]) -> list[str]:
    node, _ = build_page.node_on_path() or build_page.node_of_wheel(sys.executable)
    done = subprocess.run(
        [*node, "docsite/pictures.mjs"],
        cwd=ROOT,
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotDraw(f"A Mermaid picture could not be drawn:\n{done.stderr}")
    drawn: list[str] = json.loads(done.stdout)
    return drawn


def _figure(svg: str) -> str:
    """Without empty lines, or Markdown would take them for the end of the element."""
    lines = filter(str.strip, svg.splitlines())
    return "\n".join(['<figure class="drawn" tabindex="0">', *lines, "</figure>"])
