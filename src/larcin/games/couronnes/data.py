"""What is in the box. Cards and counts are the rulebook's; colours and dice are reconstructions."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from larcin.kernel.pieces import piece

# -- Figures --------------------------------------------------------------------------------

Guard = Literal["guard-1", "guard-2", "guard-3", "guard-4"]
Figure = Literal["thief", "guard-1", "guard-2", "guard-3", "guard-4"]
"""The figures that a player may move: the own thief, and any guard."""

THIEF: Final = "thief"
GUARDS: Final[tuple[Guard, ...]] = get_args(Guard)  # [CO-A.3]
FIGURES: Final[tuple[Figure, ...]] = get_args(Figure)
GUARD_NUMBER: Final[dict[Figure, int]] = {guard: number for number, guard in enumerate(GUARDS)}
"""Where a guard stands in the lists of a table."""

PLAYERS: Final = range(2, 5)  # [CO-A.3] [CO-RC1]
MARKERS: Final = 3  # [CO-A.7] thief crowns of each player
HEAD: Final = 2  # [CO-G.5.3] crowns of any kind on one head
TURNS: Final = 400  # [CO-RH2]

# -- Colours, crowns, keys and objectives ---------------------------------------------------

Colour = Literal["red", "orange", "yellow", "green", "turquoise", "blue", "violet", "white"]
Objective = Annotated[Colour, piece("objective")]
"""An objective card: the colour of a crown to bring home."""

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)  # [CO-RC9]
CROWNS: Final = 16  # [CO-A.8] treasure crowns of all colours together
OBJECTIVES: Final = 16  # [CO-A.6]
KEYS: Final = 32  # [CO-A.9]


def colours_in_play(count: int) -> tuple[Colour, ...]:
    """[CO-RC9] All eight colours; [CO-RC9b] the first four as a variant."""
    return COLOURS[:count]


# -- Action cards ---------------------------------------------------------------------------

CardName = Literal[
    "forced-march", "skeleton-key", "door", "hidden-thief", "blocked-thief", "sleeping-guard",
    "arrow", "plus-two", "broken-bow", "secret-door", "found-thief", "woken-guard",
]  # fmt: skip
Card = Annotated[CardName, piece("card")]
"""[CO-G.1.1] An action card, by what it does."""

CARDS: Final[tuple[CardName, ...]] = get_args(CardName)
COPIES: Final[dict[CardName, int]] = {
    "forced-march": 11,  # [CO-G.2]
    "skeleton-key": 4,  # [CO-G.3]
    "door": 4,  # [CO-G.4]
    "hidden-thief": 4,  # [CO-G.5.1]
    "blocked-thief": 3,  # [CO-G.6.1]
    "sleeping-guard": 4,  # [CO-G.7.1]
    "arrow": 4,  # [CO-G.8]
    "plus-two": 4,  # [CO-G.9.1]
    "broken-bow": 2,  # [CO-G.10.1]
    "secret-door": 2,  # [CO-G.11.1]
    "found-thief": 1,  # [CO-G.12.1]
    "woken-guard": 1,  # [CO-G.13.1]
}
"""[CO-A.5] Forty-four cards."""

ORDER: Final[dict[CardName, int]] = {card: number for number, card in enumerate(CARDS)}
"""Hands are kept in this order."""

DEALT: Final = 2  # [CO-C.4.1]
HAND: Final = 5  # [CO-D.7.2]
CARDS_A_TURN: Final = 2  # [CO-D.5] [CO-G.1.2]
DOORS: Final = 4  # [CO-A.4]

# -- Dice -----------------------------------------------------------------------------------

Mode = Literal["shared", "alone", "each"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
"""[CO-D.8] [CO-RC10] Each stands on two faces of the white die for movement."""

DIE: Final = 6
"""[CO-A.11] The green die and the black ones."""

Number = Annotated[int, Meta(ge=1, le=6)]
RANGE: Final = 6  # [CO-A.10] [CO-RF11] the graduations of the ruler
HASTE: Final = 2  # [CO-G.2] points of a forced march
BOOST: Final = 2  # [CO-F.4.b.3] [CO-G.9.1]
