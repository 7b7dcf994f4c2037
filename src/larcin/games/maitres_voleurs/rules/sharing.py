"""Sharing the red cushion: [MV-8.8] smugglers and [MV-13.4] detectives do it in the same way."""

from __future__ import annotations

from typing import Final

from larcin.games.maitres_voleurs.data import DETECTIVE, JEWELS, Jewel, count_of
from larcin.games.maitres_voleurs.events import Shared
from larcin.games.maitres_voleurs.moves import Pick
from larcin.games.maitres_voleurs.state import Table
from larcin.games.maitres_voleurs.steps import (
    DETECTIVES,
    DETECTIVES_SHARING,
    OPENING,
    SMUGGLERS_SHARING,
)
from larcin.kernel.pieces import Seat

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
    """[MV-R23] The jewel goes on the black cushion, and the next one picks, again and again."""
    t.red = less(t.red, move.jewel)
    t.black[seat] += (move.jewel,)
    t.sharers = (*t.sharers[1:], seat)
    t.tell(Shared, sharing_rule(t), seat, *count_of((move.jewel,)))


def share_on(t: Table) -> bool:
    """[MV-8.9] [MV-13.4] Until the cushion is empty; answers whether it goes on.

    [MV-R76] Where there is nothing to choose, everyone is dealt their share, one after the other.
    """
    if not t.red:
        t.sharers = ()
    elif t.sharers and not may_pick(t):
        deal_share(t)
    return bool(t.sharers)


def deal_share(t: Table) -> None:
    """[MV-13.2] [MV-R76] Who shares alone takes all; of jewels that are alike, every so many.

    The first of those who are left takes as many as one by one, in turn, would come to them.
    """
    rule, (seat, *others) = sharing_rule(t), t.sharers
    share = t.red[:: len(t.sharers)]
    t.red = t.red[len(share) :] if others else ()
    t.black[seat] += share
    t.sharers = tuple(others)
    t.tell(Shared, rule, seat, *count_of(share))


def sharing_rule(t: Table) -> str:
    """[MV-8.8] [MV-13.4] Those who share are all smugglers, or all detectives.

    [MV-8.7] [MV-13.2] Who is alone gets all.
    """
    role = t.laid[t.sharers[0]]
    gang = [seat for seat, each in enumerate(t.laid) if each == role and seat not in t.excluded]
    is_alone = len(gang) == 1
    if role == DETECTIVE:
        return DETECTIVES if is_alone else DETECTIVES_SHARING
    return "MV-8.7" if is_alone else SMUGGLERS_SHARING


def smugglers_share(t: Table) -> str:
    """[MV-8.9] Then the others have their turns, in their order."""
    if share_on(t):
        return SMUGGLERS_SHARING
    return OPENING if t.queue else DETECTIVES


def detectives_share(t: Table) -> str | None:
    """[MV-13.4] Then the round is over."""
    return DETECTIVES_SHARING if share_on(t) else None
