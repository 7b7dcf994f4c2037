"""What a player may say."""

from __future__ import annotations

from larcin.kernel.table import Move

from .data import Cheque, HouseName, Object, Place, Thief


class Go(Move, frozen=True):
    """[AV-4.1] Choose a place for this round."""

    place: Place


class Bid(Move, frozen=True):
    """[AV-5.4] Lay this cheque in the auction house."""

    cheque: Cheque


class Sneak(Move, frozen=True):
    """[AV-5.5] [AV-5.7] Send this thief to the place chosen."""

    thief: Thief


class Exhibit(Move, frozen=True):
    """[AV-5.6] Lay the exhibition in the castle."""


class Watch(Move, frozen=True):
    """[AV-5.8] Lay the detective in the castle."""


class Buy(Move, frozen=True):
    """[AV-6.3] Take the top card of this house."""

    house: HouseName


class Show(Move, frozen=True):
    """[AV-R73] Put this object into the collection."""

    object: Object


class Keep(Move, frozen=True):
    """[AV-R73] Leave this object out of the collection."""

    object: Object


class Steal(Move, frozen=True):
    """[AV-7.20] Take this object from the collection it is shown in."""

    object: Object


Action = Bid | Sneak | Exhibit | Watch
"""[AV-1.12] Face down they all look alike."""

Pick = Show | Keep
AnyMove = Go | Bid | Sneak | Exhibit | Watch | Buy | Show | Keep | Steal
