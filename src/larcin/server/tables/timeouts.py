"""People who are not connected: after a while, if the table says so, a bot sits in for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Absences:
    """A timer for each seat whose person is away."""

    def __init__(self, sit_in: Callable[[int], None]) -> None:
        self._sit_in = sit_in
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def mind(self, away: set[int], seconds: float) -> None:
        """These are away now; the others are there, or nobody minds."""
        for seat in set(self._timers) - away:
            self._timers.pop(seat).cancel()
        loop = asyncio.get_running_loop()
        for seat in away - set(self._timers):
            self._timers[seat] = loop.call_later(seconds, self._ring, seat)

    def stop(self) -> None:
        """Nobody is minded any more."""
        if not self._timers:
            return
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    @property
    def is_idle(self) -> bool:
        """Whether nothing would happen by itself."""
        return not self._timers

    def _ring(self, seat: int) -> None:
        del self._timers[seat]
        self._sit_in(seat)
