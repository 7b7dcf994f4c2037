"""Les Voleurs de couronnes: a rulebook without title, author and year. Title and board are ours."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from larcin.kernel.game import Brain, BySeats, Drawing, Game

from . import (
    answers,
    bot,
    drawing,
    imagining,
    reckoning,
    refusals,
    rules,
    skill,
    steps,
    view,
)
from .data import PLAYERS
from .events import AnyEvent
from .moves import AnyMove
from .state import Options, Table
from .view import View

GAME: Final[Game[Table, View, Options, AnyMove]] = Game(
    slug="couronnes",
    title="Les Voleurs de couronnes",
    author="Anonymous",
    publisher="board and title: larcin",
    year=2026,
    players=PLAYERS,
    rules_version=2,
    folder=Path(__file__).parent,
    endings=("CO-H.1", "CO-RH2"),
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
    obvious=answers.obvious,
    reckon=reckoning.reckon,
    zones=view.zones,
    box=view.box,
    bound=rules.bound,
    brain=Brain(
        bot.heuristic,
        bot.features,
        bot.playout,
        bot.JUDGE,
        pauses=frozenset({steps.ROLLING}),
        skill=skill.skill,
        trusted=BySeats.same(rules.SCRIPT.rules),
    ),
    drawing=Drawing(drawing.draw_table, drawing.draw_hand, drawing.prospect),
)
