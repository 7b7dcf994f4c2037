"""How much somebody may do in a while: lines of a chat, messages over a socket."""

from __future__ import annotations

import time


class Allowance:
    """How much somebody may still say: so much a second, and some that was saved."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    def spend(self) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
