"""A lesson in the terminal: what it says, the table, and the learner's own moves by number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from larcin.kernel.codec import convert
from larcin.kernel.game import Canvas
from larcin.kernel.match import Observation
from larcin.lessons import Course, Frame, Shown
from larcin.lessons.telling import lesson_key, told_facts
from larcin.terminal.drawing import draw_hand, draw_table
from larcin.words import Words

MOST: Final = 30
"""So many moves are listed at once; of more, one writes some letters first."""

BACK, SHOW, LEAVE = "b", "s", "q"

Print = Callable[[RenderableType], None]
Ask = Callable[[str], str]


class Teacher:
    """Goes through a lesson with somebody who types."""

    def __init__(
        self, course: Course, language: str, canvas: Canvas, write: Print, ask: Ask
    ) -> None:
        self._course = course
        self._language = language
        self._canvas = canvas
        self._write = write
        self._ask = ask
        self._ways: dict[int, int] = {}

    def teach(self) -> bool:
        """From the first step to the last; whether the learner has come to the end."""
        number = 0
        while number < len(self._course):
            shown = self._course.show(number, self._ways)
            words = Words(self._course.game, self._language, shown.names, shown.me)
            self._show(shown, words)
            step = self._do(shown, words) if shown.step.do else self._go_on(shown, words)
            if step is None:
                return False
            number = max(0, number + step)
        return True

    def _show(self, shown: Shown, words: Words) -> None:
        view = shown.frame.observation.view
        key = lesson_key(self._course.lesson, shown.step)
        count = words("teach-step", step=shown.number + 1, steps=len(self._course))
        self._write("")
        self._write(draw_table(words, view, self._canvas))
        self._write(draw_hand(words, view, self._canvas))
        self._write(Text(f"\n{count} · {words.title(key)}", style="bold"))
        self._write(Text(words(key, **told_facts(words, shown.facts))))

    def _go_on(self, shown: Shown, words: Words) -> int | None:
        """How many steps on: one, or one back; nothing, if they leave."""
        answer = self._ask(words("teach-next")).strip().lower()
        if answer in (BACK, LEAVE):
            return -1 if answer == BACK else None
        self._tell(self._course.goes_on(shown.number, self._ways), words)
        return 1

    def _do(self, shown: Shown, words: Words) -> int | None:
        """The same, after a move; none, after one that was taken back."""
        move = self._pick(shown, words)
        if isinstance(move, str):
            return -1 if move == BACK else None
        answer = self._course.answer(shown.number, move, self._ways)
        self._tell(answer.frames, words)
        if answer.is_good:
            self._ways[shown.number] = self._course.way(shown.step, move) or 0
            return 1
        say = answer.say
        key = lesson_key(self._course.lesson, shown.step, say) if say else "teach-poor"
        self._write(Text(words(key, **told_facts(words, shown.facts)), style="italic"))
        self._write(words("teach-taken-back"))
        return 0

    def _pick(self, shown: Shown, words: Words) -> Any:
        """A legal move, or the letter of what they want instead."""
        seen, question = shown.frame.observation, words("teach-pick")
        picked = pick_move(seen, words, self._write, self._ask, question, (BACK, SHOW, LEAVE))
        return convert(shown.step.do[0], self._course.game.move_type) if picked == SHOW else picked

    def _tell(self, frames: Sequence[Frame], words: Words) -> None:
        for frame in frames:
            for event in frame.observation.events:
                self._write(Text(f"  {words.event(event)}", style="dim"))


def pick_move(
    seen: Observation[Any, Any, Any],
    words: Words,
    write: Print,
    ask: Ask,
    question: str,
    letters: Sequence[str],
) -> Any:
    """A legal move, or one of these letters for what they want instead."""
    named = [(words.move(seen.view, move), move) for move in seen.moves]
    listed: Sequence[tuple[str, Any]] = named
    while True:
        for place, (name, _) in enumerate(listed[:MOST], start=1):
            write(f"{place:3}  {name}")
        if len(listed) > MOST:
            write(words("teach-more", count=len(listed) - MOST))
        answer = ask(question).strip()
        if answer.lower() in letters:
            return answer.lower()
        if answer.isdigit() and int(answer) in range(1, min(len(listed), MOST) + 1):
            return listed[int(answer) - 1][1]
        listed = [each for each in named if answer.lower() in each[0].lower()]
        if not answer or answer.isdigit() or not listed:
            write(words("teach-no-number", written=answer))
            listed = named
