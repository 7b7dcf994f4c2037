"""Setting up, and the large family."""

from __future__ import annotations

from larcin.games.adel.data import (
    COLOURS,
    DEALT,
    HOUSES,
    OBJECTS,
    PRINTED,
    PRINTED_OBJECTS,
    SERIES,
    Colour,
    Object,
    ObjectName,
)
from larcin.games.adel.events import Coloured, Dealt, Uncovered
from larcin.games.adel.state import Options, Table
from larcin.kernel.errors import BadOption
from larcin.kernel.events import Secret
from larcin.kernel.rng import Chance

# -- 2. Setting up --------------------------------------------------------------------------


def setup(seats: int, options: Options, rng: Chance) -> Table:
    """[AV-2.5] All pawns start in the salon."""
    check_family(seats, options)
    return Table(
        seats=seats,
        options=options,
        rng=rng,
        pawns=[0] * seats,
        known=[()] * seats,
        barren=[()] * seats,
        picked=[()] * seats,
    )


def draw_colours(t: Table) -> None:
    """[AV-2.1] [AV-1.6] Colours are drawn; everyone takes the series of their colour."""
    t.colours = tuple(colours_in_play(t.seats, t.rng))
    t.cheques = [SERIES[colour].cheques for colour in t.colours]
    t.thieves = [SERIES[colour].thieves for colour in t.colours]
    for seat, colour in enumerate(t.colours):
        t.tell(Coloured, "AV-2.1", seat, colour, t.cheques[seat], t.thieves[seat])


def colours_in_play(seats: int, rng: Chance) -> list[Colour]:
    """[AV-R68] Up to five draw from the printed colours; more use these five and draw others."""
    printed, others = list(COLOURS[:PRINTED]), list(COLOURS[PRINTED:])
    rng.shuffle(printed)
    rng.shuffle(others)
    colours = [*printed, *others][:seats]
    rng.shuffle(colours)  # or the extra colours would always sit last
    return colours


def deal(t: Table) -> None:
    """[AV-2.2] The objects are shuffled, and everyone is dealt four of them, face down."""
    objects: list[Object] = list(objects_in_play(t.seats))
    t.rng.shuffle(objects)
    t.hidden = [tuple(sorted(objects.pop() for _ in range(DEALT))) for _ in range(t.seats)]
    for seat, hand in enumerate(t.hidden):
        t.tell(Dealt, "AV-2.2", seat, Secret(hand, (seat,)))
    open_houses(t, objects)


def open_houses(t: Table, objects: list[Object]) -> None:
    """[AV-2.3] [AV-R1] The others form two piles, of which the first gets the odd object."""
    middle = (len(objects) + 1) // 2
    t.houses = [tuple(objects[:middle]), tuple(objects[middle:])]
    for house in range(len(HOUSES)):
        uncover(t, house, "AV-2.4")


def uncover(t: Table, house: int, rule: str) -> None:
    """[AV-2.4] [AV-R11] The top object of a pile lies face up."""
    pile = t.houses[house]
    if pile:
        t.tell(Uncovered, rule, HOUSES[house], pile[-1], len(pile) - 1)


# -- 12. Large families ---------------------------------------------------------------------


def check_family(seats: int, options: Options) -> None:
    """[AV-12.1] [AV-R2] More than five play as a large family, unless that was not wanted."""
    if is_family(seats) and not options.family:
        sentence = f"Without option family at most five play, but the table has {seats} seats."
        raise BadOption("family", sentence)


def is_family(seats: int) -> bool:
    """[AV-R68] Whether so many need more than the five printed series."""
    return seats > PRINTED


def colours_in_box(seats: int) -> tuple[Colour, ...]:
    """[AV-1.1] Five series of cards; [AV-12.1] five more for a large family."""
    return COLOURS if is_family(seats) else COLOURS[:PRINTED]


def objects_in_play(seats: int) -> tuple[ObjectName, ...]:
    """[AV-1.1] Forty-five objects; [AV-12.3] [AV-R65] fifteen more for a large family."""
    return OBJECTS if is_family(seats) else PRINTED_OBJECTS
