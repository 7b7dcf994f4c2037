"""The steps of the script, by name: each is the rule that it carries out."""

from __future__ import annotations

from typing import Final

DEALING: Final = "CO-C.3.1"
PLACING: Final = "CO-C.7.1"
BEGINNING: Final = "CO-D.1"
ROLLING: Final = "CO-D.2"
ACTING: Final = "CO-D.3"
DEFENDING: Final = "CO-F.4.b.2"
COUNTERING: Final = "CO-F.5.k.2"
CLAIMING: Final = "CO-F.4.d"
DRAWING: Final = "CO-D.7.1"
DISCARDING: Final = "CO-D.7.3"
