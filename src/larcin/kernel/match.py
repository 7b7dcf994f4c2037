"""A match: a table, its log, and the only door through which moves come in and views go out."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from copy import copy
from typing import Any, Generic, TypeVar, get_type_hints

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from larcin.kernel import steps
from larcin.kernel.codec import convert
from larcin.kernel.errors import BadMessage, BadSeats, IllegalMove, StaleAnswer
from larcin.kernel.events import Event, redact
from larcin.kernel.game import AnyGame, tell_events
from larcin.kernel.options import check_options
from larcin.kernel.pieces import SEAT, Seat, marked
from larcin.kernel.rng import SEED_BYTES, Rng, commitment
from larcin.kernel.table import Outcome, Reckoning, Staged, Table

V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")


class Observation(Struct, Generic[V, M, E], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that leaves the table for one pair of eyes: a browser's bytes and a bot's alike.

    It counts nothing that others do in secret: no moves, only what was told to all.
    V, M and E are the game's own types of a view, a move and an event.
    """

    game: str
    """The slug of the game: `find_game` finds it."""

    rules_version: int
    """The version of its rules that is played."""

    told: int
    """How many events there were so far: the next look may ask for those since this one."""

    question: int | None
    """Which question this seat owes an answer to: its first, its second, and so on."""

    to_act: tuple[Seat, ...]
    """The seats that owe a decision now; in a choice in secret there are several."""

    chosen: M | None
    """This seat's own face-down choice, which it may still change."""

    view: V
    """The table as this seat may know it. What is in it, each game says in its `view.py`."""

    moves: tuple[M, ...]
    """This seat's legal moves, of which one is the answer; none, if it is not asked."""

    obvious: M | None = None
    """The only legal move, where everybody can see that it is the only one."""

    events: tuple[E, ...]
    """What happened since the event that was asked for, as this seat may hear it."""


def observation_type(game: AnyGame) -> Any:
    """The type of this game's observations, for decoding them."""
    return Observation[game.view_type, game.move_type, game.event_type]  # type: ignore[name-defined]


class Scene(Struct, Generic[V], frozen=True, forbid_unknown_fields=True):
    """A picture on the way from one observation to the next."""

    told: int
    """How many events had been told when it looked like this."""

    view: V


class Played(Struct, frozen=True):
    """A line of the log: who played what, and what happened then."""

    seat: Seat
    move: Any
    events: tuple[Event, ...]


class _Question(Struct, frozen=True):
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
        self.options = check_options(game, options)
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        count = seats if isinstance(seats, int) else len(seats)
        self.table = game.start(count, self.options, rng=Rng(self.seed), listen=True)
        """The truth, which nobody is shown."""

        self.names = _names(seats)
        self.commitment = commitment(self.seed)
        """What is promised before the deal: the SHA-256 of the seed."""

        self.staged = False
        """Whether pictures on the way are kept: some screen shows them."""

        self.pictures: tuple[tuple[int, Table], ...] = ()
        """The truth on the way to the present one, and how many events had been told by then."""

        self.opening = tell_events(self.table)
        """What happened before the first question."""

        self.events: list[Event] = [*self.opening]
        """All that happened so far, secrets and all."""

        self.log: list[Played] = []
        """Who played what, move by move."""

        self._open: dict[Seat, _Question] = {}
        self._answered: dict[Seat, tuple[_Question, Any]] = {}
        self._count: dict[Seat, int] = {}
        self._lifted: dict[Seat, Any] = {}
        """What was taken back, and not yet replaced."""

        self.quiet = False
        """Whether what was done last is nobody else's business: a choice was thought over."""

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

    def question(self, seat: Seat) -> int | None:
        """The number of the question that this seat owes an answer to."""
        asked = self._open.get(seat)
        return None if asked is None else asked.number

    def play(self, seat: Seat, move: Any, question: int | None = None) -> tuple[Event, ...]:
        """Carry out this seat's move, and answer with what happened, secrets and all.

        What others may know of it comes from `observe` alone.
        With the number of a question, an answer to an older one is refused, and the same
        answer to the same question twice is harmless.
        """
        self._check_seat(seat)
        asked = self._open.get(seat)
        owed = asked is not None and question in (None, asked.number)
        if not owed and question is not None and self._is_repeated(seat, move, question):
            return ()
        if asked is None or not owed or self.outcome is not None:
            raise self._out_of_turn(question)
        move = self._legal(seat, move, asked.moves)
        del self._open[seat]
        again = self._lifted.pop(seat, None) is not None
        self._answered[seat] = (asked, move)
        self.table.told = told = Staged() if self.staged else []
        self.game.apply(self.table, seat, move)
        events = tell_events(self.table)
        self.pictures = self._pictures(told)
        self.log.append(Played(seat, move, events))
        self.events += events
        self.quiet = again and seat in self.table.chosen
        self._number_questions()
        return events

    def change(self, seat: Seat, move: Any) -> None:
        """Replace this seat's face-down choice while others still think."""
        line = self._face_down_line(seat)
        move = self._legal(seat, move, self.table.asked[seat])
        self.game.script.change(self.table, seat, move)
        self._answered[seat] = (self._answered[seat][0], move)
        self.log[line] = Played(seat, move, ())
        self.quiet = True

    def take_back(self, seat: Seat) -> None:
        """Pick this seat's face-down choice up again: it is asked anew.

        The question gets a new number, so that the old answer, if it comes once more over a
        slow line, is stale. The others see nothing of it while anybody else still thinks; then
        they see for whom they wait.
        """
        line = self._face_down_line(seat)
        self._lifted[seat] = self.table.chosen[seat]
        self.game.script.change(self.table, seat, None)
        del self._answered[seat]
        del self.log[line]
        self.quiet = True
        self._number_questions()

    def observe(self, seat: Seat | None, since: int = 0) -> Observation[Any, Any, Any]:
        """What this seat may know: its view, its moves, and what it heard since event `since`."""
        game, table = self.game, self._seen_by(seat)
        question = chosen = None
        moves: tuple[Any, ...] = ()
        if seat is not None:
            self._check_seat(seat)
            question, chosen = self._open.get(seat), table.chosen.get(seat)
            moves = tuple(game.moves(table, seat))
        return Observation(
            game=game.slug,
            rules_version=game.rules_version,
            told=len(self.events),
            question=None if question is None else question.number,
            to_act=game.to_act(table),
            chosen=chosen,
            view=game.view(table, seat),
            moves=moves,
            obvious=self._obvious(seat, moves),
            events=tuple([redact(event, seat) for event in self.events[max(since, 0) :]]),
        )

    def scenes(self, seat: Seat | None, since: int = 0) -> tuple[Scene[Any], ...]:
        """How the last move came about, picture by picture, as far as event `since` is before it.

        The last picture is the observation's own, and missing here if they are the same.
        """
        made = [Scene(told, self.game.view(table, seat)) for told, table in self.pictures]
        now = self.game.view(self._seen_by(seat), seat)
        if made and replace(made[-1].view, step=now.step) == now:
            made.pop()
        return tuple(scene for scene in made if scene.told > since)

    def _pictures(self, told: list[Event]) -> tuple[tuple[int, Table], ...]:
        before = len(self.events)
        kept = told.pictures if isinstance(told, Staged) else ()
        return tuple((before + count, table) for count, table in kept)

    def reckoning(self, seat: Seat | None) -> Reckoning | None:
        """Where every point came from, once it is over, out of what this seat may know."""
        if self.outcome is None:
            return None
        events = [redact(event, seat) for event in self.events]
        return self.game.reckon(self.game.view(self.table, seat), events)

    def why_not(self, seat: Seat, move: Any) -> IllegalMove | None:
        """Why this seat may not make this move now, told from its own view; `None` if it may.

        Nothing is played: this is for who wonders.
        """
        self._check_seat(seat)
        offered = self.moves(seat) or self.table.asked.get(seat, ())
        if not offered or self.outcome is not None:
            return self._out_of_turn(None)
        return None if move in offered else self._refusal(seat, move)

    def elsewhere(self, table: Table) -> Match:
        """The same match with another truth, in which the same is asked: for who compares worlds.

        It plays on by itself; what had happened until now is the same in both.
        """
        twin = copy(self)
        vars(twin).update(
            table=table,
            events=[*self.events],
            log=[*self.log],
            _open={
                seat: _Question(asked.number, self.game.moves(table, seat))
                for seat, asked in self._open.items()
            },
            _answered={**self._answered},
            _count={**self._count},
            _lifted={**self._lifted},
        )
        return twin

    def _seen_by(self, seat: Seat | None) -> Any:
        """The table, where what others have taken back seems to lie as it did.

        What lies there nobody else can see, so that a view cannot tell one choice from another.
        """
        lifted = {each: move for each, move in self._lifted.items() if each != seat}
        still = [each for each in self.to_act if each not in lifted]
        if not lifted or not still:
            return self.table
        twin = self.table.copy()
        twin.chosen |= lifted
        return twin

    def _obvious(self, seat: Seat | None, moves: tuple[Any, ...]) -> Any | None:
        """The game is asked only where there is one move, and is shown what everybody sees."""
        if seat is None or len(moves) != 1 or self.game.obvious is steps.nothing_obvious:
            return None
        return self.game.obvious(self.game.view(self.table, None), seat)

    def _check_seat(self, seat: Seat) -> None:
        """A negative number would otherwise count from the end, and show another's cards."""
        if type(seat) is not int or not 0 <= seat < len(self.names):
            rule = self.game.script.rule(self.table)
            raise IllegalMove(rule, "no-such-seat", {"seat": seat})

    def _out_of_turn(self, question: int | None) -> IllegalMove:
        """Why a seat that does not owe this answer may not play."""
        outcome = self.outcome
        if outcome is not None:
            return IllegalMove(outcome.reason, "match-over")
        rule = self.game.script.rule(self.table)
        if question is not None:
            return StaleAnswer(rule, "stale-answer", {"question": question})
        return IllegalMove(rule, "not-your-turn", {"seats": self.to_act})

    def _legal(self, seat: Seat, move: Any, among: Sequence[Any]) -> Any:
        """The legal move that equals this one: of two equal moves, the game's own is played."""
        try:
            return among[among.index(move)]
        except ValueError:
            raise self._refusal(seat, move) from None

    def _refusal(self, seat: Seat, move: Any) -> IllegalMove:
        """The game says which rule refuses; where it has no word for it, the step does."""
        why = None
        if self._is_move(move):
            try:
                why = self.game.why_not(self.game.view(self.table, seat), move)
            except LookupError:  # games need not look after numbers that are too large
                if self._is_in_bounds(move):
                    raise
        return why or IllegalMove(self.game.script.rule(self.table), "no-such-move")

    def _is_move(self, move: Any) -> bool:
        """Whether it is a move of this game at all: a program may write anything into its fields.

        Games are asked only about values of the types they named. A number that is too large is
        one of them: that there are only so many places is a rule, which the game may cite.
        """
        if not isinstance(move, self.game.move_type):
            return False
        try:
            fields = {
                name: convert(to_builtins(getattr(move, name)), kind)
                for name, kind in get_type_hints(type(move)).items()
            }
        except (BadMessage, TypeError):
            return False
        same = all(getattr(move, name) == value for name, value in fields.items())
        return same and all(each >= 0 for each in _seats_in(move))

    def _is_in_bounds(self, move: Any) -> bool:
        """Whether its numbers are among those that its types allow, and its seats at this table."""
        try:
            convert(to_builtins(move), type(move))
        except BadMessage:
            return False
        return all(each < self.seats for each in _seats_in(move))

    def _is_repeated(self, seat: Seat, move: Any, question: int) -> bool:
        answered = self._answered.get(seat)
        return answered is not None and (answered[0].number, answered[1]) == (question, move)

    def _face_down_line(self, seat: Seat) -> int:
        """Where in the log this seat's face-down choice stands."""
        self._check_seat(seat)
        if seat not in self.table.chosen:
            rule = self.game.script.rule(self.table)
            raise IllegalMove(rule, "not-face-down")
        pending = range(len(self.log) - len(self.table.chosen), len(self.log))
        return next(line for line in pending if self.log[line].seat == seat)

    def _number_questions(self) -> None:
        """A question is numbered when a seat is first put it; one no longer put is dropped.

        Each seat counts its own: a common count would tell how often others were asked.
        """
        known, self._open = self._open, {}
        table, moves, count = self.table, self.game.moves, self._count
        for seat in self.game.to_act(table):
            asked, question = moves(table, seat), known.get(seat)
            if question is None or question.moves is not asked:
                count[seat] = number = count.get(seat, 0) + 1
                question = _Question(number, asked)
            self._open[seat] = question


def _names(seats: int | Sequence[str]) -> tuple[str, ...]:
    if isinstance(seats, int):
        return tuple(f"seat {number + 1}" for number in range(seats))
    names = tuple(seats)
    if isinstance(seats, str) or not all(map(is_name, names)):
        raise BadSeats("Players are a list of names, which are text without control characters.")
    if len(set(names)) < len(names):
        raise BadSeats("Two players have the same name.")
    return names


def is_name(name: Any) -> bool:
    """Whether it can be shown on any screen and stored in any file."""
    return (
        isinstance(name, str)
        and not name.isspace()
        and name != ""
        and not any(unicodedata.category(each) in ("Cc", "Cs") for each in name)
    )


def _seats_in(move: Any) -> list[Seat]:
    return [each for mark, each in marked(move) if mark == SEAT]
