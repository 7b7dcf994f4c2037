"""The game that a new one begins with. It is a whole game, tested like those that are shipped."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "vide_gousset"
