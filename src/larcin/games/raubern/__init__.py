"""Räubern (Au voleur), by Wolfgang Kramer, Ravensburger 1985."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from larcin.kernel.game import Brain, BySeats, Drawing, Game

from . import bot, drawing, imagining, reckoning, refusals, rules, view
from .data import PLAYERS
from .events import AnyEvent
from .moves import Lay
from .state import Options, Table
from .view import View

GAME: Final[Game[Table, View, Options, Lay]] = Game(
    slug="raubern",
    title="Räubern",
    author="Wolfgang Kramer",
    publisher="Ravensburger",
    year=1985,
    players=PLAYERS,
    rules_version=1,
    folder=Path(__file__).parent,
    endings=("RB-6.3", "RB-R17", "RB-R17b", "RB-R17c"),
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
    reckon=reckoning.reckon,
    zones=view.zones,
    box=view.box,
    bound=rules.bound,
    brain=Brain(
        bot.heuristic, bot.features, bot.playout, bot.JUDGE, horizon=BySeats(duel=1, crowd=2)
    ),
    drawing=Drawing(drawing.draw_table, drawing.draw_hand, drawing.prospect),
)
