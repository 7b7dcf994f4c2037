"""The arena: bots play duplicate matches, and standings say who is how strong."""

from __future__ import annotations

from larcin.arena.contest import Contest, crew
from larcin.arena.journal import BadJournal, Journal, new_path
from larcin.arena.page import save_page, write_page
from larcin.arena.play import Result, play_match
from larcin.arena.progress import hold
from larcin.arena.report import write_json, write_markdown, write_text
from larcin.arena.schedule import Fixture, Settings, settle
from larcin.arena.standings import Standings, standings_of

__all__ = [
    "BadJournal",
    "Contest",
    "Fixture",
    "Journal",
    "Result",
    "Settings",
    "Standings",
    "crew",
    "hold",
    "new_path",
    "play_match",
    "save_page",
    "settle",
    "standings_of",
    "write_json",
    "write_markdown",
    "write_page",
    "write_text",
]
