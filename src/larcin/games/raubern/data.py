"""What is in the box."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from larcin.kernel.pieces import piece

MotifName = Literal[
    "chest",
    "coach",
    "cow",
    "barrel",
    "wine",
    "ham",
    "painting",
    "candlestick",
    "clock",
    "crown",
    "purse",
]
Motif = Annotated[MotifName, piece("motif")]

PLAYERS: Final = range(2, 5)  # [RB-0.2] [RB-R2]
MOTIFS: Final[tuple[MotifName, ...]] = get_args(MotifName)  # [RB-1.4]
COPIES: Final = 4  # [RB-1.4]
BOX: Final[tuple[MotifName, ...]] = tuple(motif for motif in MOTIFS for _ in range(COPIES))
PILES: Final = 8  # [RB-2.1]
HAND: Final = 5  # [RB-2.3]
