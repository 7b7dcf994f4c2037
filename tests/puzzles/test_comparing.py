"""What moves are worth: an estimate without a slant, and an error that says how wrong it may be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from larcin.kernel.game import AnyGame
from larcin.kernel.match import Match
from larcin.kernel.pieces import Seat
from larcin.kernel.registry import find_game
from larcin.kernel.rng import SEED_BYTES, Chance, QuickRng
from larcin.kernel.showing import unseen_pieces
from larcin.kernel.table import Table
from larcin.puzzles.comparing import (
    SURPRISE,
    Comparison,
    distinct,
    fallible_play,
    mean_and_error,
    play_to_end,
    reference_play,
    share_of,
)


def first(table: Table, seat: Seat, moves: Sequence[Any], rng: Chance) -> Any:
    """Everybody lays their lowest card."""
    return moves[0]


@pytest.fixture(scope="module")
def game() -> AnyGame:
    return find_game("vide_gousset")


@pytest.fixture(scope="module")
def view(game: AnyGame) -> Any:
    """After the first round of two, with two different cards left in hand."""
    match = Match(game, 2, seed=bytes(SEED_BYTES))
    for _ in range(2):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    seen = match.observe(0).view
    assert len(set(seen.hand)) == 2
    return seen


@pytest.fixture(scope="module")
def exact(game: AnyGame, view: Any) -> list[float]:
    """What both cards win, over every hand that the rival may have."""
    unseen = unseen_pieces(game.box(2, game.options()), view)
    hands = list(combinations(unseen, len(view.hand)))
    won = [0.0, 0.0]
    for hand in hands:
        for at, move in enumerate(moves_of(game, view)):
            world = game.imagine(view, QuickRng())
            world.chosen.clear()
            world.hands[1] = sorted(hand)
            game.script.begin(world, view.step)
            game.apply(world, 0, move)
            won[at] += against_any_answer(game, world)
    return [each / len(hands) for each in won]


def against_any_answer(game: AnyGame, world: Table) -> float:
    """The rival lays its first card, but one time in `SURPRISE` any."""
    answers = world.asked[1]
    shares = []
    for answer in answers:
        table = game.copy(world)
        game.apply(table, 1, answer)
        shares.append(share_of(play_to_end(game, table, first), 0))
    return shares[0] + (sum(shares) / len(shares) - shares[0]) / SURPRISE


def moves_of(game: AnyGame, view: Any) -> tuple[Any, ...]:
    return tuple(game.imagine(view, QuickRng()).asked[0])


def test_the_estimate_has_no_slant(game: AnyGame, view: Any, exact: list[float]) -> None:
    compared = Comparison(game, view, moves_of(game, view), first, "no slant")
    compared.go_on(3000)
    assert exact[0] != pytest.approx(exact[1], abs=0.05)
    for shares, truth in zip(compared.shares, exact, strict=True):
        mean, error = mean_and_error(shares)
        assert abs(mean - truth) < 4 * error
    lead, error = compared.lead(0, 1)
    assert abs(lead - (exact[0] - exact[1])) < 4 * error < 0.1


def test_the_error_says_how_wrong_it_may_be(game: AnyGame, view: Any, exact: list[float]) -> None:
    truth, near = exact[0] - exact[1], 0
    for number in range(100):
        compared = Comparison(game, view, moves_of(game, view), first, f"sample {number}")
        compared.go_on(40)
        lead, error = compared.lead(0, 1)
        near += abs(lead - truth) < 2 * error
    assert 88 <= near <= 100


def test_all_moves_are_tried_in_the_same_worlds(game: AnyGame, view: Any) -> None:
    twice = [moves_of(game, view)[0]] * 2
    compared = Comparison(game, view, twice, first, "twins")
    compared.go_on(30)
    assert compared.are_same(0, 1)
    assert compared.lead(0, 1)[0] == 0
    again = Comparison(game, view, twice, first, "twins")
    again.go_on(30)
    assert again.shares == compared.shares
    other = Comparison(game, view, twice, first, "others")
    other.go_on(30)
    assert other.shares != compared.shares


def test_what_is_no_longer_tried_is_compared_in_the_worlds_of_both(
    game: AnyGame, view: Any
) -> None:
    compared = Comparison(game, view, moves_of(game, view), first, "fewer")
    compared.go_on(20)
    before = compared.lead(0, 1)
    compared.running = [0]
    compared.go_on(60)
    assert compared.lead(0, 1) == before
    assert compared.worth(1, 0).worlds == 20
    assert compared.worth(0, 0).worlds == 60


def test_moves_that_lead_to_the_same_table_are_one(game: AnyGame, view: Any) -> None:
    one, other = moves_of(game, view)
    assert distinct(game, view, [one, other]) == [[one], [other]]
    assert distinct(game, view, [one, one, other]) == [[one, one], [other]]


@pytest.mark.parametrize("slug", ["vide_gousset", "raubern", "schattendieb"])
def test_matches_are_played_to_their_end(slug: str) -> None:
    played = find_game(slug)
    for policy in (reference_play(played), fallible_play(played, 0.15)):
        table = played.start(2, rng=QuickRng(3))
        assert play_to_end(played, table, policy).winners
