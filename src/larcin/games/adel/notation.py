"""Positions as short text, for tests and terminals."""

from __future__ import annotations

from larcin.games.adel.moves import AnyMove
from larcin.games.adel.view import View
from larcin.kernel.game import Canvas, Say


def draw_table(v: View, say: Say, canvas: Canvas) -> str:
    return ""


def draw_hand(v: View, say: Say, canvas: Canvas) -> str:
    return ""


def prospect(v: View, move: AnyMove) -> None:
    return None
