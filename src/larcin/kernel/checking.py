"""What every game must have before anybody sits down, and where it is when something is wrong.

Whatever is wrong becomes one sentence that begins with the file and the line.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from larcin.kernel.errors import BrokenGame
from larcin.kernel.game import AnyGame, Brain, Drawing
from larcin.kernel.ledger import read_ledger
from larcin.kernel.options import choices
from larcin.kernel.steps import Script
from larcin.kernel.table import Options, View

LANGUAGES: Final = ("fr", "en", "de")
BEFORE_TYPES: Final = (TypeError, ValueError, AttributeError, AssertionError)
"""What looking at a game raises where a value is of another type than it should be."""

KEY: Final = re.compile(r"-?([A-Za-z][\w-]*) *=")
SPOKEN_EVERYWHERE: Final = ("title", "blurb")


def check_game(slug: str, game: AnyGame) -> None:
    """Raise `BrokenGame` for the first thing that is wrong with a game."""
    if game.slug != slug:
        raise BrokenGame(
            f"{slug}/__init__.py: the game in the folder {slug} calls itself {game.slug}."
        )
    for field, wanted, is_right in SHAPES:
        if not is_right(getattr(game, field)):
            raise BrokenGame(f"{slug}/__init__.py: {field} must be {wanted}.")
    for language in LANGUAGES:
        check_messages(game.folder / "text" / f"{language}.ftl", slug)
    _check_rules(slug, game)
    _check_options(slug, game)


def _check_rules(slug: str, game: AnyGame) -> None:
    ledger = read_ledger(game.folder)
    for paragraph in ledger.paragraphs:
        if not ledger.chapter_of(paragraph):
            line = _line_of(game.folder / "rules.md", f"| {paragraph} |")
            heading = re.sub(r"^(\w\w-[A-Z])\d.*", r"\1", paragraph.partition(".")[0])
            raise BrokenGame(
                f"{slug}/rules.md, line {line}: {paragraph} stands in no chapter: it needs a "
                f"heading, as `## {heading} Title`."
            )
    for rule in game.endings:
        if not ledger.knows(rule):
            raise BrokenGame(f"{slug}/__init__.py: the ending {rule} is not in rules.md.")
    for step in game.script.steps:
        if not ledger.knows(step.rule):
            where = _place_of(game.folder, step.rule) or "the script"
            raise BrokenGame(f"{slug}/{where}: the step {step.rule} is not in rules.md.")


def _check_options(slug: str, game: AnyGame) -> None:
    try:
        options = choices(game.options)
    except TypeError as error:
        raise BrokenGame(f"{slug}: {error}.") from None
    for choice in options:
        if choice.default not in choice.values:
            raise BrokenGame(f"{slug}: option {choice.name} needs a default among its values.")


def _is_range_of_seats(players: Any) -> bool:
    return isinstance(players, range) and bool(players) and players.step == 1 and players[0] >= 1


def _is_kind_of(kind: type) -> Callable[[Any], bool]:
    return lambda given: isinstance(given, type) and issubclass(given, kind)


SHAPES: Final[list[tuple[str, str, Callable[[Any], bool]]]] = [
    ("players", "a range of one or more seats, as range(2, 6)", _is_range_of_seats),
    ("folder", "Path(__file__).parent", lambda given: isinstance(given, Path)),
    ("rules_version", "a number", lambda given: isinstance(given, int)),
    ("endings", "a tuple of rule ids", lambda given: isinstance(given, tuple) and bool(given)),
    ("options", "a class derived from larcin.kernel.table.Options", _is_kind_of(Options)),
    ("view_type", "a class derived from larcin.kernel.table.View", _is_kind_of(View)),
    ("script", "a Script", lambda given: isinstance(given, Script)),
    ("brain", "a Brain", lambda given: isinstance(given, Brain)),
    ("drawing", "a Drawing", lambda given: isinstance(given, Drawing)),
    *(
        (name, "a function", callable)
        for name in ("setup", "apply", "view", "imagine", "why_not", "zones", "box", "bound")
    ),
]


# -- Messages -------------------------------------------------------------------------------


def check_messages(path: Path, slug: str) -> None:
    """A catalogue must be there, and whole: Fluent itself passes over what it cannot read."""
    name = f"{slug}/text/{path.name}"
    if not path.is_file():
        raise BrokenGame(f"{name} is missing.")
    first: dict[str, int] = {}
    for number, key in _messages(path.read_text(encoding="utf-8"), name):
        if key in first:
            raise BrokenGame(f"{name}, line {number}: {key} stands already in line {first[key]}.")
        first[key] = number
    for key in SPOKEN_EVERYWHERE:
        if key not in first:
            raise BrokenGame(f"{name}: the message {key!r} is missing.")


def _messages(text: str, name: str) -> Iterator[tuple[int, str]]:
    """The key of every message and the line where it begins."""
    begun, open_braces = (0, ""), 0
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            continue
        if line[:1] not in ("", " ", "}"):
            if open_braces:
                raise BrokenGame(f"{name}, line {begun[0]}: a {{ of {begun[1]} is never closed.")
            key = KEY.match(line)
            if key is None:
                raise BrokenGame(
                    f"{name}, line {number}: a message is `key = words`, not {line!r}."
                )
            begun = (number, key[1])
            yield begun
        bare = re.sub(r'"[^"]*"', "", line)
        open_braces += bare.count("{") - bare.count("}")
        if open_braces < 0:
            raise BrokenGame(f"{name}, line {number}: there is a }} too many.")
    if open_braces:
        raise BrokenGame(f"{name}, line {begun[0]}: a {{ of {begun[1]} is never closed.")


# -- Where it is ----------------------------------------------------------------------------


def why_broken(slug: str, error: BaseException) -> str:
    """What went wrong while a game was read: the file, the line, and what Python said."""
    if isinstance(error, BrokenGame):
        return str(error)
    said = " ".join(str(error).split()) or type(error).__name__
    if isinstance(error, SyntaxError) and error.filename:
        return f"{_short(slug, error.filename)}, line {error.lineno}: {error.msg}."
    said = re.sub(r" \(/.*\)$", "", said).rstrip(".")
    kind = "" if isinstance(error, ImportError | ValueError) else f"{type(error).__name__}: "
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if f"/{slug}/" in Path(frame.filename).as_posix():
            return f"{_short(slug, frame.filename)}, line {frame.lineno}: {kind}{said}."
    return f"The game in {slug} cannot be loaded: {kind}{said}."


def _short(slug: str, filename: str) -> str:
    """The path from the game's folder on."""
    path = Path(filename).as_posix()
    return f"{slug}/{path.rpartition(f'/{slug}/')[2]}" if f"/{slug}/" in path else path


def _line_of(path: Path, text: str) -> int:
    """The first line of a file that has this text."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


def _place_of(folder: Path, text: str) -> str | None:
    """The first line of the game's code that has this text."""
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if f'"{text}"' in line:
                return f"{path.relative_to(folder).as_posix()}, line {number}"
    return None
