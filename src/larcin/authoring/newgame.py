"""A new game: the folder of a small whole one, under another name."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from larcin.authoring.counts import count_file
from larcin.authoring.files import CannotMake, write_files
from larcin.authoring.numbers import number_file
from larcin.authoring.record import missing_replays
from larcin.authoring.template import FOLDER, LETTERS, SLUG, TITLE
from larcin.kernel.game import AnyGame
from larcin.kernel.registry import broken_games, games, register

SLUGS: Final = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]")
MADE: Final = ("__pycache__", "replays", "perft.txt", "vocabulary.txt")
"""What is made out of the new game itself, and not copied."""


def new_game(slug: str, title: str | None, place: Path) -> AnyGame:
    """Make the folder, with all that is made out of it, and find the game there."""
    folder = place / slug
    _check(slug, title, folder)
    made = dict(_files(folder, slug, title or slug.replace("_", " ").capitalize()))
    write_files(made)
    game = games().get(slug) or register(folder)
    for tool in (number_file, missing_replays, count_file):
        write_files(tool(game))
    return game


def _check(slug: str, title: str | None, folder: Path) -> None:
    if not SLUGS.fullmatch(slug) or keyword.iskeyword(slug):
        raise CannotMake(
            f"A game's name is small letters, digits and underscores, as my_game, not {slug!r}."
        )
    if title is not None and (not title.strip() or re.search(r'[{}"\\\n]', title)):
        raise CannotMake(f"A title is one line of words without quotes or braces, not {title!r}.")
    if slug in games() or slug in broken_games():
        raise CannotMake(f"There already is a game called {slug}.")
    if folder.exists():
        raise CannotMake(f"{folder} is there already, and is left as it is.")
    if not folder.parent.is_dir():
        raise CannotMake(f"{folder.parent} is not a folder.")


def _files(folder: Path, slug: str, title: str) -> Iterator[tuple[Path, bytes]]:
    """The template's files, with the new name, title and letters in them."""
    for path in sorted(FOLDER.rglob("*")):
        parts = path.relative_to(FOLDER).parts
        if path.is_file() and not set(parts) & set(MADE):
            text = path.read_text(encoding="utf-8")
            text = text.replace(SLUG, slug).replace(TITLE, title)
            text = re.sub(rf"\b{LETTERS}-", f"{letters_of(slug)}-", text)
            yield folder.joinpath(*parts), text.encode()


def letters_of(slug: str) -> str:
    """Two capital letters for the ids of its rules: MG of my_game, PO of poker."""
    letters = "".join(word[0] for word in slug.split("_") if word[:1].isalpha())
    return (letters if len(letters) > 1 else re.sub(r"[^a-z]", "", slug) + "x")[:2].upper()
