"""The steps of the script, by name: each is the rule that it carries out."""

from __future__ import annotations

from typing import Final

DEALING: Final = "VG-1.2"
FILLING: Final = "VG-2.1"
LAYING: Final = "VG-2.2"
WINNING: Final = "VG-3.1"
