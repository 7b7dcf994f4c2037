"""How the game looks in a terminal: lines of text with Rich's markup."""

from __future__ import annotations

from msgspec import Struct

from larcin.kernel.game import Canvas, Say

from .moves import AnyMove
from .view import View


def draw_table(v: View, say: Say, canvas: Canvas) -> str:
    return ""


def draw_hand(v: View, say: Say, canvas: Canvas) -> str:
    return ""


def prospect(v: View, move: AnyMove) -> Struct | None:
    return None
