"""The API about lessons: any step, and what comes of a move there."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Raw

from larcin.kernel.codec import convert, encode
from larcin.kernel.registry import find_game
from larcin.lessons import Course, Frame, lessons_of
from larcin.server.common.errors import NotThere
from larcin.wire import (
    LessonAnswer,
    LessonFact,
    LessonFrame,
    LessonInfo,
    LessonMatch,
    LessonMove,
    LessonStep,
)

Came = Annotated[
    str,
    QueryParameter(
        pattern=r"^(\d{1,3}:\d{1,3}(,\d{1,3}:\d{1,3})*)?$",
        max_length=200,
        description="Which of its moves was made at a step before, as `4:1`; else the first.",
    ),
]


@get("/api/games/{game:str}/lessons", sync_to_thread=True)
def list_lessons(game: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game, in their order."""
    return [
        LessonInfo(
            name=lesson.name,
            minutes=lesson.minutes,
            steps=tuple(step.name for step in lesson.steps),
            rules=lesson.rules,
            match=None
            if lesson.match is None
            else LessonMatch(seats=lesson.match.seats, options=lesson.match.options),
        )
        for lesson in lessons_of(find_game(game).folder).values()
    ]


@get("/api/games/{game:str}/lessons/{lesson:str}/{step:int}", sync_to_thread=True)
def show_step(
    game: FromPath[str], lesson: FromPath[str], step: FromPath[int], came: Came = ""
) -> LessonStep:
    """A step: what to look at, what to do, and the table."""
    course = find_course(game, lesson, step)
    shown = course.show(step, read_ways(course, came))
    return LessonStep(
        step=step,
        names=shown.names,
        me=shown.me,
        look=shown.step.look,
        do=tuple(Raw(encode(each)) for each in course.wanted(shown.step)),
        facts={
            name: LessonFact(value=value, tell=tell) for name, (value, tell) in shown.facts.items()
        },
        rule=shown.step.rule,
        begins=shown.begins,
        frame=wire_frame(shown.frame),
    )


@post("/api/games/{game:str}/lessons/{lesson:str}/{step:int}", status_code=200, sync_to_thread=True)
def answer_step(
    game: FromPath[str],
    lesson: FromPath[str],
    step: FromPath[int],
    data: JSONBody[LessonMove],
    came: Came = "",
) -> LessonAnswer:
    """What comes of a move at this step. Nothing is kept of it."""
    course = find_course(game, lesson, step)
    ways = read_ways(course, came)
    if data.move is None:
        frames = tuple(map(wire_frame, course.goes_on(step, ways)))
        return LessonAnswer(good=True, say=None, frames=frames)
    answer = course.answer(step, convert(data.move, course.game.move_type), ways)
    return LessonAnswer(
        good=answer.is_good, say=answer.say, frames=tuple(map(wire_frame, answer.frames))
    )


def find_course(slug: str, name: str, step: int) -> Course:
    """This lesson, if it has that step."""
    game = find_game(slug)
    lesson = lessons_of(game.folder).get(name)
    if lesson is None:
        raise NotThere(f"{game.title} has no lesson called {name!r}.")
    course = Course(game, lesson)
    if step not in range(len(course)):
        raise NotThere(f"This lesson has {len(course)} steps, counted from 0.")
    return course


def read_ways(course: Course, came: str) -> dict[int, int]:
    """Which moves somebody has made at the steps before."""
    pairs = [each.split(":") for each in came.split(",") if each]
    ways = {int(at): int(way) for at, way in pairs}
    if not course.has_ways(ways):
        raise NotThere(f"This lesson has no such moves: {came}.")
    return ways


def wire_frame(frame: Frame) -> LessonFrame:
    """A table as a screen is sent it."""
    return LessonFrame(
        since=frame.since,
        observation=Raw(encode(frame.observation)),
        prospects=tuple(Raw(encode(each)) for each in frame.prospects),
        scenes=tuple(Raw(encode(each)) for each in frame.scenes),
        reckoning=None if frame.reckoning is None else Raw(encode(frame.reckoning)),
    )


HANDLERS: Final = (list_lessons, show_step, answer_step)
