"""A match: a table, its log, and the only door through which moves come in and views go out."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from larcin.kernel.errors import BadSeats, IllegalMove, StaleAnswer
from larcin.kernel.events import Event, redact
from larcin.kernel.game import AnyGame, tell_events
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Rng, commitment
from larcin.kernel.table import Outcome

V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")


class Observation(Struct, Generic[V, M, E], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that leaves the table for one pair of eyes: a browser's bytes and a bot's alike."""

    game: str
    rules_version: int
    turn: int
    """How many moves were made."""

    question: int | None
    """The number of the question this seat owes an answer to."""

    to_act: tuple[Seat, ...]
    chosen: M | None
    """This seat's own face-down choice, which it may still change."""

    view: V
    moves: tuple[M, ...]
    events: tuple[E, ...]
    """What happened since the turn asked for, as this seat may hear it."""


def observation_type(game: AnyGame) -> Any:
    """The type of this game's observations, for decoding them."""
    return Observation[game.view_type, game.move_type, game.event_type]  # type: ignore[name-defined]


@dataclass(frozen=True, slots=True)
class Played:
    """A line of the log: who played what, and what happened then."""

    seat: Seat
    move: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class _Question:
    number: int
    moves: Sequence[Any]


class Match:
    """One match from the deal to the outcome. A refused move changes nothing."""

    def __init__(
        self,
        game: AnyGame,
        seats: int | Sequence[str],
        options: Any = None,
        seed: bytes | None = None,
    ) -> None:
        self.game = game
        self.names = _names(seats)
        self.options = game.options() if options is None else options
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.commitment = commitment(self.seed)
        self.table = game.start(len(self.names), self.options, rng=Rng(self.seed), listen=True)
        self.opening = tell_events(self.table)
        """What happened before the first question."""

        self.log: list[Played] = []
        self._open: dict[Seat, _Question] = {}
        self._answered: dict[Seat, tuple[_Question, Any]] = {}
        self._count = 0
        self._number_questions()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes a decision now."""
        return self.game.to_act(self.table)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or `None` while it goes on."""
        return self.game.outcome(self.table)

    def moves(self, seat: Seat) -> Sequence[Any]:
        """The legal moves of this seat."""
        return self.game.moves(self.table, seat)

    def play(self, seat: Seat, move: Any, question: int | None = None) -> tuple[Event, ...]:
        """Carry out this seat's move, and answer with what happened.

        With the number of a question, an answer to an older one is refused, and the same
        answer to the same question twice is harmless.
        """
        if question is not None and self._is_repeated(seat, move, question):
            return ()
        self._check_turn(seat, question)
        if move not in self.moves(seat):
            raise self._refusal(seat, move)
        self._answered[seat] = (self._open.pop(seat), move)
        self.game.apply(self.table, seat, move)
        events = tell_events(self.table)
        self.log.append(Played(seat, move, events))
        self._number_questions()
        return events

    def change(self, seat: Seat, move: Any) -> None:
        """Replace this seat's face-down choice while others still think."""
        line = self._face_down_line(seat)
        if move not in self.table.asked[seat]:
            raise self._refusal(seat, move)
        self.game.script.change(self.table, seat, move)
        self._answered[seat] = (self._answered[seat][0], move)
        self.log[line] = Played(seat, move, ())

    def take_back(self, seat: Seat) -> None:
        """Pick this seat's face-down choice up again: the question is open as before."""
        line = self._face_down_line(seat)
        self.game.script.change(self.table, seat, None)
        self._open[seat] = self._answered.pop(seat)[0]
        del self.log[line]

    def observe(self, seat: Seat | None, since: int = 0) -> Observation[Any, Any, Any]:
        """What this seat may know: its view, its legal moves, and what happened since a turn."""
        told = (self.opening if since == 0 else (), *(line.events for line in self.log[since:]))
        question = None if seat is None else self._open.get(seat)
        return Observation(
            game=self.game.slug,
            rules_version=self.game.rules_version,
            turn=len(self.log),
            question=None if question is None else question.number,
            to_act=self.to_act,
            chosen=None if seat is None else self.table.chosen.get(seat),
            view=self.game.view(self.table, seat),
            moves=() if seat is None else tuple(self.moves(seat)),
            events=tuple(redact(event, seat) for events in told for event in events),
        )

    def _check_turn(self, seat: Seat, question: int | None) -> None:
        outcome = self.outcome
        if outcome is not None:
            raise IllegalMove(outcome.reason, "match-over")
        rule = self.game.script.rule(self.table)
        if seat not in range(self.seats):
            raise IllegalMove(rule, "no-such-seat", {"seat": seat})
        asked = self._open.get(seat)
        if question is not None and (asked is None or asked.number != question):
            raise StaleAnswer(rule, "stale-answer", {"question": question})
        if asked is None:
            raise IllegalMove(rule, "not-your-turn", {"seats": self.to_act})

    def _refusal(self, seat: Seat, move: Any) -> IllegalMove:
        """The game says which rule refuses; where it has no word for it, the step does."""
        why = self.game.why_not(self.game.view(self.table, seat), move)
        return why or IllegalMove(self.game.script.rule(self.table), "no-such-move")

    def _is_repeated(self, seat: Seat, move: Any, question: int) -> bool:
        answered = self._answered.get(seat)
        return answered is not None and (answered[0].number, answered[1]) == (question, move)

    def _face_down_line(self, seat: Seat) -> int:
        """Where in the log this seat's face-down choice stands."""
        if seat not in self.table.chosen:
            rule = self.game.script.rule(self.table)
            raise IllegalMove(rule, "not-face-down")
        pending = range(len(self.log) - len(self.table.chosen), len(self.log))
        return next(line for line in pending if self.log[line].seat == seat)

    def _number_questions(self) -> None:
        """A question is numbered when a seat is first put it."""
        for seat in self.to_act:
            asked = self.moves(seat)
            known = self._open.get(seat)
            if known is None or known.moves is not asked:
                self._count += 1
                self._open[seat] = _Question(self._count, asked)


def _names(seats: int | Sequence[str]) -> tuple[str, ...]:
    if isinstance(seats, int):
        return tuple(f"seat {number + 1}" for number in range(seats))
    names = tuple(seats)
    if len(set(names)) < len(names):
        raise BadSeats("Two players have the same name.")
    return names
