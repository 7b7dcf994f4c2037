"""What lies on the table: data, never changes."""

from __future__ import annotations

from larcin.kernel import table as kernel

from .data import Card


class Options(kernel.Options, frozen=True):
    """What the players may agree on."""

    lowest: bool = False
    """[VG-R2] The lowest card takes the purse, instead of the highest."""


class Table(kernel.Table):
    """The truth. A card that lies face down is in its owner's hand until it is turned over."""

    options: Options
    hands: list[list[Card]] = []
    laid: list[list[Card]] = []
    rest: list[Card] = []
    purse: int = 0
    coins: list[int] = []
