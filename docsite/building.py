"""From sources to a folder of files that any server can send: `larcin serve` does, at /docs."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from docsite.finishing import finish
from docsite.staging import ROOT, Nav, stage

WORKSHOP: Final = ROOT / "build" / "docs"
"""Where Markdown is gathered and made into HTML; git ignores it."""

SITE: Final = ROOT / "src" / "larcin" / "server" / "docs"
"""Where the server looks for it; git ignores it, and a wheel takes it along."""


class CannotBuild(Exception):
    """The docs could not be built; the sentence says why."""


def can_build() -> bool:
    """Whether this Python has what the docs are built with."""
    return all(map(importlib.util.find_spec, ("zensical", "mkdocstrings")))


def build(into: Path = SITE, workshop: Path = WORKSHOP) -> Path:
    """Build the whole site, and put it in its place when it is whole."""
    if not can_build():
        raise CannotBuild("What the docs are built with is missing: `python3 run.py docs` has it.")
    shutil.rmtree(workshop, ignore_errors=True)
    nav = stage(workshop / "pages")
    settings = (ROOT / "docsite" / "zensical.toml").read_text(encoding="utf-8")
    heading = "[project]\n"
    settings = settings.replace(heading, f"{heading}nav = {_as_toml(nav)}\n", 1)
    settings = settings.replace("../..", ROOT.as_posix())
    (workshop / "zensical.toml").write_text(settings, encoding="utf-8")
    _run([sys.executable, "-m", "zensical", "build", "--clean", "--strict"], workshop)
    site = workshop / "site"
    finish(site)
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(site, into)
    return into


def _as_toml(nav: Nav) -> str:
    entries = (
        f"{{ {json.dumps(title)} = "
        f"{json.dumps(where) if isinstance(where, str) else _as_toml(where)} }}"
        for title, where in nav
    )
    return f"[{', '.join(entries)}]"


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild("Zensical could not build the docs:\n" + done.stdout + done.stderr)
