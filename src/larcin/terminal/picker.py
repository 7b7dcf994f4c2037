"""Many legal moves, picked from in a few keystrokes: field by field, knowing no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from msgspec import Struct

Moves = tuple[Struct, ...]


@dataclass(frozen=True, slots=True)
class Fork:
    """Groups of moves to pick from, and the field in which they differ; `None`: their kind."""

    field: str | None
    groups: tuple[Moves, ...]


def fork(moves: Moves) -> Fork:
    """By the kind of move where there are several, else by the first field that differs."""
    kinds = _group(moves, type)
    if len(kinds) > 1:
        return Fork(None, kinds)
    for field in moves[0].__struct_fields__:
        groups = _group(moves, attrgetter(field))
        if len(groups) > 1:
            return Fork(field, groups)
    return Fork(None, kinds)


class Picker:
    """The way from all legal moves to the one that is meant; it can be gone back."""

    def __init__(self, moves: Sequence[Struct]) -> None:
        self._trail: list[Moves] = [tuple(dict.fromkeys(moves))]

    @property
    def left(self) -> Moves:
        """The moves that are still possible."""
        return self._trail[-1]

    @property
    def has_begun(self) -> bool:
        """Whether there is something to go back to."""
        return len(self._trail) > 1

    def pick(self, group: Moves) -> Struct | None:
        """Go on with these moves; answers the move that is meant once it is the only one."""
        if len(group) == 1:
            return group[0]
        self._trail.append(group)
        return None

    def back(self) -> None:
        """Undo the last pick."""
        if self.has_begun:
            self._trail.pop()


def _group(moves: Moves, key: Callable[[Struct], Any]) -> tuple[Moves, ...]:
    groups: dict[Any, list[Struct]] = {}
    for move in moves:
        groups.setdefault(key(move), []).append(move)
    return tuple(map(tuple, groups.values()))
