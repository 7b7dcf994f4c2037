"""The board: geometry in whole numbers, and nothing that changes during a match.

A square is a number: 19 times its row plus its column, from the upper left corner on. People
read it as a letter and a number, `h4`. Doors come and go, so lines of sight say which gates they
need open.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import isqrt
from typing import Final, Literal, NamedTuple, get_args

from .data import COLOURS, DIE, RANGE, Colour, Guard

SIZE: Final = 19
ROWS: Final = (
    "fffffffffffffffffff",
    "fffffffOfffOfffffff",
    "fffffffffffffffffff",
    "fff##E#TSE#T#E##fff",
    "fff#...........#fff",
    "fffE.BK.B.B.BB.Efff",
    "fff#.BB.C.C.BK.#fff",
    "fOfT....B......TfOf",
    "fff#.BC..K.BCB.Sfff",
    "fffE....K.K....Efff",
    "fffS.BCB.K..CB.#fff",
    "fOfT......B....TfOf",
    "fff#.KB.C.C.BB.#fff",
    "fffE.BB.B.B.KB.Efff",
    "fff#...........#fff",
    "fff##E#T#EST#E##fff",
    "fffffffffffffffffff",
    "fffffffOfffOfffffff",
    "fffffffffffffffffff",
)
"""[CO-A.2] [CO-RC11] Our own board, since the original is lost."""

FOREST, WALL, BUILDING, GATE, TOWER = "f", "#", "B", "E", "T"
CIRCLE, SECRET, CROWN, KEY, STREET = "O", "S", "C", "K", "."
KIND: Final = "".join(ROWS)
"""What every square is."""

SQUARES: Final = range(SIZE * SIZE)
NOWHERE: Final = -1


def square(row: int, column: int) -> int:
    """The square in this row and column, both counted from 0."""
    return row * SIZE + column


NAMES: Final = tuple(f"{chr(ord('a') + n % SIZE)}{n // SIZE + 1}" for n in SQUARES)
SQUARE_OF: Final = {name: number for number, name in enumerate(NAMES)}

# -- Places ---------------------------------------------------------------------------------

CIRCLES: Final = tuple(
    SQUARE_OF[name] for name in ("h2", "l2", "r8", "r12", "l18", "h18", "b12", "b8")
)
"""[CO-C.7.1] The red circles, 1 to 8 clockwise."""

CIRCLE_NUMBER: Final = {place: number for number, place in enumerate(CIRCLES, 1)}

GATES: Final = tuple(
    SQUARE_OF[name]
    for name in ("n4", "p6", "p10", "p14", "n16", "j16", "f16", "d14", "d10", "d6", "f4", "j4")
)
"""[CO-G.4] The twelve entrances of the city, by the hour at which they would stand on a clock."""

GATE_HOUR: Final = {place: hour for hour, place in enumerate(GATES, 1)}

GUARD_STARTS: Final[dict[Guard, int]] = {
    "guard-1": SQUARE_OF["i9"],
    "guard-2": SQUARE_OF["k9"],
    "guard-3": SQUARE_OF["k11"],
    "guard-4": SQUARE_OF["i11"],
}
"""[CO-C.5] [CO-RC5]"""

_CROWNS: Final = ("i7", "g9", "m9", "k7", "k13", "m11", "g11", "i13")
_KEYS: Final = ("j11", "m14", "i10", "f13", "j9", "g6", "k10", "n7")


@cache
def crown_squares(colours: int) -> dict[int, Colour]:
    """[CO-RC8] Where the crowns are had, one square for a colour; [CO-RC9b] two of four colours."""
    return {SQUARE_OF[name]: COLOURS[n % colours] for n, name in enumerate(_CROWNS)}


@cache
def key_squares(colours: int) -> dict[int, Colour]:
    """[CO-E.8] Where the keys are had, in the same way."""
    return {SQUARE_OF[name]: COLOURS[n % colours] for n, name in enumerate(_KEYS)}


class SecretDoor(NamedTuple):
    """[CO-G.11.4] A secret door: a piece of wall between two squares."""

    wall: int
    inside: int
    outside: int


SECRET_DOORS: Final = tuple(
    SecretDoor(*(SQUARE_OF[name] for name in names))
    for names in (
        ("i4", "i5", "i3"),
        ("p9", "o9", "q9"),
        ("k16", "k15", "k17"),
        ("d11", "e11", "c11"),
    )
)
BEHIND: Final = {
    here: there
    for door in SECRET_DOORS
    for here, there in ((door.inside, door.outside), (door.outside, door.inside))
}
"""Where a secret door leads from here."""

# -- Steps ----------------------------------------------------------------------------------

Direction = Literal["north", "east", "south", "west"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
OFFSETS: Final[dict[Direction, tuple[int, int]]] = {
    "north": (-1, 0),
    "east": (0, 1),
    "south": (1, 0),
    "west": (0, -1),
}
OUTSIDE: Final = frozenset(n for n in SQUARES if KIND[n] in (FOREST, CIRCLE))
SOLID: Final = frozenset(n for n in SQUARES if KIND[n] in (WALL, SECRET, BUILDING))

Steps = tuple[tuple[Direction, int], ...]


def _neighbours(here: int) -> Steps:
    """[CO-RE13] The squares beside this one, never diagonally."""
    row, column = divmod(here, SIZE)
    beside = ((each, row + dr, column + dc) for each, (dr, dc) in OFFSETS.items())
    return tuple((each, square(r, c)) for each, r, c in beside if 0 <= r < SIZE and 0 <= c < SIZE)


def _is_step(here: int, there: int) -> bool:
    """Whether a thief may walk from one to the other. [CO-RC11] Towers open to the city alone."""
    if here in SOLID or there in SOLID:
        return False
    return not any(
        KIND[one] == TOWER and other in OUTSIDE for one, other in ((here, there), (there, here))
    )


THIEF_STEPS: Final[tuple[Steps, ...]] = tuple(
    tuple((each, there) for each, there in _neighbours(here) if _is_step(here, there))
    for here in SQUARES
)
"""The steps from every square, doors and figures aside."""

GUARD_STEPS: Final[tuple[Steps, ...]] = tuple(
    tuple((each, there) for each, there in steps if there not in OUTSIDE) for steps in THIEF_STEPS
)
"""[CO-E.12] [CO-RE12] The same inside the city, to which gates and towers belong."""

BESIDE: Final = tuple(frozenset(there for _, there in steps) for steps in THIEF_STEPS)
"""[CO-F.4.a] [CO-RF4] Side by side: squares with a step between them."""

STEP_TO: Final[tuple[dict[Direction, int], ...]] = tuple(map(dict, THIEF_STEPS))
WITHIN_REACH: Final[tuple[Steps, ...]] = tuple(
    tuple((each, there) for each, there in steps if KIND[there] in (CROWN, KEY))
    for steps in THIEF_STEPS
)
"""[CO-E.5] The crown and key squares beside each square."""

WALKABLE: Final = tuple(n for n in SQUARES if THIEF_STEPS[n])

# -- Arrows ---------------------------------------------------------------------------------

OPAQUE: Final = SOLID | {n for n in SQUARES if KIND[n] == TOWER}
"""[CO-F.5.g] [CO-RF11b] What stops an arrow on its way; a tower may be where it begins or ends."""


class Line(NamedTuple):
    """The way of an arrow, as rows and columns from where it begins."""

    crossed: tuple[tuple[int, int], ...]
    """Squares whose inside it crosses, without the two ends."""

    grazed: tuple[tuple[tuple[int, int], tuple[int, int]], ...]
    """The two squares on either side of each corner that it goes exactly through."""


def ruler(here: int, there: int) -> int:
    """[CO-F.5.j] [CO-RF11] The distance between two centres in squares, rounded up; at least 1."""
    rows, columns = here // SIZE - there // SIZE, here % SIZE - there % SIZE
    squared = rows * rows + columns * columns
    return max(1, isqrt(squared - 1) + 1 if squared else 1)


@cache
def line(rows: int, columns: int) -> Line:
    """[CO-RF11b] The straight line to the centre of the square so many rows and columns away."""
    down, right = (1 if rows >= 0 else -1), (1 if columns >= 0 else -1)
    rows, columns = abs(rows), abs(columns)
    inside = [
        (row * down, column * right)
        for row in range(rows + 1)
        for column in range(columns + 1)
        if (row, column) not in ((0, 0), (rows, columns)) and _crosses(rows, columns, row, column)
    ]
    corners = [
        ((row * down, (column + 1) * right), ((row + 1) * down, column * right))
        for row in range(rows)
        for column in range(columns)
        if _side(rows, columns, 2 * row + 1, 2 * column + 1) == 0
    ]
    return Line(tuple(inside), tuple(corners))


def _side(rows: int, columns: int, y: int, x: int) -> int:
    """On which side of the line this point lies, in half squares; 0 is on it."""
    return rows * x - columns * y


def _crosses(rows: int, columns: int, row: int, column: int) -> bool:
    """Whether the line goes through the inside of this square: it has corners on both sides."""
    sides = [_side(rows, columns, 2 * row + y, 2 * column + x) for y in (-1, 1) for x in (-1, 1)]
    return min(sides) < 0 < max(sides)


@cache
def sights(here: int) -> dict[int, tuple[int, ...]]:
    """[CO-RF11] [CO-RF11b] The squares that an arrow from here can reach, and the gates on its way.

    Through these gates it flies only while they have no door. Grazing a corner is no harm unless
    both squares there are in the way.
    """
    found = {}
    for there in WALKABLE:
        if there != here and ruler(here, there) <= RANGE:
            gates = _gates_between(here, there)
            if gates is not None:
                found[there] = gates
    return found


def _gates_between(here: int, there: int) -> tuple[int, ...] | None:
    """The gates that must be open; nothing, if something always is in the way."""
    row, column = divmod(here, SIZE)
    way = line(there // SIZE - row, there % SIZE - column)
    crossed = [square(row + r, column + c) for r, c in way.crossed]
    if not OPAQUE.isdisjoint(crossed):
        return None
    gates = [each for each in crossed if KIND[each] == GATE]
    for corner in way.grazed:
        sides = [square(row + r, column + c) for r, c in corner]
        free = [each for each in sides if each not in OPAQUE]
        if not free:
            return None
        if len(free) == 1 and KIND[free[0]] == GATE:
            gates.append(free[0])
    return tuple(sorted(gates))


def is_clear(here: int, there: int, doors: tuple[int, ...]) -> bool:
    """[CO-F.5.g] Whether an arrow may fly from one square to the other past these doors."""
    gates = sights(here).get(there)
    return gates is not None and not any(gate in doors for gate in gates)


# -- Odds -----------------------------------------------------------------------------------


def odds_of_fight(ahead: int) -> float:
    """[CO-F.4.b.4] The chance of an attacker who has so many points more by cards."""
    wins = sum(one + ahead > other for one in range(DIE) for other in range(DIE))
    return wins / DIE**2


def odds_of_arrow(distance: int, targets: int) -> float:
    """[CO-F.5.l.1] The chance to hit at this distance, with so many targets on the white die."""
    return targets / DIE * (DIE + 1 - distance) / DIE


# -- Distances ------------------------------------------------------------------------------

FAR: Final = 99
"""More than any way through the city."""

CLOSED: Final = 255

THIEF_NEAR: Final = tuple(tuple(there for _, there in steps) for steps in THIEF_STEPS)
GUARD_NEAR: Final = tuple(tuple(there for _, there in steps) for steps in GUARD_STEPS)


@lru_cache(maxsize=4096)
def distances(
    goals: tuple[int, ...],
    closed: frozenset[int] = frozenset(),
    taken: frozenset[int] = frozenset(),
    *,
    guards: bool = False,
) -> bytes:
    """How many steps each square is from the nearest goal, around closed squares.

    [CO-E.10.1] [CO-RE10] To a thief all circles are one place, but for those that are taken.
    """
    near = GUARD_NEAR if guards else THIEF_NEAR
    away = bytearray([FAR]) * len(SQUARES)
    for each in closed:
        away[each] = CLOSED
    for goal in goals:
        away[goal] = 0
    circles = () if guards else CIRCLES
    frontier, steps = list(goals), 0
    while frontier:
        if circles and any(here in CIRCLE_NUMBER and here not in taken for here in frontier):
            frontier += _join(away, circles, steps)
            circles = ()
        steps += 1
        reached = []
        for here in frontier:
            for there in near[here]:
                if away[there] == FAR:
                    away[there] = steps
                    reached.append(there)
        frontier = reached
    return bytes(away).replace(bytes([CLOSED]), bytes([FAR]))


def _join(away: bytearray, circles: tuple[int, ...], steps: int) -> list[int]:
    """One circle was reached, and so all of them are."""
    others = [circle for circle in circles if away[circle] > steps]
    for circle in others:
        away[circle] = steps
    return others
