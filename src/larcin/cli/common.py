"""What the commands share: words on the command line, and printing."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console, RenderableType

from larcin.kernel.errors import BadOption, LarcinError
from larcin.terminal.learn import LEAVE
from larcin.words import find_language, spoken_language

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game: `larcin games` lists them.")]
Language = Annotated[
    str | None, typer.Option("--lang", help="fr, en or de; by default that of your environment.")
]
MemoryAid = Annotated[
    bool, typer.Option("--memory-aid", help="Show also what was seen once and is covered now.")
]
GameOption = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game: name=value")
]

WIDEST, ROWS = 100, 40
"""The room for a table that is drawn between two questions."""


class OwnMistake(Exception):
    """The terminal client stumbled over itself; the text is the traceback."""


class BadUsage(LarcinError):
    """Words on the command line that do not go together."""


def language_of(name: str | None) -> str:
    """The language that was asked for, or that of the environment."""
    return spoken_language(os.environ) if name is None else find_language(name)


def name_and_value(option: str) -> tuple[str, str]:
    """The two halves of an option of a game."""
    name, equals, value = option.partition("=")
    if not equals:
        raise BadOption(option, f"An option is written as name=value, not {option!r}.")
    return name.strip(), value.strip()


def open_console(stderr: bool = False) -> Console:
    """A console that prints what it is given, and finds no markup in it."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def print_parts(*parts: RenderableType) -> None:
    """Print text or what Rich can draw; text is never broken into lines."""
    console = open_console()
    for part in parts:
        console.print(part, soft_wrap=isinstance(part, str))


def ask_person(question: str) -> str:
    """What somebody types; who closes the input leaves."""
    try:
        return input(f"{question}\n> ")
    except EOFError:
        return LEAVE
