"""The game that a new one begins with. It is a whole game, tested like those that are shipped."""

from __future__ import annotations

from pathlib import Path
from typing import Final

SLUG: Final = "vide_gousset"
TITLE: Final = "Vide-gousset"
LETTERS: Final = "VG"
"""What is its own in it, and another's in a copy."""

FOLDER: Final = Path(__file__).parent / SLUG

BOARD: Final = Path(__file__).parent / "board"
"""A board for it, which it does without: the tests play it on the plain one."""
