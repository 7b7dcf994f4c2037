"""Bots by name: `greedy`, or with settings `ismcts:time=0.2`; one's own are `my_bot:Careful`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from larcin.bots.bot import Bot
from larcin.bots.greedy import Greedy
from larcin.bots.ismcts import Ismcts
from larcin.bots.levels import MAKERS
from larcin.bots.own import WRITTEN, BadBot, OwnBot, blaming, find_own
from larcin.bots.pimc import Pimc
from larcin.bots.random import Random
from larcin.kernel.errors import LarcinError

BOTS: Final[Mapping[str, Callable[..., Bot]]] = MappingProxyType(
    {"random": Random, "greedy": Greedy, "pimc": Pimc, "ismcts": Ismcts, **MAKERS}
)
"""All kinds of bots by name, the weakest first."""

_NONE: Final = inspect.Parameter.empty
_ANY: Final = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


class UnknownBot(LarcinError):
    """No bot has this name."""


def make_bot(spec: str) -> Bot:
    """A new bot: its name and, after a colon, its settings. It plays one seat of one match.

    A bot of one's own is named by the module that it is written in: `my_bot:Careful`, with
    settings `my_bot:Careful:patience=3`. Never pass on a name that a stranger gave.
    """
    name, _, settings = spec.partition(":")
    maker, own = BOTS.get(name), WRITTEN.fullmatch(spec)
    if maker is None and own is not None:
        return _make_own(f"{own[1]}:{own[2]}", find_own(own[1], own[2]), own[3] or "")
    if maker is None:
        raise UnknownBot(f"There is no bot called {name!r}; the bots are: {', '.join(BOTS)}.")
    return maker(**_read_settings(name, maker, settings))


def _make_own(name: str, maker: Callable[..., Bot], settings: str) -> Bot:
    with blaming(name, maker):
        inspect.signature(maker)  # there is none of an `__init__` without self
    chosen = _read_settings(name, maker, settings)
    with blaming(name, maker):
        bot = maker(**chosen)
    return OwnBot(name, bot)


def _read_settings(name: str, maker: Callable[..., Bot], text: str) -> dict[str, Any]:
    known = inspect.signature(maker).parameters
    settings = {}
    for setting in filter(None, text.split(",")):
        key, _, value = (part.strip() for part in setting.partition("="))
        if key not in known:
            there = f"its settings are: {', '.join(known)}" if known else "it has no settings"
            raise BadBot(f"The bot {name} has no setting {key!r}; {there}.")
        kind = str if known[key].default is _NONE else type(known[key].default)
        try:
            settings[key] = kind(value)
        except ValueError:
            raise BadBot(f"The bot {name} takes a number for {key}, not {value!r}.") from None
    for key, parameter in known.items():
        if key not in settings and parameter.default is _NONE and parameter.kind not in _ANY:
            raise BadBot(f"The bot {name} cannot play without its setting {key!r}: {key}=…")
    return settings
