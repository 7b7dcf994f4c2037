"""How much a browser must load: `python -m tests.web.sizes` prints it for every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from larcin.kernel.registry import LANGUAGES, games
from larcin.server.site import SITE

MANIFEST = SITE / ".vite" / "manifest.json"
GAMES = "../src/larcin/games"
SHELL = ("index.html", "src/pages/TablePage.svelte")


def script_to_play(game: str, language: str) -> int:
    """Bytes of JavaScript, as brotli, that a browser needs to play this game in this language."""
    parts = [
        *SHELL,
        f"{GAMES}/{game}/ui/Board.svelte",
        f"{GAMES}/{game}/ui/types.ts",
        f"{GAMES}/{game}/text/{language}.ftl?play",
        f"../src/larcin/words/text/{language}.ftl?all",
        f"text/{language}.ftl?all",
    ]
    return sum(map(_sent, _scripts(parts)))


def _scripts(parts: list[str]) -> set[str]:
    """The files of these parts and of all that they import."""
    manifest: dict[str, dict[str, Any]] = msgspec.json.decode(MANIFEST.read_bytes())
    files: set[str] = set()
    waiting = [part for part in parts if part in manifest or not part.endswith("Board.svelte")]
    while waiting:
        chunk = manifest[waiting.pop()]
        if chunk["file"] not in files:
            files.add(chunk["file"])
            waiting += chunk.get("imports", ())
    return files


def _sent(name: str) -> int:
    path: Path = SITE / f"{name}.br"
    return path.stat().st_size


if __name__ == "__main__":
    for slug in games():
        sizes = ", ".join(f"{each} {script_to_play(slug, each):,}" for each in LANGUAGES)
        print(f"{slug}: {sizes} bytes of JavaScript as brotli")
