"""What a player may say."""

from __future__ import annotations

from larcin.kernel.table import Move

from .box import Rotation, Upending
from .data import DrawerName, Jewel, Role


class Open(Move, frozen=True):
    """[MV-6.1] Open this drawer; [MV-R77] in the set-up, and put a diamond into it."""

    drawer: DrawerName


class Add(Move, frozen=True):
    """[MV-4.19] Put one more diamond into the drawer that is open."""


class Turn(Move, frozen=True):
    """[MV-7.1] Turn the box, or leave it as it is."""

    rotation: Rotation
    upending: Upending


class Choose(Move, frozen=True):
    """[MV-5.1] Lay the card of this character face down."""

    role: Role


class Place(Move, frozen=True):
    """[MV-8.2] [MV-9.1] [MV-10.1] Put this imitation into the drawer; [MV-9.2] with the alarm."""

    jewel: Jewel
    alarm: bool = False


class Stop(Move, frozen=True):
    """[MV-10.3] Put no more imitations into the drawer."""


class Pull(Move, frozen=True):
    """[MV-12.3] Open the drawer further, and look into the secret compartment."""


class Close(Move, frozen=True):
    """[MV-12.3] Empty the first compartment and close the drawer."""


class TakeRuby(Move, frozen=True):
    """[MV-12.4] Take the ruby as well."""


class LeaveRuby(Move, frozen=True):
    """[MV-R60] Leave the ruby where it is."""


class Pick(Move, frozen=True):
    """[MV-8.8] [MV-13.4] Take this jewel from the red cushion."""

    jewel: Jewel


AnyMove = Open | Add | Turn | Choose | Place | Stop | Pull | Close | TakeRuby | LeaveRuby | Pick
