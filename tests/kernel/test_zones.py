"""Where the pieces are and who may see them."""

from __future__ import annotations

import pytest

from larcin.kernel.pieces import Seat
from larcin.kernel.zones import EVERYBODY, NOBODY, Zone


@pytest.mark.parametrize(
    ("seen_by", "seers"),
    [(EVERYBODY, [None, 0, 1]), ((1,), [1]), ((0, 1), [0, 1]), (NOBODY, [])],
    ids=["everybody", "one", "two", "nobody"],
)
def test_a_zone_is_seen_by(seen_by: tuple[Seat, ...] | None, seers: list[Seat | None]) -> None:
    zone = Zone("pile", ("crown",), seen_by)
    assert [eye for eye in (None, 0, 1) if zone.is_seen_by(eye)] == seers
