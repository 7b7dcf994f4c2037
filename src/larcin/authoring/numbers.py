"""`tests/vocabulary.txt`: one line that keeps the numbers of a game's moves.

Its rules_version, how many moves there are, and the fingerprint of their list. If a move gets
another number, trained players become worthless: so either the list is put right, or
`rules_version` grows and the line is written anew.
"""

from __future__ import annotations

from pathlib import Path

from larcin.authoring.files import CannotMake, Made
from larcin.kernel.game import AnyGame
from larcin.kernel.vocabulary import vocabulary_of


def number_file(game: AnyGame) -> Made:
    """The line as it should be; it is refused where only a new `rules_version` may change it."""
    path, line = number_path(game), number_line(game)
    stored = path.read_text(encoding="utf-8") if path.is_file() else ""
    if stored and stored != line and stored.split()[:1] == [str(game.rules_version)]:
        raise CannotMake(
            f"{path}: the moves of {game.title} have got other numbers. Put their order right, "
            f"or raise rules_version above {game.rules_version}. Before a game is published: "
            f"`larcin author make {game.slug} --anew`."
        )
    return {path: line.encode()}


def number_path(game: AnyGame) -> Path:
    """Where the line is."""
    return game.folder / "tests" / "vocabulary.txt"


def number_line(game: AnyGame) -> str:
    """What is kept of a vocabulary."""
    words = vocabulary_of(game)
    return f"{game.rules_version} {len(words)} {words.fingerprint()}\n"
