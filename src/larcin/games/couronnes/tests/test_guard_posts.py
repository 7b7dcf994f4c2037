"""Guards and doors in the way of who carries a crown."""

from __future__ import annotations

import pytest

from larcin.games.couronnes.board import CIRCLES, distances
from larcin.games.couronnes.guard_posts import best_post
from larcin.games.couronnes.moves import Close, EndTurn, Walk
from larcin.games.couronnes.plan import closed_squares
from larcin.games.couronnes.skill import skill
from larcin.games.couronnes.tests.playing import at, offers
from larcin.games.couronnes.view import View, view

CARRIER = "a1 wants red | i7 wears red hidden; guards i9 e9 a4 a4; each 4"


def seen(position: str) -> View:
    return view(at(position), 0)


def test_a_guard_is_led_into_the_way_of_who_carries_a_crown() -> None:
    v = seen(CARRIER)
    post = best_post(v)
    assert post is not None
    others = closed_squares(v) - {v.guards[post.guard]}
    carrier = v.players[1].thief
    assert distances(CIRCLES, others | {post.square})[carrier] > distances(CIRCLES, others)[carrier]


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(CARRIER.replace("wears red hidden", "wants red"), id="nobody carries"),
        pytest.param(CARRIER.replace("each 4", "each 1"), id="out of reach"),
        pytest.param(CARRIER.replace("i9 e9", "i9/0 e9/0"), id="asleep"),
    ],
)
def test_without_somebody_to_hold_up_guards_stay(position: str) -> None:
    assert best_post(seen(position)) is None


def test_only_points_that_would_be_lost_are_spent_on_it() -> None:
    for roll, is_led in (("each 4", True), ("shared 4", False)):
        t = at(CARRIER.replace("each 4", roll))
        v = view(t, 0)
        leads = [move for move in offers(t) if isinstance(move, Walk) and move.figure == "guard-1"]
        assert any(skill(v, move) > 0 for move in leads) == is_led


@pytest.mark.parametrize(
    ("position", "gate", "is_closed"),
    [
        pytest.param("j6 wears red", 12, True, id="the nearest gate"),
        pytest.param("j6 wears red", 3, False, id="a gate far away"),
        pytest.param("j6 wants red", 12, False, id="nobody carries"),
    ],
)
def test_a_gate_is_closed_before_who_carries_a_crown(
    position: str, gate: int, is_closed: bool
) -> None:
    v = seen(f"a1 wants red holds door | {position}; guards a4 a4 a4 a4; alone 1")
    assert (skill(v, Close(gate)) > skill(v, EndTurn())) == is_closed
