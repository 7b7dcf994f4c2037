"""Der Schattendieb (Le voleur d’ombres), by Jürgen P. K. Grunau, Amigo 2001."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from larcin.kernel.game import Brain, BySeats, Drawing, Game

from . import bot, drawing, imagining, obvious, reckoning, refusals, rules, steps, view
from .data import PLAYERS
from .events import AnyEvent
from .moves import AnyMove, vocabulary
from .state import Options, Table
from .view import View

GAME: Final[Game[Table, View, Options, AnyMove]] = Game(
    slug="schattendieb",
    title="Der Schattendieb",
    author="Jürgen P. K. Grunau",
    publisher="Amigo",
    year=2001,
    players=PLAYERS,
    rules_version=1,
    folder=Path(__file__).parent,
    endings=("SD-9.2", "SD-R28", "SD-R28b", "SD-R34"),
    options=Options,
    move_type=AnyMove,
    event_type=AnyEvent,
    view_type=View,
    script=rules.SCRIPT,
    setup=rules.setup,
    apply=rules.SCRIPT.apply,
    view=view.view,
    imagine=imagining.imagine,
    why_not=refusals.why_not,
    obvious=obvious.only_answer,
    reckon=reckoning.reckon,
    zones=view.zones,
    box=view.box,
    bound=rules.bound,
    brain=Brain(
        bot.heuristic,
        bot.features,
        bot.playout,
        bot.JUDGE,
        pauses=frozenset({steps.PLAYING}),
        bluffs=BySeats.same(frozenset({steps.PLAYING})),
        skill=bot.skill,
        trusted=BySeats.same(rules.SCRIPT.rules),
        # Luck decides more here than elsewhere, so the levels are further apart.
        levels=(
            "greedy:overlook=0.9,memory=0.1",
            "greedy:overlook=0.55,memory=0.3",
            "greedy:overlook=0.3,memory=0.6",
            "ismcts",
        ),
    ),
    drawing=Drawing(drawing.draw_table, drawing.draw_hand, drawing.prospect),
    vocabulary=vocabulary,
)
