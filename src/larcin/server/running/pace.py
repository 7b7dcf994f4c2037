"""When a bot's answer is told: how long it thought would tell whether it had a choice.

An answer to a question whose answers are secret comes after an interval that was fixed before the
bot was asked: a little more than the longest of its thoughts of late, about whatever they were. If
everybody can see that there is but one answer, it comes at once.
"""

from __future__ import annotations

from collections import deque
from math import ceil, log
from typing import Any, Final

import msgspec
from msgspec import Struct

LEAST: Final = 0.1
"""Seconds that every secret answer takes."""

STEP: Final = 1.25
"""Intervals are steps of so much: a thought that is longer by a hair changes nothing."""

MARGIN: Final = 1.1
"""By how much an interval is longer than the longest thought."""

REMEMBERED: Final = 200
"""How many thoughts of late there are: one that took long for other reasons is forgotten."""


class Pace:
    """The interval of one bot at one game."""

    def __init__(self) -> None:
        self._thoughts: deque[float] = deque(maxlen=REMEMBERED)

    @property
    def interval(self) -> float:
        """Seconds from question to answer, whatever the question is."""
        longest = max(self._thoughts, default=0.0) * MARGIN
        if longest <= LEAST:
            return LEAST
        return float(LEAST * STEP ** ceil(log(longest / LEAST, STEP)))

    def note(self, seconds: float) -> None:
        """How long it thought: that counts for the questions to come."""
        self._thoughts.append(seconds)


class _Asked(Struct):
    """All of an observation that matters here."""

    obvious: dict[str, Any] | None = None


def is_secret(observation: bytes) -> bool:
    """Whether others cannot see that there is but one answer."""
    return msgspec.json.decode(observation, type=_Asked).obvious is None
