"""11. The thief, and 12. the master thief."""

from __future__ import annotations

from typing import Final

from larcin.games.maitres_voleurs.box import is_long
from larcin.games.maitres_voleurs.data import DRAWERS, RUBIES, RUBY, Jewel
from larcin.games.maitres_voleurs.events import (
    RubyFell,
    RubyFound,
    RubyLeft,
    RubyTaken,
    Searched,
    Unsearched,
)
from larcin.games.maitres_voleurs.moves import Close, LeaveRuby, Pull, TakeRuby
from larcin.games.maitres_voleurs.state import Table
from larcin.games.maitres_voleurs.steps import CLOSING, EMPTYING, TAKING_RUBY, WINNING
from larcin.kernel.pieces import Seat

from .drawers import close_drawer, empty_drawer

PULL_OR_CLOSE: Final = (Pull(), Close())
TAKE_OR_LEAVE: Final = (TakeRuby(), LeaveRuby())

# -- 11. The thief --------------------------------------------------------------------------


def steal(t: Table) -> str:
    """[MV-11.1] The thief takes all that lies in the first compartment."""
    empty_drawer(t, t.queue[0], "black", "MV-11.1")
    return CLOSING


# -- 12. The master thief -------------------------------------------------------------------


def may_pull(t: Table) -> dict[Seat, tuple[Pull | Close, ...]]:
    """[MV-12.1] [MV-12.3] [MV-R57] The master thief may open a long drawer further.

    [MV-12.2] Also if the first compartment is empty. [MV-R62] It is still the same drawer.
    """
    return {t.queue[0]: PULL_OR_CLOSE} if is_long(t.drawer) else {}


def pull(t: Table, seat: Seat, move: Pull | Close) -> None:
    """[MV-12.3] [MV-R57] The choice is made with the first compartment in sight."""
    t.is_pulled = isinstance(move, Pull)


def search(t: Table) -> str:
    """[MV-12.3] With a look at the secret compartment or without, the first one is emptied.

    [MV-R59] Also if no ruby is there.
    """
    seat, drawer = t.queue[0], t.drawer
    if t.is_pulled:
        t.searched_at[drawer] = t.round
        if t.secrets[t.lower()]:
            return drop_ruby(t, seat)
        if t.secrets[t.upper()]:
            t.tell(RubyFound, "MV-12.4", seat, DRAWERS[drawer])
            return TAKING_RUBY
        t.tell(Searched, "MV-R59", seat, DRAWERS[drawer])
    elif is_long(drawer):
        t.tell(Unsearched, "MV-12.3", seat, DRAWERS[drawer])
    return EMPTYING


def drop_ruby(t: Table, seat: Seat) -> str:
    """[MV-12.5] [MV-R58] If a ruby falls, the master thief gets nothing at all.

    [MV-12.6] [MV-R61] It goes on the upper side of the secret compartment, for all to see.
    """
    t.secrets[t.lower()], t.secrets[t.upper()] = (), (RUBY,)
    t.tell(RubyFell, "MV-12.5", seat, DRAWERS[t.drawer])
    return CLOSING


def may_take_ruby(t: Table) -> dict[Seat, tuple[TakeRuby | LeaveRuby, ...]]:
    """[MV-12.4] [MV-R60] A ruby on the upper side may be taken, or left."""
    return {t.queue[0]: TAKE_OR_LEAVE}


def take_ruby(t: Table, seat: Seat, move: TakeRuby | LeaveRuby) -> None:
    """[MV-12.4] [MV-R60] The jewels of the first compartment are taken either way."""
    if isinstance(move, TakeRuby):
        t.secrets[t.upper()] = ()
        ruby: tuple[Jewel, ...] = (RUBY,)
        t.black[seat] += ruby
        t.tell(RubyTaken, "MV-12.4", seat, RUBIES - t.rubies_taken())
    else:
        t.tell(RubyLeft, "MV-R60", seat)


def end_at_once(t: Table) -> str:
    """[MV-R60] The first compartment is emptied, whether the ruby was taken or left.

    [MV-R66b] As a variant the sixth ruby ends the match: nobody turns the box or shares.
    """
    empty_drawer(t, t.queue[0], "black", "MV-12.4")
    if t.options.immediate_end and t.rubies_taken() == RUBIES:
        close_drawer(t)
        t.queue = ()  # nobody has a turn any more
        return WINNING
    return CLOSING


def empty_first_compartment(t: Table) -> None:
    """[MV-12.3] [MV-R59] Without a ruby the master thief takes what a thief takes."""
    empty_drawer(t, t.queue[0], "black", "MV-12.3")
