"""The law of lessons: every lesson there is obeys it, and it bites."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from larcin.kernel.registry import find_game, games
from larcin.lessons import Lesson, Step, lessons_of
from larcin.lessons.law import complaints
from larcin.lessons.lesson import Fact, Scripted, ShortMatch

GAME = find_game("raubern")
LESSON = lessons_of(GAME.folder)["first"]
LESSONS = [(slug, name) for slug, game in games().items() for name in lessons_of(game.folder)]


@pytest.mark.parametrize(("slug", "name"), LESSONS)
def test_every_lesson_obeys(slug: str, name: str) -> None:
    game = find_game(slug)
    assert list(complaints(game, lessons_of(game.folder)[name])) == []


def changed(lesson: Lesson, name: str, change: Callable[[Step], Step]) -> Lesson:
    """The same lesson with one step that is another one."""
    scenes = tuple(
        replace(
            scene,
            steps=tuple(change(step) if step.name == name else step for step in scene.steps),
        )
        for scene in lesson.scenes
    )
    return replace(lesson, scenes=scenes)


def illegal_move(lesson: Lesson) -> Lesson:
    return changed(lesson, "bait", lambda step: replace(step, do=({"motif": "cow", "pile": 0},)))


def wrong_number(lesson: Lesson) -> Lesson:
    facts = {"piles": Fact(at="piles.#", is_=9)}
    return changed(lesson, "goal", lambda step: replace(step, facts=facts))


def missing_word(lesson: Lesson) -> Lesson:
    return changed(lesson, "goal", lambda step: replace(step, name="aim"))


def rule_never_used(lesson: Lesson) -> Lesson:
    return replace(lesson, rules=(*lesson.rules, "RB-R17"))


def unreachable(lesson: Lesson) -> Lesson:
    late = lesson.scenes[1]
    impossible = Scripted(seat=0, move={"motif": "crown", "pile": 1})
    return replace(lesson, scenes=(lesson.scenes[0], replace(late, before=(impossible,))))


def unlike_anything(lesson: Lesson) -> Lesson:
    def change(step: Step) -> Step:
        return replace(step, poor=(replace(step.poor[0], like={"pile": 12}),))

    return changed(lesson, "twin", change)


def impossible_match(lesson: Lesson) -> Lesson:
    return replace(lesson, match=ShortMatch(seats=5))


def unknown_option(lesson: Lesson) -> Lesson:
    return replace(lesson, match=ShortMatch(seats=4, options={"rounds": 1}))


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (illegal_move, "Step 9 (bait): {'motif': 'cow', 'pile': 0} is not legal there."),
        (wrong_number, "Step 1 (goal): piles is 8 in the view, not 9."),
        (missing_word, "Step 1 (aim): lesson-first-aim has no words in fr."),
        (rule_never_used, "It teaches RB-R17, but that rule is never used in it."),
        (unreachable, "Step 10 (late): Step 10 cannot be reached: "),
        (impossible_match, "5 cannot play the match after it."),
        (unknown_option, "The match after it cannot be played: Räubern has no option 'rounds'"),
        (unlike_anything, "Step 5 (twin): No legal move is like {'pile': 12}."),
    ],
)
def test_the_law_bites(broken: Callable[[Lesson], Lesson], sentence: str) -> None:
    found = list(complaints(GAME, broken(LESSON)))
    assert any(each.startswith(sentence) for each in found), found


def test_a_rule_that_is_not_in_the_ledger() -> None:
    lesson = replace(LESSON, rules=("RB-99",))
    assert list(complaints(GAME, lesson)) == ["It teaches RB-99, which is not in rules.md."]


def test_each_move_of_a_step_must_lead_on() -> None:
    adel = find_game("adel")
    fact = Fact(at="actions.0.thief", is_=10)
    lesson = changed(
        lessons_of(adel.folder)["first"],
        "steal",
        lambda step: replace(step, facts={**step.facts, "thief": fact}),
    )
    assert list(complaints(adel, lesson)) == [
        f"Step 13 (steal): thief is 1 in the view, not 10. (after move {ways})"
        for ways in ("1 of step 5, 2 of step 12", "2 of step 5, 2 of step 12")
    ]
