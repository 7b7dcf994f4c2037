"""A lesson as it is given: the real engine, from step to step, without anything kept in between."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from larcin.kernel.codec import convert
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match, Observation
from larcin.kernel.options import read_options
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import read_seed
from larcin.lessons.lesson import BadLesson, Fact, Lesson, Scene, Scripted, Step

HOW_MANY: Final = "#"
ME: Final = "Rosa"
"""What the learner is called where nobody says another name."""

RIVALS: Final = (
    "Raffles",
    "Moll",
    "Hannes",
    "Robin",
    "Cartouche",
    "Selina",
    "Vidocq",
    "Mandrin",
    "Fantômette",
)
"""Names of thieves that the page gives to no guest: nobody meets a robot of their own name."""


Ways = Mapping[int, int]
"""By the number of a step: which of the moves that it is about was made there; else the first."""

FIRST: Final[Ways] = {}


@dataclass(frozen=True, slots=True)
class Frame:
    """What the learner's screen is sent: an observation, and the pictures on the way to it."""

    since: int
    observation: Observation[Any, Any, Any]
    prospects: tuple[Any, ...]
    scenes: tuple[Any, ...] = ()
    reckoning: Any = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A step before the learner has done anything."""

    step: Step
    number: int
    names: tuple[str, ...]
    me: int
    frame: Frame
    facts: dict[str, tuple[object, str]]
    """By name: what it is, and how it is told."""

    begins: bool
    """Whether the table is another one than at the step before."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a move."""

    is_good: bool
    say: str | None
    """Which words answer a move that is not what the step is about."""

    frames: tuple[Frame, ...]
    """After the move, and after each answer to it."""


class Course:
    """One lesson of one game. It is asked about steps, in any order, and keeps nothing."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self._places = [
            (scene, number) for scene in lesson.scenes for number in range(len(scene.steps))
        ]

    def __len__(self) -> int:
        return len(self._places)

    def show(self, number: int, ways: Ways = FIRST) -> Shown:
        """The table as the learner sees it at this step."""
        scene, place = self._place(number)
        match = self.match_at(number, ways)
        step = scene.steps[place]
        return Shown(
            step=step,
            number=number,
            names=tuple(match.names),
            me=scene.me,
            frame=replace(
                frame_of(match, scene.me), scenes=()
            ),  # who comes anew is shown none of it
            facts={
                name: (self.fact(match, scene, fact), fact.tell)
                for name, fact in step.facts.items()
            },
            begins=place == 0,
        )

    def answer(self, number: int, move: Any, ways: Ways = FIRST) -> Answer:
        """What comes of this move of the learner's, or `IllegalMove` with the rule behind it."""
        scene, place = self._place(number)
        step = scene.steps[place]
        match = self.match_at(number, ways)
        frames = [self._play(match, scene, Scripted(scene.me, plain(move)))]
        if self.way(step, move) is not None:
            frames += [self._play(match, scene, each) for each in step.then]
            return Answer(True, None, tuple(frames))
        return Answer(False, self._say(step, move), tuple(frames))

    def goes_on(self, number: int, ways: Ways = FIRST) -> tuple[Frame, ...]:
        """What the others do after a step that only tells."""
        scene, place = self._place(number)
        match = self.match_at(number, ways)
        return tuple(self._play(match, scene, each) for each in scene.steps[place].then)

    def match_at(self, number: int, ways: Ways = FIRST) -> Match:
        """The match as it stands when this step begins, for who has come these ways."""
        scene, place = self._place(number)
        match = self.deal(scene)
        try:
            for line in scene.before:
                self._carry_out(match, line)
            for earlier, step in enumerate(scene.steps[:place], start=number - place):
                for line in _expected(scene, step, ways.get(earlier, 0)):
                    self._carry_out(match, line)
        except LarcinError as error:
            raise BadLesson(f"Step {number + 1} cannot be reached: {error}") from None
        return match

    def fact(self, match: Match, scene: Scene, fact: Fact) -> object:
        """What stands there in the learner's view."""
        value: Any = msgspec.to_builtins(self.game.view(match.table, scene.me))
        for part in fact.at.split("."):
            try:
                value = inside(value, part)
            except (LookupError, TypeError, ValueError):
                raise BadLesson(f"There is no {fact.at} in the view.") from None
        return value

    def _place(self, number: int) -> tuple[Scene, int]:
        if number not in range(len(self._places)):
            raise BadLesson(f"The lesson has {len(self)} steps: there is no step {number + 1}.")
        return self._places[number]

    def deal(self, scene: Scene) -> Match:
        """The table of a scene before anything was played."""
        names = seat_names(scene.seats, scene.me)
        options = read_options(self.game, scene.options, strict=True)
        match = Match(self.game, names, options, read_seed(scene.seed))
        match.staged = True
        return match

    def script(self, scene: Scene) -> list[Scripted]:
        """All that is played in a scene by who does what its steps are about."""
        return [*scene.before, *(line for step in scene.steps for line in _expected(scene, step))]

    def _carry_out(self, match: Match, line: Scripted) -> None:
        match.play(line.seat, convert(line.move, self.game.move_type))

    def _play(self, match: Match, scene: Scene, line: Scripted) -> Frame:
        before = len(match.events)
        self._carry_out(match, line)
        return frame_of(match, scene.me, before)

    def has_ways(self, ways: Ways) -> bool:
        """Whether each of these steps has that many moves."""
        steps = self.lesson.steps
        return all(
            at in range(len(steps)) and way in range(len(steps[at].do)) for at, way in ways.items()
        )

    def wanted(self, step: Step) -> list[Any]:
        """The moves that it is about."""
        return [convert(each, self.game.move_type) for each in step.do]

    def way(self, step: Step, move: Any) -> int | None:
        """Which of the moves that the step is about this is, or none of them."""
        wanted = self.wanted(step)
        return wanted.index(move) if move in wanted else None

    def _say(self, step: Step, move: Any) -> str | None:
        fields = plain(move)
        for poor in step.poor:
            if all(fields.get(name) == value for name, value in poor.like.items()):
                return poor.say
        return None


def seat_names(seats: int, me: int) -> list[str]:
    """What those are called who sit at a table that was laid for somebody to learn at."""
    rivals = iter(RIVALS)
    return [ME if seat == me else next(rivals) for seat in range(seats)]


def frame_of(match: Match, seat: Seat | None, since: int = 0) -> Frame:
    """The table now, and what was told since then, with the pictures on the way."""
    seen = match.observe(seat, since)
    prospect = match.game.drawing.prospect
    return Frame(
        since=since,
        observation=seen,
        prospects=tuple(prospect(seen.view, move) for move in seen.moves),
        scenes=match.scenes(seat, since),
        reckoning=match.reckoning(seat),
    )


def plain(move: Any) -> dict[str, Any]:
    """A move as it is written in a lesson."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(move))
    return written


def _expected(scene: Scene, step: Step, way: int = 0) -> list[Scripted]:
    """What is played at this step by who does what it is about."""
    mine = [Scripted(scene.me, step.do[way])] if step.do else []
    return [*mine, *step.then]


def inside(value: Any, part: str) -> Any:
    """What a view has there: a field, an item of a list, or how many there are."""
    if part == HOW_MANY:
        return len(value)
    if isinstance(value, dict):
        return value[part]
    return value[int(part)]
