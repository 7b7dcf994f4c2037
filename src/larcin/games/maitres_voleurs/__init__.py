"""Maîtres Voleurs (Meisterdiebe), by Frank Czarnetzki, Zoch 2004."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from larcin.kernel.game import Brain, BySeats, Drawing, Game

from . import bot, drawing, imagining, obvious, reckoning, refusals, view
from .data import PLAYERS
from .events import AnyEvent
from .forgetting import forget
from .moves import AnyMove
from .rules import SCRIPT, end, setup
from .state import Options, Table
from .steps import CHOOSING
from .view import View

GAME: Final[Game[Table, View, Options, AnyMove]] = Game(
    slug="maitres_voleurs",
    title="Maîtres Voleurs",
    author="Frank Czarnetzki",
    publisher="Zoch",
    year=2004,
    players=PLAYERS,
    rules_version=1,
    folder=Path(__file__).parent,
    endings=end.ENDINGS,
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
    obvious=obvious.obvious,
    reckon=reckoning.reckon,
    zones=view.zones,
    box=view.box,
    bound=end.bound,
    brain=Brain(
        bot.heuristic,
        bot.features,
        judge=bot.JUDGE,
        pauses=frozenset({CHOOSING}),
        bluffs=BySeats(duel=frozenset({CHOOSING}), crowd=frozenset()),
        forget=forget,
    ),
    drawing=Drawing(drawing.draw_table, drawing.draw_hand, drawing.prospect),
)
