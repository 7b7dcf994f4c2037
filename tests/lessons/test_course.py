"""A lesson as it is given: shown, answered, refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from larcin.kernel.codec import convert
from larcin.kernel.errors import IllegalMove
from larcin.kernel.registry import find_game
from larcin.lessons import BadLesson, Course, lessons_of, read_lesson

GAME = find_game("raubern")


@pytest.fixture
def course() -> Course:
    return Course(GAME, lessons_of(GAME.folder)["first"])


def lay(motif: str, pile: int) -> object:
    return convert({"motif": motif, "pile": pile}, GAME.move_type)


def test_a_step_is_shown_as_the_learner_sees_it(course: Course) -> None:
    shown = course.show(2)
    assert shown.step.name == "back"
    assert shown.facts["rival"] == (1, "seat")
    assert shown.facts["height"] == (3, "plain")
    assert shown.frame.observation.view.seat == shown.me == 0
    assert not shown.begins
    assert course.show(9).begins


def test_the_move_that_it_is_about_is_answered_by_the_others(course: Course) -> None:
    answer = course.answer(1, lay("purse", 4))
    assert answer.is_good
    assert [frame.observation.to_act for frame in answer.frames] == [(1,), (2,), (0,)]
    assert answer.frames[-1].observation.view.piles[4].owner == 1


def test_another_legal_move_is_answered_in_words(course: Course) -> None:
    poor = course.answer(4, lay("crown", 4))
    assert (poor.is_good, poor.say, len(poor.frames)) == (False, "cover", 1)
    other = course.answer(4, lay("crown", 0))
    assert (other.is_good, other.say) == (False, "open")


def test_a_move_that_no_words_are_for_gets_those_for_any(course: Course) -> None:
    scene = course.lesson.scenes[0]
    steps = tuple(replace(step, poor=()) for step in scene.steps)
    silent = Course(GAME, replace(course.lesson, scenes=(replace(scene, steps=steps),)))
    answer = silent.answer(4, lay("crown", 0))
    assert (answer.is_good, answer.say) == (False, None)


def test_an_illegal_move_is_refused_with_its_rule(course: Course) -> None:
    with pytest.raises(IllegalMove) as refusal:
        course.answer(1, lay("wine", 4))
    assert refusal.value.rule == "RB-3.3"


def test_the_others_play_on_after_a_step_that_only_tells(course: Course) -> None:
    frames = course.goes_on(3)
    assert [frame.observation.to_act for frame in frames] == [(2,), (0,)]
    assert course.goes_on(0) == ()


def test_who_comes_back_hears_all_that_was_told(course: Course) -> None:
    frame = course.show(2).frame
    assert (frame.since, len(frame.observation.events)) == (0, len(course.match_at(2).events))


def test_who_came_another_way_goes_on_from_there() -> None:
    adel = find_game("adel")
    course = Course(adel, lessons_of(adel.folder)["first"])
    names = [step.name for step in course.lesson.steps]
    thief, steal = names.index("thief"), names.index("steal")
    (move,) = (each for each in course.wanted(course.lesson.steps[thief]) if each.thief == 1)
    way = course.way(course.lesson.steps[thief], move)
    assert way == 1

    def sent(ways: dict[int, int]) -> int:
        action: Any = course.show(steal, ways).frame.observation.view.actions[0]
        return int(action.thief)

    assert (sent({}), sent({thief: way})) == (10, 1)
    stolen = course.answer(steal, course.wanted(course.lesson.steps[steal])[0], {thief: way})
    assert stolen.is_good
    assert course.has_ways({thief: 1})
    assert not course.has_ways({thief: 2})
    assert not course.has_ways({0: 0})


def test_there_is_no_such_step(course: Course) -> None:
    with pytest.raises(BadLesson, match="there is no step 16"):
        course.show(15)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rules = 3", "lessons/x.toml: Expected `array`"),
        ("rules = []\nscenes = []", "lessons/x.toml: it has no steps."),
        (
            'rules = []\n[[scenes]]\nseats = 2\nseed = ""\n'
            'steps = [{ name = "a" }, { name = "a" }]',
            "lessons/x.toml: two steps are called a.",
        ),
    ],
)
def test_a_lesson_that_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(BadLesson) as error:
        read_lesson(text, "x")
    assert str(error.value).startswith(sentence)
