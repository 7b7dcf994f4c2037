"""A match in memory, beside its log: what is carried out here is stored before anybody sees it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Self

from msgspec import Raw
from msgspec.structs import replace

from larcin.kernel.codec import decode, encode
from larcin.kernel.match import Match, Observation
from larcin.kernel.table import Outcome
from larcin.server.common.models import Line, StoredMatch, ticks, when
from larcin.server.matches import move_log
from larcin.server.matches.clocks import Clocks
from larcin.server.matches.spectator_delay import Trailing
from larcin.wire import Change, Clock, Observed, Play, SeatClock, TakeBack

Answer = Play | Change | TakeBack


class LiveMatch:
    """One match that is being played, or that was closed before its end."""

    def __init__(self, stored: StoredMatch, match: Match, clock: Clock | None) -> None:
        self.stored = stored
        self.match = match
        self.lines = 0
        """How many lines its log has."""

        self.clocks = None if clock is None else Clocks(clock)
        self.behind: Trailing | None = None
        """The same match some seconds ago, if those without a seat see it later."""

    @classmethod
    def begin(cls, table: str, match: Match, clock: Clock | None) -> Self:
        """A new match. What its log begins with, `stored`, must be stored before it is shown."""
        live = cls(move_log.heading(match, table), match, clock)
        live._mind_clocks(None, live.stored.started)
        return live

    @classmethod
    def again(cls, stored: StoredMatch, lines: list[Line], clock: Clock | None) -> Self:
        """A match from its log, with its clocks."""
        live = cls(stored, move_log.begin_again(stored), clock)
        live._mind_clocks(None, stored.started)
        for line in lines:
            move_log.carry_out(live.match, line)
            live._mind_clocks(line, line.made)
            live.lines += 1
        if live.clocks is not None:
            live.clocks.not_before = ticks()
        return live

    def follow(self, lines: Iterable[Line]) -> None:
        """Carry out what another process has added to the log."""
        for line in lines:
            move_log.carry_out(self.match, line)
            self._mind_clocks(line, line.made)
            self.add(line)

    def delay(self, seconds: int, lines: Iterable[Line] = ()) -> None:
        """Those without a seat see everything later by so much; these lines are there already."""
        if seconds:
            self.behind = Trailing(self.stored, seconds * 1000)
            for line in lines:
                self.behind.add(line)
            self.behind.follow(ticks())

    @property
    def id(self) -> str:
        """Its id."""
        return self.stored.id

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.match.outcome

    def carry_out(self, seat: int, answer: Answer, bot: str | None) -> Line | None:
        """Do what a seat wants, and answer the line that the log must have before it is shown.

        `None` if there is nothing to store: the same answer had come before.
        """
        line = self._do(seat, answer, bot)
        if line is not None and self.clocks is not None:
            self._mind_clocks(line, line.made)
        return line

    def _do(self, seat: int, answer: Answer, bot: str | None) -> Line | None:
        if isinstance(answer, TakeBack):
            self.match.take_back(seat)
            return move_log.line("take_back", seat, None, bot=bot)
        move: Any = decode(bytes(answer.move), self.match.game.move_type)
        if isinstance(answer, Change):
            if self.match.table.chosen.get(seat) == move:
                return None
            self.match.change(seat, move)
            return move_log.line("change", seat, move, bot=bot)
        log = self.match.log
        before = len(log)
        events = self.match.play(seat, move, answer.question)
        if len(log) == before:
            return None
        return move_log.line("play", seat, move, events, bot)

    def add(self, line: Line) -> None:
        """What was carried out is stored: the log has this line now."""
        self.lines += 1
        if self.match.outcome is not None:
            self.stored = replace(self.stored, outcome=self.match.outcome)
        if self.behind is not None:
            self.behind.add(line)

    def observe(
        self, seat: int | None, since: int, *, late: bool = False, screen: bool = False
    ) -> tuple[bytes, int]:
        """The message with what these eyes may see, and how many events they have heard with it.

        Nothing else of a game is ever sent.
        """
        match = self.match_for(late=True) if late else self.match
        told = len(match.events)
        since = since if since <= told else 0  # who heard more than happened heard another match
        seen = match.observe(seat, since)
        message = Observed(
            match=self.stored.id,
            since=since,
            clocks=() if match is not self.match else self.left(seen.to_act),
            observation=Raw(encode(seen)),
        )
        if screen:
            message = replace(message, **self._for_screens(match, seat, seen, since))
        return encode(message), told

    def stage(self, staged: bool) -> None:
        """Whether pictures on the way are wanted from now on."""
        self.match.staged = staged
        if self.behind is not None:
            self.behind.match.staged = staged

    def match_for(self, *, late: bool) -> Match:
        """The match or, for those who see it later while it is played, the one that follows."""
        if late and self.behind is not None and self.is_followed:
            return self.behind.match
        return self.match

    def _for_screens(
        self, match: Match, seat: int | None, seen: Observation[Any, Any, Any], since: int
    ) -> dict[str, Any]:
        """What a screen is sent besides: all of it is told from what this seat may see."""
        reckoning = match.reckoning(seat)
        return {
            "prospects": self._prospects(seen),
            "scenes": tuple(Raw(encode(scene)) for scene in match.scenes(seat, since)),
            "reckoning": None if reckoning is None else Raw(encode(reckoning)),
        }

    def _prospects(self, seen: Observation[Any, Any, Any]) -> tuple[Raw, ...]:
        """What each move would do, for screens that say so; the view is all it is told from."""
        tell = self.match.game.drawing.prospect
        moves = seen.moves if seen.chosen is None else (seen.chosen,)
        return tuple(Raw(encode(tell(seen.view, move))) for move in moves)

    @property
    def is_followed(self) -> bool:
        """Whether those without a seat see it later: once it is over, there is nothing to hide."""
        return self.behind is not None and self.outcome is None

    def restart_clock(self, seat: int) -> None:
        """Whoever comes back has the time of a new question."""
        if self.clocks is not None:
            self.clocks.restart(seat, ticks())

    def left(self, seats: Collection[int]) -> tuple[SeatClock, ...]:
        """What the clocks of these seats show now; not of who took back in secret."""
        clocks = () if self.clocks is None else self.clocks.left(ticks())
        return tuple(each for each in clocks if each.seat in seats)

    def _mind_clocks(self, line: Line | None, made: int) -> None:
        if self.clocks is None:
            return
        at = when(made)
        if line is not None:
            self.clocks.answer(line.kind, line.seat, self.match.question(line.seat), at)
        questions = [(seat, self.match.question(seat) or 0) for seat in self.match.to_act]
        self.clocks.ask(questions, at)
