"""The jewel box: where its drawers are, which way is up, and how it is turned.

A drawer is a number from 0 to 11: four for each level from the feet up, clockwise, and of these
four the first and the third are long [MV-3.2]. It has two sides, 0 and 1: side 0 is up while the
box stands on its feet. A tray is one side of a drawer; tray 2 * drawer + side [MV-3.3].

How the box stands is one small number, its posture: whether it stands on its head, and by how
many quarters each level is turned. Nothing in here knows what is in the drawers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeVar, get_args

T = TypeVar("T")

Posture = int
"""Bit 0: on its head. Then two bits for each level, from the feet up: its quarter turns."""

LEVELS: Final = 3  # [MV-3.1]
FACES: Final = 4
"""[MV-3.2] North, east, south and west, clockwise as seen from above."""

DRAWER_COUNT: Final = LEVELS * FACES
TRAY_COUNT: Final = 2 * DRAWER_COUNT
POSTURES: Final = range(2 * FACES**LEVELS)
LONG: Final = tuple(drawer for drawer in range(DRAWER_COUNT) if drawer % 2 == 0)  # [MV-3.2]

ON_ITS_FEET: Final[Posture] = 0
ON_ITS_HEAD: Final[Posture] = 1

Rotation = Literal["none", "top-left", "top-right", "two-left", "two-right"]
"""[MV-7.2] [MV-R36] The top level or the top two, by a quarter.

Left is clockwise from above: so it looks to who stands before the box."""

Upending = Literal["never", "first", "last"]
"""[MV-7.3] Whether the box is put on its other end: before a rotation, or after it."""

ROTATIONS: Final[tuple[Rotation, ...]] = get_args(Rotation)
UPENDINGS: Final[tuple[Upending, ...]] = get_args(Upending)


# -- Where the drawers are ------------------------------------------------------------------


def is_long(drawer: int) -> bool:
    """[MV-3.2] [MV-3.4] Whether a drawer is long, and so has a secret compartment."""
    return drawer % 2 == 0


def is_upended(posture: Posture) -> bool:
    """Whether the box stands on its head."""
    return posture % 2 == 1


def upper_tray(posture: Posture, drawer: int) -> int:
    """[MV-3.3] The tray of a drawer that is up now."""
    return 2 * drawer + (posture & 1)


def lower_tray(posture: Posture, drawer: int) -> int:
    """[MV-6.4] The tray of a drawer that is upside down now: what lies there can fall."""
    return 2 * drawer + 1 - (posture & 1)


def yaw(posture: Posture, level: int) -> int:
    """By how many quarters a level is turned, as seen from above the feet-down box."""
    return posture >> 1 + 2 * level & 3


def height_of(posture: Posture, drawer: int) -> int:
    """From 0 at the bottom to 2 at the top."""
    level = drawer // FACES
    return LEVELS - 1 - level if is_upended(posture) else level


def face_of(posture: Posture, drawer: int) -> int:
    """On which face of the box a drawer is: north 0, east 1, south 2, west 3."""
    level, slot = divmod(drawer, FACES)
    face = (slot + yaw(posture, level)) % FACES
    return _across(face) if is_upended(posture) else face


def _across(face: int) -> int:
    """[MV-R37] Tumbling over the axis from east to west swaps north and south."""
    return (2 - face) % FACES


def drawer_at(posture: Posture, height: int, face: int) -> int:
    """The drawer at this height on this face."""
    return next(
        drawer
        for drawer in range(DRAWER_COUNT)
        if (height_of(posture, drawer), face_of(posture, drawer)) == (height, face)
    )


# -- Turning --------------------------------------------------------------------------------


def upend(posture: Posture) -> Posture:
    """[MV-7.3] [MV-R37] Feet up or feet down, by half a turn."""
    return posture ^ 1


def rotate(posture: Posture, levels: int, quarters: int) -> Posture:
    """[MV-7.2] [MV-R36] Turn so many of the levels that are on top now, clockwise from above.

    On its head, the box has its first level on top, and clockwise is the other way round.
    """
    upended = is_upended(posture)
    for number in range(levels):
        level = number if upended else LEVELS - 1 - number
        turned = (yaw(posture, level) + (-quarters if upended else quarters)) % FACES
        posture = posture & ~(3 << 1 + 2 * level) | turned << 1 + 2 * level
    return posture


_LEVELS_AND_QUARTERS: Final[dict[Rotation, tuple[int, int]]] = {
    "none": (0, 0),
    "top-left": (1, 1),
    "top-right": (1, -1),
    "two-left": (2, 1),
    "two-right": (2, -1),
}


def turn(posture: Posture, rotation: Rotation, upending: Upending) -> Posture:
    """[MV-R35] One rotation and one upending, in either order; the order matters."""
    if upending == "first":
        posture = upend(posture)
    posture = rotate(posture, *_LEVELS_AND_QUARTERS[rotation])
    return upend(posture) if upending == "last" else posture


# -- What falls -----------------------------------------------------------------------------


def falls(trays: Sequence[T], posture: Posture, drawer: int) -> T:
    """[MV-6.4] What lies in the lower tray of a drawer; [MV-R34] only of the one opened."""
    return trays[lower_tray(posture, drawer)]
