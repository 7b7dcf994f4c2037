"""The steps that a rule may lead to out of their order."""

from __future__ import annotations

from typing import Final

DEALING: Final = "SD-C"
PLAYING: Final = "SD-1"
ADDING: Final = "SD-4"
SCORING: Final = "SD-9"
WINNING: Final = "SD-9.2"
