"""Bots. They choose among the legal moves of an observation, and know nothing else."""

from __future__ import annotations

from larcin.bots.bot import Bot, ask
from larcin.bots.making import BOTS, BadBot, UnknownBot, make_bot

__all__ = ["BOTS", "BadBot", "Bot", "UnknownBot", "ask", "make_bot"]
