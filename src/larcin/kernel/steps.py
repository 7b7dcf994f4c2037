"""The script of a turn: a table of contents that runs.

A step asks, lets each asked seat do its part, and resolves. When a step resolves, the next
one is reached; after the last comes the first again. A `resolve` may answer the rule of the
step to go to instead. Steps and not generators: a generator cannot be copied or stored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from larcin.kernel.errors import BrokenGame
from larcin.kernel.events import Event
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance
from larcin.kernel.table import Outcome, Part, Reckoning, Staged, Table, View

T = TypeVar("T", bound=Table)

Ask = Callable[[T], dict[Seat, tuple[Any, ...]]]
Do = Callable[[T, Seat, Any], None]
Resolve = Callable[[T], str | None]


PATIENCE: Final = range(100_000)
"""How many steps may follow each other without a question: no rulebook needs as many."""


@dataclass(frozen=True)
class Step(Generic[T]):
    """One paragraph of the script.

    `ask` is called once, on reaching the step, and answers each asked seat's legal moves.
    `do` carries out one answer; where `facedown`, all answers are kept until the last is in
    and are then carried out in the order of seats. `resolve` happens when none is missing.
    """

    rule: str
    ask: Ask[T] | None = None
    do: Do[T] | None = None
    resolve: Resolve[T] | None = None
    facedown: bool = False

    def __post_init__(self) -> None:
        if (self.ask is None) != (self.do is None):
            raise ValueError(f"step {self.rule} must both ask and do, or neither")
        if self.facedown and self.ask is None:
            raise ValueError(f"step {self.rule} is answered face down, but asks nothing")


class Script(Generic[T]):
    """The steps in their order, and the one loop that runs them."""

    def __init__(self, *steps: Step[T]) -> None:
        self.steps = steps
        self._index = {step.rule: number for number, step in enumerate(steps)}
        if len(self._index) < len(steps):
            raise ValueError("each step needs a rule of its own")
        self._ask = [step.ask for step in steps]
        self._do = [None if step.facedown else step.do for step in steps]
        self._resolve = [step.resolve for step in steps]
        self._next = [*range(1, len(steps)), 0]

    @property
    def rules(self) -> frozenset[str]:
        """The rules of all steps."""
        return frozenset(self._index)

    def begin(self, table: T, rule: str | None = None) -> None:
        """Reach the first step (or the one of this rule) and go on until somebody is asked."""
        table.step = 0 if rule is None else self.index(rule)
        ask = self._ask[table.step]
        table.asked = {} if ask is None else ask(table)
        if not table.asked:
            self._go_on(table)

    def apply(self, table: T, seat: Seat, move: Any) -> None:
        """Carry out a legal answer of an asked seat, in place, and go on from there."""
        do = self._do[table.step]
        if do is None:
            self._lay_face_down(table, seat, move)
            return
        asked = table.asked
        del asked[seat]
        do(table, seat, move)
        if type(table.told) is Staged:
            table.told.keep(table)
        if not asked and table.outcome is None:
            self._go_on(table)

    def rule(self, table: T) -> str:
        """The rule of the present step."""
        return self.steps[table.step].rule

    def index(self, rule: str) -> int:
        """The number of the step with this rule."""
        try:
            return self._index[rule]
        except KeyError:
            raise BrokenGame(
                f"No step of the script is called {rule}: they are {', '.join(self._index)}."
            ) from None

    def change(self, table: T, seat: Seat, move: Any | None) -> None:
        """Replace a face-down choice while others still think; `None` takes it back."""
        if move is None:
            del table.chosen[seat]
        else:
            table.chosen[seat] = move

    def ask_again(self, table: T, chosen: Mapping[Seat, Any | None], rng: Chance) -> None:
        """Put the present question to an imagined table, with the choices already made.

        A choice that the viewer cannot know is given as `None` and drawn from those that
        seat could have made: it is one of the hidden things.
        """
        ask = self._ask[table.step]
        table.asked = {} if ask is None else ask(table)
        table.chosen = {
            seat: rng.choice(table.asked[seat]) if move is None else move
            for seat, move in chosen.items()
        }

    def _lay_face_down(self, table: T, seat: Seat, move: Any) -> None:
        chosen = table.chosen
        chosen[seat] = move
        if len(chosen) < len(table.asked):
            return
        table.asked, table.chosen = {}, {}
        do = self.steps[table.step].do
        assert do is not None
        for each in sorted(chosen):
            do(table, each, chosen[each])
            if type(table.told) is Staged:
                table.told.keep(table)
        if table.outcome is None:
            self._go_on(table)

    def _go_on(self, table: T) -> None:
        """Resolve the present step and go on until somebody is asked or the match is over."""
        asks, resolves = self._ask, self._resolve
        number = table.step
        for _ in PATIENCE:
            resolve = resolves[number]
            goto = None if resolve is None else resolve(table)
            if type(table.told) is Staged:
                table.told.keep(table)
            if table.outcome is not None:
                return
            table.step = number = self._next[number] if goto is None else self.index(goto)
            ask = asks[number]
            if ask is not None:
                table.asked = asked = ask(table)
                if asked:
                    return
        raise RuntimeError(f"nobody is ever asked from step {self.rule(table)} on")


def to_act(table: Table) -> tuple[Seat, ...]:
    """Who owes a decision now."""
    if table.chosen:
        return tuple(seat for seat in table.asked if seat not in table.chosen)
    return tuple(table.asked)


def moves(table: Table, seat: Seat) -> tuple[Any, ...]:
    """The legal moves of that seat, computed when it was asked."""
    if seat in table.chosen:
        return ()
    return table.asked.get(seat, ())


def no_reason(view: View, move: Any) -> None:
    """Why a move is refused, where a game does not say: the step does not offer it."""


def nothing_obvious(view: View, seat: Seat) -> None:
    """What can be answered by itself, where a game does not say: nothing."""


def no_reckoning(view: View, events: Sequence[Event]) -> Reckoning | None:
    """Where the points came from, where a game does not say: they are what they are."""
    if view.outcome is None:
        return None
    return Reckoning(tuple((Part("score", score),) for score in view.outcome.scores))


def outcome(table: Table) -> Outcome | None:
    """How the match ended, or `None` while it goes on."""
    return table.outcome
