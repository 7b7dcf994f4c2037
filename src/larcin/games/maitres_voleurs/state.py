"""What lies on the table: data and queries, never changes."""

from __future__ import annotations

from typing import Final

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Seat

from .box import ON_ITS_HEAD, Posture, lower_tray, upper_tray
from .data import RANK, RUBY, DrawerName, Jewel, Role

NONE: Final = -1
"""No drawer, or nobody's."""

NEVER: Final = -1
"""The time when a drawer that was never opened was opened."""


class Options(kernel.Options, frozen=True):
    """What the players may agree on."""

    easy: bool = False
    """[MV-16.1] Only one action with the box at the end of a turn, not two."""

    immediate_end: bool = False
    """[MV-R66b] The sixth ruby ends the match at once, and not at the end of the round."""


class Table(kernel.Table):
    """The truth. Drawers and trays are numbered as in box.py, seats clockwise."""

    options: Options
    round: int = 0
    """Counted from 1; 0 in the set-up."""

    # -- Cards --
    sets: list[tuple[int, ...]] = []
    """The numbers on the six cards of each seat, in the order of the characters."""

    left: list[tuple[Role, ...]] = []
    """The characters that each seat has not shown since the sets were passed last."""

    laid: list[Role | None] = []
    """What each seat plays in this round."""

    is_shown: bool = False
    """Whether all that was laid is turned over; before that, only the smugglers are."""

    passes: int = 0
    """[MV-R26] How often the sets were passed; from the first time on all know all numbers."""

    # -- Cushions [MV-1.2] --
    white: list[tuple[Jewel, ...]] = []
    black: list[tuple[Jewel, ...]] = []
    red: tuple[Jewel, ...] = ()
    handfuls: list[int] = []
    """[MV-4.18] How many diamonds each seat has still to hide in the set-up."""

    stowed: tuple[DrawerName, ...] = ()
    """[MV-4.19] Where whoever hides diamonds has put theirs so far, one for each."""

    # -- The box --
    posture: Posture = ON_ITS_HEAD
    trays: list[tuple[Jewel, ...]] = []
    """What lies on each side of each first compartment: [MV-15.3] [MV-R30] on one side at most."""

    secrets: list[tuple[Jewel, ...]] = []
    """What lies on each side of each secret compartment."""

    alarms: list[int] = []
    """Whose alarm lies in each drawer, [MV-R32] on the side of the jewels and never without."""

    opened_at: list[int] = []
    """[MV-R33] The round in which each drawer was opened last: 0 is the set-up."""

    searched_at: list[int] = []
    """The round in which each secret compartment was seen last: all were seen in the set-up."""

    # -- The turn --
    queue: tuple[Seat, ...] = ()
    """Who has still to play, or to hide diamonds, of those who are called; the first one does."""

    drawer: int = NONE
    """The drawer that is open."""

    has_spilled: bool = False
    """Whether jewels fell out of it, until the end of the turn."""

    is_pulled: bool = False
    """Whether it is open as far as its secret compartment."""

    extras: int = 0
    """[MV-10.3] How many imitations more the gemologist may place."""

    excluded: tuple[Seat, ...] = ()
    """[MV-8.10] The smugglers who get no share in this round."""

    sharers: tuple[Seat, ...] = ()
    """Who shares the red cushion: the first one picks next."""

    # -- Cards ------------------------------------------------------------------------------

    def number(self, seat: Seat, role: Role) -> int:
        """The number on this seat's card of this character."""
        return self.sets[seat][RANK[role]]

    def players_of(self, role: Role) -> list[Seat]:
        """[MV-5.7] Who plays this character in this round, the smallest number first."""
        rank = RANK[role]
        seats = [seat for seat, laid in enumerate(self.laid) if laid == role]
        seats.sort(key=lambda seat: self.sets[seat][rank])
        return seats

    # -- The box ----------------------------------------------------------------------------

    def upper(self) -> int:
        """The upper tray of the open drawer."""
        return upper_tray(self.posture, self.drawer)

    def lower(self) -> int:
        """The lower tray of the open drawer."""
        return lower_tray(self.posture, self.drawer)

    def has_alarm(self, seat: Seat) -> bool:
        """[MV-R45] Whether this seat's alarm is not in the box."""
        return seat not in self.alarms

    def rubies_taken(self) -> int:
        """[MV-R67] How many rubies lie on black cushions."""
        return sum([black.count(RUBY) for black in self.black])
