"""Bots by name: `greedy`, or with settings `ismcts:time=0.2,sims=500`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from larcin.bots.bot import Bot
from larcin.bots.greedy import Greedy
from larcin.bots.ismcts import Ismcts
from larcin.bots.levels import MAKERS
from larcin.bots.pimc import Pimc
from larcin.bots.random import Random
from larcin.kernel.errors import LarcinError

BOTS: Final[Mapping[str, Callable[..., Bot]]] = MappingProxyType(
    {"random": Random, "greedy": Greedy, "pimc": Pimc, "ismcts": Ismcts, **MAKERS}
)
"""All kinds of bots by name, the weakest first."""


class UnknownBot(LarcinError):
    """No bot has this name."""


class BadBot(LarcinError):
    """A setting that the bot does not have, or not with this value."""


def make_bot(spec: str) -> Bot:
    """A new bot: its name and, after a colon, its settings. It plays one seat of one match."""
    name, _, settings = spec.partition(":")
    maker = BOTS.get(name)
    if maker is None:
        raise UnknownBot(f"There is no bot called {name!r}; the bots are: {', '.join(BOTS)}.")
    return maker(**_read_settings(name, maker, settings))


def _read_settings(name: str, maker: Callable[..., Bot], text: str) -> dict[str, Any]:
    known = inspect.signature(maker).parameters
    settings = {}
    for setting in filter(None, text.split(",")):
        key, _, value = (part.strip() for part in setting.partition("="))
        if key not in known:
            there = f"its settings are: {', '.join(known)}" if known else "it has no settings"
            raise BadBot(f"The bot {name} has no setting {key!r}; {there}.")
        kind = type(known[key].default)
        try:
            settings[key] = kind(value)
        except ValueError:
            raise BadBot(f"The bot {name} takes a number for {key}, not {value!r}.") from None
    return settings
