"""The board: places, steps, lines of sight and the ruler."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, product

import pytest

from larcin.games.couronnes.board import (
    BESIDE,
    CIRCLES,
    FAR,
    GATE,
    GATES,
    GUARD_STARTS,
    GUARD_STEPS,
    KIND,
    NAMES,
    OPAQUE,
    OUTSIDE,
    ROWS,
    SECRET_DOORS,
    SIZE,
    SOLID,
    SQUARE_OF,
    SQUARES,
    THIEF_STEPS,
    TOWER,
    WALKABLE,
    crown_squares,
    distances,
    is_clear,
    key_squares,
    line,
    odds_of_arrow,
    odds_of_fight,
    ruler,
    sights,
)
from larcin.games.couronnes.data import COLOURS, RANGE

TOWERS = [n for n in SQUARES if KIND[n] == TOWER]


def at(name: str) -> int:
    return SQUARE_OF[name]


# -- Places ---------------------------------------------------------------------------------


def test_the_board_has_all_that_it_is_said_to_have() -> None:
    """[CO-A.2] [CO-RC11] [CO-G.11.4]"""
    assert len(ROWS) == SIZE == 19
    assert {len(row) for row in ROWS} == {SIZE}
    counts = Counter(KIND)
    assert [counts[kind] for kind in "ETSCKO"] == [12, 8, 4, 8, 8, 8]
    assert len(WALKABLE) == 309


def test_places_lie_on_squares_of_their_kind() -> None:
    """[CO-RC5] [CO-RC11]"""
    assert {KIND[n] for n in CIRCLES} == {"O"}
    assert {KIND[n] for n in GATES} == {"E"}
    assert {KIND[n] for n in crown_squares(8)} == {"C"}
    assert {KIND[n] for n in key_squares(8)} == {"K"}
    assert {KIND[door.wall] for door in SECRET_DOORS} == {"S"}
    assert [NAMES[n] for n in GUARD_STARTS.values()] == ["i9", "k9", "k11", "i11"]


def test_a_quarter_turn_leaves_the_board_as_it_is_but_for_signs() -> None:
    """[CO-RC11]"""
    turned = [
        "".join(ROWS[SIZE - 1 - column][row] for column in range(SIZE)) for row in range(SIZE)
    ]
    assert tuple(turned) == ROWS


def test_gates_stand_like_the_hours_of_a_clock() -> None:
    """[CO-RC11]"""
    assert [NAMES[GATES[hour - 1]] for hour in (12, 3, 6, 9)] == ["j4", "p10", "j16", "d10"]


def test_each_of_eight_colours_has_a_crown_square_and_a_key_square() -> None:
    """[CO-RC8] [CO-RC9]"""
    for squares in (crown_squares(8), key_squares(8)):
        assert sorted(squares.values()) == sorted(COLOURS)


def test_each_of_four_colours_has_two_of_each() -> None:
    """[CO-RC9b]"""
    for squares in (crown_squares(4), key_squares(4)):
        assert Counter(squares.values()) == dict.fromkeys(COLOURS[:4], 2)


# -- Steps ----------------------------------------------------------------------------------


def test_every_step_can_be_gone_back() -> None:
    """[CO-RE13]"""
    for here in SQUARES:
        for _, there in THIEF_STEPS[here]:
            assert here in BESIDE[there]
            assert abs(here - there) in (1, SIZE)


def test_towers_open_to_the_city_alone() -> None:
    """[CO-RC11] [CO-RF4]"""
    for tower in TOWERS:
        assert len(THIEF_STEPS[tower]) == 1
        assert not BESIDE[tower] & OUTSIDE


def test_guards_reach_the_whole_city_and_never_the_outside() -> None:
    """[CO-E.12] [CO-RE12]"""
    away = distances((at("i9"),), guards=True)
    reached = {n for n in SQUARES if away[n] < FAR}
    assert reached == set(WALKABLE) - OUTSIDE
    assert set(GATES) <= reached
    assert set(TOWERS) <= reached
    for here in reached:
        assert not {there for _, there in GUARD_STEPS[here]} & OUTSIDE


def test_thieves_reach_everything() -> None:
    """[CO-RC11]"""
    away = distances(CIRCLES)
    assert all(away[n] < FAR for n in WALKABLE)


def test_secret_doors_lead_from_the_city_to_the_forest() -> None:
    """[CO-G.11.4]"""
    for door in SECRET_DOORS:
        assert door.outside in OUTSIDE
        assert door.inside not in OUTSIDE | SOLID
        assert door.wall * 2 == door.inside + door.outside


def test_no_single_guard_closes_a_crown_or_a_key_off() -> None:
    """[CO-RC11]"""
    for goal in (*crown_squares(8), *key_squares(8)):
        for _, blocked in THIEF_STEPS[goal]:
            away = distances(CIRCLES, frozenset((blocked,)))
            assert away[goal] < FAR


def test_to_a_thief_all_circles_are_one_place() -> None:
    """[CO-E.10.1]"""
    away = distances((at("h5"),))
    assert {away[circle] for circle in CIRCLES} == {min(away[circle] for circle in CIRCLES)}


# -- The ruler ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        ("h5", "h6", 1),
        ("h5", "i6", 2),
        ("h5", "k9", 5),
        ("h5", "j7", 3),
        ("a1", "g1", 6),
        ("h5", "h5", 1),
    ],
)
def test_the_ruler_rounds_up(one: str, other: str, distance: int) -> None:
    """[CO-A.10] [CO-F.5.j] [CO-RF11]"""
    assert ruler(at(one), at(other)) == ruler(at(other), at(one)) == distance


def test_the_ruler_is_exact() -> None:
    """[CO-RF11]"""
    for rows, columns in product(range(7), repeat=2):
        distance = ruler(at("a1"), rows * SIZE + columns)
        squared = rows * rows + columns * columns
        assert (distance - 1) ** 2 < max(squared, 1) <= distance**2


# -- Lines of sight -------------------------------------------------------------------------


def crossed_slowly(rows: int, columns: int) -> set[tuple[int, int]]:
    """The squares that a line goes through, found by cutting it at every edge, in fractions."""
    cuts = {Fraction(0), Fraction(1)}
    for length in (rows, columns):
        if length:
            cuts |= {Fraction(2 * n + 1, 2 * abs(length)) for n in range(abs(length))}
    ordered = sorted(cuts)
    middles = [(one + other) / 2 for one, other in pairwise(ordered)]
    found = {(round(rows * middle), round(columns * middle)) for middle in middles}
    return found - {(0, 0), (rows, columns)}


def test_a_line_crosses_what_fractions_say() -> None:
    """[CO-RF11b]"""
    for rows, columns in product(range(-6, 7), repeat=2):
        assert set(line(rows, columns).crossed) == crossed_slowly(rows, columns)


def test_a_line_grazes_corners_only_where_it_goes_exactly_through_them() -> None:
    """[CO-RF11b]"""
    assert line(2, 2).grazed == (((0, 1), (1, 0)), ((1, 2), (2, 1)))
    assert line(3, -1).grazed == (((1, -1), (2, 0)),)
    assert line(2, 1).grazed == ()


def test_sight_is_symmetric_over_all_pairs() -> None:
    """[CO-RF11b]"""
    pairs = 0
    for here in WALKABLE:
        for there, gates in sights(here).items():
            assert sights(there)[here] == gates
            pairs += 1
    assert pairs > 10_000


def test_every_pair_in_range_is_seen_unless_something_is_in_the_way() -> None:
    """[CO-F.5.g] [CO-RF11] [CO-RF11b]"""
    for here, there in combinations(WALKABLE, 2):
        seen = there in sights(here)
        if ruler(here, there) > RANGE:
            assert not seen
            continue
        row, column = divmod(here, SIZE)
        way = line(there // SIZE - row, there % SIZE - column)
        squares = [(row + r) * SIZE + column + c for r, c in way.crossed]
        corners = [[(row + r) * SIZE + column + c for r, c in corner] for corner in way.grazed]
        in_the_way = any(n in OPAQUE for n in squares)
        in_the_way |= any(all(n in OPAQUE for n in corner) for corner in corners)
        assert seen != in_the_way


def test_no_corner_lies_between_two_gates() -> None:
    """[CO-RF11b] So a line needs each of its gates open by itself."""
    for one, other in combinations(GATES, 2):
        rows, columns = abs(one // SIZE - other // SIZE), abs(one % SIZE - other % SIZE)
        assert (rows, columns) != (1, 1)


@pytest.mark.parametrize(
    ("here", "there", "doors", "clear"),
    [
        ("h4", "h5", (), True),  # from a tower into the city
        ("h4", "h3", (), True),  # and out of it
        ("h3", "h5", (), False),  # but not past it
        ("j3", "j5", (), True),  # through a gate
        ("j3", "j5", ("j4",), False),  # that is closed
        ("j3", "j5", ("f4",), True),
        ("h6", "i5", (), True),  # past the corner of one building
        ("e5", "g7", (), False),  # into a building
        ("h6", "j6", (), False),
        ("f3", "e5", (), False),  # grazing the wall beside the gate
        ("i5", "k3", (), True),  # grazing wall and open gate
        ("i5", "k3", ("j4",), False),
    ],
)
def test_walls_buildings_and_doors_stop_arrows(
    here: str, there: str, doors: tuple[str, ...], clear: bool
) -> None:
    """[CO-F.5.g] [CO-RF11b] [CO-RG3]"""
    closed = tuple(at(door) for door in doors)
    assert is_clear(at(here), at(there), closed) is clear
    assert is_clear(at(there), at(here), closed) is clear


def test_towers_see_as_much_as_was_counted_by_hand() -> None:
    """[CO-RC11] Twelve and ten squares of the city."""
    seen = [len(set(sights(at(name))) - OUTSIDE) for name in ("h4", "l4")]
    assert seen == [12, 10]
    assert [len(sights(at(name))) for name in ("h4", "l4")] == [27, 25]


def test_a_gate_in_sight_is_on_the_way() -> None:
    """[CO-F.5.g]"""
    for here in WALKABLE:
        for gates in sights(here).values():
            assert all(KIND[gate] == GATE for gate in gates)


# -- Odds -----------------------------------------------------------------------------------


def test_odds_of_a_fight() -> None:
    """[CO-F.4.b.4] [CO-F.4.b.3]"""
    assert [round(36 * odds_of_fight(ahead)) for ahead in (0, 2, -2)] == [15, 26, 6]


def test_odds_of_an_arrow() -> None:
    """[CO-F.5.l.1] [CO-RC10] [CO-RC10b]"""
    assert [round(100 * odds_of_arrow(n, 3)) for n in range(1, 7)] == [50, 42, 33, 25, 17, 8]
    assert odds_of_arrow(1, 4) == pytest.approx(4 / 6)
