"""The steps of the script, by name: each is the rule that it carries out."""

from __future__ import annotations

from typing import Final

DEALING: Final = "SD-C"
PLAYING: Final = "SD-1"
CANCELLING: Final = "SD-2"
CALLING_THIEVES: Final = "SD-3"
STEALING_FIRST: Final = "SD-3.5"
STEALING: Final = "SD-3.4"
ADDING: Final = "SD-4"
ENDING_WITHOUT_CARDS: Final = "SD-8.3"
FILLING: Final = "SD-5"
ENDING_TOGETHER: Final = "SD-8.2"
CLOSING: Final = "SD-6"
ENDING_ALONE: Final = "SD-8.1"
DRAWING: Final = "SD-7"
SCORING: Final = "SD-9"
HANDING_IN: Final = "SD-R29"
WINNING: Final = "SD-9.2"
