"""How much somebody may do in a while: lines of a chat, messages over a socket."""

from __future__ import annotations

import time
from typing import Final

TIDY: Final = 1000
"""How many names are remembered before those are looked for that can be forgotten."""


class Allowance:
    """How much somebody may still say: so much a second, and some that was saved."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    def spend(self, amount: float = 1) -> bool:
        """Whether so much more is allowed."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def fine(self, amount: float) -> None:
        """Take so much away, though it is not there: for a while nothing is allowed."""
        self.spend(0)
        self._left = max(-2 * self._most, self._left - amount)

    @property
    def is_whole(self) -> bool:
        """Whether all that can be saved is there again: then it need not be remembered."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


class Allowances:
    """An allowance for each of many names, forgotten when nothing of it is spent."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._of: dict[str, Allowance] = {}
        self._tidy_at = TIDY

    def spend(self, name: str, amount: float = 1) -> bool:
        """Whether so much more is allowed to this one."""
        if len(self._of) >= self._tidy_at:
            self._of = {each: left for each, left in self._of.items() if not left.is_whole}
            self._tidy_at = max(TIDY, 2 * len(self._of))
        return self._one(name).spend(amount)

    def fine(self, name: str, amount: float) -> None:
        """Take so much away from this one."""
        self._one(name).fine(amount)

    def _one(self, name: str) -> Allowance:
        return self._of.setdefault(name, Allowance(self._rate, self._most))
