"""A board to begin with: files for a game's `ui/`, to be changed into a picture of its own."""

from __future__ import annotations

from pathlib import Path

from larcin.authoring.files import CannotMake, Made
from larcin.authoring.template import BOARD, SLUG, TITLE
from larcin.authoring.types import type_files
from larcin.kernel.game import AnyGame


def board_files(game: AnyGame) -> Made:
    """The board, its palette and lettering, and the types that they are written against."""
    ui = game.folder / "ui"
    made: dict[Path, bytes | None] = {}
    for path in sorted(BOARD.iterdir()):
        if (ui / path.name).exists():
            raise CannotMake(f"{ui / path.name} is there already, and is left as it is.")
        text = path.read_text(encoding="utf-8").replace(SLUG, game.slug)
        made[ui / path.name] = text.replace(TITLE, game.title).encode()
    return made | dict(type_files(game))
