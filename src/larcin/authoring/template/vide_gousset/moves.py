"""What a player may say."""

from __future__ import annotations

from larcin.kernel.table import Move

from .data import Card


class Lay(Move, frozen=True):
    """Lay this card face down."""

    card: Card


AnyMove = Lay
"""Of several kinds of moves: `Lay | Pass`."""
