"""What must hold of every lesson, so that none teaches what is not so.

A lesson is played to its end on the real engine, and each thing that it claims is looked up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

from fluent.syntax import ast, parse, visitor

from larcin.kernel.codec import convert
from larcin.kernel.errors import LarcinError
from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import read_ledger
from larcin.kernel.options import read_options
from larcin.kernel.registry import LANGUAGES
from larcin.lessons.course import FIRST, Course, Ways, plain
from larcin.lessons.lesson import Lesson, Scene, Step
from larcin.lessons.telling import lesson_key, told_facts
from larcin.words.catalogue import message_file
from larcin.words.words import Words

MOST_WORDS: Final = 25
TITLE: Final = "title"
WORD: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*|\d+")
STEPS: Final = range(8, 16)
NUMERALS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
}
"""Numbers come from the view: who writes one into the text will forget it there."""


def complaints(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """All that is wrong with a lesson, each in a sentence; nothing, where the law holds."""
    course = Course(game, lesson)
    if len(course) not in STEPS:
        yield f"It has {len(course)} steps, not {STEPS[0]} to {STEPS[-1]}."
    used: set[str] = set()
    for number, (scene, step) in enumerate(_places(lesson)):
        where = f"Step {number + 1} ({step.name}):"
        wrong = [*_played(course, scene, step, number, used), *_said(course, step, number)]
        yield from (f"{where} {each}" for each in wrong)
        for ways in _other_ways(course, scene, number):
            came = ", ".join(f"{way + 1} of step {at + 1}" for at, way in ways.items())
            wrong = list(_played(course, scene, step, number, used, ways))
            yield from (f"{where} {each} (after move {came})" for each in wrong)
    yield from _played_afterwards(game, lesson)
    ledger = read_ledger(game.folder)
    for rule in lesson.rules:
        if not ledger.knows(rule):
            yield f"It teaches {rule}, which is not in rules.md."
        elif rule not in used:
            yield f"It teaches {rule}, but that rule is never used in it."


def used_rules(game: AnyGame, lesson: Lesson) -> set[str]:
    """The paragraphs by which something happens in a lesson, or which a step is about."""
    course = Course(game, lesson)
    used = {step.rule for step in lesson.steps if step.rule is not None}
    for number, (scene, step) in enumerate(_places(lesson)):
        for _ in _played(course, scene, step, number, used):
            pass
    return used


def _places(lesson: Lesson) -> Iterator[tuple[Scene, Step]]:
    return ((scene, step) for scene in lesson.scenes for step in scene.steps)


def _played_afterwards(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    if lesson.match is None:
        return
    if lesson.match.seats not in game.players:
        yield f"{lesson.match.seats} cannot play the match after it."
    try:
        read_options(game, lesson.match.options, strict=True)
    except LarcinError as error:
        yield f"The match after it cannot be played: {error}"


def _other_ways(course: Course, scene: Scene, number: int) -> Iterator[Ways]:
    """How else one may have come to this step: by other moves that those before it are about."""
    first = number - scene.steps.index(course.lesson.steps[number])
    before = enumerate(course.lesson.steps[first:number], start=first)
    moves = {at: range(len(step.do)) for at, step in before if len(step.do) > 1}
    for chosen in product(*moves.values()):
        if any(chosen):
            yield dict(zip(moves, chosen, strict=True))


def _played(
    course: Course, scene: Scene, step: Step, number: int, used: set[str], ways: Ways = FIRST
) -> Iterator[str]:
    game = course.game
    try:
        match = course.match_at(number, ways)
    except LarcinError as error:
        yield str(error)
        return
    used.add(game.script.rule(match.table))
    for name, fact in step.facts.items():
        try:
            value = course.fact(match, scene, fact)
        except LarcinError as error:
            yield str(error)
            continue
        if value != fact.is_:
            yield f"{name} is {value!r} in the view, not {fact.is_!r}."
    legal = match.moves(scene.me)
    for wanted in step.do:
        yield from _expected(course, number, wanted, legal, used, ways)
    for poor in step.poor:
        if not any(_is_like(plain(each), poor.like) for each in legal):
            yield f"No legal move is like {poor.like}."
    yield from _goes_on(course, step, number, used, ways)


def _expected(
    course: Course, number: int, wanted: dict[str, Any], legal: Any, used: set[str], ways: Ways
) -> Iterator[str]:
    try:
        move = convert(wanted, course.game.move_type)
        if move not in legal:
            yield f"{wanted} is not legal there."
            return
        answer = course.answer(number, move, ways)
    except LarcinError as error:
        yield f"{wanted} cannot be played: {error}"
        return
    for frame in answer.frames:
        used |= {event.rule for event in frame.observation.events}


def _goes_on(course: Course, step: Step, number: int, used: set[str], ways: Ways) -> Iterator[str]:
    if step.do or not step.then:
        return
    try:
        for frame in course.goes_on(number, ways):
            used |= {event.rule for event in frame.observation.events}
    except LarcinError as error:
        yield f"the others cannot play on: {error}"


def _said(course: Course, step: Step, number: int) -> Iterator[str]:
    """All words are there in every language, short, and without a number of their own."""
    try:
        shown = course.show(number)
    except LarcinError:
        return  # told already
    keys = [lesson_key(course.lesson, step, say) for say in (None, *(p.say for p in step.poor))]
    for language in LANGUAGES:
        words = Words(course.game, language, shown.names, shown.me)
        known = written(course.game, language)
        if TITLE not in known.get(keys[0], {}):
            yield f"{keys[0]}.{TITLE} has no words in {language}."
        for key in keys:
            if key not in known:
                yield f"{key} has no words in {language}."
                continue
            said = words(key, **told_facts(words, shown.facts))
            count = len(WORD.findall(said))
            if count > MOST_WORDS:
                yield f"{key} has {count} words in {language}, not at most {MOST_WORDS}."
            yield from _numbers(key, known[key].get("", ""), language)


def _numbers(key: str, text: str, language: str) -> Iterator[str]:
    numerals = NUMERALS[language].split()
    for word in WORD.findall(text.lower()):
        if word in numerals or word.isdigit():
            yield f"{key} says {word} in {language}: numbers come from the view."


@cache
def written(game: AnyGame, language: str) -> dict[str, dict[str, str]]:
    """By key and attribute (none for the message itself): what is written, without what is told."""
    path = message_file(game.folder, language)
    found: dict[str, dict[str, str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            parts = {each.id.name: each.value for each in entry.attributes} | {"": entry.value}
            found[entry.id.name] = {name: _text(value) for name, value in parts.items() if value}
    return found


def _text(pattern: ast.Pattern) -> str:
    """The bare text of a pattern, of all variants that it may have."""
    texts = _Texts()
    texts.visit(pattern)
    return " ".join(texts.found)


class _Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - as the library calls
        self.found.append(node.value)


def _is_like(fields: dict[str, Any], like: dict[str, Any]) -> bool:
    return all(fields.get(name) == value for name, value in like.items())
