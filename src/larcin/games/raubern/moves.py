"""What a player may say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from larcin.kernel.table import Move

from .data import PILES, Motif


class Lay(Move, frozen=True):
    """Lay one card of this motif from the hand on this pile."""

    motif: Motif
    pile: Annotated[int, Meta(ge=0, lt=PILES)]
