"""What is in the box."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from larcin.kernel.pieces import piece

PLAYERS: Final = range(2, 9)  # [MV-R7]

# -- Jewels ---------------------------------------------------------------------------------

JewelName = Literal["diamond", "sapphire", "ruby"]
Jewel = Annotated[JewelName, piece("jewel")]
DIAMOND: Final = "diamond"
SAPPHIRE: Final = "sapphire"
RUBY: Final = "ruby"

JEWELS: Final[tuple[JewelName, ...]] = get_args(JewelName)
WORTH: Final[dict[JewelName, int]] = {DIAMOND: 1, SAPPHIRE: 2, RUBY: 4}  # [MV-14.4] [MV-14.5]

IN_BOX: Final[dict[JewelName, int]] = {DIAMOND: 80, SAPPHIRE: 16, RUBY: 6}
"""[MV-1.3] How many there are; eight players use all of them but four diamonds."""

IMITATIONS: Final[tuple[JewelName, ...]] = (DIAMOND,) * 8 + (SAPPHIRE,) * 2  # [MV-4.9]
DIAMONDS_TO_HIDE: Final = 12  # [MV-4.13]
RUBIES: Final = 6  # [MV-4.13]


def count_of(jewels: tuple[JewelName, ...]) -> tuple[int, int]:
    """How many diamonds and sapphires there are: rubies lie neither in drawers' first compartments
    nor on the red cushion."""
    return jewels.count(DIAMOND), jewels.count(SAPPHIRE)


# -- Cards ----------------------------------------------------------------------------------

Role = Literal["smuggler", "jeweller", "gemologist", "thief", "master-thief", "detective"]
SMUGGLER: Final = "smuggler"
JEWELLER: Final = "jeweller"
GEMOLOGIST: Final = "gemologist"
THIEF: Final = "thief"
MASTER_THIEF: Final = "master-thief"
DETECTIVE: Final = "detective"

ROLES: Final[tuple[Role, ...]] = get_args(Role)
"""[MV-1.4] [MV-5.6] Six of them, in the order in which they play."""

RANK: Final[dict[Role, int]] = {role: rank for rank, role in enumerate(ROLES)}
NUMBERS: Final = range(1, 9)  # [MV-4.2] [MV-R2]

CardName = Literal[
    "smuggler-1", "smuggler-2", "smuggler-3", "smuggler-4",
    "smuggler-5", "smuggler-6", "smuggler-7", "smuggler-8",
    "jeweller-1", "jeweller-2", "jeweller-3", "jeweller-4",
    "jeweller-5", "jeweller-6", "jeweller-7", "jeweller-8",
    "gemologist-1", "gemologist-2", "gemologist-3", "gemologist-4",
    "gemologist-5", "gemologist-6", "gemologist-7", "gemologist-8",
    "thief-1", "thief-2", "thief-3", "thief-4",
    "thief-5", "thief-6", "thief-7", "thief-8",
    "master-thief-1", "master-thief-2", "master-thief-3", "master-thief-4",
    "master-thief-5", "master-thief-6", "master-thief-7", "master-thief-8",
    "detective-1", "detective-2", "detective-3", "detective-4",
    "detective-5", "detective-6", "detective-7", "detective-8",
]  # fmt: skip
Card = Annotated[CardName, piece("card")]
CARDS: Final[tuple[CardName, ...]] = get_args(CardName)
CARD: Final[dict[tuple[Role, int], CardName]] = {
    (role, number): CARDS[RANK[role] * len(NUMBERS) + number - 1]
    for role in ROLES
    for number in NUMBERS
}
ROLE_OF: Final[dict[CardName, Role]] = {card: role for (role, _), card in CARD.items()}
NUMBER_OF: Final[dict[CardName, int]] = {card: number for (_, number), card in CARD.items()}

# -- Alarms ---------------------------------------------------------------------------------

AlarmName = Literal["red", "blue", "green", "yellow", "violet", "orange", "white", "black"]
Alarm = Annotated[AlarmName, piece("alarm")]
ALARMS: Final[tuple[AlarmName, ...]] = get_args(AlarmName)
"""[MV-1.5] An alarm for each colour; [MV-R78] seats have them in this order."""

# -- Drawers --------------------------------------------------------------------------------

DrawerName = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
DRAWERS: Final[tuple[DrawerName, ...]] = (
    "F", "K", "A", "D",
    "I", "B", "H", "L",
    "C", "J", "G", "E",
)  # fmt: skip
"""[MV-1.1] [MV-15.1] What the twelve drawers are called after their grain: level by level from the
feet up, clockwise, each level beginning with a long one. The letters are in no order: a letter
must not tell whether a drawer is long."""

NUMBER_OF_DRAWER: Final[dict[DrawerName, int]] = {
    name: number for number, name in enumerate(DRAWERS)
}
