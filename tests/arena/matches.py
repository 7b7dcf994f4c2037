"""Results for tests: played, or written down."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from larcin.arena import Result, Settings
from larcin.kernel.registry import games

QUICK = min(games().values(), key=lambda game: game.bound(2, game.options()))
"""The game with the shortest matches."""

SETTINGS = Settings(game=QUICK.slug, rules_version=1, bots=("a", "b"), options={})


def timeless(results: Iterable[Result]) -> list[Result]:
    """Without how long they took, which is never the same twice."""
    return [replace(each, seconds=0, thinking=(0,) * len(each.bots)) for each in results]


def result(deal: int, rotation: int, bots: str, places: tuple[int, ...], moves: int = 10) -> Result:
    """A match between bots with names of one letter."""
    return Result(
        deal=deal,
        rotation=rotation,
        bots=tuple(bots),
        places=places,
        scores=tuple(10 - place for place in places),
        reason=QUICK.endings[0],
        moves=moves,
        questions=(moves // len(bots),) * len(bots),
        seconds=1.0,
        thinking=(0.1,) * len(bots),
    )
