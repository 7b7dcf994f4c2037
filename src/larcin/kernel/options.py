"""Typed options: what there is to agree on, read from text and drawn for the laws."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import inspect

from larcin.kernel.codec import convert
from larcin.kernel.errors import BadMessage, BadOption
from larcin.kernel.game import AnyGame
from larcin.kernel.rng import Chance
from larcin.kernel.table import Options


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: its name, every value that it takes, and the value it has by default."""

    name: str
    values: tuple[Any, ...]
    default: Any

    def takes(self) -> str:
        """Its values in words, for a sentence."""
        if all(type(value) is int for value in self.values):
            return f"a number from {self.values[0]} to {self.values[-1]}"
        return " or ".join(spell(value) for value in self.values)


def spell(value: Any) -> str:
    """A value as it is typed: `true` and not `True`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def choices(options: type[Options]) -> tuple[Choice, ...]:
    """What a game's options are, read off their types."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return tuple(
        Choice(field.encode_name, _values(field.name, field.type), field.default)
        for field in info.fields
    )


def _values(name: str, kind: inspect.Type) -> tuple[Any, ...]:
    if isinstance(kind, inspect.Metadata):
        return _values(name, kind.type)
    if isinstance(kind, inspect.BoolType):
        return (False, True)
    if isinstance(kind, inspect.LiteralType):
        return tuple(kind.values)
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return tuple(range(kind.ge, kind.le + 1))
    raise TypeError(f"option {name} must be a flag, a choice of words, or a number with bounds")


def read_options(game: AnyGame, given: Mapping[str, Any], *, strict: bool = False) -> Any:
    """Options from JSON values or, unless `strict`, from text; a wrong one is named."""
    known = {choice.name: choice for choice in choices(game.options)}
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known) or "none"
            sentence = f"{game.title} has no option {reprlib.repr(name)}; it has: {names}."
            raise BadOption(name, sentence)
        try:
            convert({name: value}, game.options, strict=strict)
        except BadMessage:
            given_text = spell(value) if isinstance(value, bool | int | float) else value
            shown = reprlib.repr(given_text)  # which is short, whatever a stranger sent
            sentence = f"Option {name} takes {known[name].takes()}, not {shown}."
            raise BadOption(name, sentence) from None
    return convert(dict(given), game.options, strict=strict)


def check_options(game: AnyGame, options: Options | None) -> Any:
    """The options given, or the default ones; a value that it does not take is named."""
    if options is None:
        return game.options()
    if not isinstance(options, game.options):
        kind = type(options).__name__
        raise BadOption("options", f"{game.title} has options of its own; this is {kind}.")
    return read_options(game, msgspec.to_builtins(options), strict=True)


def draw_options(game: AnyGame, seats: int, rng: Chance) -> Any:
    """Any options that a table of so many seats may play with.

    Each is left at its default half of the time: people mostly play so, and one option then
    also shows itself without the others.
    """
    drawn = {
        choice.name: choice.default if rng.below(2) else rng.choice(choice.values)
        for choice in choices(game.options)
    }
    options: Any = convert(drawn, game.options)
    try:
        game.setup(seats, options, rng.copy())
    except BadOption:
        return draw_options(game, seats, rng)
    return options
