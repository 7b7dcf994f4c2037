"""Vide-gousset: a game as small as can be, to show how one is added."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from larcin.kernel.game import Brain, Drawing, Game

from . import bot, drawing, imagining, refusals, rules, view
from .data import PLAYERS
from .events import AnyEvent
from .moves import Lay
from .state import Options, Table
from .view import View

GAME: Final[Game[Table, View, Options, Lay]] = Game(
    slug="vide_gousset",
    title="Vide-gousset",
    author="The larcin authors",
    publisher="larcin",
    year=2026,
    players=PLAYERS,
    rules_version=1,
    folder=Path(__file__).parent,
    endings=("VG-3.1", "VG-R1"),
    options=Options,
    move_type=Lay,
    event_type=AnyEvent,
    view_type=View,
    script=rules.SCRIPT,
    setup=rules.setup,
    apply=rules.SCRIPT.apply,
    view=view.view,
    imagine=imagining.imagine,
    why_not=refusals.why_not,
    zones=view.zones,
    box=view.box,
    bound=rules.bound,
    brain=Brain(bot.heuristic, bot.features, bot.playout),
    drawing=Drawing(drawing.draw_table, drawing.draw_hand, drawing.prospect),
)
