"""Every move that a game knows, numbered: what programs that think in integers need.

The numbers of a game stay the same as long as its `rules_version` does: for all seats, all
options and all positions there is one list. Mostly it is read off the types of the moves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from itertools import chain, product
from typing import Any

from msgspec import inspect

from larcin.kernel.codec import encode
from larcin.kernel.errors import BrokenGame
from larcin.kernel.game import AnyGame
from larcin.kernel.pieces import SEAT


class Vocabulary:
    """The moves of a game in their order: the number of a move is its place in it."""

    def __init__(self, moves: Iterable[Any]) -> None:
        self.moves = tuple(moves)
        self.numbers = {move: number for number, move in enumerate(self.moves)}

    def __len__(self) -> int:
        return len(self.moves)

    def __contains__(self, move: Any) -> bool:
        return move in self.numbers

    def fingerprint(self) -> str:
        """Changes as soon as any move gets another number."""
        return hashlib.sha256(b"\n".join(map(encode, self.moves))).hexdigest()


@cache
def vocabulary_of(game: AnyGame) -> Vocabulary:
    """Every move that can ever be legal in this game, whoever plays and by whatever options."""
    if game.vocabulary is not None:
        return Vocabulary(game.vocabulary())
    try:
        return Vocabulary(_values(inspect.type_info(game.move_type), game.players[-1]))
    except TypeError as error:
        raise BrokenGame(
            f"The moves of {game.title} cannot be listed: {error}; "
            "a function `vocabulary` of the game has to list them."
        ) from None


def _values(kind: inspect.Type, seats: int) -> tuple[Any, ...]:
    """All values of a type that has only so many."""
    if isinstance(kind, inspect.Metadata):
        is_seat = (kind.extra or {}).get(SEAT)
        return tuple(range(seats)) if is_seat else _values(kind.type, seats)
    if isinstance(kind, inspect.UnionType):
        return tuple(chain.from_iterable(_values(each, seats) for each in kind.types))
    if isinstance(kind, inspect.StructType):
        return _structs(kind, seats)
    if isinstance(kind, inspect.TupleType):
        return tuple(product(*(_values(each, seats) for each in kind.item_types)))
    if isinstance(kind, inspect.LiteralType):
        # Sorted here: the order in which msgspec tells them is not promised anywhere.
        return tuple(sorted(kind.values, key=lambda value: (type(value).__name__, value)))
    if isinstance(kind, inspect.NoneType):
        return (None,)
    if isinstance(kind, inspect.BoolType):
        return (False, True)
    if isinstance(kind, inspect.IntType):
        return tuple(_integers(kind))
    raise TypeError(f"{type(kind).__name__} has too many values")


def _structs(kind: inspect.StructType, seats: int) -> tuple[Any, ...]:
    columns = []
    for field in kind.fields:
        try:
            columns.append(_values(field.type, seats))
        except TypeError as error:
            raise TypeError(f"{kind.cls.__name__}.{field.name}: {error}") from None
    return tuple(kind.cls(*row) for row in product(*columns))


def _integers(kind: inspect.IntType) -> range:
    least = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    last = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    if least is None or last is None:
        raise TypeError("an int without bounds has too many values")
    return range(least, last + 1)
