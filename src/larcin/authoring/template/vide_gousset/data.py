"""What is in the box."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from larcin.kernel.pieces import piece

Number = Literal[1, 2, 3, 4, 5, 6]
Card = Annotated[Number, piece("card")]

PLAYERS: Final = range(2, 6)  # [VG-1.2]
NUMBERS: Final[tuple[Number, ...]] = get_args(Number)  # [VG-1.1]
BOX: Final[tuple[Number, ...]] = NUMBERS * 3  # [VG-1.1]
HAND: Final = 3  # [VG-1.2]
