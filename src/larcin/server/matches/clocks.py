"""How long each seat may think, computed from the times in the log: it survives a restart.

All times are milliseconds of a clock that nobody can set: `ticks`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from larcin.server.common.models import LineKind
from larcin.wire import Clock, SeatClock

GRACE: Final = 60_000
"""After a restart everybody has at least a minute; that the server was away is not their fault."""


@dataclass(frozen=True, slots=True)
class _Asked:
    question: int
    at: int
    reserve: int


@dataclass
class Clocks:
    """The clocks of one match."""

    clock: Clock
    not_before: int | None = None
    """When the server began to look: nobody's time is up sooner than some grace after that."""

    _reserve: dict[int, int] = field(default_factory=dict)
    _asked: dict[int, _Asked] = field(default_factory=dict)
    _answered: dict[int, _Asked] = field(default_factory=dict)

    def ask(self, questions: Iterable[tuple[int, int]], at: int) -> None:
        """These (seat, question) are open now; those not known before were put at this time."""
        still = dict(questions)
        for seat, question in still.items():
            known = self._asked.get(seat)
            if known is None or known.question != question:
                reserve = self._reserve.setdefault(seat, self.clock.reserve * 1000)
                self._asked[seat] = _Asked(question, at, reserve)
        self._asked = {seat: asked for seat, asked in self._asked.items() if seat in still}

    def answer(self, kind: LineKind, seat: int, question: int | None, at: int) -> None:
        """This seat did something, and owes this question now.

        Who takes a choice back gets no new time for it.
        """
        if kind == "take_back" and question is not None:
            before = self._answered.pop(seat, None)
            if before is not None:
                self._reserve[seat] = before.reserve
                self._asked[seat] = _Asked(question, before.at, before.reserve)
        elif kind == "play":
            asked = self._asked.pop(seat, None)
            if asked is not None:
                late = max(0, at - asked.at - self.clock.seconds * 1000)
                self._reserve[seat] = max(0, asked.reserve - late)
                self._answered[seat] = asked

    def restart(self, seat: int, at: int) -> None:
        """Whoever comes back has the time of a new question."""
        if seat in self._asked:
            self._asked[seat] = replace(self._asked[seat], at=at)

    def deadlines(self) -> dict[int, int]:
        """When the time of each asked seat is up."""
        allowed = self.clock.seconds * 1000
        ends = {seat: each.at + allowed + each.reserve for seat, each in self._asked.items()}
        if self.not_before is None:
            return ends
        soonest = self.not_before + min(GRACE, allowed)
        return {seat: max(end, soonest) for seat, end in ends.items()}

    def left(self, at: int) -> tuple[SeatClock, ...]:
        """What the clocks show at this time."""
        return tuple(
            SeatClock(
                seat=seat,
                milliseconds=max(0, deadline - at),
                reserve=self._asked[seat].reserve,
            )
            for seat, deadline in sorted(self.deadlines().items())
        )
