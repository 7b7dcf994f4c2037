"""The worlds that a seat cannot rule out. [MV-R26] Only cards can be in doubt."""

from __future__ import annotations

from larcin.kernel.pieces import Seat
from larcin.kernel.rng import Chance

from .data import (
    ALARMS,
    NUMBER_OF,
    NUMBER_OF_DRAWER,
    NUMBERS,
    RANK,
    ROLE_OF,
    ROLES,
    SMUGGLER,
    Role,
)
from .rules import SCRIPT
from .state import NONE, Table
from .steps import CHOOSING
from .view import View


def imagine(v: View, rng: Chance) -> Table:
    """A table that this view cannot rule out: unseen numbers and laid cards are drawn."""
    t = Table(
        seats=v.seats,
        options=v.options,
        rng=rng,
        step=SCRIPT.index(v.step),
        outcome=v.outcome,
        round=v.round,
        sets=imagine_sets(v, rng),
        left=[player.left for player in v.players],
        laid=imagine_laid(v, rng),
        is_shown=v.is_shown,
        passes=v.passes,
        white=[player.white for player in v.players],
        black=[player.black for player in v.players],
        red=v.red,
        handfuls=[len(player.handful) for player in v.players],
        stowed=v.stowed,
        posture=v.posture,
        trays=list(v.trays),
        secrets=list(v.secrets),
        alarms=[NONE if each is None else ALARMS.index(each) for each in v.alarms],
        opened_at=list(v.opened_at),
        searched_at=list(v.searched_at),
        queue=v.queue,
        drawer=NONE if v.drawer is None else NUMBER_OF_DRAWER[v.drawer],
        has_spilled=v.has_spilled,
        is_pulled=v.is_pulled,
        extras=v.extras,
        excluded=v.excluded,
        sharers=v.sharers,
    )
    chosen = {seat: v.choice if seat == v.seat else None for seat in v.chosen}
    SCRIPT.ask_again(t, chosen, rng)
    return t


def imagine_sets(v: View, rng: Chance) -> list[tuple[int, ...]]:
    """[MV-R3] An unseen number may be on any card of its character, also on one put aside."""
    sets = [known_numbers(v, seat) for seat in range(v.seats)]
    if not v.passes:
        for rank in range(len(ROLES)):
            fill_in(sets, rank, rng)
    return [tuple(numbers) for numbers in sets]


def known_numbers(v: View, seat: Seat) -> list[int]:
    """The numbers of this seat's cards that the viewer knows; 0 for the others."""
    numbers = [0] * len(ROLES)
    cards = v.players[seat].cards + (v.hidden if seat == v.seat else ())
    for card in cards:
        numbers[RANK[ROLE_OF[card]]] = NUMBER_OF[card]
    return numbers


def fill_in(sets: list[list[int]], rank: int, rng: Chance) -> None:
    """Draw the unknown numbers of one character."""
    known = [numbers[rank] for numbers in sets]
    if 0 not in known:
        return
    unseen = [number for number in NUMBERS if number not in known]
    rng.shuffle(unseen)
    for numbers in sets:
        if not numbers[rank]:
            numbers[rank] = unseen.pop()


def imagine_laid(v: View, rng: Chance) -> list[Role | None]:
    """[MV-5.4] Who did not show a smuggler has laid any other card that is left."""
    are_laid = bool(v.round) and not v.is_shown and v.step != CHOOSING
    return [
        rng.choice(tuple([role for role in player.left if role != SMUGGLER]))
        if are_laid and player.laid is None
        else player.laid
        for player in v.players
    ]
