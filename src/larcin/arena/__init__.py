"""The arena: bots play duplicate matches, and a table says who is how strong."""

from __future__ import annotations

from larcin.arena.contest import Contest, crew
from larcin.arena.journal import BadJournal, Journal, new_path
from larcin.arena.page import save_page, write_page
from larcin.arena.play import Result, play_match
from larcin.arena.report import write_json, write_markdown, write_text
from larcin.arena.schedule import Fixture, Settings, settle
from larcin.arena.table import Table, tabulate
from larcin.arena.watch import hold

__all__ = [
    "BadJournal",
    "Contest",
    "Fixture",
    "Journal",
    "Result",
    "Settings",
    "Table",
    "crew",
    "hold",
    "new_path",
    "play_match",
    "save_page",
    "settle",
    "tabulate",
    "write_json",
    "write_markdown",
    "write_page",
    "write_text",
]
