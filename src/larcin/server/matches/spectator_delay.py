"""A match as it was some seconds ago, for those who look on without a seat."""

from __future__ import annotations

from collections import deque

from larcin.kernel.match import Match
from larcin.server.common.models import Line, StoredMatch, when
from larcin.server.matches import move_log


class Trailing:
    """A second match that follows the first one, line by line, so many milliseconds later."""

    def __init__(self, stored: StoredMatch, delay: int) -> None:
        self.match: Match = move_log.begin_again(stored)
        self._delay = delay
        self._waiting: deque[tuple[int, Line]] = deque()
        """Lines, and when they are old enough, in `ticks`."""

    def add(self, line: Line) -> None:
        """This happened in the first match."""
        self._waiting.append((when(line.made) + self._delay, line))

    def follow(self, at: int) -> bool:
        """Carry out what is old enough at this time; whether anything was."""
        followed = False
        while self._waiting and self._waiting[0][0] <= at:
            move_log.carry_out(self.match, self._waiting.popleft()[1])
            followed = True
        return followed

    @property
    def next_at(self) -> int | None:
        """When there will be something to follow."""
        return self._waiting[0][0] if self._waiting else None
