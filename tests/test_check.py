"""`larcin check` runs the laws on several cores and stops at the first broken one."""

from __future__ import annotations

import pytest

from larcin import check as checking
from larcin.check import Checked, check, check_batch
from larcin.kernel.errors import UnknownGame
from larcin.kernel.game import AnyGame
from larcin.kernel.laws import LawBroken, Position, random_match
from larcin.kernel.match import Match
from larcin.kernel.registry import find_game, games

SLUG = min(games().values(), key=lambda game: game.bound(2, game.options())).slug
"""The game with the shortest matches."""

LONG = min(
    (game for game in games().values() if game.bound(2, game.options()) > 40),
    key=lambda game: game.bound(2, game.options()),
)
"""One whose matches are long enough for most positions to be passed over."""


def test_all_matches_are_played_once() -> None:
    batches = list(check(SLUG, range(12), workers=2, every=5))
    assert sum(batch.matches for batch in batches) == 12
    alone = check_batch(SLUG, range(12), every=5)
    assert sum(batch.positions for batch in batches) == alone.positions


def test_an_unknown_game_is_refused_before_anything_starts() -> None:
    with pytest.raises(UnknownGame):
        next(check("nothing", range(10)))


def test_a_broken_law_is_told_and_ends_the_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_at_two(game: AnyGame, number: int, every: int) -> Match:
        if number == 2:
            raise LawBroken("bounded", "here", "it never ends")  # type: ignore[arg-type]
        return random_match(game, number, {})

    monkeypatch.setattr(checking, "random_match", break_at_two)
    obeyed = sum(len(random_match(find_game(SLUG), n, {}).log) + 1 for n in range(2))
    assert check_batch(SLUG, range(5)) == Checked(2, obeyed, "bounded, here: it never ends")


def test_looking_at_some_positions_only_plays_whole_matches_all_the_same() -> None:
    looked: list[int] = []

    def look(at: Position) -> list[str]:
        looked.append(at.turn)
        return []

    match = random_match(LONG, 3, {"look": look}, every=10)
    assert match.outcome is not None
    assert looked[0] == 0
    assert looked[-1] == len(match.log)
    assert len(looked) < len(match.log) / 4
