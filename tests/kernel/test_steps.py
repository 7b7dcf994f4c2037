"""The script of a turn: ask, do, resolve, and go on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from larcin.kernel.errors import BrokenGame
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import QuickRng, ScriptedRng
from larcin.kernel.steps import Script, Step, moves, outcome, to_act
from larcin.kernel.table import Options, Outcome, Table

OVER = Outcome("X-9", (1, 0), (1, 2))


class Stage(Table):
    """A table on which everything that happens is written down."""

    happened: list[str] = []


def stage(script: Script[Stage], seats: int = 3) -> Stage:
    table = Stage(seats=seats, options=Options(), rng=QuickRng())
    script.begin(table)
    return table


def ask(*seats: Seat) -> Callable[[Stage], dict[Seat, tuple[str, ...]]]:
    """Ask these seats for a or b."""

    def asking(t: Stage) -> dict[Seat, tuple[str, ...]]:
        t.happened.append("ask")
        return dict.fromkeys(seats, ("a", "b"))

    return asking


def do(t: Stage, seat: Seat, move: str) -> None:
    t.happened.append(f"{seat}{move}")


def write(what: str, goto: str | None = None) -> Callable[[Stage], str | None]:
    def resolve(t: Stage) -> str | None:
        t.happened.append(what)
        return goto

    return resolve


def end(t: Stage) -> None:
    t.outcome = OVER


# -- The order of things --------------------------------------------------------------------


def test_a_step_asks_then_does_then_resolves() -> None:
    script = Script(Step("X-1", ask(0), do, write("resolve")), Step("X-2", ask(1), do))
    t = stage(script)
    script.apply(t, 0, "a")
    assert t.happened == ["ask", "0a", "resolve", "ask"]
    assert (script.rule(t), to_act(t)) == ("X-2", (1,))


def test_a_step_resolves_when_nobody_is_missing() -> None:
    script = Script(Step("X-1", ask(0, 1), do, write("resolve")))
    t = stage(script)
    script.apply(t, 1, "b")
    assert t.happened == ["ask", "1b"]
    assert (to_act(t), moves(t, 0), moves(t, 1)) == ((0,), ("a", "b"), ())


def test_steps_that_ask_nobody_go_by() -> None:
    script = Script(
        Step("X-1", resolve=write("one")),
        Step("X-2", ask(), do, write("two")),
        Step("X-3", ask(2), do),
    )
    t = stage(script)
    assert t.happened == ["one", "ask", "two", "ask"]
    assert script.rule(t) == "X-3"


def test_after_the_last_step_comes_the_first() -> None:
    script = Script(Step("X-1", resolve=write("new turn")), Step("X-2", ask(0), do))
    t = stage(script)
    script.apply(t, 0, "a")
    assert t.happened == ["new turn", "ask", "0a", "new turn", "ask"]


def test_a_resolve_may_say_where_to_go() -> None:
    script = Script(
        Step("X-1", resolve=write("one", goto="X-3")),
        Step("X-2", resolve=write("never")),
        Step("X-3", ask(0), do, write("three", goto="X-3")),
    )
    t = stage(script)
    script.apply(t, 0, "b")
    assert t.happened == ["one", "ask", "0b", "three", "ask"]


def test_a_match_may_begin_at_any_step() -> None:
    script = Script(Step("X-1", ask(0), do), Step("X-2", ask(1), do))
    t = Stage(seats=2, options=Options(), rng=QuickRng())
    script.begin(t, "X-2")
    assert to_act(t) == (1,)


def test_an_outcome_stops_everything() -> None:
    script = Script(Step("X-1", ask(0), do, end), Step("X-2", resolve=write("never")))
    t = stage(script)
    script.apply(t, 0, "a")
    assert (outcome(t), to_act(t), moves(t, 0)) == (OVER, (), ())
    assert "never" not in t.happened


def test_a_match_may_end_before_anybody_is_asked() -> None:
    assert stage(Script(Step("X-1", resolve=end), Step("X-2", ask(0), do))).outcome == OVER


def test_the_number_of_a_step_is_found_by_its_rule() -> None:
    script = Script(Step("X-1", resolve=end), Step("X-2", resolve=end))
    assert script.index("X-2") == 1


# -- Face down ------------------------------------------------------------------------------

FACEDOWN = Script(Step("X-1", ask(0, 1, 2), do, write("reveal"), facedown=True))


def test_a_choice_lies_face_down_until_the_last_is_in() -> None:
    t = stage(FACEDOWN)
    FACEDOWN.apply(t, 2, "a")
    FACEDOWN.apply(t, 0, "b")
    assert t.happened == ["ask"]
    assert (to_act(t), t.chosen) == ((1,), {2: "a", 0: "b"})


def test_who_has_chosen_has_no_more_moves() -> None:
    t = stage(FACEDOWN)
    FACEDOWN.apply(t, 2, "a")
    assert (moves(t, 2), moves(t, 0)) == ((), ("a", "b"))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_choices_are_carried_out_by_seat_whoever_was_first(order: tuple[Seat, ...]) -> None:
    t = stage(FACEDOWN)
    for seat in order:
        FACEDOWN.apply(t, seat, "ab"[seat % 2])
    assert t.happened == ["ask", "0a", "1b", "2a", "reveal", "ask"]
    assert (t.chosen, to_act(t)) == ({}, (0, 1, 2))


def test_a_choice_of_one_is_revealed_at_once() -> None:
    script = Script(Step("X-1", ask(1), do, end, facedown=True))
    t = stage(script)
    script.apply(t, 1, "a")
    assert (t.happened, t.chosen, t.outcome) == (["ask", "1a"], {}, OVER)


def test_a_choice_may_be_changed() -> None:
    t = stage(FACEDOWN)
    FACEDOWN.apply(t, 0, "a")
    FACEDOWN.change(t, 0, "b")
    assert t.chosen == {0: "b"}


def test_a_choice_may_be_taken_back() -> None:
    t = stage(FACEDOWN)
    FACEDOWN.apply(t, 0, "a")
    FACEDOWN.change(t, 0, None)
    assert (t.chosen, to_act(t), moves(t, 0)) == ({}, (0, 1, 2), ("a", "b"))


def test_a_copy_of_the_table_plays_on_alone() -> None:
    t = stage(FACEDOWN)
    FACEDOWN.apply(t, 0, "a")
    twin = t.copy()
    FACEDOWN.apply(twin, 1, "a")
    FACEDOWN.apply(twin, 2, "a")
    assert (t.chosen, to_act(t), t.happened) == ({0: "a"}, (1, 2), ["ask"])


# -- Imagined tables ------------------------------------------------------------------------


def test_an_imagined_table_is_asked_the_same_question() -> None:
    t = Stage(seats=3, options=Options(), rng=QuickRng())
    FACEDOWN.ask_again(t, {0: "b"}, QuickRng())
    assert (t.chosen, to_act(t)) == ({0: "b"}, (1, 2))


def test_a_choice_that_cannot_be_known_is_drawn() -> None:
    t = Stage(seats=3, options=Options(), rng=QuickRng())
    FACEDOWN.ask_again(t, {0: "a", 1: None}, ScriptedRng((1,)))
    assert t.chosen == {0: "a", 1: "b"}


def test_a_step_without_a_question_asks_nobody_again() -> None:
    script = Script(Step("X-1", resolve=end))
    t = Stage(seats=2, options=Options(), rng=QuickRng(), asked={0: ("old",)}, outcome=OVER)
    script.ask_again(t, {}, QuickRng())
    assert to_act(t) == ()


# -- Bad scripts ----------------------------------------------------------------------------


def test_two_steps_with_one_rule_are_refused() -> None:
    with pytest.raises(ValueError, match="a rule of its own"):
        Script(Step("X-1", resolve=end), Step("X-1", resolve=end))


def test_asking_without_doing_is_refused() -> None:
    with pytest.raises(ValueError, match="X-1 must both ask and do"):
        Step("X-1", ask(0))


def test_doing_without_asking_is_refused() -> None:
    with pytest.raises(ValueError, match="X-1 must both ask and do"):
        Step("X-1", do=do)


def test_nothing_happens_once_an_answer_has_ended_the_match() -> None:
    def win(t: Stage, seat: Seat, move: str) -> None:
        t.outcome = OVER

    script = Script(Step("X-1", ask(0), win, write("never")))
    t = stage(script)
    script.apply(t, 0, "a")
    assert t.happened == ["ask"]


def test_going_nowhere_says_so() -> None:
    with pytest.raises(BrokenGame, match="No step of the script is called X-7"):
        stage(Script(Step("X-1", resolve=write("one", goto="X-7"))))


def test_nobody_lays_face_down_unasked() -> None:
    with pytest.raises(ValueError, match="X-1"):
        Step("X-1", resolve=end, facedown=True)
