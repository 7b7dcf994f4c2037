"""The steps of the script, by name: each is the rule that it carries out."""

from __future__ import annotations

from typing import Final

DRAWING_COLOURS: Final = "AV-2.1"
DEALING: Final = "AV-2.2"
NEXT_ROUND: Final = "AV-3.1"
GOING: Final = "AV-4"
ACTING: Final = "AV-5"
PICKING_BLIND: Final = "AV-R33b"
SHOWING_ACTIONS: Final = "AV-5.3"
OPENING_AUCTION: Final = "AV-6.1"
BUYING: Final = "AV-6.3"
PICKING: Final = "AV-R33"
EXHIBITING: Final = "AV-7.3"
RANKING: Final = "AV-7.8"
PLANNING_THEFTS: Final = "AV-7.18"
STEALING: Final = "AV-7.20"
ARRESTING: Final = "AV-7.28"
PAYING_DETECTIVES: Final = "AV-7.35"
ENDING_ROUND: Final = "AV-8.4"
GIVING_BONUS: Final = "AV-9.2"
GIVING_NEXT_BONUS: Final = "AV-9.3"
WINNING: Final = "AV-9.4"
