"""Which paragraphs of the ledger a game's lessons teach, and which they leave out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from larcin.kernel.game import AnyGame
from larcin.kernel.ledger import BINDING, read_ledger
from larcin.lessons import lessons_of
from larcin.lessons.law import used_rules


@dataclass(frozen=True, slots=True)
class Coverage:
    """The paragraphs that bind, in the order of the ledger."""

    taught: tuple[str, ...]
    """What happens in a lesson, or what a step of it is about."""

    rare: tuple[str, ...]
    """All others: the rare cases."""


@cache
def coverage(game: AnyGame) -> Coverage:
    """What the lessons of this game teach; all is rare where there are none."""
    lessons = lessons_of(game.folder).values()
    used = {rule for lesson in lessons for rule in used_rules(game, lesson)}
    paragraphs = read_ledger(game.folder).paragraphs.values()
    binding = [each.id for each in paragraphs if each.kind in BINDING]
    return Coverage(
        taught=tuple(rule for rule in binding if rule in used),
        rare=tuple(rule for rule in binding if rule not in used),
    )
