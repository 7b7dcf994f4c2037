"""The game is found wherever its folder lies, so that its tests can import it."""

from __future__ import annotations

from pathlib import Path

from larcin.kernel.registry import games, register

FOLDER = Path(__file__).parent.parent

if FOLDER.name not in games():
    register(FOLDER)
