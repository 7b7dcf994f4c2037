"""The steps of the script, by name: each is the rule that it carries out."""

from __future__ import annotations

from typing import Final

DEALING: Final = "RB-2"
LAYING: Final = "RB-3"
PASSING: Final = "RB-3.8"
COUNTING: Final = "RB-6.1"
GOING_ON: Final = "RB-R4b"
WINNING: Final = "RB-6.3"
