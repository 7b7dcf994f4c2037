"""The jewel box by itself: its drawers, its sides and its turns."""

from __future__ import annotations

import pytest

from larcin.games.maitres_voleurs.box import (
    DRAWER_COUNT,
    FACES,
    LEVELS,
    LONG,
    ON_ITS_FEET,
    ON_ITS_HEAD,
    POSTURES,
    ROTATIONS,
    TRAY_COUNT,
    UPENDINGS,
    Rotation,
    drawer_at,
    face_of,
    falls,
    height_of,
    is_long,
    is_upended,
    lower_tray,
    rotate,
    turn,
    upend,
    upper_tray,
    yaw,
)
from larcin.games.maitres_voleurs.data import DRAWERS
from larcin.games.maitres_voleurs.rules.turning import POSTURE_AFTER, TURNS

NORTH, EAST, SOUTH, WEST = range(FACES)


def places(posture: int) -> list[tuple[int, int]]:
    """Height and face of every drawer."""
    return [(height_of(posture, d), face_of(posture, d)) for d in range(DRAWER_COUNT)]


def test_three_levels_and_twelve_drawers_of_which_six_are_long() -> None:
    """[MV-1.1] [MV-3.1]"""
    assert (LEVELS, DRAWER_COUNT, len(LONG)) == (3, 12, 6)
    assert sorted(DRAWERS) == list("ABCDEFGHIJKL")


def test_every_level_has_two_long_and_two_short_drawers_face_to_face() -> None:
    """[MV-3.2]"""
    for posture in POSTURES:
        for height in range(LEVELS):
            row = [is_long(drawer_at(posture, height, face)) for face in range(FACES)]
            assert row in ([True, False, True, False], [False, True, False, True])


def test_every_drawer_has_two_trays_of_which_one_is_up() -> None:
    """[MV-3.3]"""
    assert TRAY_COUNT == 24
    for drawer in range(DRAWER_COUNT):
        trays = (upper_tray(ON_ITS_FEET, drawer), lower_tray(ON_ITS_FEET, drawer))
        assert trays == (2 * drawer, 2 * drawer + 1)
        assert trays[::-1] == (upper_tray(ON_ITS_HEAD, drawer), lower_tray(ON_ITS_HEAD, drawer))


def test_the_letters_of_the_drawers_do_not_tell_which_are_long() -> None:
    """[MV-15.1]"""
    long = "".join(sorted(DRAWERS[drawer] for drawer in LONG))
    assert long not in ("ABCDEF", "GHIJKL", "ACEGIK", "BDFHJL")


def test_no_two_drawers_are_at_one_place() -> None:
    for posture in POSTURES:
        assert len(set(places(posture))) == DRAWER_COUNT


def test_upending_twice_changes_nothing() -> None:
    """[MV-7.3]"""
    for posture in POSTURES:
        assert upend(upend(posture)) == posture
        assert is_upended(upend(posture)) != is_upended(posture)


def test_upending_swaps_north_and_south_and_top_and_bottom() -> None:
    """[MV-R37]"""
    swapped = {NORTH: SOUTH, SOUTH: NORTH, EAST: EAST, WEST: WEST}
    for posture in POSTURES:
        before, after = places(posture), places(upend(posture))
        assert after == [(LEVELS - 1 - height, swapped[face]) for height, face in before]


@pytest.mark.parametrize(("rotation", "levels", "way"), [
    ("top-left", 1, 1), ("top-right", 1, -1), ("two-left", 2, 1), ("two-right", 2, -1),
])  # fmt: skip
def test_a_rotation_turns_the_levels_on_top_by_a_quarter(
    rotation: Rotation, levels: int, way: int
) -> None:
    """[MV-7.2] [MV-R36] Whichever end of the box is up."""
    for posture in POSTURES:
        before, after = places(posture), places(turn(posture, rotation, "never"))
        assert after == [
            (height, (face + way) % FACES if height >= LEVELS - levels else face)
            for height, face in before
        ]


def test_four_quarters_or_one_to_each_side_change_nothing() -> None:
    """[MV-R36]"""
    for posture in POSTURES:
        for levels in (1, 2):
            assert rotate(rotate(posture, levels, 1), levels, -1) == posture
            turned = posture
            for _ in range(FACES):
                turned = rotate(turned, levels, 1)
            assert turned == posture


def test_the_order_of_rotation_and_upending_matters() -> None:
    """[MV-R35]"""
    for posture in POSTURES:
        for rotation in ROTATIONS[1:]:
            assert turn(posture, rotation, "first") != turn(posture, rotation, "last")
            assert turn(posture, rotation, "last") == upend(turn(posture, rotation, "never"))
            assert turn(posture, rotation, "first") == turn(upend(posture), rotation, "never")


def test_fourteen_ways_lead_to_fourteen_postures() -> None:
    """[MV-R35]"""
    for posture in POSTURES:
        assert len({POSTURE_AFTER[each][posture] for each in TURNS}) == len(TURNS) == 14


def test_every_posture_can_be_reached() -> None:
    reached, new = {ON_ITS_HEAD}, {ON_ITS_HEAD}
    while new:
        new = {turn(p, r, u) for p in new for r in ROTATIONS for u in UPENDINGS} - reached
        reached |= new
    assert reached == set(POSTURES)


def test_the_lowest_level_is_never_turned_by_itself() -> None:
    """[MV-7.2]"""
    for posture in POSTURES:
        bottom = 2 if is_upended(posture) else 0
        for rotation in ROTATIONS:
            assert yaw(turn(posture, rotation, "never"), bottom) == yaw(posture, bottom)


def test_only_what_lies_in_the_lower_tray_falls() -> None:
    """[MV-6.4]"""
    trays = [f"tray {tray}" for tray in range(TRAY_COUNT)]
    assert falls(trays, ON_ITS_FEET, 5) == "tray 11"
    assert falls(trays, ON_ITS_HEAD, 5) == "tray 10"
