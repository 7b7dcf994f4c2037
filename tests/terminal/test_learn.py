"""A lesson in the terminal, typed through to its end."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from larcin.kernel.game import Canvas
from larcin.kernel.registry import LANGUAGES, find_game, games
from larcin.lessons import Course, lessons_of
from larcin.terminal.learn import Teacher

TAUGHT = [slug for slug, game in games().items() if lessons_of(game.folder)]


def teach(slug: str, typed: Iterator[str], language: str = "en") -> tuple[bool, str]:
    """Whether they came to the end, and all that was printed."""
    game = find_game(slug)
    course = Course(game, next(iter(lessons_of(game.folder).values())))
    console = Console(record=True, width=100, file=StringIO())
    teacher = Teacher(course, language, Canvas(100, 40), console.print, lambda _: next(typed))
    done = teacher.teach()
    return done, console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", TAUGHT)
def test_who_is_shown_everything_comes_to_the_end(slug: str, language: str) -> None:
    done, _ = teach(slug, iter("s" * 99), language)
    assert done


def test_a_poor_move_is_taken_back_and_letters_find_a_move() -> None:
    typed = ["", "crown on the cow", "1", "99", "zebra", "purse on the purse", "1", "b", "q"]
    done, printed = teach("raubern", iter(typed))
    assert not done
    assert "You lay a Crown on the Cow" in printed
    assert "Your move is taken back" in printed
    assert "No move is called “99”" in printed
    assert "No move is called “zebra”" in printed
    assert "Raffles lays a Purse and steals the pile from you" in printed
    assert printed.count("Step 2 of 15") == 3
