"""Adel verpflichtet (Gentlemens Cambrioleurs), by Klaus Teuber, F. X. Schmid 1990."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from larcin.kernel.game import Brain, BySeats, Drawing, Game

from . import bot, drawing, imagining, reckoning, refusals, view
from .data import PLAYERS
from .events import AnyEvent
from .moves import AnyMove
from .obvious import obvious
from .rules import SCRIPT, end, setup
from .state import Options, Table
from .steps import ACTING, GOING
from .view import View

GAME: Final[Game[Table, View, Options, AnyMove]] = Game(
    slug="adel",
    title="Adel verpflichtet",
    author="Klaus Teuber",
    publisher="F. X. Schmid",
    year=1990,
    players=PLAYERS,
    rules_version=1,
    folder=Path(__file__).parent,
    endings=("AV-9.4", "AV-R55b", "AV-R59", "AV-R59b", "AV-R60"),
    options=Options,
    move_type=AnyMove,
    event_type=AnyEvent,
    view_type=View,
    script=SCRIPT,
    setup=setup.setup,
    apply=SCRIPT.apply,
    view=view.view,
    imagine=imagining.imagine,
    why_not=refusals.why_not,
    obvious=obvious,
    reckon=reckoning.reckon,
    zones=view.zones,
    box=view.box,
    bound=end.bound,
    brain=Brain(
        bot.heuristic,
        bot.features,
        bot.playout,
        bot.JUDGE,
        pauses=frozenset({GOING}),
        bluffs=BySeats(duel=frozenset({GOING, ACTING}), crowd=frozenset()),
    ),
    drawing=Drawing(drawing.draw_table, drawing.draw_hand, drawing.prospect),
)
