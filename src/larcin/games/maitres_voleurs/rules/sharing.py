"""Sharing the red cushion: [MV-8.8] smugglers and [MV-13.4] detectives do it in the same way."""

from __future__ import annotations

from typing import Final

from larcin.games.maitres_voleurs.data import JEWELS, Jewel, count_of
from larcin.games.maitres_voleurs.events import Shared
from larcin.games.maitres_voleurs.moves import Pick
from larcin.games.maitres_voleurs.state import Table
from larcin.kernel.pieces import Seat

from .names import DETECTIVES, DETECTIVES_SHARING, OPENING, SMUGGLERS_SHARING
from .placing import less

PICKS: Final = {each: Pick(each) for each in JEWELS}


def picks_of(red: tuple[Jewel, ...]) -> tuple[Pick, ...]:
    """Each kind of jewel on the red cushion."""
    return tuple(PICKS[each] for each in JEWELS if each in red)


def may_pick(t: Table) -> dict[Seat, tuple[Pick, ...]]:
    """[MV-R23] One jewel at a time, of one's choice; [MV-R56] nobody passes.

    [MV-R76] Where there is nothing to choose, nobody is asked.
    """
    if len(t.sharers) < 2 or not t.red:
        return {}
    picks = picks_of(t.red)
    return {t.sharers[0]: picks} if len(picks) > 1 else {}


def pick(t: Table, seat: Seat, move: Pick) -> None:
    """[MV-R23] The jewel goes on the black cushion, and it is the next one's turn."""
    take_from_red(t, move.jewel)


def take_from_red(t: Table, jewel: Jewel) -> None:
    """[MV-R23] By number, again and again."""
    seat, *others = t.sharers
    t.red = less(t.red, jewel)
    t.black[seat] += (jewel,)
    t.sharers = (*others, seat)
    t.tell(Shared, sharing_rule(t), seat, *count_of((jewel,)))


def sharing_rule(t: Table) -> str:
    """[MV-8.8] [MV-13.4] Who shares now: whoever had a turn to come, is no detective."""
    return DETECTIVES_SHARING if t.laid[t.sharers[0]] == "detective" else SMUGGLERS_SHARING


def share_on(t: Table) -> bool:
    """[MV-8.9] [MV-13.4] Until the cushion is empty; answers whether somebody has to choose."""
    if not t.sharers:
        return False
    if len(t.sharers) == 1:
        take_all(t)
    while t.red:
        if len(picks_of(t.red)) > 1:
            return True
        take_from_red(t, t.red[0])
    t.sharers = ()
    return False


def take_all(t: Table) -> None:
    """[MV-13.2] [MV-R76] Who shares with nobody takes all at once."""
    seat = t.sharers[0]
    if t.red:
        t.black[seat] += t.red
        t.tell(Shared, sharing_rule(t), seat, *count_of(t.red))
        t.red = ()


def smugglers_share(t: Table) -> str:
    """[MV-8.9] Then the others have their turns, in their order."""
    if share_on(t):
        return SMUGGLERS_SHARING
    return OPENING if t.queue else DETECTIVES


def detectives_share(t: Table) -> str | None:
    """[MV-13.4] Then the round is over."""
    return DETECTIVES_SHARING if share_on(t) else None
