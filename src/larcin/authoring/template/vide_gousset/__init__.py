"""Vide-gousset: a game as small as can be, with hidden hands and choices made face down."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from larcin.kernel.game import Brain, Game

from . import bot, imagining, refusals, rules, view
from .data import PLAYERS
from .events import AnyEvent
from .moves import AnyMove
from .state import Options, Table
from .view import View

GAME: Final[Game[Table, View, Options, AnyMove]] = Game(
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
    move_type=AnyMove,
    event_type=AnyEvent,
    view_type=View,
    script=rules.SCRIPT,
    setup=rules.setup,
    apply=rules.SCRIPT.apply,
    view=view.view,
    imagine=imagining.imagine,
    zones=view.zones,
    box=view.box,
    bound=rules.bound,
    brain=Brain(bot.heuristic, bot.features),
    why_not=refusals.why_not,
)
