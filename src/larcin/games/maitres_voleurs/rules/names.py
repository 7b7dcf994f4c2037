"""The steps that a rule may lead to out of their order."""

from __future__ import annotations

from typing import Final

FILLING: Final = "MV-4.19"
FIRST_TURNING: Final = "MV-4.21"
NEXT_ROUND: Final = "MV-5"
CHOOSING: Final = "MV-5.1"
SHOWING_OTHERS: Final = "MV-5.5"
OPENING: Final = "MV-6.1"
SMUGGLER_PLACING: Final = "MV-8.2"
JEWELLER_PLACING: Final = "MV-9.1"
GEMOLOGIST_PLACING: Final = "MV-10.1"
GEMOLOGIST_ADDING: Final = "MV-10.3"
PULLING: Final = "MV-12.3"
TAKING_RUBY: Final = "MV-12.4"
CLOSING: Final = "MV-6.6"
TURNING: Final = "MV-7.1"
SMUGGLERS_SHARING: Final = "MV-8.8"
DETECTIVES: Final = "MV-13.2"
DETECTIVES_SHARING: Final = "MV-13.4"
COUNTING: Final = "MV-14.3"
