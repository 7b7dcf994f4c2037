"""A bot of one's own by the place where it is written: `my_bot:Careful`.

Only who starts a program may name one: a name out of a message or a file is held to `BOTS` first,
because importing a module runs it.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from larcin.bots.bot import Bot
from larcin.kernel.errors import LarcinError

WRITTEN: Final = re.compile(r"([^\W\d][\w.]*):([^\W\d]\w*)(?::(.*))?")
"""A module, what it calls the bot, and perhaps settings: `my_bot:Careful:patience=3`."""


class BadBot(LarcinError):
    """What was named is no bot, or has no such setting, or not with this value."""


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
