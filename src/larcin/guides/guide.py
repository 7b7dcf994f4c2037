"""A guide as it is written: `guide.toml` in the game's folder.

It says of what the page to play from is made, and where each paragraph can be seen. What is *said*
stands in the game's words.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from larcin.kernel.errors import LarcinError
from larcin.words.catalogue import message_key

FILE: Final = "guide.toml"
NOBODY: Final = "nobody"


class BadGuide(LarcinError):
    """A guide that cannot be read or shown, and why."""


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that one must know to play: a title, a few lines, perhaps pieces."""

    name: str
    """The goal, a turn: its words are `guide-NAME`, its heading their `.title`."""

    rules: tuple[str, ...] = ()
    """The paragraphs that say it exactly."""

    pieces: tuple[tuple[str, Any], ...] = ()
    """What is drawn with it, by kind and value; `about-KIND-VALUE` tells of each."""


class Seen(Struct, frozen=True, forbid_unknown_fields=True, rename={"is_": "is"}):
    """What must stand in a view: nothing at all, where `is` is left out."""

    at: str
    """The way there, from `before` or `after`: `after.piles.3.owner`; `#` asks how many."""

    is_: bool | int | str | None = None


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a paragraph can be seen: a move of a kept match or of a lesson, before and after."""

    rule: str
    move: int
    """The move that does it, counted from 1; 0 is the deal."""

    match: str | None = None
    """A record in the game's `shown/` or `tests/replays/`, by the name of its file."""

    lesson: str | None = None
    scene: int = 0
    """Instead: the moves of a lesson's scene, as it expects them."""

    eyes: int | Literal["nobody"] | None = None
    """Through whose eyes; those of whoever moves, where it is left out."""

    tried: dict[str, Any] | None = None
    """Instead of that move, this one is tried by the same seat, and refused."""

    by: str | None = None
    """The paragraph that is cited there, where it is another one. Then `facts` prove this one."""

    facts: tuple[Seen, ...] = ()


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """The page to play from, part by part, and what of the ledger can be seen on a board."""

    parts: tuple[Part, ...] = ()
    shown: tuple[Shown, ...] = ()
    room: tuple[int, int] = (390, 650)
    """How wide and how high a table the small board draws, before it is made small."""

    def find(self, rule: str) -> Shown | None:
        """Where this paragraph can be seen."""
        return next((each for each in self.shown if each.rule == rule), None)


def part_key(part: Part) -> str:
    """The message of a part."""
    return message_key("guide", part.name)


def shown_key(shown: Shown) -> str:
    """The message that says what to look at, where there is one."""
    return message_key("shown", shown.rule)


def read_guide(text: str) -> Guide:
    """A guide, or a sentence that says what is wrong with it."""
    try:
        guide = msgspec.toml.decode(text, type=Guide)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadGuide(f"{FILE}: {error}") from None
    for what, names in (
        ("parts are called", [part.name for part in guide.parts]),
        ("places show", [shown.rule for shown in guide.shown]),
    ):
        twice = sorted({each for each in names if names.count(each) > 1})
        if twice:
            raise BadGuide(f"{FILE}: two {what} {twice[0]}.")
    return guide


@cache
def guide_of(folder: Path) -> Guide:
    """The guide in a game's folder; an empty one, where there is none."""
    path = folder / FILE
    return read_guide(path.read_text(encoding="utf-8")) if path.is_file() else Guide()
