"""What is in the box. All but the years and castles that the rulebook names is a reconstruction."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, get_args

from larcin.kernel.pieces import piece

# -- Objects --------------------------------------------------------------------------------

ObjectName = Literal[
    "A1595", "A1610", "A1637", "A1690", "A1712", "A1748", "A1785", "A1821", "A1856",
    "A1902", "B1540", "B1577", "B1612", "B1650", "B1660", "B1707", "B1735", "B1790",
    "B1838", "B1860", "B1889", "C1468", "C1504", "C1530", "C1625", "C1666", "C1702",
    "C1763", "C1830", "C1911", "D1925", "D1932", "D1938", "D1945", "D1946", "D1955",
    "D1959", "D1963", "D1967", "D1969", "E1688", "E1740", "E1774", "E1815", "E1845",
    "E1872", "E1890", "E1903", "E1928", "E1951", "F1867", "F1876", "F1884", "F1898",
    "F1907", "F1912", "F1919", "F1927", "F1934", "F1949",
]  # fmt: skip
Object = Annotated[ObjectName, piece("object")]
"""[AV-1.14] An object is called by its letter and its year, so that names sort by letter."""

OBJECTS: Final[tuple[ObjectName, ...]] = get_args(ObjectName)
FAMILY_OBJECTS: Final[frozenset[ObjectName]] = frozenset((
    "A1610", "A1690", "A1902", "B1577", "B1707", "B1860", "C1504", "C1666", "D1932",
    "D1959", "E1740", "E1890", "F1876", "F1912", "F1927",
))  # fmt: skip
"""[AV-12.3] [AV-R65] The fifteen that come with six or more players."""

PRINTED_OBJECTS: Final = tuple(name for name in OBJECTS if name not in FAMILY_OBJECTS)  # [AV-1.1]

LETTERS: Final = "ABCDEF"  # [AV-R6]
YEAR: Final[dict[ObjectName, int]] = {name: int(name[1:]) for name in OBJECTS}  # [AV-R5]
CENTURY: Final = range(1900, 2000)  # [AV-R62]
DEALT: Final = 4  # [AV-2.2]
LEAST: Final = 3  # [AV-7.4]

HouseName = Literal["mistie", "fine"]
HOUSES: Final[tuple[HouseName, ...]] = get_args(HouseName)
"""[AV-2.3] Mistie's & Saucebys, and Fine Antiques."""

# -- Series of cards ------------------------------------------------------------------------

ChequeValue = Literal[
    2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000,
    6500, 7000, 7500, 8000, 8500, 9000, 9500, 10000,
    10500, 11000, 11500, 12000, 13000, 13500, 14000, 14500,
    15000, 15500, 16000, 16500, 17000, 17500, 18000, 18500,
    19000, 19500, 20000, 20500, 21000, 21500, 22000, 22500,
]  # fmt: skip
Cheque = Annotated[ChequeValue, piece("cheque")]
ThiefValue = Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
Thief = Annotated[ThiefValue, piece("thief")]
Place = Literal["auction", "castle"]  # [AV-1.7]

Colour = Literal[
    "red", "blue", "green", "yellow", "purple", "orange", "pink", "brown", "black", "white"
]  # fmt: skip


class Series(NamedTuple):
    """[AV-1.8] [AV-1.10] The cards of one colour that can leave it: four cheques, two thieves."""

    cheques: tuple[ChequeValue, ...]
    thieves: tuple[ThiefValue, ...]


SERIES: Final[dict[Colour, Series]] = {
    "red": Series((3_000, 12_000, 13_000, 22_000), (4, 7)),
    "blue": Series((4_000, 11_000, 14_000, 21_000), (5, 6)),
    "green": Series((5_000, 10_000, 15_000, 20_000), (3, 8)),
    "yellow": Series((6_000, 9_000, 16_000, 19_000), (2, 9)),
    "purple": Series((7_000, 8_000, 17_000, 18_000), (1, 10)),
    "orange": Series((2_500, 11_500, 13_500, 22_500), (14, 17)),
    "pink": Series((3_500, 10_500, 14_500, 21_500), (15, 16)),
    "brown": Series((4_500, 9_500, 15_500, 20_500), (13, 18)),
    "black": Series((5_500, 8_500, 16_500, 19_500), (12, 19)),
    "white": Series((6_500, 7_500, 17_500, 18_500), (11, 20)),
}
"""[AV-1.8] [AV-R3] The cheques of a colour sum to 50,000 francs; [AV-R4] [AV-R26] none is alike."""

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
PRINTED: Final = 5  # [AV-1.1]
PLAYERS: Final = range(2, len(COLOURS) + 1)  # [AV-R2] [AV-12.1]
COLOUR_OF: Final[dict[ThiefValue, Colour]] = {
    thief: colour for colour, series in SERIES.items() for thief in series.thieves
}
CELLS: Final = 5  # [AV-7.29] [AV-R50]

# -- The track ------------------------------------------------------------------------------


class Castle(NamedTuple):
    """A castle: what its best and second-best exhibitions advance, and its inner squares."""

    name: str
    best: int
    second: int
    squares: int


SALON: Final = Castle("salon", 3, 1, 1)
"""[AV-R12] Where pawns start; it pays like the first castle. [AV-R69] It is one square."""

CASTLES: Final = (
    Castle("Windsor", 3, 1, 2),
    Castle("Hever", 3, 1, 2),
    Castle("Leeds", 3, 1, 2),
    Castle("Arundel", 3, 1, 2),
    Castle("Blenheim", 3, 1, 2),
    Castle("Warwick", 4, 2, 3),
    Castle("Chatsworth", 4, 2, 2),
    Castle("Belvoir", 4, 2, 2),
    Castle("Alnwick", 4, 2, 2),
    Castle("Floors", 4, 2, 2),
    Castle("Inveraray", 4, 2, 3),
    Castle("Stirling", 4, 2, 2),
    Castle("Glamis", 4, 2, 2),
    Castle("Blair", 4, 2, 2),
    Castle("Culloden", 5, 3, 2),
    Castle("Cawdor", 5, 3, 2),
    Castle("Dunrobin", 5, 3, 3),
    Castle("Balmoral", 5, 3, 2),
    Castle("Holyrood", 5, 3, 2),
    Castle("Longleat", 5, 3, 2),
)
SHORT_TRACK: Final = (SALON, *CASTLES)  # [AV-1.3]
LONG_TRACK: Final = (SALON, *(castle for castle in CASTLES for _ in range(castle.squares)))
"""[AV-10.1] [AV-10.2] [AV-R18] Each castle as often as it has squares, with the same fraction."""

OLDEST_BONUS: Final = (8, 4)  # [AV-9.2] [AV-9.3]
ROUNDS: Final = 100  # [AV-R60]


def chairs(seats: int) -> int:
    """[AV-R19] How many places the table has: as many as can be reached by so many players."""
    furthest = max(castle.best for castle in CASTLES)
    return max(furthest, seats - 1) + OLDEST_BONUS[0]
