"""A bot of one's own by the place where it is written: `my_bot:Careful`.

Only who starts a program may name one: a name out of a message or a file is held to `BOTS` first,
because importing a module runs it.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from larcin.bots.bot import Bot
from larcin.kernel.errors import LarcinError
from larcin.kernel.match import Observation
from larcin.kernel.rng import Chance

WRITTEN: Final = re.compile(r"([^\W\d][\w.]*):([^\W\d]\w*)(?::(.*))?")
"""A module, what it calls the bot, and perhaps settings: `my_bot:Careful:patience=3`."""


class BadBot(LarcinError):
    """What was named is no bot, or has no such setting, or not with this value."""


class BotFailed(LarcinError):
    """A bot of one's own stumbled, or answered with no legal move. Its owner made the mistake."""


class OwnBot:
    """A bot of one's own in its seat. Where it fails, that is said of it and not of larcin."""

    def __init__(self, name: str, bot: Bot) -> None:
        if not callable(getattr(bot, "choose", None)):
            raise BadBot(f"{name} is no bot: it has no method `choose`.")
        self.name = name
        self.bot = bot

    def choose(
        self, observation: Observation[Any, Any, Any], deadline: float | None, rng: Chance
    ) -> Any:
        """The bot's move, which is one of those that it was offered."""
        with blaming(self.name, self.bot.choose):
            move = self.bot.choose(observation, deadline, rng)
            legal = move in observation.moves
        if not legal:
            told = f"choose answered {move!r}, which is none of observation.moves"
            raise _failure(self.name, told, self.bot.choose)
        return move


@contextmanager
def blaming(name: str, called: Callable[..., Any]) -> Iterator[None]:
    """Whatever is raised in here is the fault of the bot whose code is called."""
    try:
        yield
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise _failure(name, told, called, error.__traceback__) from error


def _failure(
    name: str, told: str, called: Callable[..., Any], trace: TracebackType | None = None
) -> BotFailed:
    sentence = " ".join(told.split()).rstrip(".: ")  # a message of several lines, too
    return BotFailed(f"Your bot {name} failed: {sentence}{_place(called, trace)}.")


def _place(called: Callable[..., Any], trace: TracebackType | None) -> str:
    """Where it was in the bot's folder, or else where what was called is written."""
    try:
        written, line = Path(inspect.getfile(called)), inspect.getsourcelines(called)[1]
    except (OSError, TypeError):
        return ""  # not written in Python
    for frame in traceback.extract_tb(trace):
        if Path(frame.filename).parent == written.parent:
            written, line = Path(frame.filename), frame.lineno or line
    return f" ({written.name}, line {line})"


def find_own(module: str, name: str) -> Callable[..., Bot]:
    """What makes the bot: a class with a method `choose`, or a function that makes one."""
    maker = getattr(_import(module), name, None)
    if not callable(maker):
        raise BadBot(f"The module {module} has no bot called {name!r}.")
    if isinstance(maker, type) and not callable(getattr(maker, "choose", None)):
        raise BadBot(f"{module}:{name} is no bot: it has no method `choose`.")
    found: Callable[..., Bot] = maker
    return found


def _import(module: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as `python -m` does; installed scripts do not
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise BadBot(f"There is no module {error.name!r} here, so no bot in it.") from None
    except Exception as error:
        raise BadBot(f"The module {module} cannot be imported: {_say(error)}") from error


def _say(error: Exception) -> str:
    """What is wrong and, for bad syntax, where: `str` says both."""
    return f"{type(error).__name__}: {error}."
