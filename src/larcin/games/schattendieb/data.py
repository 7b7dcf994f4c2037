"""What is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal, get_args

from larcin.kernel.pieces import piece

Kind = Literal["necklace", "ring", "watch", "tiara"]

# fmt: off
JewelName = Literal[
    "necklace-1", "necklace-2", "necklace-3", "necklace-4", "necklace-5",
    "necklace-6", "necklace-7", "necklace-8", "necklace-9", "necklace-10",
    "ring-1", "ring-2", "ring-3", "ring-4", "ring-5",
    "ring-6", "ring-7", "ring-8", "ring-9", "ring-10",
    "watch-1", "watch-2", "watch-3", "watch-4", "watch-5",
    "watch-6", "watch-7", "watch-8", "watch-9", "watch-10",
    "tiara-1", "tiara-2", "tiara-3", "tiara-4", "tiara-5",
    "tiara-6", "tiara-7", "tiara-8", "tiara-9", "tiara-10",
]
LockName = Literal[
    "safe-4", "safe-5", "safe-6", "safe-7", "safe-8", "safe-9",
    "safe-10", "safe-11", "safe-12", "safe-13", "safe-14", "safe-15",
]
ThiefName = Literal["necklace-thief", "ring-thief", "watch-thief", "tiara-thief", "shadow-thief"]
# fmt: on

CardName = Literal[JewelName, LockName, ThiefName]
Card = Annotated[CardName, piece("card")]

PLAYERS: Final = range(2, 8)  # [SD-A.2] [SD-R1]
HAND: Final = 4  # [SD-C.4]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
JEWELS: Final[tuple[JewelName, ...]] = get_args(JewelName)
LOCKS: Final[tuple[LockName, ...]] = get_args(LockName)
THIEVES: Final[tuple[ThiefName, ...]] = get_args(ThiefName)
SHADOW: Final = "shadow-thief"
CARDS: Final[tuple[CardName, ...]] = (*JEWELS, *LOCKS, *THIEVES)

WORTH: Final[dict[CardName, int]] = {jewel: int(jewel.partition("-")[2]) for jewel in JEWELS}
"""The value of each jewel; what is not in here is no jewel."""

NUMBER: Final[dict[CardName, int]] = {lock: int(lock.partition("-")[2]) for lock in LOCKS}
"""How many jewels each closed safe holds at most; what is not in here is no safe."""

KIND: Final[dict[CardName, Kind]] = {
    jewel: kind for kind in KINDS for jewel in JEWELS if jewel.startswith(kind)
}

PREY: Final[dict[CardName, tuple[Kind, ...]]] = {
    thief: tuple(kind for kind in KINDS if thief in (SHADOW, f"{kind}-thief")) for thief in THIEVES
}
"""[SD-3.2] [SD-3.3] The kinds that each thief steals; what is not in here is no thief."""

RARE_LOCKS: Final = 12
"""From this number on there is one closed safe of each, below it there are two."""


def _copies(card: CardName) -> int:
    """[SD-A.4] Two of every jewel, twenty closed safes, and each thief once."""
    if card in WORTH:
        return 2
    return 2 if NUMBER.get(card, RARE_LOCKS) < RARE_LOCKS else 1


BOX: Final[tuple[CardName, ...]] = tuple(card for card in CARDS for _ in range(_copies(card)))
"""The cards that are shuffled: all but the open safes, of which each seat has one throughout."""

COPIES: Final[Counter[CardName]] = Counter(BOX)
