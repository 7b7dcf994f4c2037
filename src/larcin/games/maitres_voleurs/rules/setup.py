"""4. Setting up: cards, cushions, and what is hidden in the box."""

from __future__ import annotations

from typing import Final

from larcin.games.maitres_voleurs.box import (
    DRAWER_COUNT,
    FACES,
    LEVELS,
    ON_ITS_FEET,
    TRAY_COUNT,
    is_long,
    upend,
    upper_tray,
)
from larcin.games.maitres_voleurs.data import (
    CARD,
    DIAMOND,
    DIAMONDS_TO_HIDE,
    DRAWERS,
    IMITATIONS,
    NUMBER_OF_DRAWER,
    NUMBERS,
    ROLES,
    RUBY,
    Jewel,
)
from larcin.games.maitres_voleurs.events import Dealt, Filled, Hidden, Stowed
from larcin.games.maitres_voleurs.moves import Add, Open
from larcin.games.maitres_voleurs.state import NEVER, NONE, Options, Table
from larcin.games.maitres_voleurs.steps import FILLING
from larcin.kernel.events import Secret
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .drawers import OPENS, pull_open

ADD: Final = Add()
OPEN_ANOTHER: Final[tuple[tuple[Open | Add, ...], ...]] = tuple(
    (ADD, *(move for move in OPENS if move.drawer != name)) for name in DRAWERS
)
"""What may be done while a drawer is open, by its number, in the set-up."""


def setup(seats: int, options: Options, rng: Chance) -> Table:
    """[MV-4.6] [MV-4.8] [MV-4.9] [MV-4.10] Everyone has an alarm, ten imitations, an empty cushion.

    [MV-4.12] Whatever is not on a white cushion is authentic, so nothing needs to say so.
    """
    t = Table(
        seats=seats,
        options=options,
        rng=rng,
        white=[IMITATIONS] * seats,
        black=[()] * seats,
        laid=[None] * seats,
        left=[ROLES] * seats,
        handfuls=[0] * seats,
        trays=[()] * TRAY_COUNT,
        secrets=[()] * TRAY_COUNT,
        alarms=[NONE] * DRAWER_COUNT,
        opened_at=[NEVER] * DRAWER_COUNT,
        searched_at=[0] * DRAWER_COUNT,
    )
    hide_rubies(t)
    return t


# -- The cards ------------------------------------------------------------------------------


def deal_cards(t: Table) -> None:
    """[MV-4.2] [MV-4.3] [MV-4.5] Everyone gets a card from each of six shuffled piles.

    [MV-4.4] [MV-R3] The others are put aside unseen.
    """
    piles = []
    for _ in ROLES:
        pile = list(NUMBERS)
        t.rng.shuffle(pile)
        piles.append(pile)
    t.sets = [tuple(pile[seat] for pile in piles) for seat in range(t.seats)]
    for seat, numbers in enumerate(t.sets):
        cards = tuple(CARD[role, number] for role, number in zip(ROLES, numbers, strict=True))
        t.tell(Dealt, "MV-4.3", seat, Secret(cards, (seat,)))


# -- Filling the box ------------------------------------------------------------------------


def hide_rubies(t: Table) -> None:
    """[MV-4.14] [MV-R5] A ruby goes on the upper side of each of three long drawers in a stack.

    [MV-4.15] [MV-4.16] The box is put on its head, and so are the three drawers opposite filled.
    """
    t.posture = ON_ITS_FEET
    hide_rubies_in_stack(t, 0)
    t.posture = upend(t.posture)
    hide_rubies_in_stack(t, 2)


def hide_rubies_in_stack(t: Table, slot: int) -> None:
    """[MV-4.14] A ruby in the secret compartment of each of these drawers."""
    for level in range(LEVELS):
        drawer = level * FACES + slot
        assert is_long(drawer)
        t.secrets[upper_tray(t.posture, drawer)] = (RUBY,)


def hand_out_diamonds(t: Table) -> None:
    """[MV-4.18] [MV-R9] A drawn player is the first to get one of twelve diamonds, one by one."""
    first = t.rng.below(t.seats)
    t.queue = tuple((first + place) % t.seats for place in range(t.seats))
    for number in range(DIAMONDS_TO_HIDE):
        t.handfuls[t.queue[number % t.seats]] += 1
    t.tell(Filled, "MV-4.13", first)


def may_fill(t: Table) -> dict[Seat, tuple[Open | Add, ...]]:
    """[MV-4.19] [MV-R10] Clockwise, each puts diamonds into one or several drawers."""
    return {t.queue[0]: OPENS if t.drawer == NONE else OPEN_ANOTHER[t.drawer]}


def open_to_fill(t: Table, seat: Seat, move: Open | Add) -> None:
    """[MV-4.20] [MV-R73] Only first compartments are opened, so no ruby is seen."""
    if isinstance(move, Open):
        pull_open(t, seat, NUMBER_OF_DRAWER[move.drawer])


def hide_diamond(t: Table) -> str | None:
    """[MV-R6] The diamond goes on the side that is up; [MV-R14] everybody sees it.

    [MV-R13] [MV-R77] Whoever opens a drawer puts a diamond into it, whatever fell out; [MV-4.19]
    and goes on until the last of theirs is hidden.
    """
    seat = t.queue[0]
    t.handfuls[seat] -= 1
    diamond: tuple[Jewel, ...] = (DIAMOND,)
    t.trays[t.upper()] += diamond
    t.stowed += (DRAWERS[t.drawer],)
    t.tell(Hidden, "MV-4.19", seat, DRAWERS[t.drawer])
    if t.handfuls[seat]:
        return FILLING
    t.tell(Stowed, "MV-4.19", seat, t.stowed)
    return None


def let_next_fill(t: Table) -> str | None:
    """[MV-R11] Each turns the box before the next one hides diamonds.

    [MV-R75] Play begins with the box as the last one leaves it.
    """
    t.queue, t.has_spilled, t.stowed = t.queue[1:], False, ()
    return FILLING if t.queue else None
